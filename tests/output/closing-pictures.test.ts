import { describe, expect, test } from 'vitest';
import { builtFiles, builtPages, matchesOf } from './built-site.ts';

const closing = builtPages.flatMap(({ path, html }) => {
  const [, image] = html.match(/<section[^>]*aria-labelledby="ending-title"[^>]*>(<img [^>]*>)/) ?? [];
  return image === undefined ? [] : [{ path, image, file: matchesOf(image, /src="\/([^"]+)"/g)[0] ?? '' }];
});
const home = builtPages.find(({ path }) => path === '/')?.html ?? '';
const [navigation = ''] = matchesOf(home, /<header.*?<nav[^>]*>(.*?)<\/nav>/gs);
const menu = [...new Set(matchesOf(navigation, /href="(\/[^"#?]*)"/g))];

describe.each(closing)('the dark ending of $path', ({ image, file }) => {
  test('shows a close-up that is there, has its room and says nothing', () => {
    expect(builtFiles).toContain(file);
    expect(file).toMatch(/^assets\/picture-closing-/);
    for (const attribute of ['alt=""', 'width="360"', 'height="270"', 'loading="lazy"']) {
      expect(image).toContain(attribute);
    }
  });
});

test('no two pages of the main navigation close with the same picture', () => {
  expect(menu.length).toBeGreaterThan(0);
  const shown = closing.filter(({ path }) => menu.includes(path)).map(({ file }) => file);
  expect(new Set(shown).size).toBe(shown.length);
});

test('every close-up stands on a page', () => {
  const drawn = builtFiles.filter((file) => file.includes('/picture-closing-'));
  const unseen = drawn.filter((file) => !builtPages.some(({ html }) => html.includes(`src="/${file}"`)));
  expect(unseen).toEqual([]);
});
