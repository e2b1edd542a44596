import { expect, test } from 'vitest';
import { hillContours } from '../geometry/hill.ts';
import { drawCoast, radiusFor } from './coast.ts';

test('areas stand to each other like the amounts', () => {
  expect(radiusFor(100, 400, 40)).toBe(20);
  expect(radiusFor(400, 400, 40)).toBe(40);
  expect(radiusFor(0, 400, 40)).toBe(0);
  expect(radiusFor(0, 0, 40)).toBe(0);
});

test('the coast begins and ends where it is told, every time the same', () => {
  const points = [
    { x: 100, y: 0 },
    { x: 80, y: 60 },
    { x: 120, y: 200 },
  ];
  const coast = drawCoast(points, 300, 7);
  expect(coast).toEqual(drawCoast(points, 300, 7));
  expect(coast.shore).toMatch(/^M100 0l/);
  expect(coast.land.startsWith(coast.shore)).toBe(true);
  expect(coast.land).toMatch(/z$/);
});

test('a hill has as many contours as it is given', () => {
  const hill = { at: { x: 0, y: 0 }, step: 10, seed: 3 };
  expect(hillContours({ ...hill, rings: 4 })).toHaveLength(4);
  expect(hillContours({ ...hill, rings: 0 })).toEqual([]);
});
