import { fillIn, listed } from './format.ts';

/**
 * Returns the note about what is invented on a page, `Illustrative example: invented {what}.`, with the words of those parts that
 * are. Empty where none is.
 */
export function inventedNote(
  note: string,
  parts: readonly (readonly [words: string, invented: boolean | undefined])[],
) {
  const what = parts.filter(([, invented]) => invented).map(([words]) => words);
  return what.length === 0 ? '' : fillIn(note, { what: listed(what) });
}

/** Whether the evidence of a claim is on file: it is no sample, and says what was counted and when. */
export const isFiled = ({
  sample,
  counted,
  period,
}: {
  readonly sample?: boolean | undefined;
  readonly counted?: string | undefined;
  readonly period?: string | undefined;
}) => !sample && Boolean(counted && period);
