import { type GapCostPart, gapCostParts } from '../../content/skills-gap.ts';
import type { GapCost } from './cost.ts';

const wholeEuros = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const fewDecimals = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** `€375,757` */
export function euros(amount: number): string {
  return wholeEuros.format(amount);
}

/** At most two decimals: `6.6`, `1,250`. */
export function plainNumber(value: number): string {
  return fewDecimals.format(value);
}

/** A share in per cent, whole or with one decimal: `71%`, `2.7%`; one too small for that is `less than 1%` or `0.1%`. */
export function percent(share: number, decimals: 0 | 1 = 0): string {
  const unit = 10 ** -decimals;
  if (share > 0 && share * 100 < unit / 2) return `less than ${unit}%`;
  return `${(share * 100).toLocaleString('en-GB', { maximumFractionDigits: decimals })}%`;
}

/** The parts that cost something, the largest first, each with its share of the total. */
export function rankedParts({ parts, total }: GapCost): { part: GapCostPart; share: number }[] {
  return gapCostParts
    .filter((part) => parts[part] > 0)
    .sort((one, other) => parts[other] - parts[one])
    .map((part) => ({ part, share: parts[part] / total }));
}
