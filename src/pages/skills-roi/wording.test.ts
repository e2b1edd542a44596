import { describe, expect, test } from 'vitest';
import { exampleInputs } from '../../content/skills-gap.ts';
import { axisFor } from './axis.ts';
import { gapCost } from './cost.ts';
import { euros, percent, plainNumber, rankedParts, roundEuros } from './wording.ts';

describe('an axis', () => {
  test.each([
    [265_385, 300_000, 4],
    [100_000, 100_000, 5],
    [100_001, 150_000, 4],
    [999, 1_000, 5],
    [0, 100, 5],
    [4_000_000_000_000, 4_000_000_000_000, 5],
  ])('for %d ends at %d with %d ticks', (largest, end, ticks) => {
    expect(axisFor(largest).end).toBe(end);
    expect(axisFor(largest).ticks).toHaveLength(ticks);
  });

  test('always reaches the largest amount, in two to five ticks from zero', () => {
    for (let largest = 1; largest < 1e12; largest = Math.ceil(largest * 1.37)) {
      const { end, ticks } = axisFor(largest);
      expect(end).toBeGreaterThanOrEqual(largest);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBe(end);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }
  });
});

describe('amounts in words', () => {
  test('are written as in Britain, in euros', () => {
    expect(euros(375_757)).toBe('€375,757');
    expect(euros(0)).toBe('€0');
    expect(roundEuros(300_000)).toBe('€300k');
    expect(roundEuros(1_500_000)).toBe('€1.5m');
    expect(plainNumber(6.6)).toBe('6.6');
    expect(plainNumber(1250)).toBe('1,250');
  });

  test('call a small share small, not nothing', () => {
    expect(percent(0.706)).toBe('71%');
    expect(percent(0.001)).toBe('less than 1%');
    expect(percent(0.0004, 1)).toBe('less than 0.1%');
    expect(percent(0.0272, 1)).toBe('2.7%');
    expect(percent(0)).toBe('0%');
    expect(percent(1)).toBe('100%');
  });

  test('name the parts from the largest on and leave out what costs nothing', () => {
    const ranked = rankedParts(gapCost({ ...exampleInputs, hiringCost: 0 }));
    expect(ranked.map(({ part }) => part)).toEqual(['time', 'cover', 'ramp']);
    expect(ranked.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(rankedParts(gapCost({ ...exampleInputs, gapShare: 0, cover: 0 }))).toEqual([]);
  });
});
