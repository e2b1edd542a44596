import { expect, test } from 'vitest';
import { growthFigures } from './GrowthChart.tsx';

const quarter = (revenue: number, people: number) => ({ name: 'a quarter', revenue, people });

test('people are called for in step with revenue, and the difference is short', () => {
  const figures = growthFigures([quarter(2, 80), quarter(2.2, 86), quarter(5.2, 132)]);
  expect(figures.map(({ needed }) => needed)).toEqual([80, 88, 208]);
  expect(figures.map(({ short }) => short)).toEqual([0, 2, 76]);
});

test('nobody is called for twice: more people than revenue calls for give less than nothing short', () => {
  expect(growthFigures([quarter(2, 80), quarter(1, 80)]).at(-1)).toMatchObject({ needed: 40, short: -40 });
  expect(growthFigures([])).toEqual([]);
});
