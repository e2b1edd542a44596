import { describe, expect, it } from 'vitest';
import { angleBetween, graticule, project, scatterContinents, type View } from './globe.ts';
import { distance, lengthOf, polar, smooth, straight } from './paths.ts';
import { routeThrough } from './skills-agent.drawing.tsx';
import { createHeightField, hillContours, trace } from './terrain.tsx';

describe('terrain', () => {
  const peaks = [
    { x: 60, y: 60, height: 20, spread: 30 },
    { x: 140, y: 80, height: -8, spread: 24 },
  ];
  const field = createHeightField(peaks, { seed: 3, reach: 8, scale: 40 });
  const box = { x: 0, y: 0, width: 200, height: 120 };

  it('has the exact height of each peak at its position', () => {
    for (const { x, y, height } of peaks) expect(field(x, y)).toBeCloseTo(height, 6);
  });

  it('traces closed areas, and lines that are open at the edge, at the requested height', () => {
    const { areas, lines } = trace(field, { box, cell: 4, tolerance: 0.2 });
    const [ring = []] = areas(10);
    expect(ring.length).toBeGreaterThan(6);
    expect(ring.at(-1)).toEqual(ring[0]);
    for (const { x, y } of ring) expect(Math.abs(field(x, y) - 10)).toBeLessThan(0.6);
    const slope = trace((x) => x, { box, cell: 4, tolerance: 0.2 });
    const [line = []] = slope.lines(100);
    expect(slope.lines(100)).toHaveLength(1);
    for (const { x } of line.slice(1, -1)) expect(x).toBeCloseTo(100, 5);
    expect(lines(30)).toEqual([]);
  });

  it('returns the requested number of contours for a hill', () => {
    const hill = { at: { x: 0, y: 0 }, step: 10, seed: 3 };
    expect(hillContours({ ...hill, rings: 4 })).toHaveLength(4);
    expect(hillContours({ ...hill, rings: 0 })).toEqual([]);
  });
});

describe('the globe', () => {
  const view: View = { middle: [10, 20], centre: { x: 100, y: 100 }, radius: 90 };

  it('projects the middle position to the centre, north above it, and hides the far side', () => {
    expect(project(view.middle, view)?.x).toBeCloseTo(100);
    expect(project([10, 40], view)?.y).toBeLessThan(100);
    expect(project([10, 60], { ...view, roll: 90 })?.x, 'turned clockwise').toBeGreaterThan(140);
    expect(project([190, 0], view)).toBeUndefined();
    for (const line of graticule(15, view)) {
      for (const point of line) expect(distance(point, view.centre)).toBeLessThan(90.001);
    }
  });

  it('returns the requested points for each continent, none closer than the gap', () => {
    const places: Parameters<typeof scatterContinents>[0] = [
      { middle: [0, 0], points: 30 },
      { middle: [30, 10], points: 20 },
    ];
    const continents = scatterContinents(places, 4, 7);
    expect(continents.map(({ length }) => length)).toEqual([30, 20]);
    const all = continents.flat();
    const nearest = Math.min(
      ...all.flatMap((one, index) => all.slice(index + 1).map((other) => angleBetween(one, other))),
    );
    expect(nearest).toBeGreaterThan(3.99);
    expect(scatterContinents(places, 4, 7)).toEqual(continents);
  });
});

it('routes through the stops in order, along tracks between neighbours', () => {
  const { tracks, route, stops } = routeThrough({ x: 0, y: 0, width: 200, height: 100 }, 18, 5);
  expect(route.filter((station) => stops.some((stop) => stop === station))).toEqual(stops);
  route.slice(1).forEach((to, index) => {
    const track = tracks.find((ends) => ends.includes(to) && ends.includes(route[index] ?? to));
    expect(track).toBeDefined();
  });
});

describe('path data', () => {
  const triangle = [0, 120, 240].map((angle) => polar({ x: 50, y: 50 }, 40, angle));
  const closed = [...triangle, ...triangle.slice(0, 1)];

  it('closes a line whose last point is its first', () => {
    expect(straight([closed])).toMatch(/z$/);
    expect(smooth([closed])).toMatch(/z$/);
    expect(straight([triangle])).not.toContain('Z');
    expect(smooth([triangle])).toMatch(/^M90 50q/);
    expect(lengthOf(closed)).toBeCloseTo(3 * 40 * Math.sqrt(3));
  });
});
