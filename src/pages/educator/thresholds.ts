import type page from './page.yaml';

/** The words of the module and its thresholds. */
export type Curriculum = (typeof page)['curriculum'];

/** A figure of the chart or the table: a skill in a term, by their places. */
export interface Place {
  readonly skill: number;
  readonly term: number;
}

/** The shares of one term's job adverts, in per cent, at which the next term's outline changes. */
export interface Rules {
  /** Below this share a skill leaves the outline. */
  readonly drop: number;
  /** From this share on a skill enters the outline. */
  readonly add: number;
}

/** The lowest and the highest value of each rule. They never cross, so no skill is dropped and added at once. */
export const ranges = { drop: { lowest: 0, highest: 20 }, add: { lowest: 20, highest: 50 } } as const;

/** `stay`: taught and staying. `none`: not taught and not asked for. */
export type Verdict = 'drop' | 'add' | 'wait' | 'stay' | 'none';

/** What the rules say of a skill after a term in which it had that share. */
function verdictOn(share: number, isTaught: boolean, { drop, add }: Rules): Verdict {
  if (isTaught) return share < drop ? 'drop' : 'stay';
  if (share >= add) return 'add';
  return share < drop ? 'none' : 'wait';
}

/**
 * Returns in which terms a skill is taught if the outline follows the rules from the first term on, and the verdict for the term
 * after the last. `shares` are per cent, one for each term.
 */
export function follow(shares: readonly number[], isTaughtAtFirst: boolean, rules: Rules) {
  const taught: boolean[] = [];
  let isTaught = isTaughtAtFirst;
  let verdict: Verdict = 'none';
  for (const share of shares) {
    taught.push(isTaught);
    verdict = verdictOn(share, isTaught, rules);
    isTaught = verdict === 'stay' || verdict === 'add';
  }
  return { taught, verdict };
}

/** The largest share on the chart, in per cent. */
const top = 54;

/** Returns the place of a share on the chart, in per cent of its height from above. */
export const heightOf = (share: number) => 5 + (75 * (top - share)) / top;

/** Returns the place of a term on the chart, in per cent of its width. The columns of the terms and of the next one are equal. */
export const placeOf = (term: number, terms: number) => (100 * (term + 0.5)) / (terms + 1);
