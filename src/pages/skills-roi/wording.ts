import { count } from '../../content/format.ts';
import { type GapCostPart, gapCostParts } from '../../content/skills-gap.ts';
import type { GapCost } from './cost.ts';

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
