import { expect, it } from 'vitest';
import { positionOf, stretchesOf } from './life.ts';

it('a reader who sees the same for several days has one stretch of them', () => {
  expect(stretchesOf([null, 'valid', 'valid', 'expired', null])).toEqual([
    { from: 0, days: 1, sees: null },
    { from: 1, days: 2, sees: 'valid' },
    { from: 3, days: 1, sees: 'expired' },
    { from: 4, days: 1, sees: null },
  ]);
});

it('a day stands on the line where its date is', () => {
  expect(positionOf('2026-01-01', '2025-01-01', '2027-01-01')).toBe(50);
  expect(positionOf('2027-01-01', '2025-01-01', '2027-01-01')).toBe(100);
});
