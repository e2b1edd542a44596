import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtPages, dist, matchesOf } from './built-site.ts';

/** Brotli bytes: what a page says and draws, with a kilobyte of room for what editors add; and the inline part of the stylesheet. */
const htmlBudget = 13_000;
const styleBudget = 9_600;
const homeBudget = 250 * 1024;
const stylePattern = /<style>([\s\S]*?)<\/style>/;

/** Netlify sends text compressed; pictures in pixels and fonts are compressed already. */
function sizeOnTheWire(file: string): number {
  const content = readFileSync(join(dist, file));
  return /\.(?:html|css|js|svg|json)$/.test(file) ? brotliCompressSync(content).length : content.length;
}

describe.each(builtPages)('$path', ({ html }) => {
  test(`is at most ${htmlBudget / 1000} kB of HTML and ${styleBudget / 1000} kB of styles`, () => {
    const [, styles = ''] = stylePattern.exec(html) ?? [];
    expect(brotliCompressSync(html.replace(stylePattern, '')).length).toBeLessThanOrEqual(htmlBudget);
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(styleBudget);
  });

  test('fetches no picture before it is near, but those it begins with', () => {
    for (const image of html.match(/<img [^>]*>/g) ?? []) expect(image).toContain('loading="lazy"');
  });
});

test(`the home page is at most ${homeBudget / 1024} KiB with everything it shows`, () => {
  const home = builtPages.find(({ path }) => path === '/');
  const files = matchesOf(
    (home?.html ?? '').replace(/<meta[^>]*>/g, ''),
    /[" ]\/((?:assets|images)\/[^" #]+)/g,
  );
  const total = [...new Set(files)].reduce(
    (sum, file) => sum + sizeOnTheWire(file),
    sizeOnTheWire('index.html'),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(total).toBeLessThanOrEqual(homeBudget);
});
