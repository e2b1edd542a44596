import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/build/content/read-content.ts';
import { captionEnd, filmLengths, largestFilm, readingTime } from '../../src/content/films.ts';
import { builtFiles, builtPages, dist, readBuilt } from './built-site.ts';

const videos = Object.entries(readContent('content/videos').videos);
const films = videos.flatMap(([name, { film, poster }]) => (film ? [{ name, poster, ...film }] : []));
/** Bytes of all films together, as every clone of the repository has them. */
const allFilms = 8_000_000;
/** Bytes of a poster. */
const largestPoster = 80_000;

/** A text as React writes it into HTML. */
const escapedText = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

const sizeOf = (address: string) => statSync(join(dist, address)).size;

test('every film, poster and caption file belongs to a video, and they take 8 MB at most', () => {
  const named = videos.flatMap(([, { film, poster }]) => [
    ...(film ? [film.file, film.mp4 ?? [], film.file.replace(/webm$/, 'vtt')].flat() : []),
    ...(poster === undefined ? [] : [poster]),
  ]);
  const published = builtFiles.filter((file) => file.startsWith('films/')).map((file) => `/${file}`);
  expect(published.toSorted()).toEqual(named.toSorted());
  expect(published.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(allFilms);
});

/** The only track of a film, and its length in seconds. */
async function trackOf(address: string) {
  const source = new BufferSource(readFileSync(join(dist, address)));
  const input = new Input({ formats: ALL_FORMATS, source });
  const [track, ...others] = await input.getTracks();
  expect(others).toEqual([]);
  expect(track?.codec).toBe('vp9');
  const video = await input.getPrimaryVideoTrack();
  return { size: [video?.displayWidth, video?.displayHeight], seconds: await input.computeDuration() };
}

test('a video without a player has no sign of play on any page', () => {
  const silent = videos.filter(([, { film, id }]) => !film && id === undefined);
  for (const [, { title }] of silent)
    for (const { html, path } of builtPages)
      expect(html, path).not.toMatch(new RegExp(`class="[^"]*video-play[^>]*aria-label="[^"]*${title}`));
});

describe.each(films)('the film $name', ({ file, mp4, poster, captions }) => {
  // The one that most browsers can play, as a link leads to one file.
  const linked = mp4 ?? file;

  test(`is VP9 of 1280 by 720 pixels, ${filmLengths.shortest} to ${filmLengths.longest} s long, without sound`, async () => {
    const { size, seconds } = await trackOf(file);
    expect(size).toEqual([1280, 720]);
    expect(seconds).toBeGreaterThanOrEqual(filmLengths.shortest);
    expect(seconds).toBeLessThanOrEqual(filmLengths.longest);
    for (const [place, { at, text }] of captions.entries())
      expect(captionEnd(captions, place, seconds) - at, text).toBeGreaterThanOrEqual(readingTime(text));
  });

  test(`has at most ${largestFilm / 1000} kB, a poster and captions, and is shown on a page that allows media`, () => {
    expect(sizeOf(file)).toBeLessThanOrEqual(largestFilm);
    expect(poster).toBeDefined();
    expect(sizeOf(poster ?? '')).toBeLessThanOrEqual(largestPoster);
    const vtt = readBuilt(file.slice(1).replace(/webm$/, 'vtt'));
    for (const { text } of captions) expect(vtt).toContain(text.replaceAll('&', '&amp;'));
    const shown = builtPages.filter(({ html }) => html.includes(` href="${linked}"`));
    expect(shown).not.toEqual([]);
  });

  test('stands with its transcript on every page that plays it in place', () => {
    const pages = builtPages.filter(({ html }) => new RegExp(`video-play[^>]*href="${linked}"`).test(html));
    for (const { html, path } of pages)
      for (const { text } of captions) expect(html, path).toContain(escapedText(text));
  });
});
