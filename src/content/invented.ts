import { fillIn, listed } from './format.ts';

/** Returns a note such as `Example: no real {what}.` with the names of the invented parts. Empty if there are none. */
export function inventedNote(
  note: string,
  parts: readonly (readonly [words: string, invented: boolean | undefined])[],
) {
  const what = parts.filter(([, invented]) => invented).map(([words]) => words);
  return what.length === 0 ? '' : fillIn(note, { what: listed(what) });
}

/** Returns whether the evidence of a claim is on file: it is not a sample, and says what was counted and when. */
export const isFiled = ({
  sample,
  counted,
  period,
}: {
  readonly sample?: boolean | undefined;
  readonly counted?: string | undefined;
  readonly period?: string | undefined;
}) => !sample && Boolean(counted && period);
