import { describe, expect, test } from 'vitest';
import { sum } from '../../content/format.ts';
import { exampleInputs } from '../../content/skills-gap.ts';
import { gapCost } from '../../content/skills-gap-cost.ts';
import { apportion, boardFigures, type Plan, rateOf, readEntry } from './board.ts';

const once = { move: 1000, train: 2000, hire: 5000 };
const plan: Plan = {
  people: 1000,
  spare: 6,
  once,
  divisions: [5, 3],
  rows: [
    { skill: 'Welding', hours: 10, need: 20, have: 12, move: 3, train: 2, hire: 1 },
    { skill: 'Coaching', hours: 4, need: 9, have: 4, move: 0, train: 4, hire: 1 },
  ],
};
const entries = { people: 1000, salary: 48_000, rates: [10_000, 4000], once };

describe('the paper of the example', () => {
  const figures = boardFigures(plan, entries);

  test('every job of the gap is filled in one of three ways or stays open', () => {
    expect(figures.sums).toEqual({
      need: 29,
      have: 16,
      short: 13,
      cost: 100_000,
      move: 3,
      train: 6,
      hire: 2,
      open: 2,
    });
    expect(figures.filled).toBe(11);
    expect(figures.spare).toBe(6);
    expect(figures.divisions).toEqual(plan.divisions);
  });

  test('the outlay is paid once, and jobs still open go on costing', () => {
    expect(figures.outlays).toEqual([3000, 12_000, 10_000]);
    expect(figures.outlay).toBe(25_000);
    expect(figures.left).toBe(20_000);
  });

  test('the outlay is recovered after the first whole month in which the savings reach it', () => {
    expect(figures.months).toBe(4);
    expect(boardFigures(plan, { ...entries, rates: [0, 0] }).months).toBeUndefined();
  });
});

describe('a paper with a visitor’s figures', () => {
  test.each([50, 333, 1000, 2140, 500_000])('adds up for %d people', (people) => {
    const { lines, sums, divisions } = boardFigures(plan, { ...entries, people });
    expect(sums.short).toBe(Math.max(1, Math.round(0.013 * people)));
    expect(sums.need - sums.have).toBe(sums.short);
    for (const line of lines) {
      expect(line.need - line.have).toBe(line.short);
      expect(line.move + line.train + line.hire + line.open).toBe(line.short);
    }
    expect(sum(divisions)).toBe(lines[0]?.short);
  });

  test('an open job is priced as the calculator prices a role, in hundreds, unless the visitor has a price', () => {
    const { perRole } = gapCost({ ...exampleInputs, salary: 60_000, hoursLost: 10, cover: 0 });
    expect(rateOf(60_000, 10)).toBe(100 * Math.round(perRole / 100));
    const { lines } = boardFigures(plan, { ...entries, salary: 60_000, rates: [undefined, 777] });
    expect(lines.map(({ rate }) => rate)).toEqual([rateOf(60_000, 10), 777]);
  });
});

test('shares add up to the total, and the largest remainders are rounded up', () => {
  expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(apportion(3, [9, 5, 9, 0])).toEqual([1, 1, 1, 0]);
  expect(apportion(0, [2, 1])).toEqual([0, 0]);
  expect(apportion(5, [0, 0])).toEqual([0, 0]);
});

test.each([
  ['people', '2,140', 2140],
  ['people', '49', undefined],
  ['people', '120.5', undefined],
  ['salary', '€61 500.50', 61_500.5],
  ['salary', '900', undefined],
  ['rate-0', '0', 0],
  ['once-hire', 'many', undefined],
])('the field %s reads %s as %s', (name, typed, expected) => {
  expect(readEntry(name, typed)).toBe(expected);
});
