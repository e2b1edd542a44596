import { expect, test } from 'vitest';
import { boardFigures } from './BoardPaper.tsx';

const once = { move: 1000, train: 2000, hire: 5000 };
const plan = { once } as Parameters<typeof boardFigures>[0]['plan'];

const figures = boardFigures({
  plan,
  rows: [
    { skill: 'Welding', rate: 10_000, need: 20, have: 12, move: 3, train: 2, hire: 1 },
    { skill: 'Coaching', rate: 4000, need: 9, have: 4, move: 0, train: 4, hire: 1 },
  ],
});

test('every place of the gap is moved, trained, hired or still open', () => {
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
});

test('the outlay is paid once, and places still open go on costing', () => {
  expect(figures.outlays).toEqual([3000, 12_000, 10_000]);
  expect(figures.outlay).toBe(25_000);
  expect(figures.left).toBe(20_000);
});

test('the outlay is recovered after the first whole month in which the savings reach it', () => {
  expect(figures.months).toBe(4);
});
