import { expect, test } from 'vitest';
import { baseline } from './baseline.ts';

test('a circle of two arcs is run through clockwise from its left', () => {
  const at = baseline('M-10 0a10 10 0 1 1 20 0a10 10 0 1 1 -20 0');
  const quarter = (2 * Math.PI * 10) / 4;
  for (const [turns, x, y, angle] of [
    [0, -10, 0, -Math.PI / 2],
    [1, 0, -10, 0],
    [2, 10, 0, Math.PI / 2],
    [3, 0, 10, Math.PI],
  ] as const) {
    const point = at(turns * quarter);
    expect(point.x).toBeCloseTo(x, 6);
    expect(point.y).toBeCloseTo(y, 6);
    expect(Math.cos(point.angle)).toBeCloseTo(Math.cos(angle), 6);
    expect(Math.sin(point.angle)).toBeCloseTo(Math.sin(angle), 6);
  }
});

test('a straight line goes on beyond its end', () => {
  const at = baseline('M2 3L2 13');
  expect(at(5).x).toBeCloseTo(2, 6);
  expect(at(5).y).toBeCloseTo(8, 6);
  expect(at(12).y).toBeCloseTo(15, 6);
});

test('other curves are refused', () => {
  expect(() => baseline('M0 0C1 1 2 2 3 3')).toThrow('straight lines and circular arcs only');
  expect(() => baseline('M0 0')).toThrow('no line');
});
