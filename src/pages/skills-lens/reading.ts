import { fillIn, sum } from '../../content/format.ts';
import forecasts from '../../content/organisation/forecasts.yaml';
import organisation from '../../content/organisation/organisation.yaml';
import { countedAt, type PastPoint, pointAt, pointsOutside, quarterAfter } from './forecast.ts';
import page from './page.yaml';

const { quarters, errors, horizons } = organisation.forecast;

/** The forecast of each skill, quarter by quarter. The first leads the page. */
export const skillForecasts = forecasts.skills.map(({ skill, index }) => ({
  name: skill.name,
  trend: skill.trend,
  points: index.map((value, place) => pointAt(quarters[place] ?? '', value, errors[place] ?? 0)),
}));

/** Returns the years of the forecast with the decision in each, at the year's last quarter. */
export function decisions() {
  const [leading] = forecasts.skills;
  const points = skillForecasts[0]?.points ?? [];
  return horizons.flatMap(({ year, error }, place) => {
    const card = page.years.cards[place];
    const point = points.findLast(({ quarter }) => quarter.startsWith(`${year}`));
    if (!card || !point || !leading) return [];
    const { title, question, today } = card;
    const { supply } = leading.skill;
    const counted = countedAt(point, today);
    const values = {
      ...counted,
      year: `${year}`,
      quarter: point.quarter,
      today,
      supply,
      short: counted.low - supply,
    };
    const [figure, decision] = [fillIn(card.figure, values), fillIn(card.decision, values)];
    return [{ year: `${year}`, error, title, question, figure, decision }];
  });
}

/** The forecast of two years ago with what came. */
export const past: readonly PastPoint[] = forecasts.past.forecast.map((value, place) => ({
  ...pointAt(quarterAfter(forecasts.past.made, place + 1), value, errors[place] ?? 0),
  outcome: forecasts.past.outcome[place] ?? value,
}));

/** The figures of the past forecast that its words name. `outcome` is that of the first miss. */
export function pastFigures() {
  const { skill, made } = forecasts.past;
  const outside = past.filter((point) => pointsOutside(point) > 0);
  const inside = sum(past.map((point) => (pointsOutside(point) > 0 ? 0 : 1)));
  return { skill, made, inside, all: past.length, outcome: outside[0]?.outcome ?? 0 };
}
