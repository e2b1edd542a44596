import { expect, test } from 'vitest';
import { marginOf, rangeOf, ranked } from './forecast-range.ts';

test('a range is wider the fewer adverts are behind it, and never less than a point', () => {
  expect(marginOf(10_000)).toBe(4);
  expect(marginOf(2_500)).toBe(7);
  expect(marginOf(1_000_000)).toBe(1);
  expect(rangeOf({ name: 'One', change: -12, adverts: 2_500 })).toEqual([-19, -5]);
});

test('movers are ranked from the highest rise to the deepest fall', () => {
  const movers = [3, -8, 12].map((change) => ({ name: String(change), change, adverts: 600 }));
  expect(ranked(movers).map(({ change }) => change)).toEqual([12, 3, -8]);
});
