import { expect, test } from 'vitest';
import { drawCoast, radiusFor } from './case-shapes.ts';

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
  expect(coast.shore).toMatch(/^M100,0L/);
  expect(coast.land.startsWith(coast.shore)).toBe(true);
  expect(coast.land).toMatch(/Z$/);
});
