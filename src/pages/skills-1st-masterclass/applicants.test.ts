import { expect, test } from 'vitest';
import { ableTo, mayApply } from './applicants.ts';
import page from './page.yaml';

const groups = [
  { people: 7, lack: [] },
  { people: 5, lack: [1] },
  { people: 3, lack: [1, 2] },
];

test('somebody may apply once every line that keeps them away is struck', () => {
  expect(mayApply(groups, [])).toBe(7);
  expect(mayApply(groups, [1])).toBe(12);
  expect(mayApply(groups, [2])).toBe(7);
  expect(mayApply(groups, [2, 1])).toBe(15);
  expect(ableTo(groups)).toBe(15);
});

test('striking a line that can be tested brings nobody in, and striking the others brings in everybody', () => {
  const { groups: people, lines } = page.advert;
  const places = lines.map((_, index) => index + 1);
  const untestable = places.filter((place) => lines[place - 1]?.skill);
  const testable = places.filter((place) => !untestable.includes(place));
  expect(mayApply(people, testable)).toBe(mayApply(people, []));
  expect(mayApply(people, untestable)).toBe(ableTo(people));
});
