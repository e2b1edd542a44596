import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawnRoute, formation, formations, routeTo } from './scene.ts';

/** Places as texts, to compare them. */
const texts = (places: readonly { x: number; y: number }[]) => places.map(({ x, y }) => `${x} ${y}`);

describe('a formation', () => {
  it('has a place of its own for everybody', () => {
    for (const [all, moving] of [
      [13, 9],
      [23, 9],
      [4, 4],
      [23, 21],
      [1, 0],
    ] as const) {
      const { moving: movers, others } = formation(all, moving);
      expect(movers).toHaveLength(moving);
      expect(new Set(texts([...movers, ...others])).size).toBe(all);
    }
  });

  it('has those who move at the same places, however many do not', () => {
    expect(formation(13, 9).moving).toEqual(formation(23, 9).moving);
  });
});

it('ends the route where it is asked to', () => {
  expect(routeTo({ x: 0, y: 0 })).toMatch(/ 0 0$/);
  expect(routeTo(formations.end)).toMatch(`M${formations.start.x} ${formations.start.y}`);
});

it('draws the route from rim to rim, so that it does not run on behind a person', () => {
  const [from, ...curves] = drawnRoute()
    .split(/[MC]/)
    .slice(1)
    .map((part) => part.split(' ').map(Number));
  const last = curves.at(-1)?.slice(-2);
  const fromEnd = Math.hypot((last?.[0] ?? 0) - formations.end.x, (last?.[1] ?? 0) - formations.end.y);
  expect(fromEnd).toBeGreaterThan(10);
  expect(fromEnd).toBeLessThan(16);
  const people = [...formation(13, 9).moving, ...formation(13, 9).others];
  const toPeople = people.map(({ x, y }) =>
    Math.hypot((from?.[0] ?? 0) - formations.start.x - x, (from?.[1] ?? 0) - formations.start.y - y),
  );
  expect(Math.min(...toPeople)).toBeGreaterThan(10);
  expect(Math.min(...toPeople)).toBeLessThan(16);
});

it('moves people along the route that is drawn', () => {
  const styles = readFileSync(new URL('People.module.css', import.meta.url), 'utf8');
  expect(styles).toContain(`offset-path: path('${routeTo({ x: 0, y: 0 })}')`);
});
