/** The path to a field of a content file: field names and zero-based list indexes. */
export type FieldPath = readonly PropertyKey[];

/** Returns the name of a content file: its path in `src` without its extension, such as `pages/pricing/page`. */
export const contentName = (fileName: string) => fileName.replace(/^src\/|\.[^./]*$/g, '');

/** A mistake in a content file. */
export interface Mistake {
  /** The path relative to the project: `src/pages/pricing/page.yaml`. */
  readonly fileName: string;
  /** From 1. */
  readonly line: number;
  /** The field, such as `faq[2].answer`, or a word in brackets for a mistake outside fields. */
  readonly field: string;
  /** The rest of the message: `is missing, expected text`. */
  readonly problem: string;
}

/** A parsed content file. */
export interface ContentFile {
  /** The parsed value, or undefined if the file could not be parsed. */
  readonly value: unknown;
  /** Whether the value can be checked in spite of the mistakes. */
  readonly readable: boolean;
  readonly mistakes: readonly Mistake[];
  /** Returns the line (from 1) of a field, or of its nearest ancestor for a missing field. */
  lineOf(path: FieldPath): number;
}

/** The `field` of a mistake about the whole file. */
export const wholeFile = '(whole file)';

/** The `field` of a syntax error. */
export const writing = '(writing)';

/** Returns a file that cannot be parsed because of one mistake. */
export function unreadable(fileName: string, line: number, problem: string): ContentFile {
  const mistakes = [{ fileName, line, field: writing, problem }];
  return { value: undefined, readable: false, mistakes, lineOf: () => line };
}

/** Returns a path as text: `faq[2].answer`. */
export function fieldName(path: FieldPath): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return steps.join('').replace(/^\./, '') || wholeFile;
}

/** Returns one line for each mistake: `src/pages/pricing/page.yaml:12: faq[2].answer: is missing, expected text`. */
export function describeMistakes(mistakes: readonly Mistake[]): string {
  return mistakes
    .map(({ fileName, line, field, problem }) => `${fileName}:${line}: ${field}: ${problem}`)
    .join('\n');
}

/** Returns workflow commands that make GitHub Actions show each mistake at its line of the commit. */
function asAnnotations(mistakes: readonly Mistake[]): string {
  const escaped = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\n', '%0A').replaceAll('\r', '%0D');
  return mistakes
    .map(
      ({ fileName, line, field, problem }) =>
        `::error file=${fileName},line=${line},title=Mistake in the content::${escaped(`${field}: ${problem}`)}`,
    )
    .join('\n');
}

/** Returns the report of mistakes for where it is read: GitHub Actions or a terminal. */
export const reportMistakes = (mistakes: readonly Mistake[]) =>
  process.env.GITHUB_ACTIONS === 'true' ? asAnnotations(mistakes) : describeMistakes(mistakes);

/** Returns the Levenshtein distance of two words. */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const substituted = (previous[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      current.push(Math.min(substituted, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

/**
 * Returns the candidate closest to a word, ignoring case. Returns undefined if the edit distance is more than two fifths of the
 * word's length.
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, away: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.away - other.away);
  return best && best.away <= Math.floor(word.length * 0.4) ? best.candidate : undefined;
}

/** Returns ` (did you mean "title"?)`, or an empty text without a close candidate. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : ` (did you mean "${meant}"?)`;
}
