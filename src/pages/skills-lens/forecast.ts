/** A forecast for one quarter with its edges, in points of an index, and the outcome where it is known. */
export interface ForecastPoint {
  /** Such as `2025 Q1`. */
  readonly quarter: string;
  readonly value: number;
  /** Half the width of the margin of error. */
  readonly error: number;
  readonly low: number;
  readonly high: number;
  readonly outcome?: number | undefined;
}

/** Two forecasts of one skill, quarter by quarter, with today as 100. */
export interface Forecasts {
  /** The quarter in which the earlier one was made, and the index at that time. */
  readonly made: string;
  readonly start: number;
  /** The earlier forecast with its outcomes; its last quarter is today. */
  readonly past: readonly ForecastPoint[];
  /** The forecast made today. */
  readonly ahead: readonly ForecastPoint[];
  /** How many quarters ahead each reader looks. */
  readonly readers: readonly number[];
}

/** Returns whether an outcome fell outside its margin of error. */
export const isOutside = ({ outcome, low, high }: ForecastPoint) =>
  outcome !== undefined && (outcome < low || outcome > high);

/** Returns the points of both forecasts in a row. */
export const quartersOf = ({ past, ahead }: Forecasts) => [...past, ...ahead];

/** Returns what each year ends with; the last year ends where the forecast does. */
export const yearEndsOf = (forecasts: Forecasts) =>
  quartersOf(forecasts).filter(
    ({ quarter }, index, all) => quarter.endsWith('Q4') || index === all.length - 1,
  );

/** Returns what a reader counts at a point of the forecast, where `today` stands for the index of 100; whole numbers. */
export function countedAt({ low, high }: Pick<ForecastPoint, 'low' | 'high'>, today: number) {
  const counted = (index: number) => Math.round((today * index) / 100);
  return { low: counted(low), high: counted(high), spread: counted(high) - counted(low) };
}
