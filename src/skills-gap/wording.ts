import { type GapCost, type GapCostPart, gapCostParts } from './cost.ts';

const wholeEuros = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const shortEuros = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const fewDecimals = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** `€375,757` */
export function euros(amount: number): string {
  return wholeEuros.format(amount);
}

/** For an axis: `€300k`, `€1.5m`. */
export function roundEuros(amount: number): string {
  return shortEuros.format(amount).replace('K', 'k').replace('M', 'm');
}

/** At most two decimals: `6.6`, `1,250`. */
export function plainNumber(value: number): string {
  return fewDecimals.format(value);
}

/** A share in whole per cent, `71%`; what rounds to nothing although it is there is `less than 1%`. */
export function percent(share: number): string {
  if (share > 0 && share < 0.005) return 'less than 1%';
  return `${Math.round(share * 100)}%`;
}

/** The parts that cost something, the largest first, each with its share of the total. */
export function rankedParts({ parts, total }: GapCost): { part: GapCostPart; share: number }[] {
  return gapCostParts
    .filter((part) => parts[part] > 0)
    .sort((one, other) => parts[other] - parts[one])
    .map((part) => ({ part, share: parts[part] / total }));
}
