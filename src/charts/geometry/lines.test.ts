import { describe, expect, it } from 'vitest';
import { circlesPath, dotsPath, smoothPath, straightPath } from './path-data.ts';
import { distance, lengthOf, type Point, polar } from './point.ts';
import { keepParts, pointsAround, resample } from './polylines.ts';
import { simplify } from './simplify.ts';

const centre = { x: 100, y: 100 };
const circle = {
  points: Array.from({ length: 200 }, (_, step) => polar(centre, 60, (2 * Math.PI * step) / 200)),
  closed: true,
};

/** The on-curve points of path data made of M, q and t, read back as a browser would. */
function read(path: string): Point[] {
  const points: Point[] = [];
  let pen = { x: 0, y: 0 };
  for (const [, command = '', text = ''] of path.matchAll(/([Mqtlhm])([^Mqtlhmz]*)/g)) {
    const numbers = (text.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const size = command === 'q' ? 4 : 2;
    for (let at = 0; at + size <= numbers.length; at += size) {
      const [x = 0, y = 0] = numbers.slice(at + size - 2, at + size);
      pen = command === 'M' ? { x, y } : { x: pen.x + x, y: pen.y + y };
      points.push(pen);
    }
  }
  return points;
}

describe('simplifying', () => {
  it('stays within the tolerance and needs far fewer points', () => {
    const simple = simplify(circle, 0.4);
    expect(simple.points.length).toBeLessThan(40);
    for (const point of resample(simple, 2)) {
      expect(Math.abs(distance(point, centre) - 60)).toBeLessThan(0.45);
    }
  });

  it('leaves a straight line with its two ends', () => {
    const points = Array.from({ length: 20 }, (_, x) => ({ x, y: 2 * x }));
    expect(simplify({ points, closed: false }, 0.1).points).toEqual([points[0], points.at(-1)]);
  });
});

describe('path data', () => {
  it('of a smooth closed line stays on the line and ends where it began', () => {
    const path = smoothPath([simplify(circle, 0.3)]);
    const points = read(path);
    expect(path).toMatch(/^M[^a-z]+q[^a-z]+t[^a-z]+z$/);
    expect(points.length).toBeGreaterThan(12);
    for (const point of points) expect(Math.abs(distance(point, centre) - 60)).toBeLessThan(1);
    expect(distance(points[0] ?? centre, points.at(-1) ?? centre)).toBeLessThan(0.05);
  });

  it('does not swing: mirrored control points stay beside the points they stand for', () => {
    const wave = Array.from({ length: 120 }, (_, x) => ({ x: 3 * x, y: 20 * Math.sin(x / 9) }));
    const joints = read(smoothPath([{ points: wave, closed: false }])).slice(1);
    for (const { x, y } of joints) expect(Math.abs(y - 20 * Math.sin(x / 27))).toBeLessThan(0.4);
    expect(joints.at(-1)?.x).toBeCloseTo(357, 1);
  });

  it('is compact: two short numbers a point and one decimal', () => {
    const path = smoothPath([circle]);
    expect(path.length / circle.points.length).toBeLessThan(9);
    expect(path).not.toMatch(/\.\d\d/);
    expect(path).not.toMatch(/0\.\d/);
  });

  it('of straight lines and dots reads back as what went in', () => {
    const points = [
      { x: 1.24, y: 2 },
      { x: -3, y: 0.5 },
      { x: 10, y: -0.04 },
    ];
    const expected = [
      { x: 1.2, y: 2 },
      { x: -3, y: 0.5 },
      { x: 10, y: 0 },
    ];
    read(straightPath([{ points, closed: false }])).forEach((point, index) => {
      expect(distance(point, expected[index] ?? centre)).toBeLessThan(0.001);
    });
    expect(dotsPath(points)).toBe('M1.2 2h0m-4.2-1.5h0m13-.5h0');
    expect(circlesPath([{ x: 5, y: 5 }], 2)).toBe('M3 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0');
  });
});

describe('polylines', () => {
  it('know their length, closing side included', () => {
    expect(lengthOf(circle)).toBeCloseTo(2 * Math.PI * 60, 0);
    expect(pointsAround(circle).at(-1)).toEqual(circle.points[0]);
  });

  it('are resampled at even steps', () => {
    const points = resample(circle, 5);
    points.slice(1, -1).forEach((point, index) => {
      expect(distance(point, points[index] ?? point)).toBeCloseTo(5, 1);
    });
  });

  it('are cut into the parts that are kept, a closed one across its first point', () => {
    const parts = keepParts(circle, ({ x }) => x > 70);
    expect(parts).toHaveLength(1);
    expect(parts[0]?.closed).toBe(false);
    expect(parts[0]?.points.every(({ x }) => x > 70)).toBe(true);
    expect(keepParts(circle, ({ y }) => Math.abs(y - 100) > 20)).toHaveLength(2);
    expect(keepParts(circle, () => true)).toEqual([circle]);
  });
});
