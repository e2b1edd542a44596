import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { captionEnd, filmSeconds, isLengthOf, readingTime, secondsOf } from './films.ts';

const film = readFileSync('tests/browser/video/film.webm');

test('the length of a film is read from its file', () => {
  expect(filmSeconds(film)).toBeCloseTo(2.4, 1);
  expect(filmSeconds(Buffer.from('no film'))).toBeUndefined();
  expect(secondsOf('2:10')).toBe(130);
  // A file that is not there is a mistake of its own field.
  expect(isLengthOf('0:01', '/films/not-there.webm')).toBe(true);
});

test('a caption is seen until the next one or the end, long enough to be read', () => {
  const captions = [
    { at: 1, text: 'One.' },
    { at: 4.5, text: 'Two.' },
  ];
  expect([0, 1].map((place) => captionEnd(captions, place, 9))).toEqual([4.5, 9]);
  expect(readingTime('Yes.')).toBe(1.5);
  expect(readingTime('x'.repeat(85))).toBe(5);
});
