import { expect, test } from 'vitest';
import organisation from '../../content/organisation/organisation.yaml';
import { pointsOutside } from './forecast.ts';
import { decisions, past, pastFigures, skillForecasts } from './reading.ts';

test('each ring of the coast has a decision, at the last quarter of its year', () => {
  expect(decisions().map(({ year, error }) => ({ year: Number(year), error }))).toEqual(
    organisation.forecast.horizons,
  );
});

test('a skill rises within four quarters as far as its trend says', () => {
  for (const { points, trend } of skillForecasts) expect(points[3]?.value).toBe(100 + trend);
});

test('the past forecast ends today, and the miss that the page names is outside its band', () => {
  const { inside, all, outcome } = pastFigures();
  expect(past.at(-1)).toMatchObject({ quarter: '2026 Q2', outcome: 100 });
  const missed = past.filter((point) => pointsOutside(point) > 0);
  expect(missed[0]?.outcome).toBe(outcome);
  expect(inside + missed.length).toBe(all);
});
