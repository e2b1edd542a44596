import { describe, expect, it } from 'vitest';
import { traceContours } from './contours.ts';
import { createHeightField } from './height-field.ts';
import { distance } from './point.ts';
import { contains } from './polylines.ts';

const box = { x: 0, y: 0, width: 300, height: 200 };
const field = createHeightField(
  [
    { x: 90, y: 80, height: 24, spread: 26 },
    { x: 200, y: 120, height: 12, spread: 22 },
    { x: 240, y: 50, height: -9, spread: 18 },
  ],
  { seed: 3, reach: 10, scale: 60 },
);

describe('a height field', () => {
  it('is as high as its peaks say where they stand', () => {
    expect(field(90, 80)).toBeCloseTo(24, 3);
    expect(field(200, 120)).toBeCloseTo(12, 3);
    expect(field(240, 50)).toBeCloseTo(-9, 3);
  });
});

describe('contours', () => {
  const levels = [-6, -2, 2, 6, 10, 14, 18, 22];

  it('lie on their level everywhere', () => {
    for (const level of levels) {
      const points = traceContours(field, level, { box, cell: 3 }).flatMap((line) => line.points);
      expect(points.length).toBeGreaterThan(8);
      for (const { x, y } of points) expect(Math.abs(field(x, y) - level)).toBeLessThan(0.12);
    }
  });

  it('close, without a jump between neighbours, and go round the peaks above them', () => {
    for (const { points, closed } of traceContours(field, 14, { box, cell: 3 })) {
      expect(closed).toBe(true);
      points.forEach((point, index) => {
        expect(distance(point, points.at(index - 1) ?? point)).toBeLessThan(3 * Math.SQRT2 + 0.001);
      });
      expect(contains({ points, closed }, { x: 90, y: 80 })).toBe(true);
      expect(contains({ points, closed }, { x: 200, y: 120 })).toBe(false);
    }
  });

  it('keep higher ground on the right', () => {
    for (const { points } of traceContours(field, 6, { box, cell: 3 })) {
      points.slice(1).forEach((to, index) => {
        const from = points[index] ?? to;
        const length = distance(from, to);
        if (length < 0.5) return;
        const right = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
        expect(field(to.x + right.x, to.y + right.y)).toBeGreaterThan(field(to.x - right.x, to.y - right.y));
      });
    }
  });

  it('end on the edge where the terrain runs out of the box, or close along it', () => {
    const slope = (x: number) => x;
    const [open] = traceContours(slope, 150, { box, cell: 10 });
    expect(open?.closed).toBe(false);
    expect([open?.points[0]?.y, open?.points.at(-1)?.y].sort()).toEqual([0, 200]);
    const edges = traceContours(slope, 150, { box, cell: 10, closeAtEdge: true });
    expect(edges).toHaveLength(1);
    expect(edges[0]?.closed).toBe(true);
  });

  it('find both lines of a saddle', () => {
    const saddle = (x: number, y: number) => (x - 150) * (y - 100);
    for (const level of [-500, 500]) {
      expect(traceContours(saddle, level, { box, cell: 9 })).toHaveLength(2);
    }
  });
});
