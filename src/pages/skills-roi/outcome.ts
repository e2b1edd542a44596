import { fillIn } from '../../content/format.ts';
import type { GapInputs } from '../../content/skills-gap.ts';
import { euros, type GapCost } from '../../content/skills-gap-cost.ts';
import type { GapEntries } from './entries.ts';
import { closingRange, highest, type Prices, paybackMonths, roundedCost } from './roi.ts';
import copy from './skills-gap-calculator.yaml';

const { result } = copy;

/** The last numbers that could be used, as they were typed and as they are read. */
export interface Shown {
  readonly entries: GapEntries;
  readonly inputs: GapInputs;
}

/** Returns months in words. */
const inMonths = (months: number) => fillIn(months === 1 ? result.month : result.months, { months });

/** Returns a cost as the page shows it, the price that is subtracted, and when it is paid back, in words. */
export function outcomeOf(cost: GapCost, { inputs }: Shown, prices: Prices) {
  const rounded = roundedCost(cost.parts);
  const range = closingRange(inputs.headcount, prices);
  const price = highest(range);
  const months = paybackMonths(price, rounded.total);
  return {
    rounded,
    range,
    price,
    left: rounded.total - price,
    payback: months === undefined ? result.never : fillIn(result.payback, { months: inMonths(months) }),
    condition:
      months === undefined
        ? fillIn(result.neverCondition, { price: euros(price) })
        : fillIn(result.condition, { twice: inMonths(Math.round(20 * months) / 10) }),
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
