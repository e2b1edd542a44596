import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { matchesOf } from '../support/markup.ts';
import { builtPages, dist } from './built-site.ts';

/**
 * Brotli bytes: a page's markup and drawings without its words, which are as long as editors want; and the inline part of
 * the stylesheet.
 */
const markupBudget = 8_500;
const styleBudget = 9_000;
const homeBudget = 250 * 1024;
const stylePattern = /<style>([\s\S]*?)<\/style>/;

/** Netlify sends text compressed; pictures in pixels and fonts are compressed already. */
function sizeOnTheWire(file: string): number {
  const content = readFileSync(join(dist, file));
  return /\.(?:html|css|js|svg|json)$/.test(file) ? brotliCompressSync(content).length : content.length;
}

describe.each(builtPages)('$path', ({ html }) => {
  test(`is at most ${markupBudget / 1000} kB of HTML beside its words and ${styleBudget / 1000} kB of styles`, () => {
    const [, styles = ''] = stylePattern.exec(html) ?? [];
    const markup = html.replace(stylePattern, '').replace(/>[^<]+</g, '><');
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(markupBudget);
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(styleBudget);
  });

  test('fetches no picture before it is near', () => {
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
