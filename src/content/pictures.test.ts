import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(project, path), 'utf8');

/** The sample portraits, logos and news pictures by their address on the site. */
const addresses = globSync('public/images/{news,partners,team}/*', { cwd: project }).map((path) =>
  path.replace('public', ''),
);
const content = globSync('src/content/**/*.yaml', { cwd: project }).map(read).join('\n');

/** A picture is a small part of a page; letters as outlines take more. */
const largestBytes = { picture: 6 * 1024, wordmark: 10 * 1024 };

it('has a page that shows it, for each picture', () => {
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !content.includes(address))).toEqual([]);
});

describe.each(addresses)('%s', (address) => {
  const picture = read(`public${address}`);
  const wordmark = address.startsWith('/images/partners/');

  it('is a small SVG file with a size that loads nothing', () => {
    expect(address).toMatch(/\.svg$/);
    expect(Buffer.byteLength(picture)).toBeLessThanOrEqual(largestBytes[wordmark ? 'wordmark' : 'picture']);
    expect(picture).toMatch(/^<svg [^>]*width="\d+" height="\d+"/);
    expect(picture).not.toMatch(/NaN|undefined|href="(?!#)|style=|<script/);
  });
});

it.each(addresses.filter((address) => address.startsWith('/images/partners/')))(
  '%s is outlines in one ink, 48 high',
  (address) => {
    const wordmark = read(`public${address}`);
    expect(wordmark).toMatch(/^<svg [^>]* height="48"/);
    expect(wordmark).not.toMatch(/<text|font-/);
    expect(new Set(wordmark.match(/(?<=(?:fill|stroke)=")#[^"]*/g))).toHaveProperty('size', 1);
  },
);
