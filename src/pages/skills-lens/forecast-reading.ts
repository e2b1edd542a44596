import screen from '../../content/screens/skills-lens.yaml';

/** A forecast at one quarter, with its edges, in points of the index. */
export interface ForecastPoint {
  readonly quarter: string;
  readonly value: number;
  readonly error: number;
  readonly low: number;
  readonly high: number;
}

/** The forecast of a skill as the product's screen shows it, quarter by quarter; throws for a skill it does not show. */
export function forecastOf(skill: string): readonly ForecastPoint[] {
  const forecast = screen.forecasts.find((known) => known.skill.name === skill);
  if (!forecast) throw new Error(`The Skills Lens screen has no forecast of ${skill}.`);
  return forecast.index.map((value, place) => {
    const error = screen.errors[place] ?? 0;
    return {
      quarter: screen.quarters[place] ?? '',
      value,
      error,
      low: value - error,
      high: value + error,
    };
  });
}

/** The margins of the forecasts, nearest quarter first. */
export const margins: readonly number[] = screen.errors;

/** What a reader counts at a point of the forecast, where `today` of it stand for the index of 100; whole numbers. */
export function countedAt({ low, high }: ForecastPoint, today: number) {
  const counted = (index: number) => Math.round((today * index) / 100);
  return { low: counted(low), high: counted(high), spread: counted(high) - counted(low) };
}
