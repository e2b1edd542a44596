import { expect, it } from 'vitest';
import { firstFreePlace } from './free-place.ts';

const area = { top: 80, right: 380, bottom: 800, left: 10 };
const box = (top: number, bottom: number, left = 20, right = 300) => ({ top, right, bottom, left });

it('returns the top of the area if nothing is in the way', () => {
  expect(firstFreePlace(area, 100, [])).toBe(80);
  expect(firstFreePlace(area, 100, [box(180, 220), box(0, 80), box(90, 120, 400, 500)])).toBe(80);
});

it('moves below obstacles, whatever their order, until the box fits between two', () => {
  expect(firstFreePlace(area, 100, [box(260, 300), box(100, 150)])).toBe(158);
  expect(firstFreePlace(area, 110, [box(260, 300), box(100, 150)])).toBe(308);
  expect(firstFreePlace(area, 100, [box(100, 400), box(120, 150)])).toBe(408);
});

it('returns undefined if no place is free', () => {
  expect(firstFreePlace(area, 500, [box(100, 320), box(600, 650)])).toBeUndefined();
});
