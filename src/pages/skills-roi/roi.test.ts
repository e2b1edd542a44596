import { describe, expect, it } from 'vitest';
import { sum } from '../../content/format.ts';
import prices from '../../content/prices.yaml';
import {
  exampleInputs,
  forEachInput,
  gapCostParts,
  gapInputNames,
  gapInputRules,
} from '../../content/skills-gap.ts';
import { aboutEuros, gapCost } from '../../content/skills-gap-cost.ts';
import { closingRange, highest, paybackMonths, roundedCost, signedEuros, staircase } from './roi.ts';

const example = gapCost(exampleInputs);

describe('rounding', () => {
  it('keeps three digits of the total, and the parts add up to it', () => {
    expect(roundedCost(example.parts)).toEqual({
      step: 1000,
      total: 376_000,
      parts: { time: 265_000, cover: 60_000, hiring: 20_000, ramp: 31_000 },
    });
  });

  it('adds up to the total that is shown, whatever the numbers are', () => {
    for (let round = 0; round < 500; round += 1) {
      const inputs = forEachInput((name) => {
        const { lowest, highest: most } = gapInputRules[name];
        return lowest + ((most - lowest) * ((round * (7 + gapInputNames.indexOf(name) * 4)) % 499)) / 498;
      });
      const cost = gapCost(inputs);
      const rounded = roundedCost(cost.parts);
      expect(sum(gapCostParts.map((part) => rounded.parts[part]))).toBe(rounded.total);
      expect(`€${rounded.total.toLocaleString('en-GB')}`).toBe(aboutEuros(cost.total));
      for (const part of gapCostParts)
        expect(Math.abs(rounded.parts[part] - cost.parts[part])).toBeLessThan(rounded.step);
    }
  });

  it('leaves small amounts and nothing as they are', () => {
    expect(roundedCost({ time: 7, cover: 0, hiring: 2, ramp: 0 })).toMatchObject({ total: 9, step: 1 });
    expect(roundedCost({ time: 0, cover: 0, hiring: 0, ramp: 0 })).toMatchObject({ total: 0 });
  });
});

describe('the price', () => {
  const assumptions = { ...prices.estimate, licence: 17_000 };

  it('is a year of SkillsSuite and its setup, by the rule of /pricing', () => {
    // 17,000 + 250 × (5 to 15) × 0.20 + 250 × (40 to 56) + 3 × (3,000 to 5,000)
    expect(closingRange(250, assumptions)).toEqual({ from: 36_250, to: 46_750 });
    expect(highest(closingRange(250, assumptions))).toBe(46_800);
  });

  it('is paid back after so many months, rounded up', () => {
    expect(paybackMonths(46_800, 376_000)).toBe(1.5);
    expect(paybackMonths(36_000, 12_000)).toBe(36);
  });

  it('is not paid back if that takes more than three years, or if there is no gap', () => {
    expect(paybackMonths(36_001, 12_000)).toBeUndefined();
    expect(paybackMonths(1, 0)).toBeUndefined();
  });
});

describe('the staircase', () => {
  it('rises part by part, goes down by the price, and ends with what is left', () => {
    const { ground, stairs } = staircase([50, 25, 25, 0], 40);
    expect(ground).toBe(100);
    expect(stairs).toEqual([
      { top: 57, height: 43 },
      { top: 35.5, height: 21.5 },
      { top: 14, height: 21.5 },
      { top: 14, height: 0 },
      { top: 14, height: 34.4 },
      { top: 48.4, height: 51.6 },
    ]);
  });

  it('goes below the ground if the price is higher than the cost', () => {
    const { ground, stairs } = staircase([60, 0, 0, 40], 200);
    expect(ground).toBe(57);
    expect(stairs.slice(-2)).toEqual([
      { top: 14, height: 86 },
      { top: 57, height: 43 },
    ]);
    expect(signedEuros(-100)).toBe('−€100');
  });

  it('is flat if nothing costs anything', () => {
    expect(staircase([0, 0, 0, 0], 0).stairs.every(({ height }) => height === 0)).toBe(true);
  });
});
