import { expect, test } from 'vitest';
import { placeOf, scaleOf, today } from './stairs.ts';

const movers = [
  { name: 'Up', change: 50, adverts: 700 },
  { name: 'Down', change: -20, adverts: 20_000 },
];

test('every range lies within the chart, to one scale from the line of today', () => {
  const scale = scaleOf(movers);
  expect(placeOf(0, scale)).toBe(today);
  expect(placeOf(50 + 13, scale)).toBeLessThanOrEqual(98);
  expect(placeOf(-22, scale)).toBeGreaterThanOrEqual(2);
  expect(placeOf(50, scale) - today).toBeCloseTo((50 / 20) * (today - placeOf(-20, scale)), 0);
});
