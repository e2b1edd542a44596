import type { ForecastPoint, Forecasts } from './forecast.ts';
import page from './page.yaml';
import screen from './screen.yaml';

const { skill, past } = page.forecast;

/** The quarter that lies `ahead` quarters from another one: `2024 Q2` and 3 give `2025 Q1`. */
export function quarterAfter(quarter: string, ahead: number): string {
  const number = 4 * Number(quarter.slice(0, 4)) + Number(quarter.slice(-1)) - 1 + ahead;
  return `${Math.floor(number / 4)} Q${(number % 4) + 1}`;
}

function point(quarter: string, value: number, error = 0, outcome?: number): ForecastPoint {
  return { quarter, value, error, low: value - error, high: value + error, outcome };
}

const shown = screen.forecasts.find((known) => known.skill.name === skill.name);
if (!shown) throw new Error(`The Skills Lens screen has no forecast of ${skill.name}.`);

/** The page's two forecasts: the one of two years ago, and today's as the product's screen shows it. */
export const forecasts: Forecasts = {
  made: past.made,
  start: past.start,
  past: past.forecast.map((value, place) =>
    point(quarterAfter(past.made, place + 1), value, screen.errors[place], past.outcome[place]),
  ),
  ahead: shown.index.map((value, place) => point(screen.quarters[place] ?? '', value, screen.errors[place])),
  readers: page.readers.cards.map(({ ahead }) => ahead),
};
