import { expect, test } from 'vitest';
import { drawCoast, drawMoves, radiusFor } from './case-shapes.ts';
import { cross, movesOf } from './moves.ts';
import page from './page.yaml';

test('areas stand to each other like the amounts', () => {
  expect(radiusFor(100, 400, 40)).toBe(20);
  expect(radiusFor(400, 400, 40)).toBe(40);
  expect(radiusFor(0, 400, 40)).toBe(0);
  expect(radiusFor(0, 0, 40)).toBe(0);
});

test('the coast begins and ends where it is told, every time the same', () => {
  const points = [
    { x: 100, y: 0 },
    { x: 80, y: 60 },
    { x: 120, y: 200 },
  ];
  const coast = drawCoast(points, 300, 7);
  expect(coast).toEqual(drawCoast(points, 300, 7));
  expect(coast.shore).toMatch(/^M100 0l/);
  expect(coast.land.startsWith(coast.shore)).toBe(true);
  expect(coast.land).toMatch(/z$/i);
});

const divisions = ['Grid', 'Storage', 'IT'];

test('an arc leaves its division and ends at the other, the number at its furthest point', () => {
  const [move] = drawMoves(divisions, [{ from: 'Grid', to: 'Storage', people: 4 }], 'right');
  expect(move?.path).toBe('M0 50C53 50 53 150 0 150');
  expect(move).toMatchObject({ label: { x: 40, y: 33.3 }, end: 50 });
});

test('the left side mirrors the right one', () => {
  const [move] = drawMoves(divisions, [{ from: 'IT', to: 'Grid', people: 4 }], 'left');
  expect(move?.path).toBe('M100 250C-4 250 -4 50 100 50');
  expect(move?.label.x).toBe(22);
});

test('the longer an arc, the further it reaches out, so that the number of a shorter one has room', () => {
  const moves = [
    { from: 'Grid', to: 'Storage', people: 9 },
    { from: 'Grid', to: 'IT', people: 14 },
  ];
  const [short, long] = drawMoves(divisions, moves, 'right');
  expect((long?.label.x ?? 0) - (short?.label.x ?? 0)).toBeGreaterThanOrEqual(25);
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

test('no two arcs of a year cross', () => {
  const { divisions: all, moves } = page.enterprise.chart;
  for (const year of Object.values(moves))
    for (const move of year) for (const other of year) expect(cross(all, move, other)).toBe(false);
});

test('a division has the moves from and to it, with the sums of those who came and left', () => {
  const [one, two] = [
    { from: 'Grid', to: 'IT', people: 3 },
    { from: 'Storage', to: 'Grid', people: 5 },
  ];
  const other = { from: 'Storage', to: 'IT', people: 9 };
  expect(movesOf('Grid', [one, two, other])).toEqual({ moves: [one, two], in: 5, out: 3 });
});
