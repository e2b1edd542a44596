import { expect, test } from 'vitest';
import { type Box, boxAround, fitsAcross, fitsDown, letterBox, overlappingPairs, overlaps } from './boxes.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

test('boxes that share an area overlap, in either order', () => {
  const [one, other] = [box(0, 0, 10, 10), box(8, 8, 20, 20)];
  expect(overlaps(one, other)).toBe(true);
  expect(overlaps(other, one)).toBe(true);
});

test('boxes that touch, or that overlap by no more than the tolerance, do not overlap', () => {
  expect(overlaps(box(0, 0, 10, 10), box(10, 0, 20, 10))).toBe(false);
  expect(overlaps(box(0, 0, 10, 10), box(0, 10, 10, 20))).toBe(false);
  expect(overlaps(box(0, 0, 10, 10), box(9, 0, 20, 10), 1)).toBe(false);
});

test('a negative tolerance counts boxes that are near', () => {
  expect(overlaps(box(0, 0, 10, 10), box(12, 0, 20, 10), -3)).toBe(true);
  expect(overlaps(box(0, 0, 10, 10), box(14, 0, 20, 10), -3)).toBe(false);
});

test('a box fits a frame that it leaves by less than the tolerance', () => {
  const frame = box(0, 0, 100, 50);
  expect(fitsAcross(box(-0.5, 0, 100.5, 10), frame, 1)).toBe(true);
  expect(fitsAcross(box(-1.5, 0, 100, 10), frame, 1)).toBe(false);
  expect(fitsDown(box(0, -0.5, 10, 50.5), frame, 1)).toBe(true);
  expect(fitsDown(box(0, 0, 10, 52), frame, 1)).toBe(false);
});

test('the box around points holds all of them', () => {
  const points = [
    { x: 4, y: -2 },
    { x: -1, y: 7 },
    { x: 0, y: 0 },
  ];
  expect(boxAround(points)).toEqual(box(-1, -2, 4, 7));
});

test('letters take up the middle half of the height of their line', () => {
  expect(letterBox(box(3, 0, 30, 20))).toEqual(box(3, 5, 30, 15));
});

test('finds every overlapping pair among many boxes, and no other', () => {
  const [first, second, third, apart] = [
    box(0, 0, 10, 30),
    box(5, 5, 15, 15),
    box(0, 20, 10, 40),
    box(50, 0, 60, 40),
  ];
  expect(overlappingPairs([third, apart, second, first])).toEqual([
    [first, second],
    [first, third],
  ]);
});
