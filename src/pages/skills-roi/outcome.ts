import { fillIn } from '../../content/format.ts';
import type { Assumptions } from '../../content/price-estimate.ts';
import type { GapInputs } from '../../content/skills-gap.ts';
import { euros, type GapCost } from '../../content/skills-gap-cost.ts';
import type { GapEntries } from './entries.ts';
import { closingRange, highest, paybackMonths, roundedCost } from './roi.ts';
import type copy from './skills-gap-calculator.yaml';

type Words = (typeof copy)['result'];

/** The last numbers that could be used, as they were typed and as they are read. */
export interface Shown {
  readonly entries: GapEntries;
  readonly inputs: GapInputs;
}

/** Returns months in words. */
const inMonths = (months: number, words: Words) =>
  fillIn(months === 1 ? words.month : words.months, { months });

/** Returns a cost as the page shows it, the price that is subtracted, and when it is paid back, in words. */
export function outcomeOf(cost: GapCost, { inputs }: Shown, assumptions: Assumptions, words: Words) {
  const rounded = roundedCost(cost.parts);
  const range = closingRange(inputs.headcount, assumptions);
  const price = highest(range);
  const months = paybackMonths(price, rounded.total);
  return {
    rounded,
    range,
    price,
    left: rounded.total - price,
    payback: months === undefined ? words.never : fillIn(words.payback, { months: inMonths(months, words) }),
    condition:
      months === undefined
        ? fillIn(words.neverCondition, { price: euros(price) })
        : fillIn(words.condition, { twice: inMonths(Math.round(20 * months) / 10, words) }),
  };
}

export type Outcome = ReturnType<typeof outcomeOf>;

/** Returns a line of the sum with its numbers. */
export function lineOf(line: string, { inputs }: Shown, cost: GapCost): string {
  return fillIn(line, {
    ...inputs,
    salary: euros(inputs.salary),
    cover: euros(inputs.cover),
    hiringCost: euros(inputs.hiringCost),
    personCost: euros(cost.personCost),
    roles: cost.roles,
    leavers: cost.leavers,
  });
}
