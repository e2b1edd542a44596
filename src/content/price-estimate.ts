import { count } from './format.ts';
import type prices from './prices.yaml';

/** The fewest and the most people that an estimate is made for. */
export const fewest = 100;
export const most = 20_000;

/** The lowest and the highest amount of an estimate, in euros. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export type Assumptions = (typeof prices)['estimate'];

/** Returns the place of a headcount on the logarithmic scale: 0 for the fewest people, 100 for the most. */
export function positionOf(people: number): number {
  return (100 * Math.log(people / fewest)) / Math.log(most / fewest);
}

/** Returns the exact headcount at a position of the scale. Positions beyond 0 and 100 are continued. */
export function headcountAt(position: number): number {
  return fewest * (most / fewest) ** (position / 100);
}

/** Steps between headcounts that people would say. Each is smaller than a hundredth of the scale, so arrow keys always move. */
const steps = [
  [500, 5],
  [2_000, 10],
  [10_000, 50],
] as const;

/** Returns the nearest round headcount within the scale: 2,010 becomes 2,000. */
export function roundHeadcount(people: number): number {
  const [, step = 100] = steps.find(([limit]) => people < limit) ?? [];
  return Math.min(most, Math.max(fewest, step * Math.round(people / step)));
}

/** Returns the yearly cost of both packages at a headcount, not rounded. SkillsSuite includes SkillsAgent. */
export function yearlyCost(people: number, assumptions: Assumptions) {
  const { licence, applications, token, bands } = assumptions;
  const cost = (end: keyof Range) => {
    const agent = licence + people * applications[end] * token;
    let below = 0;
    let suite = agent;
    for (const [index, band] of bands.entries()) {
      // The last band has no upper limit, so that the curve can leave the chart.
      const limit = index === bands.length - 1 ? Number.POSITIVE_INFINITY : band.people;
      suite += Math.max(0, Math.min(people, limit) - below) * band[end];
      below = band.people;
    }
    return { agent, suite };
  };
  const [from, to] = [cost('from'), cost('to')];
  return {
    agent: { from: from.agent, to: to.agent },
    suite: { from: from.suite, to: to.suite },
  };
}

/** Returns what connecting so many systems costs, once. */
export const setupFee = (systems: number, { setup }: Assumptions): Range => ({
  from: systems * setup.from,
  to: systems * setup.to,
});

/** Returns how many applications a year so many people lead to. */
export const applicationsOf = (people: number, { applications }: Assumptions): Range => ({
  from: people * applications.from,
  to: people * applications.to,
});

/** Returns the cost of the first year: a year and what is paid once. */
export const firstYear = (year: Range, once: Range): Range => ({
  from: year.from + once.from,
  to: year.to + once.to,
});

/** Estimates are rounded to so many euros, and small amounts to whole euros. */
export const rounding = 100;
const small = 1_000;

/** Returns a range as two amounts in words, rounded outwards so that it never promises too much: `€19,000 to €23,000`. */
export function inEuros({ from, to }: Range, separator: string): string {
  const step = (amount: number) => (amount >= small ? rounding : 1);
  // Binary fractions may be a hair above a whole number, which would round up a step too far.
  const whole = (amount: number) => Math.round(amount * 100) / 100;
  const low = step(from) * Math.floor(whole(from) / step(from));
  const high = step(to) * Math.ceil(whole(to) / step(to));
  return `€${count(low)} ${separator} €${count(high)}`;
}

/** Returns a range of numbers without a unit: `5 to 15`. */
export const inNumbers = ({ from, to: end }: Range, to: string) => `${count(from)} ${to} ${count(end)}`;

/** Returns an amount with cents: `€0.20`. */
export const inCents = (euros: number) => `€${euros.toFixed(2)}`;
