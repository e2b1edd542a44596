import { expect, it } from 'vitest';
import { apart, pathOf, pointsOf, taughtParts } from './term-lines.ts';

const terms = [
  { share: 10, weeks: 0 },
  { share: 20, weeks: 2 },
  { share: 40, weeks: 0 },
];
const points = pointsOf(terms, 40);

it('spreads the terms from edge to edge, with the highest share at the top', () => {
  expect(points).toEqual([
    [0, 75],
    [50, 50],
    [100, 0],
  ]);
});

it('a term in which a skill is taught reaches half-way to its neighbours', () => {
  expect(taughtParts(terms, points)).toEqual([
    [
      [25, 62.5],
      [50, 50],
      [75, 25],
    ],
  ]);
  expect(pathOf(points)).toBe('M0 75L50 50L100 0');
});

it('names stand apart in the order of their lines, and none below the last line', () => {
  expect(apart([50, 10, 52], 7)).toEqual([50, 10, 57]);
  expect(apart([90, 99, 98], 7)).toEqual([85, 100, 93]);
});
