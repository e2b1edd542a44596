import { count, sum } from '../../content/format.ts';
import {
  type Assumptions,
  firstYear,
  type Range,
  rounding,
  setupFee,
  yearlyCost,
} from '../../content/price-estimate.ts';
import { type GapCostPart, gapCostParts } from '../../content/skills-gap.ts';

/** Returns the step to which an amount is rounded: three digits are kept. */
function stepOf(amount: number): number {
  return amount < 1000 ? 1 : 10 ** (Math.floor(Math.log10(amount)) - 2);
}

/**
 * Returns the parts of the cost and their total, rounded to three digits of the total. The parts add up to the rounded total: what
 * rounding would leave over goes to the parts that it changes least (largest remainder).
 */
export function roundedCost(parts: Readonly<Record<GapCostPart, number>>) {
  const exact = sum(gapCostParts.map((part) => parts[part]));
  const step = stepOf(exact);
  const total = Math.round(exact / step);
  const rounded = new Map(gapCostParts.map((part) => [part, Math.floor(parts[part] / step)]));
  const left = total - sum([...rounded.values()]);
  const remainder = (part: GapCostPart) => (parts[part] / step) % 1;
  const nearest = [...gapCostParts].sort((one, other) => remainder(other) - remainder(one));
  for (const part of nearest.slice(0, left)) rounded.set(part, (rounded.get(part) ?? 0) + 1);
  return {
    step,
    total: total * step,
    parts: Object.fromEntries(gapCostParts.map((part) => [part, (rounded.get(part) ?? 0) * step])) as Record<
      GapCostPart,
      number
    >,
  };
}

/** Returns the estimated price of the first year of SkillsSuite with its setup, in euros. The same rule as on /pricing. */
export function closingRange(people: number, assumptions: Assumptions): Range {
  return firstYear(yearlyCost(people, assumptions).suite, setupFee(assumptions.systems.suite, assumptions));
}

/** Returns the higher end of a price as /pricing prints it, in euros. */
export const highest = ({ to }: Range) => rounding * Math.ceil(Math.round(to * 100) / 100 / rounding);

/** From so many months on a price does not pay back. */
const longest = 36;

/**
 * Returns after how many months a price is paid back, rounded up to a tenth, if the whole gap closes. Undefined if the gap costs
 * nothing, or if it takes longer than three years.
 */
export function paybackMonths(price: number, yearly: number): number | undefined {
  if (yearly <= 0) return undefined;
  const months = Math.ceil((120 * price) / yearly) / 10;
  return months > longest ? undefined : months;
}

/** A step of the staircase: where its block begins and ends, in hundredths of the chart's height from the top. */
export interface Stair {
  readonly top: number;
  readonly height: number;
}

/** The share of the chart's height that the staircase may take; the rest is for numbers above it. */
const rise = 86;

/**
 * Returns the blocks of the staircase in their order: the parts upwards, the price downwards, and what is left from the ground. Below
 * nothing, and with it a ground that is not at the foot, if the price is higher than the cost.
 */
export function staircase(parts: readonly number[], price: number) {
  const total = sum(parts);
  const left = total - price;
  const foot = Math.min(0, left);
  const scale = rise / Math.max(1, total - foot);
  const down = (amount: number) => Math.round(10 * (100 - (amount - foot) * scale)) / 10;
  const block = (one: number, other: number): Stair => {
    const top = down(Math.max(one, other));
    return { top, height: Math.round(10 * (down(Math.min(one, other)) - top)) / 10 };
  };
  const before = (index: number) => sum(parts.slice(0, index));
  return {
    ground: down(0),
    stairs: [
      ...parts.map((part, index) => block(before(index), before(index) + part)),
      block(total, left),
      block(0, left),
    ],
  };
}

/** Returns a difference in euros, with its sign (U+2212) if it is below nothing. */
export const signedEuros = (amount: number) => `${amount < 0 ? '−' : ''}€${count(Math.abs(amount), 0)}`;
