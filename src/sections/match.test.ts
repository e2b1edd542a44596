import { expect, it } from 'vitest';
import { matchOf } from './match.ts';

it('counts a skill only at or above the level asked', () => {
  expect(matchOf([4, 3, 2], [4, 2, 5])).toEqual({ asked: 3, met: 2, share: 67 });
  expect(matchOf([1], [0])).toEqual({ asked: 1, met: 0, share: 0 });
});

it('counts a level that is not known as none, and no skills as no match', () => {
  expect(matchOf([2, 2], [2])).toEqual({ asked: 2, met: 1, share: 50 });
  expect(matchOf([], [])).toEqual({ asked: 0, met: 0, share: 0 });
});
