import { expect, test } from 'vitest';
import { countedAt, fromTop, linesOf, pointAt, pointsOutside, quarterAfter } from './forecast.ts';

test('a quarter after another one crosses the years', () => {
  expect([0, 1, 3, 8].map((ahead) => quarterAfter('2024 Q2', ahead))).toEqual([
    '2024 Q2',
    '2024 Q3',
    '2025 Q1',
    '2026 Q2',
  ]);
});

test('an outcome on the edge of the margin is inside, and a point further is outside', () => {
  const forecast = pointAt('2025 Q4', 89, 4);
  expect([85, 89, 93, 94, 96, 80].map((outcome) => pointsOutside({ ...forecast, outcome }))).toEqual([
    0, 0, 0, 1, 3, 5,
  ]);
});

test('a reader counts whole numbers at both edges', () => {
  expect(countedAt(pointAt('2027 Q4', 135, 4), 20)).toEqual({ low: 26, high: 28, spread: 2 });
});

test('a scale runs from its top to its bottom, with lines at whole steps', () => {
  const scale = { lowest: 55, highest: 175 };
  expect([175, 100, 55].map((value) => fromTop(scale, value))).toEqual([0, 62.5, 100]);
  expect(linesOf(scale, 20)).toEqual([160, 140, 120, 100, 80, 60]);
});
