import { sum } from '../../content/format.ts';
import { exampleInputs, gapInputRules, problemOf } from '../../content/skills-gap.ts';
import { gapCost } from '../../content/skills-gap-cost.ts';
import { typedNumber } from '../../content/typed-numbers.ts';
import type page from './page.yaml';

/** The words of the board paper. */
export type BoardWords = Omit<(typeof page)['board'], 'title' | 'text'>;

/** The ways in which an open job is filled. */
export const ways = ['move', 'train', 'hire'] as const;
export type Way = (typeof ways)[number];

/** The plan of the example, from which every other paper is scaled. */
export interface Plan {
  /** How many people the organisation of the example employs. */
  readonly people: number;
  /** How many people with other skills could move. */
  readonly spare: number;
  readonly rows: readonly (Readonly<Record<Way, number>> & {
    readonly skill: string;
    readonly need: number;
    readonly have: number;
    /** Hours a week that are lost while one such job is open. */
    readonly hours: number;
  })[];
  /** How many jobs of the first skill are open in each division. */
  readonly divisions: readonly number[];
  /** Euros a person, once. */
  readonly once: Readonly<Record<Way, number>>;
}

/** What a visitor can change on the paper. */
export interface Entries {
  readonly people: number;
  /** Euros a year. */
  readonly salary: number;
  /** Euros a year for each open job, by row. Rows without one are priced from the salary. */
  readonly rates: readonly (number | undefined)[];
  readonly once: Readonly<Record<Way, number>>;
}

/** The fewest people for whom the paper is filled in. With fewer, most of its rows would be empty. */
export const fewestPeople = 50;
export const mostPeople = gapInputRules.headcount.highest;

/** Returns whole numbers in the proportions of `weights` that add up to `total`. The largest remainders are rounded up. */
export function apportion(total: number, weights: readonly number[]): number[] {
  const all = sum(weights);
  if (all === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => (total * weight) / all);
  const rest = total - sum(shares.map(Math.floor));
  const first = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder)
    .slice(0, rest)
    .map(({ index }) => index);
  return shares.map((share, index) => Math.floor(share) + (first.includes(index) ? 1 : 0));
}

/** Returns what an open job costs a year, in hundreds of euros: the calculator's cost of one role, without contractors. */
export function rateOf(salary: number, hoursLost: number): number {
  return 100 * Math.round(gapCost({ ...exampleInputs, salary, hoursLost, cover: 0 }).perRole / 100);
}

/** Returns everything that the board paper says: its lines, their sums, the outlay (euros) and when it is back (months). */
export function boardFigures(plan: Plan, entries: Entries) {
  const scale = entries.people / plan.people;
  const gaps = plan.rows.map(({ need, have }) => need - have);
  const shorts = apportion(Math.max(1, Math.round(sum(gaps) * scale)), gaps);
  const lines = plan.rows.map((row, index) => {
    const short = shorts[index] ?? 0;
    const have = Math.round(row.have * scale);
    const filled = ways.map((way) => row[way]);
    const left = row.need - row.have - sum(filled);
    const [move = 0, train = 0, hire = 0, open = 0] = apportion(short, [...filled, left]);
    const rate = entries.rates[index] ?? rateOf(entries.salary, row.hours);
    const cost = short * rate;
    return { skill: row.skill, need: have + short, have, short, rate, cost, move, train, hire, open };
  });
  const total = (name: Exclude<keyof (typeof lines)[number], 'skill'>) =>
    sum(lines.map((line) => line[name]));
  const sums = {
    need: total('need'),
    have: total('have'),
    short: total('short'),
    cost: total('cost'),
    move: total('move'),
    train: total('train'),
    hire: total('hire'),
    open: total('open'),
  };
  const outlays = ways.map((way) => sums[way] * entries.once[way]);
  const outlay = sum(outlays);
  /** Euros a year that the jobs that stay open go on costing. */
  const left = sum(lines.map((line) => line.open * line.rate));
  const saved = sums.cost - left;
  return {
    lines,
    sums,
    outlays,
    outlay,
    left,
    filled: sums.short - sums.open,
    spare: Math.max(sums.move, Math.round(plan.spare * scale)),
    divisions: apportion(shorts[0] ?? 0, plan.divisions),
    /** Whole months until the savings reach the outlay. Undefined if nothing is saved. */
    months: saved > 0 ? Math.max(1, Math.ceil((12 * outlay) / saved)) : undefined,
  };
}

/** Returns the number in a typed text, or undefined if the field does not take it. */
export function readEntry(name: string, typed: string): number | undefined {
  const number = typedNumber(typed);
  if (number === undefined) return undefined;
  if (name === 'people')
    return Number.isInteger(number) && number >= fewestPeople && number <= mostPeople ? number : undefined;
  // Amounts of the paper have the limits of the calculator's cost of a hire.
  return problemOf(typed, name === 'salary' ? 'salary' : 'hiringCost') ? undefined : number;
}
