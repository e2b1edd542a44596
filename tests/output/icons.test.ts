import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { matchesOf } from '../support/markup.ts';
import { builtPages, dist, readBuilt } from './built-site.ts';

test('favicon.ico has images of 16 and 32 pixels', async () => {
  const file = readFileSync(join(dist, 'favicon.ico'));
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const sizes = entries.map(async (entry) => {
    const start = file.readUInt32LE(entry + 12);
    const image = file.subarray(start, start + file.readUInt32LE(entry + 8));
    const { width } = await sharp(image).metadata();
    expect(width).toBe(file.readUInt8(entry));
    return width;
  });
  expect(file.readUInt16LE(2)).toBe(1);
  expect(await Promise.all(sizes)).toEqual([16, 32]);
});

test('the icons of the manifest and iOS have their declared sizes, and one is maskable', async () => {
  const { icons } = JSON.parse(readBuilt('site.webmanifest'));
  expect(icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toHaveLength(1);
  for (const { src, sizes } of [...icons, { src: 'apple-touch-icon.png', sizes: '180x180' }]) {
    const { width, height } = await sharp(join(dist, src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test.each(builtPages)('$path links the icons and the manifest', ({ html }) => {
  const links = (relation: string) =>
    matchesOf(html, new RegExp(`<link rel="${relation}" href="([^"]+)"`, 'g'));
  expect(links('icon')).toEqual(['/favicon.ico', '/favicon.svg']);
  expect(links('apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
  expect(links('manifest')).toEqual(['/site.webmanifest']);
});
