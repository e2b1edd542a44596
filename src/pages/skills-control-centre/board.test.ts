import { expect, test } from 'vitest';
import { checkFor, seenBy } from './board.ts';
import page from './page.yaml';
import { boardTiles } from './reading.ts';

const tiles = boardTiles();
const [manager, hr, board] = [0, 1, 2] as const;
const firstNumber = (text = '') => Number(/[\d,]+/.exec(text)?.[0].replace(',', ''));

test('HR sees every tile, the other roles fewer, and the board the fewest', () => {
  const [least, all, fewest] = [manager, hr, board].map((role) => seenBy(tiles, role).length);
  expect(all).toBe(tiles.length);
  expect(least).toBeLessThan(tiles.length);
  expect(fewest).toBeLessThan(least ?? 0);
});

test('no figure of a role is larger than the same of HR', () => {
  for (const { panel, views } of tiles)
    for (const role of [manager, board]) {
      const [own, whole] = [views[role], views[hr]];
      if (own && whole) expect(firstNumber(own.figure), panel).toBeLessThanOrEqual(firstNumber(whole.figure));
    }
});

test('a role’s amounts add up to what its tile says', () => {
  const { views = [] } = tiles.find(({ panel }) => panel === 'search') ?? {};
  for (const view of views)
    if (view) {
      const all = view.rows.reduce((total, { figure }) => total + firstNumber(figure), 0);
      expect(firstNumber(view.figure)).toBe(all);
    }
  const matches = tiles.find(({ panel }) => panel === 'matching')?.views[manager];
  const strong = matches?.rows.slice(-2).reduce((total, { figure }) => total + firstNumber(figure), 0);
  expect(firstNumber(matches?.figure)).toBe(strong);
  const gaps = tiles.find(({ panel }) => panel === 'mapping')?.views[manager];
  expect(gaps?.rows.reduce((total, { figure }) => total + firstNumber(figure), 0)).toBe(
    firstNumber(gaps?.figure),
  );
});

test('the board reads no records of people', () => {
  expect(tiles.flatMap(({ views }) => views[board]?.records ?? [])).toEqual([]);
});

test('a check that a role does not see gives way to the next that it sees', () => {
  const seen = seenBy(tiles, board);
  for (const [wanted] of tiles.entries()) expect(seen).toContain(checkFor(tiles, board, wanted));
  expect(checkFor(tiles, hr, 2)).toBe(2);
  expect(checkFor(tiles, board, tiles.length - 1)).toBe(seen.at(-1));
});

test('the checks run by the clock', () => {
  const times = page.board.tiles.map(({ time }) => time);
  expect(times).toEqual(times.toSorted());
});
