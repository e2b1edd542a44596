import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconSet } from '../../src/design/icons.ts';
import { matchesOf } from '../support/markup.ts';
import { builtPages, dist, pngSize, readBuilt } from './built-site.ts';

function icon(name: string): Buffer {
  return readFileSync(join(dist, name));
}

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a square of %i pixels', (name, size) => {
  expect(pngSize(icon(name))).toEqual({ width: size, height: size });
});

test('favicon.ico holds 16 and 32 pixels', () => {
  const file = icon('favicon.ico');
  expect(file.readUInt16LE(2)).toBe(1);
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const sizes = entries.map((entry) => {
    const start = file.readUInt32LE(entry + 12);
    const image = file.subarray(start, start + file.readUInt32LE(entry + 8));
    expect(pngSize(image).width).toBe(file.readUInt8(entry));
    return pngSize(image).width;
  });
  expect(sizes).toEqual([16, 32]);
});

test('the raster icons are as many as the drawing gives', async () => {
  const names = Object.keys(await iconSet(readBuilt('favicon.svg')));
  for (const name of names) expect(icon(name).length).toBeGreaterThan(500);
  expect(names).toHaveLength(5);
});

test('the manifest names icons that are there, one of them maskable', () => {
  const { icons } = JSON.parse(readBuilt('site.webmanifest'));
  for (const { src, sizes } of icons) {
    const { width, height } = pngSize(icon(src));
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toHaveLength(1);
});

test.each(builtPages)('$path links the icons and the manifest', ({ html }) => {
  const links = (relation: string) =>
    matchesOf(html, new RegExp(`<link rel="${relation}" href="([^"]+)"`, 'g'));
  expect(links('icon')).toEqual(['/favicon.ico', '/favicon.svg']);
  expect(links('apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
  expect(links('manifest')).toEqual(['/site.webmanifest']);
});
