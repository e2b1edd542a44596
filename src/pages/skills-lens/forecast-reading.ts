import copy from './page.yaml';
import screen from './screen.yaml';

const { skill, past } = copy.forecast;

/** The quarter that lies `ahead` quarters from another one: `2024 Q2` and 3 give `2025 Q1`. */
export function quarterAfter(quarter: string, ahead: number): string {
  const number = 4 * Number(quarter.slice(0, 4)) + Number(quarter.slice(-1)) - 1 + ahead;
  return `${Math.floor(number / 4)} Q${(number % 4) + 1}`;
}

/** A forecast for one quarter, with its edges, in points of the index, and what came of it where that is known. */
function point(quarter: string, value: number, error = 0, outcome?: number) {
  return { quarter, value, error, low: value - error, high: value + error, outcome };
}

export type ForecastPoint = Readonly<ReturnType<typeof point>>;

/** The forecast that was made two years ago, quarter by quarter, each with its outcome; the last is today. */
export const pastForecast = past.forecast.map((value, place) =>
  point(quarterAfter(past.made, place + 1), value, screen.errors[place], past.outcome[place]),
);

const shown = screen.forecasts.find((known) => known.skill.name === skill.name);
if (!shown) throw new Error(`The Skills Lens screen has no forecast of ${skill.name}.`);

/** The forecast made today, as the product's screen shows it. */
export const forecast = shown.index.map((value, place) =>
  point(screen.quarters[place] ?? '', value, screen.errors[place]),
);

/** Whether an outcome fell outside its margin. */
export const isOutside = ({ outcome, low, high }: ForecastPoint) =>
  outcome !== undefined && (outcome < low || outcome > high);

/** Both forecasts in a row. */
export const quarters = [...pastForecast, ...forecast];

/** What each year ends with, from the forecasts for all its quarters; the last year ends where the forecast does. */
export const yearEnds = quarters.filter(
  ({ quarter }, index, all) => quarter.endsWith('Q4') || index === all.length - 1,
);

/** What a reader counts at a point of the forecast, where `today` of it stand for the index of 100; whole numbers. */
export function countedAt({ low, high }: Pick<ForecastPoint, 'low' | 'high'>, today: number) {
  const counted = (index: number) => Math.round((today * index) / 100);
  return { low: counted(low), high: counted(high), spread: counted(high) - counted(low) };
}
