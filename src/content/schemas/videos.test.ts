import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../loader/check-content.ts';
import { describeMistakes } from '../loader/mistakes.ts';
import { videos } from './site.ts';

const written = readFileSync(join(import.meta.dirname, '..', 'videos.yaml'), 'utf8');

/** What is said about the file after one change to its first video. */
function mistakesAfter(change: (text: string) => string): string {
  const { mistakes = [] } = checkContent(change(written), videos, 'videos.yaml');
  return describeMistakes(mistakes);
}

const withId = (id: string, provider: string) => (text: string) =>
  text.replace(/provider: \S+/, `provider: ${provider}\n    id: ${id}`);

describe('videos.yaml', () => {
  test('takes an id of its provider', () => {
    expect(mistakesAfter(withId('"a-b_c123456"', 'youtube-nocookie'))).toBe('');
    expect(mistakesAfter(withId('"76979871"', 'vimeo'))).toBe('');
  });

  test('refuses the other provider’s id, an address, and an id without quotes', () => {
    expect(mistakesAfter(withId('"76979871"', 'youtube-nocookie'))).toContain('11 letters, digits');
    expect(mistakesAfter(withId('"https://vimeo.com/76979871"', 'vimeo'))).toContain('digits for vimeo');
    expect(mistakesAfter(withId('76979871', 'vimeo'))).toContain('the id of the video, in quotes');
  });

  test('refuses another way to write a length, and no length at all', () => {
    for (const length of ['2 min', '2:75', '0:00', '1:02:03'])
      expect(
        mistakesAfter((text) => text.replace('"2:10"', `"${length}"`)),
        length,
      ).toContain('"2:10"');
  });
});
