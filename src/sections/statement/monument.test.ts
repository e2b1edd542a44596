import { expect, test } from 'vitest';
import { longestLine } from './monument.ts';

test.each([
  ['Skills move', 11],
  ['Your people are the map', 11],
  ['Thirteen people in reports could be repairing turbines', 18],
  ['Interdepartmental', 17],
])('breaks “%s” evenly, with at most %i characters a line', (text, characters) => {
  expect(longestLine(text)).toBe(characters);
});
