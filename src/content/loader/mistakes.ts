/** Steps from the top of a content file to a field: names of fields and zero-based places in lists. */
export type FieldPath = readonly PropertyKey[];

/** Returns the name of a content file: its path below `src` without its ending, `pages/pricing/page`. */
export const contentName = (fileName: string) => fileName.replace(/^src\/|\.[^./]*$/g, '');

/** One thing a content file says wrongly, at a place an editor can jump to. */
export interface Mistake {
  /** Path as shown to people, relative to the project: `src/pages/pricing/page.yaml`. */
  readonly fileName: string;
  /** Counted from 1. */
  readonly line: number;
  /** `faq[2].answer`, or a word in brackets where no single field is to blame. */
  readonly field: string;
  /** What is wrong and what is expected, as the rest of a sentence: `is missing, expected text`. */
  readonly problem: string;
}

/** A content file as it was read, whatever it is written in. */
export interface ContentFile {
  /** The parsed value; `undefined` when the text could not be read. */
  readonly value: unknown;
  readonly readable: boolean;
  readonly mistakes: readonly Mistake[];
  /** Line (from 1) of a field, or of the nearest thing around it that exists. */
  lineOf(path: FieldPath): number;
}

/** Stands where a field name would when the mistake concerns the file as a whole. */
export const wholeFile = '(whole file)';

/** Stands there when the mistake is in the way the file is written, before there are fields. */
export const writing = '(writing)';

/** A file of which nothing can be read before the mistake in a line is corrected. */
export function unreadable(fileName: string, line: number, problem: string): ContentFile {
  const mistakes = [{ fileName, line, field: writing, problem }];
  return { value: undefined, readable: false, mistakes, lineOf: () => line };
}

/** Writes a path the way people read it: `faq[2].answer`. */
export function fieldName(path: FieldPath): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return steps.join('').replace(/^\./, '') || wholeFile;
}

/** One line per mistake: `src/pages/pricing/page.yaml:12: faq[2].answer: is missing, expected text`. */
export function describeMistakes(mistakes: readonly Mistake[]): string {
  return mistakes
    .map(({ fileName, line, field, problem }) => `${fileName}:${line}: ${field}: ${problem}`)
    .join('\n');
}

/** Returns each mistake as a command by which GitHub shows it at its line of the commit (GitHub Actions, workflow commands). */
export function asAnnotations(mistakes: readonly Mistake[]): string {
  const written = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\n', '%0A').replaceAll('\r', '%0D');
  return mistakes
    .map(
      ({ fileName, line, field, problem }) =>
        `::error file=${fileName},line=${line},title=Mistake in the content::${written(`${field}: ${problem}`)}`,
    )
    .join('\n');
}

/** Levenshtein's distance: how many characters are inserted, removed or exchanged between two words. */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const exchanged = (previous[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      current.push(Math.min(exchanged, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

/** The candidate that `word` was probably meant to be: at most two fifths of its letters away, ignoring case. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, away: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.away - other.away);
  return best && best.away <= Math.floor(word.length * 0.4) ? best.candidate : undefined;
}

/** ` (did you mean "title"?)`, or nothing when no candidate is near. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : ` (did you mean "${meant}"?)`;
}
