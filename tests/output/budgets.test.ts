import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { matchesOf } from '../support/markup.ts';
import { builtFiles, builtPages, dist } from './built-site.ts';

/**
 * Maximum of a page's markup with drawings but without copy, whose length is up to editors, be it shown or in the props of an
 * island. In bytes with Brotli. A drawing is all in the page (decision 0008), which takes up to 3 kB more than one whose long paths
 * are in a file of their own.
 */
const markupBudget = 12_000;
/** Maximum of a stylesheet, in bytes with Brotli: of the site's, and of a page's act. The first paint waits for both. */
const styleBudgets = { site: 22_000, act: 4_500 } as const;
/** Maximum of the home page with all its files, in bytes as transferred. */
const homeBudget = 250 * 1024;
/** The texts of several words in an island's props, which are JSON. */
const propTexts = /(?<=&quot;)(?:(?!&quot;)[^"])* (?:(?!&quot;)[^"])*(?=&quot;)/g;
/** The announcement of the day and its script, which pages have for a while only. */
const announcement =
  /<site-island data-name="layout\/announcement\/[\s\S]*?<\/site-island><script data-announcement[\s\S]*?<\/script>/;

/** Returns a file's size as transferred, in bytes. Netlify compresses text; bitmaps and fonts are compressed already. */
function sizeOnTheWire(file: string): number {
  const content = readFileSync(join(dist, file));
  return /\.(?:html|css|js|svg|json)$/.test(file) ? brotliCompressSync(content).length : content.length;
}

describe.each(builtPages)('$path', ({ html }) => {
  test(`has at most ${markupBudget / 1000} kB of HTML without copy`, () => {
    const markup = html
      .replace(announcement, '')
      .replace(/>[^<]+</g, '><')
      .replace(/ data-props="[^"]*"/g, (props) => props.replace(propTexts, ''));
    const shorter = 'Draw fewer or shorter paths in the drawings of the page, or render fewer elements';
    expect(brotliCompressSync(markup).length, shorter).toBeLessThanOrEqual(markupBudget);
  });

  test('loads all images lazily, but one that the first screen is asked to have soon', () => {
    const images = html.match(/<img [^>]*>/g) ?? [];
    const [first = 'fetchPriority="high"', ...others] = images.filter(
      (image) => !image.includes('loading="lazy"'),
    );
    expect(first).toMatch(/fetchpriority="high"/i);
    expect(others).toEqual([]);
  });
});

test.each(builtFiles.filter((file) => file.endsWith('.css')))('%s is small enough to wait for', (file) => {
  const budget = file.startsWith('assets/style-') ? styleBudgets.site : styleBudgets.act;
  const fewer = 'Use a variant of a section in place of styles of its own';
  expect(sizeOnTheWire(file), fewer).toBeLessThanOrEqual(budget);
});

test(`the home page with all its files has at most ${homeBudget / 1024} KiB`, () => {
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
  const largest = [...new Set(files)]
    .map((file) => ({ file, size: sizeOnTheWire(file) }))
    .toSorted((one, other) => other.size - one.size)
    .slice(0, 5)
    .map(({ file, size }) => `${file} ${size}`);
  expect(total, `Make one of its files smaller: ${largest.join(', ')}`).toBeLessThanOrEqual(homeBudget);
});
