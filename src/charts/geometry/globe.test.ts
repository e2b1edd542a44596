import { describe, expect, it } from 'vitest';
import { graticule, greatCircle, project, scatter, type View } from './globe.ts';
import { distance } from './point.ts';

const view: View = { middle: { longitude: 20, latitude: 25 }, centre: { x: 200, y: 180 }, radius: 150 };

describe('the orthographic globe', () => {
  it('puts the middle into the centre and its antipode nowhere', () => {
    const middle = project(view.middle, view);
    expect(middle?.x).toBeCloseTo(200, 6);
    expect(middle?.y).toBeCloseTo(180, 6);
    expect(project({ longitude: -160, latitude: -25 }, view)).toBeUndefined();
  });

  it('puts what is 90 degrees away onto the rim, north upwards and east to the right', () => {
    const flat = { ...view, middle: { longitude: 0, latitude: 0 } };
    expect(project({ longitude: 0, latitude: 89.999 }, flat)?.y).toBeCloseTo(30, 1);
    expect(project({ longitude: 89.999, latitude: 0 }, flat)?.x).toBeCloseTo(350, 1);
  });

  it('keeps every point of graticule, routes and continents in the disc', () => {
    const lines = [
      ...graticule(15, view),
      ...greatCircle({ longitude: -30, latitude: 10 }, { longitude: 70, latitude: 50 }, view),
    ];
    expect(lines.length).toBeGreaterThan(20);
    for (const point of lines.flatMap(({ points }) => points)) {
      expect(distance(point, view.centre)).toBeLessThanOrEqual(150.001);
    }
  });

  it('draws a great circle from end to end, and straight when it runs through the middle', () => {
    const start = { longitude: -30, latitude: 0 };
    const end = { longitude: 50, latitude: 0 };
    const flat = { ...view, middle: { longitude: 10, latitude: 0 } };
    const [line] = greatCircle(start, end, flat);
    expect(distance(line?.points[0] ?? view.centre, project(start, flat) ?? view.centre)).toBeLessThan(0.001);
    expect(distance(line?.points.at(-1) ?? view.centre, project(end, flat) ?? view.centre)).toBeLessThan(
      0.001,
    );
    for (const { y } of line?.points ?? []) expect(y).toBeCloseTo(180, 6);
  });
});

describe('scattered continents', () => {
  const continents = [
    { longitude: 0, latitude: 40, share: 0.6, spread: 12 },
    { longitude: 120, latitude: -20, share: 0.3, spread: 10 },
  ];

  it('have as many points as asked for, the same for the same seed', () => {
    const points = scatter(1200, continents, 5);
    expect(points).toHaveLength(1200);
    expect(scatter(1200, continents, 5)).toEqual(points);
    expect(scatter(1200, continents, 6)).not.toEqual(points);
  });

  it('are dense where the continents lie', () => {
    const points = scatter(1200, continents, 5);
    const near = points.filter(
      ({ longitude, latitude }) => Math.abs(longitude) < 40 && Math.abs(latitude - 40) < 25,
    );
    expect(near.length).toBeGreaterThan(0.55 * 1200);
    for (const { latitude } of points) expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
  });
});
