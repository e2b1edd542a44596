import { describe, expect, test } from 'vitest';
import { exampleInputs } from '../../content/skills-gap.ts';
import { gapCost } from './cost.ts';
import { euros, percent, rankedParts } from './wording.ts';

describe('amounts in words', () => {
  test('are written as in Britain, in euros', () => {
    expect(euros(375_757)).toBe('€375,757');
    expect(euros(0)).toBe('€0');
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
