import { describe, expect, it } from 'vitest';
import { scatterContinents } from './continents.ts';
import { graticule, type Position, project, unproject, type View } from './globe.ts';
import { distance } from './point.ts';
import { closeness, createSphereNoise, createSphereTerrain, seenFrom } from './sphere-terrain.ts';

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

  it('keeps every point of the graticule in the disc', () => {
    const lines = graticule(15, view);
    expect(lines.length).toBeGreaterThan(20);
    for (const point of lines.flatMap(({ points }) => points)) {
      expect(distance(point, view.centre)).toBeLessThanOrEqual(150.001);
    }
  });
});

describe('the view back from the disc', () => {
  it('finds the position that was projected', () => {
    for (const position of [
      { longitude: 20, latitude: 25 },
      { longitude: -30, latitude: 60 },
      { longitude: 75, latitude: -12 },
    ]) {
      const back = unproject(project(position, view) ?? view.centre, view);
      expect(back.longitude).toBeCloseTo(position.longitude, 6);
      expect(back.latitude).toBeCloseTo(position.latitude, 6);
    }
  });
});

describe('scattered continents', () => {
  const continents = [
    { longitude: 0, latitude: 40, points: 120 },
    { longitude: 120, latitude: -20, points: 60 },
  ];
  const angle = (a: Position, b: Position) => (Math.acos(Math.min(1, closeness(a, b))) * 180) / Math.PI;

  it('have as many points as asked for, the same for the same seed', () => {
    const points = scatterContinents(continents, 2.5, 5);
    expect(points.map((own) => own.length)).toEqual([120, 60]);
    expect(scatterContinents(continents, 2.5, 5)).toEqual(points);
    expect(scatterContinents(continents, 2.5, 6)).not.toEqual(points);
  });

  it('keep their points apart and near the middle of their continent', () => {
    const points = scatterContinents(continents, 2.5, 5);
    const all = points.flat();
    all.forEach((point, index) => {
      for (const other of all.slice(index + 1)) expect(angle(point, other)).toBeGreaterThanOrEqual(2.499);
    });
    continents.forEach((continent, index) => {
      for (const point of points[index] ?? []) expect(angle(point, continent)).toBeLessThan(50);
    });
  });
});

describe('terrain on the sphere', () => {
  it('has no seam where the longitudes meet', () => {
    const noise = createSphereNoise(3, 2, 3);
    for (let latitude = -80; latitude <= 80; latitude += 20) {
      expect(noise({ longitude: 180, latitude })).toBeCloseTo(noise({ longitude: -180, latitude }), 6);
    }
  });

  it('rises where its uplands are and lies under water elsewhere', () => {
    const uplands = [{ longitude: 20, latitude: 25, height: 8, reach: 20 }];
    const terrain = createSphereTerrain(uplands, 2, () => 0);
    expect(terrain({ longitude: 20, latitude: 25 })).toBeCloseTo(6, 6);
    expect(terrain({ longitude: -120, latitude: -25 })).toBeCloseTo(-2, 6);
    expect(seenFrom(terrain, view)(200, 180)).toBeCloseTo(6, 6);
  });
});
