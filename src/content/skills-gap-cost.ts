import { count, sum } from './format.ts';
import { type GapCostPart, type GapInputs, gapCostParts } from './skills-gap.ts';

const weeksPerYear = 52;

/** While somebody gets up to speed, half of the work is missing on average: from none of it done to all of it. */
const missingWhileLearning = 0.5;

/**
 * The yearly cost of a skills gap. Expects numbers within `gapInputRules`, `hoursLost` at most `week`. Each part is
 * rounded to the euro before the sum is made, so that what is shown adds up. Per cent are multiplied first and divided
 * last: 30% of 250 people are exactly 75.
 */
export function gapCost(inputs: GapInputs) {
  const roles = (inputs.headcount * inputs.gapShare) / 100;
  const personCost = (inputs.salary * (100 + inputs.onCosts)) / 100;
  const leavers = (roles * inputs.turnover * inputs.leaverShare) / 10_000;
  const parts = {
    time: Math.round((roles * personCost * inputs.hoursLost) / inputs.week),
    cover: Math.round(inputs.cover),
    hiring: Math.round(leavers * inputs.hiringCost),
    ramp: Math.round((leavers * personCost * inputs.rampWeeks * missingWhileLearning) / weeksPerYear),
  };
  const total = sum(gapCostParts.map((part) => parts[part]));
  return {
    /** Roles with a gap, and people a year who leave them because of it; not rounded, 20% of 33 people are 6.6 roles. */
    roles,
    leavers,
    /** What one person costs a year, in euros: salary and the employer's costs on top. */
    personCost,
    /** Whole euros a year, and exactly their sum. */
    parts,
    total,
    /** Whole euros a month, and a year for each role with a gap; zero where there is none. */
    monthly: Math.round(total / 12),
    perRole: roles > 0 ? Math.round(total / roles) : 0,
    /** The total as a share of what all people cost, 0.05 for 5%. */
    payrollShare: total / (inputs.headcount * personCost),
  };
}

export type GapCost = ReturnType<typeof gapCost>;

/** How far the hours lost may be off, in hours a week: nobody counts them, and they move the result most. */
const hoursOff = 1;

/** Returns the total, and what it would be if people lost an hour a week less or an hour more. */
export function gapRange(inputs: GapInputs) {
  const totalAt = (hoursLost: number) =>
    gapCost({ ...inputs, hoursLost: Math.min(inputs.week, Math.max(0, hoursLost)) }).total;
  return {
    low: totalAt(inputs.hoursLost - hoursOff),
    about: totalAt(inputs.hoursLost),
    high: totalAt(inputs.hoursLost + hoursOff),
  };
}

/** `€376,000`: an estimate, rounded to three digits. */
export function aboutEuros(amount: number): string {
  const step = amount < 1000 ? 1 : 10 ** (Math.floor(Math.log10(amount)) - 2);
  return euros(Math.round(amount / step) * step);
}

/** `€375,757`, rounded to the euro. */
export function euros(amount: number): string {
  return `€${count(amount, 0)}`;
}

/** A share in per cent, whole or with one decimal: `71%`, `2.7%`; one too small for that is `less than 1%` or `0.1%`. */
export function percent(share: number, decimals: 0 | 1 = 0): string {
  const unit = 10 ** -decimals;
  if (share > 0 && share * 100 < unit / 2) return `less than ${unit}%`;
  return `${count(share * 100, decimals)}%`;
}

/** The parts that cost something, the largest first, each with its share of the total. */
export function rankedParts({ parts, total }: GapCost): { part: GapCostPart; share: number }[] {
  return gapCostParts
    .filter((part) => parts[part] > 0)
    .sort((one, other) => parts[other] - parts[one])
    .map((part) => ({ part, share: parts[part] / total }));
}
