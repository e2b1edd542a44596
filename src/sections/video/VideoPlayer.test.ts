import { expect, test } from 'vitest';
import { lengthInWords } from './VideoPlayer.island.tsx';

test.each([
  ['2:10', '2 min 10 s'],
  ['2:05', '2 min 5 s'],
  ['12:00', '12 min'],
  ['0:45', '45 s'],
])('returns the length %s as %s', (length, words) => {
  expect(lengthInWords(length)).toBe(words);
});
