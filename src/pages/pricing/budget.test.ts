import { expect, test } from 'vitest';
import { budget } from './budget.ts';

const guesses = [
  { yearly: true, factors: [{ value: 9_000 }, { value: 0.2 }] },
  { factors: [{ value: 4_000 }] },
  { factors: [{ value: 40 }, { value: 45 }] },
];

test('pays the licence and what is yearly every year, the rest once', () => {
  expect(budget(17_000, guesses)).toEqual({
    first: [17_000, 1_800, 4_000, 1_800],
    later: [17_000, 1_800, 0, 0],
    totals: { first: 24_600, later: 18_800 },
  });
});

test('rounds each payment to the euro, so that what is shown adds up', () => {
  const odd = budget(100, [{ factors: [{ value: 3 }, { value: 0.5 }] }, { factors: [{ value: 0.4 }] }]);
  expect(odd.first).toEqual([100, 2, 0]);
  expect(odd.totals).toEqual({ first: 102, later: 100 });
});
