import { expect, test } from 'vitest';
import { countedAt, isOutside, quartersOf, yearEndsOf } from './forecast.ts';
import { forecasts, quarterAfter } from './forecast-reading.ts';
import page from './page.yaml';

const quarters = quartersOf(forecasts);
const yearEnds = yearEndsOf(forecasts);

test('the forecast of two years ago leads, quarter by quarter, up to today and to the one made now', () => {
  expect(quarters.map(({ quarter }) => quarter)).toEqual(
    quarters.map((_, index) => quarterAfter(page.forecast.past.made, index + 1)),
  );
  expect(forecasts.ahead.map(({ outcome }) => outcome)).toEqual(forecasts.ahead.map(() => undefined));
  for (const { value, error, low, high } of quarters)
    expect([low, high], 'edges as far from the value as the margin says').toEqual([
      value - error,
      value + error,
    ]);
});

test('a year of each kind can be chosen: an outcome inside its margin, one outside and one to come', () => {
  expect(yearEnds.filter(isOutside)).toHaveLength(1);
  expect(yearEnds.filter((end) => end.outcome !== undefined && !isOutside(end)).length).toBeGreaterThan(0);
  expect(yearEnds.at(-1)).toBe(forecasts.ahead.at(-1));
});

test('a reader counts whole numbers at both edges', () => {
  const point = { quarter: '2027 Q4', value: 135, error: 4, low: 131, high: 139 };
  expect(countedAt(point, 20)).toEqual({ low: 26, high: 28, spread: 2 });
});
