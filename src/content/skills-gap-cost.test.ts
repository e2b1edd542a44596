import { describe, expect, test } from 'vitest';
import {
  exampleInputs,
  forEachInput,
  type GapInputs,
  gapCostParts,
  gapInputNames,
  gapInputRules,
} from './skills-gap.ts';
import {
  aboutEuros,
  euros,
  type GapCost,
  gapCost,
  gapRange,
  percent,
  rankedParts,
} from './skills-gap-cost.ts';

const withInputs = (change: Partial<GapInputs>) => gapCost({ ...exampleInputs, ...change });
const sumOf = ({ parts }: GapCost) => gapCostParts.reduce((sum, part) => sum + parts[part], 0);

test('formats euros and shares, and does not round a small share to 0%', () => {
  expect([375_757, 0].map(euros)).toEqual(['€375,757', '€0']);
  expect([0.706, 0.001, 0, 1].map((share) => percent(share))).toEqual(['71%', 'less than 1%', '0%', '100%']);
  expect([0.0004, 0.0272].map((share) => percent(share, 1))).toEqual(['less than 0.1%', '2.7%']);
});

describe('the cost of a skills gap', () => {
  test('matches a calculation by hand for the example', () => {
    // 250 people, 30% of them: 75 roles. €48,000 and 15%: €55,200 a person. 75 × 16% × 30%: 3.6 leavers.
    expect(gapCost(exampleInputs)).toEqual({
      roles: 75,
      personCost: 55_200,
      leavers: 3.6,
      parts: { time: 265_385, cover: 60_000, hiring: 19_800, ramp: 30_572 },
      total: 375_757,
      monthly: 31_313,
      perRole: 5_010,
      payrollShare: 375_757 / (250 * 55_200),
    });
  });

  test('adds up exactly, whatever the numbers are', () => {
    for (let round = 0; round < 500; round += 1) {
      const inputs = forEachInput((name) => {
        const { lowest, highest } = gapInputRules[name];
        // Steps without a common divisor with 500 reach far apart values and the same ones in every run.
        return lowest + ((highest - lowest) * ((round * (7 + gapInputNames.indexOf(name) * 4)) % 499)) / 498;
      });
      const cost = gapCost(inputs);
      expect(cost.total).toBe(sumOf(cost));
      for (const part of gapCostParts) expect(Number.isSafeInteger(cost.parts[part])).toBe(true);
    }
  });

  test('stays exact to the euro at the highest numbers', () => {
    const cost = gapCost({ ...forEachInput((name) => gapInputRules[name].highest) });
    expect(cost.parts.time).toBe(500_000 * 2_000_000);
    expect(cost.total).toBe(sumOf(cost));
    expect(cost.total).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });

  test('without roles with a gap is the cost of cover only, and does not divide by zero', () => {
    const cost = withInputs({ gapShare: 0, cover: 0 });
    expect(cost).toMatchObject({ roles: 0, leavers: 0, total: 0, monthly: 0, perRole: 0, payrollShare: 0 });
    expect(withInputs({ gapShare: 0 })).toMatchObject({ total: 60_000, perRole: 0 });
  });

  test('changes only the parts that depend on an input', () => {
    const { parts } = gapCost(exampleInputs);
    expect(withInputs({ turnover: 0 }).parts).toEqual({ ...parts, hiring: 0, ramp: 0 });
    expect(withInputs({ hoursLost: 0 }).parts).toEqual({ ...parts, time: 0 });
    expect(withInputs({ hiringCost: 0 }).parts).toEqual({ ...parts, hiring: 0 });
    expect(withInputs({ rampWeeks: 0 }).parts).toEqual({ ...parts, ramp: 0 });
    expect(withInputs({ cover: 0 }).parts).toEqual({ ...parts, cover: 0 });
  });

  test('rounds each part to the euro, half a euro upwards', () => {
    expect(withInputs({ cover: 0.5 }).parts.cover).toBe(1);
    expect(withInputs({ cover: 0.49 }).parts.cover).toBe(0);
  });

  test('ranks its parts, the largest first, without those that are 0', () => {
    const ranked = rankedParts(withInputs({ hiringCost: 0 }));
    expect(ranked.map(({ part }) => part)).toEqual(['time', 'cover', 'ramp']);
    expect(ranked.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(rankedParts(withInputs({ gapShare: 0, cover: 0 }))).toEqual([]);
  });

  test('does not round roles and leavers', () => {
    const cost = withInputs({ headcount: 33, gapShare: 20, turnover: 10, leaverShare: 50 });
    expect(cost.roles).toBe(6.6);
    expect(cost.leavers).toBeCloseTo(0.33, 10);
    expect(cost.parts.hiring).toBe(1815);
  });
});

describe('the range of the cost', () => {
  test('is the cost with an hour a week less and an hour more', () => {
    const { low, about, high } = gapRange(exampleInputs);
    expect([low, about, high]).toEqual([
      withInputs({ hoursLost: exampleInputs.hoursLost - 1 }).total,
      withInputs({}).total,
      withInputs({ hoursLost: exampleInputs.hoursLost + 1 }).total,
    ]);
    expect([low, about, high].map(aboutEuros)).toEqual(['€270,000', '€376,000', '€482,000']);
  });

  test('is limited to 0 hours and to the whole week', () => {
    expect(gapRange({ ...exampleInputs, hoursLost: 0 }).low).toBe(withInputs({ hoursLost: 0 }).total);
    const week = { ...exampleInputs, hoursLost: exampleInputs.week };
    expect(gapRange(week).high).toBe(gapCost(week).total);
  });

  test('is rounded to three digits', () => {
    expect([0, 4, 999, 1_004, 99_960, 1_234_567].map(aboutEuros)).toEqual([
      '€0',
      '€4',
      '€999',
      '€1,000',
      '€100,000',
      '€1,230,000',
    ]);
  });
});
