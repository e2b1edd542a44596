import { expect, test } from 'vitest';
import { growthFigures, growthOf, movesOf } from './growth.ts';
import page from './page.yaml';

const { quarters } = page.growth;
const example = growthOf(quarters);
const columns = (growth: typeof example) => {
  const figures = growthFigures(quarters, growth);
  return [figures[0]?.employed, figures.at(-1)?.needed, figures.at(-1)?.employed, figures.at(-1)?.short];
};

test('the example grows from 80 people to a need of 208, has 132 and is 76 short', () => {
  expect(example).toEqual({ people: 80, factor: 2.6 });
  expect(columns(example)).toEqual([80, 208, 132, 76]);
  const needed = quarters.map(({ revenue }) => Math.round((80 * revenue) / 2));
  expect(growthFigures(quarters, example).map((figure) => figure.needed)).toEqual(needed);
});

test('all figures follow the headcount, and only the need follows revenue', () => {
  expect(columns({ ...example, people: 160 })).toEqual([160, 416, 264, 152]);
  expect(columns({ ...example, factor: 4 })).toEqual([80, 320, 132, 188]);
});

test('without growth more people are employed than revenue calls for, and nobody is short', () => {
  expect(columns({ ...example, factor: 1 })).toEqual([80, 80, 132, -52]);
  expect(growthFigures([], example)).toEqual([]);
});

test('colleagues take the same share of the vacancies as in the example, and none if nobody is short', () => {
  expect(movesOf(76, { moves: 42, short: 76 })).toBe(42);
  expect(movesOf(152, { moves: 42, short: 76 })).toBe(84);
  expect(movesOf(-52, { moves: 42, short: 76 })).toBe(0);
});
