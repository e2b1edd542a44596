import { describe, expect, it } from 'vitest';
import { guillocheBand, rosette } from './guilloche.ts';
import { leaveGap, placeLabel } from './isobars.ts';
import { distance } from './point.ts';
import { createRandom } from './random.ts';
import { constellationLines, starRadius } from './star-chart.ts';
import { createValueNoise } from './value-noise.ts';

describe('random numbers', () => {
  it('repeat for a seed, differ between seeds and fill the range evenly', () => {
    const row = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 2000 }, () => random.next());
    };
    expect(row(7)).toEqual(row(7));
    expect(row(7)).not.toEqual(row(8));
    expect(Math.min(...row(7))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...row(7))).toBeLessThan(1);
    expect(row(7).reduce((sum, value) => sum + value, 0) / 2000).toBeCloseTo(0.5, 1);
  });

  it('make noise without steps and within its bounds', () => {
    const noise = createValueNoise(4);
    for (let x = 0; x < 20; x += 0.01) {
      expect(Math.abs(noise(x, 3.3))).toBeLessThanOrEqual(1);
      expect(Math.abs(noise(x + 0.01, 3.3) - noise(x, 3.3))).toBeLessThan(0.05);
    }
  });
});

describe('guilloche', () => {
  it('keeps a rosette between its inner and outer edge', () => {
    const lines = rosette({
      centre: { x: 50, y: 50 },
      radius: 30,
      swing: 8,
      petals: 12,
      strands: 5,
      weave: 3,
    });
    expect(lines).toHaveLength(5);
    for (const point of lines.flatMap(({ points }) => points)) {
      expect(Math.abs(distance(point, { x: 50, y: 50 }) - 30)).toBeLessThanOrEqual(8.001);
    }
    expect(lines.every(({ closed }) => closed)).toBe(true);
  });

  it('keeps a band inside its envelope', () => {
    const envelope = (share: number) => 4 + 6 * Math.sin(Math.PI * share);
    const lines = guillocheBand({
      from: { x: 0, y: 20 },
      to: { x: 200, y: 20 },
      envelope,
      waves: 6,
      strands: 7,
    });
    for (const { x, y } of lines.flatMap(({ points }) => points)) {
      expect(Math.abs(y - 20)).toBeLessThanOrEqual(envelope(x / 200) + 0.001);
    }
  });
});

describe('isobar labels', () => {
  const hill = {
    points: Array.from({ length: 101 }, (_, x) => ({ x: 2 * x, y: x < 50 ? 100 - 2 * x : 0 })),
    closed: false,
  };

  it('stand where the line is long and flat', () => {
    const place = placeLabel(hill, { width: 30 });
    expect(place?.x).toBeGreaterThan(100);
    expect(place?.y).toBeCloseTo(0, 6);
    expect(place?.angle).toBe(0);
  });

  it('stay away where they may not stand or the line is too short', () => {
    expect(placeLabel(hill, { width: 30, allowed: ({ x }) => x > 170 })?.x).toBeGreaterThan(170);
    expect(placeLabel(hill, { width: 30, allowed: () => false })).toBeUndefined();
    expect(placeLabel({ points: hill.points.slice(0, 5), closed: false }, { width: 30 })).toBeUndefined();
  });

  it('are never upside down', () => {
    const back = { points: hill.points.toReversed(), closed: false };
    expect(Math.abs(placeLabel(back, { width: 30 })?.angle ?? 99)).toBeLessThanOrEqual(40);
  });

  it('have a gap of their width in the line', () => {
    const parts = leaveGap(hill, { x: 150, y: 0 }, 20);
    expect(parts).toHaveLength(2);
    for (const point of parts.flatMap(({ points }) => points)) {
      expect(distance(point, { x: 150, y: 0 })).toBeGreaterThan(10);
    }
  });
});

describe('star charts', () => {
  const stars = [
    { name: 'SQL', x: 0, y: 0, magnitude: 1 },
    { name: 'Python', x: 60, y: 0, magnitude: 3 },
  ];

  it('make faint stars small', () => {
    expect([1, 2, 3, 4, 5].map((magnitude) => starRadius(magnitude))).toEqual(
      [1, 2, 3, 4, 5].map((magnitude) => starRadius(magnitude)).toSorted((a, b) => b - a),
    );
  });

  it('keep lines off the stars they join', () => {
    const [line] = constellationLines(stars, [['SQL', 'Python']], 3);
    expect(line?.[0].x).toBeCloseTo(starRadius(1) + 3);
    expect(line?.[1].x).toBeCloseTo(60 - starRadius(3) - 3);
  });

  it('refuse a star that is not there', () => {
    expect(() => constellationLines(stars, [['SQL', 'Excel']], 3)).toThrow('Excel');
  });
});
