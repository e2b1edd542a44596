import { expect, test } from 'vitest';
import { fillIn } from '../../content/format.ts';
import page from './page.yaml';
import { searchFigures, timeOf } from './SearchFunnels.tsx';

const steps = [
  { step: 'Filter', left: 40, minutes: 20, once: true, text: 'hold the keywords' },
  { step: 'Reading', left: 10, minutes: 6, text: 'look right' },
  { step: 'Calls', left: 4, minutes: 30, text: 'on the shortlist' },
];

test('a step takes its minutes once, or for each of the people whom the step before left', () => {
  const { stages, minutes } = searchFigures(steps, 100);
  expect(stages.map(({ people, spent }) => [people, spent])).toEqual([
    [100, 20],
    [40, 240],
    [10, 300],
  ]);
  expect(minutes).toBe(560);
});

test('minutes are written as hours and what is left over', () => {
  const { hours, even } = page.search.labels;
  expect(timeOf(560)).toBe(fillIn(hours, { hours: 9, minutes: 20 }));
  expect(timeOf(540)).toBe(fillIn(even, { hours: 9 }));
});
