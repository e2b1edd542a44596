/** Steps from the top of a content file to a field: names of fields and zero-based places in lists. */
export type FieldPath = readonly PropertyKey[];

/** One thing a content file says wrongly, at a place an editor can jump to. */
export interface Mistake {
  /** Path as shown to people, relative to the project: `src/content/pricing.yaml`. */
  readonly fileName: string;
  /** Counted from 1. */
  readonly line: number;
  /** `faq[2].answer`, or a word in brackets where no single field is to blame. */
  readonly field: string;
  /** What is wrong and what is expected, as the rest of a sentence: `is missing, expected text`. */
  readonly problem: string;
}

/** Stands where a field name would when the mistake concerns the file as a whole. */
export const wholeFile = '(whole file)';

/** Writes a path the way people read it: `faq[2].answer`. */
export function fieldName(path: FieldPath): string {
  const written = path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
  return written === '' ? wholeFile : written;
}

/** One line per mistake: `src/content/pricing.yaml:12: faq[2].answer: is missing, expected text`. */
export function describeMistakes(mistakes: readonly Mistake[]): string {
  return mistakes
    .map(({ fileName, line, field, problem }) => `${fileName}:${line}: ${field}: ${problem}`)
    .join('\n');
}
