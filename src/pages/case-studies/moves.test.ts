import { expect, test } from 'vitest';
import { drawMoves } from './moves.ts';

const divisions = ['Grid', 'Storage', 'IT'];

test('an arc leaves its division and ends at the other, the number at its furthest point', () => {
  const [move] = drawMoves(divisions, [{ from: 'Grid', to: 'Storage', people: 4 }], 'right');
  expect(move?.path).toBe('M0 50C51 50 51 150 0 150');
  expect(move).toMatchObject({ label: { x: 38, y: 33.3 }, end: 50 });
});

test('the left side mirrors the right one', () => {
  const [move] = drawMoves(divisions, [{ from: 'IT', to: 'Grid', people: 4 }], 'left');
  expect(move?.path).toBe('M100 250C28 250 28 50 100 50');
  expect(move?.label.x).toBe(46);
});

test('at a division the arc to the nearest above comes first and to the nearest below last', () => {
  const ends = drawMoves(
    divisions,
    [
      { from: 'Storage', to: 'IT', people: 1 },
      { from: 'Storage', to: 'Grid', people: 1 },
    ],
    'right',
  ).map(({ path }) => Number(/^M0 ([\d.]+)/.exec(path)?.[1]));
  expect(ends).toEqual([163.5, 136.5]);
});
