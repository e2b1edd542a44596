/** A forecast for one quarter with its edges, in points of an index, and the outcome where it is known. */
export interface ForecastPoint {
  /** Such as `2025 Q1`. */
  readonly quarter: string;
  readonly value: number;
  /** Half the width of the margin of error. */
  readonly error: number;
  readonly low: number;
  readonly high: number;
}

export interface PastPoint extends ForecastPoint {
  readonly outcome: number;
}

/** Returns a forecast with its edges. */
export function pointAt(quarter: string, value: number, error: number): ForecastPoint {
  return { quarter, value, error, low: value - error, high: value + error };
}

/** Returns the quarter that lies `ahead` quarters from another one: `2025 Q1` for `2024 Q2` and 3. */
export function quarterAfter(quarter: string, ahead: number): string {
  const number = 4 * Number(quarter.slice(0, 4)) + Number(quarter.slice(-1)) - 1 + ahead;
  return `${Math.floor(number / 4)} Q${(number % 4) + 1}`;
}

/** Returns by how many points an outcome missed the margin of error; 0 inside. */
export const pointsOutside = ({ outcome, low, high }: PastPoint) =>
  Math.max(0, low - outcome, outcome - high);

/** Returns what a reader counts at a point of the forecast, where `today` stands for the index of 100; whole numbers. */
export function countedAt({ low, high }: Pick<ForecastPoint, 'low' | 'high'>, today: number) {
  const counted = (index: number) => Math.round((today * index) / 100);
  return { low: counted(low), high: counted(high), spread: counted(high) - counted(low) };
}

/** A range of an index that a chart shows, from its bottom to its top. */
export interface Scale {
  readonly lowest: number;
  readonly highest: number;
}

/** Returns a value's distance from the top of a chart, in per cent, to a tenth. */
export const fromTop = ({ lowest, highest }: Scale, value: number) =>
  Math.round((1000 * (highest - value)) / (highest - lowest)) / 10;

/** Returns the multiples of `step` inside a scale, the highest first. */
export function linesOf({ lowest, highest }: Scale, step: number): number[] {
  const top = Math.floor(highest / step);
  return Array.from({ length: top - Math.ceil(lowest / step) + 1 }, (_, place) => step * (top - place));
}
