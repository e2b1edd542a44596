import { sum } from '../../content/format.ts';

/** People who can do the job, by the lines of the advert that keep them from applying. */
export interface Group {
  readonly people: number;
  /** The places of those lines among all lines, from 1. */
  readonly lack: readonly number[];
}

/** Returns how many people can do the job. */
export const ableTo = (groups: readonly Group[]) => sum(groups.map(({ people }) => people));

/** Returns how many of them may apply if some lines, by their places from 1, are struck: those whom no other line keeps away. */
export function mayApply(groups: readonly Group[], struck: readonly number[]): number {
  const kept = groups.filter(({ lack }) => lack.every((line) => struck.includes(line)));
  return ableTo(kept);
}
