import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { captionEnd, filmSeconds, isLengthOf, readingTime, secondsOf } from './films.ts';

const film = readFileSync('tests/browser/video/film.webm');

test('reads the length of a film from its file', () => {
  expect(filmSeconds(film)).toBeCloseTo(2.4, 1);
  expect(filmSeconds(Buffer.from('no film'))).toBeUndefined();
  expect(secondsOf('2:10')).toBe(130);
  // A missing file is reported by its own field.
  expect(isLengthOf('0:01', '/films/not-there.webm')).toBe(true);
});

test('ends a caption at the next one or with the film, and computes its reading time', () => {
  const captions = [
    { at: 1, text: 'One.' },
    { at: 4.5, text: 'Two.' },
  ];
  expect([0, 1].map((place) => captionEnd(captions, place, 9))).toEqual([4.5, 9]);
  expect(readingTime('Yes.')).toBe(1.5);
  expect(readingTime('x'.repeat(85))).toBe(5);
});
