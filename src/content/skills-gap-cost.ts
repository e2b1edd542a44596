import { count, sum } from './format.ts';
import { type GapCostPart, type GapInputs, gapCostParts } from './skills-gap.ts';

const weeksPerYear = 52;

/** The average share of work that is missing while somebody gets up to speed, from all of it to none. */
const missingWhileLearning = 0.5;

/**
 * Returns the yearly cost of a skills gap, in euros. The inputs have to be within `gapInputRules`, and `hoursLost` at most `week`.
 *
 * Each part is rounded to the euro before the parts are added, so that the shown parts add up to the total. Percentages are
 * multiplied first and divided last, so that 30% of 250 people are exactly 75.
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
    /** The number of roles with a gap. Not rounded: 20% of 33 people are 6.6 roles. */
    roles,
    /** The number of people a year who leave such a role because of the gap. Not rounded. */
    leavers,
    /** The yearly cost of one person, with the employer's costs. */
    personCost,
    /** The parts of the cost, in whole euros a year. */
    parts,
    /** The sum of the parts. */
    total,
    /** Whole euros a month. */
    monthly: Math.round(total / 12),
    /** Whole euros a year for each role with a gap; 0 without such roles. */
    perRole: roles > 0 ? Math.round(total / roles) : 0,
    /** The total as a share of the cost of all people, such as 0.05. */
    payrollShare: total / (inputs.headcount * personCost),
  };
}

export type GapCost = ReturnType<typeof gapCost>;

/** The uncertainty of the hours lost, in hours a week. Nobody measures them, and they have the largest effect. */
const hoursOff = 1;

/** Returns the total cost, and the totals with an hour a week less and an hour more lost, in euros. */
export function gapRange(inputs: GapInputs) {
  const totalAt = (hoursLost: number) =>
    gapCost({ ...inputs, hoursLost: Math.min(inputs.week, Math.max(0, hoursLost)) }).total;
  return {
    low: totalAt(inputs.hoursLost - hoursOff),
    about: totalAt(inputs.hoursLost),
    high: totalAt(inputs.hoursLost + hoursOff),
  };
}

/** Returns an amount rounded to three digits: `€376,000`. */
export function aboutEuros(amount: number): string {
  const step = amount < 1000 ? 1 : 10 ** (Math.floor(Math.log10(amount)) - 2);
  return euros(Math.round(amount / step) * step);
}

/** Returns an amount rounded to the euro: `€375,757`. */
export function euros(amount: number): string {
  return `€${count(amount, 0)}`;
}

/** Returns a share in per cent, with no or one decimal: `71%`, `2.7%`. A share that would round to 0 is `less than 1%`. */
export function percent(share: number, decimals: 0 | 1 = 0): string {
  const unit = 10 ** -decimals;
  if (share > 0 && share * 100 < unit / 2) return `less than ${unit}%`;
  return `${count(share * 100, decimals)}%`;
}

/** Returns the parts that are not 0, the largest first, each with its share of the total. */
export function rankedParts({ parts, total }: GapCost): { part: GapCostPart; share: number }[] {
  return gapCostParts
    .filter((part) => parts[part] > 0)
    .sort((one, other) => parts[other] - parts[one])
    .map((part) => ({ part, share: parts[part] / total }));
}
