import { describe, expect, it, test } from 'vitest';
import {
  applicationsOf,
  fewest,
  firstYear,
  headcountAt,
  inEuros,
  most,
  positionOf,
  roundHeadcount,
  setupFee,
  yearlyCost,
} from './price-estimate.ts';

const assumptions = {
  licence: 17_000,
  applications: { from: 5, to: 15 },
  token: 0.2,
  bands: [
    { people: 500, from: 40, to: 56 },
    { people: 2_000, from: 30, to: 42 },
    { people: 20_000, from: 20, to: 28 },
  ],
  setup: { from: 3_000, to: 5_000 },
  systems: { agent: 1, suite: 3 },
};

describe('the scale of headcounts', () => {
  it('is logarithmic: half of it is ten times to the square root of two hundred', () => {
    expect(positionOf(fewest)).toBe(0);
    expect(positionOf(most)).toBeCloseTo(100);
    expect(headcountAt(50) / fewest).toBeCloseTo(Math.sqrt(most / fewest));
  });

  it('leads back to the headcount', () => {
    for (const people of [100, 250, 2_000, 13_700])
      expect(headcountAt(positionOf(people))).toBeCloseTo(people);
  });

  it('moves at each arrow key, up to its ends and back', () => {
    for (const [start, end, direction] of [
      [fewest, most, 1],
      [most, fewest, -1],
    ] as const) {
      let people: number = start;
      for (let press = 0; press < 150 && people !== end; press += 1) {
        const next = roundHeadcount(headcountAt(positionOf(people) + direction));
        expect(Math.sign(next - people)).toBe(direction);
        people = next;
      }
      expect(people).toBe(end);
    }
  });

  it('stays within its ends', () => {
    expect(roundHeadcount(3)).toBe(fewest);
    expect(roundHeadcount(90_000)).toBe(most);
    expect(roundHeadcount(2_010.4)).toBe(2_000);
  });
});

test('SkillsAgent costs its licence and a token for each application', () => {
  expect(yearlyCost(2_000, assumptions).agent).toEqual({ from: 19_000, to: 23_000 });
});

test('SkillsSuite costs SkillsAgent and a price for each person, cheaper in each further band', () => {
  expect(yearlyCost(500, assumptions).suite).toEqual({ from: 37_500, to: 46_500 });
  expect(yearlyCost(2_000, assumptions).suite).toEqual({ from: 84_000, to: 114_000 });
  const { suite } = yearlyCost(30_000, { ...assumptions, licence: 0, token: 0 });
  expect(suite.from).toBe(500 * 40 + 1_500 * 30 + 28_000 * 20);
});

test('a larger organisation never pays less', () => {
  const costs = Array.from({ length: 101 }, (_, position) => yearlyCost(headcountAt(position), assumptions));
  for (const [index, cost] of costs.entries())
    for (const name of ['agent', 'suite'] as const)
      for (const end of ['from', 'to'] as const)
        expect(cost[name][end]).toBeGreaterThan(costs[index - 1]?.[name][end] ?? 0);
});

test('setup is paid for each system in the first year, applications follow the headcount', () => {
  expect(setupFee(3, assumptions)).toEqual({ from: 9_000, to: 15_000 });
  expect(applicationsOf(2_000, assumptions)).toEqual({ from: 10_000, to: 30_000 });
  expect(firstYear({ from: 84_000, to: 114_000 }, { from: 9_000, to: 15_000 })).toEqual({
    from: 93_000,
    to: 129_000,
  });
});

test('amounts are rounded outwards to hundreds, small ones to whole euros', () => {
  expect(inEuros({ from: 19_000, to: 23_000 }, 'to')).toBe('€19,000 to €23,000');
  expect(inEuros({ from: 17_105, to: 17_301 }, 'to')).toBe('€17,100 to €17,400');
  expect(inEuros({ from: 17_750, to: 19_250 }, 'to')).toBe('€17,700 to €19,300');
  expect(inEuros({ from: 99_999, to: 100_001 }, 'to')).toBe('€99,900 to €100,100');
  expect(inEuros({ from: 42.5, to: 56.2 }, 'to')).toBe('€42 to €57');
  expect(inEuros({ from: 3 * 19.1, to: 17_000 + 0.1 + 0.2 - 0.3 }, 'to')).toBe('€57 to €17,000');
});
