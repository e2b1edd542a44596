import { type Mover, rangeOf } from '../../content/forecast-range.ts';

/** The line of today, in per cent of the chart's width. Names of what rises stand on its left, of what falls on its right. */
export const today = 40;

/** The height of a row, in pixels. */
export const rowHeight = 52;

/** Returns the width of one per cent of change, in per cent of the chart's width: one scale at which every range fits. */
export function scaleOf(movers: readonly Mover[]): number {
  const ranges = movers.map(rangeOf);
  const highest = Math.max(1, ...ranges.map(([, high]) => high));
  const deepest = Math.max(1, ...ranges.map(([low]) => -low));
  return Math.min((98 - today) / highest, (today - 2) / deepest);
}

/** Returns the place of a change on the scale, in per cent of the chart's width, to a tenth. */
export const placeOf = (change: number, scale: number) => Math.round(10 * (today + scale * change)) / 10;
