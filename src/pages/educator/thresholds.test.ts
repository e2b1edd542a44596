import { expect, test } from 'vitest';
import { follow, heightOf, placeOf } from './thresholds.ts';

const rules = { drop: 10, add: 25 };

test('a skill leaves the term after its share fell under the lower threshold, and not at it', () => {
  expect(follow([14, 9, 7], true, rules)).toEqual({ taught: [true, true, false], verdict: 'none' });
  expect(follow([12, 10], true, rules)).toEqual({ taught: [true, true], verdict: 'stay' });
  expect(follow([12, 8], true, rules).verdict).toBe('drop');
});

test('a skill enters the term after its share reached the upper threshold, and stays between the two', () => {
  expect(follow([22, 27, 20], false, rules)).toEqual({ taught: [false, false, true], verdict: 'stay' });
  expect(follow([22, 25], false, rules).verdict).toBe('add');
  expect(follow([18, 24], false, rules).verdict).toBe('wait');
});

test('other thresholds rewrite the terms before as well', () => {
  const shares = [14, 9, 30, 24];
  expect(follow(shares, true, { drop: 15, add: 30 })).toEqual({
    taught: [true, false, false, true],
    verdict: 'stay',
  });
  expect(follow(shares, true, { drop: 5, add: 30 }).taught).toEqual([true, true, true, true]);
});

test('higher shares are higher on the chart, and terms follow each other in equal columns', () => {
  expect(heightOf(25)).toBeLessThan(heightOf(24));
  expect(heightOf(0)).toBeLessThanOrEqual(100);
  expect([0, 1, 4].map((term) => placeOf(term, 4))).toEqual([10, 30, 90]);
});
