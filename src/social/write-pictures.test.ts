import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PictureCache } from './picture-cache.ts';
import { writePictures } from './write-pictures.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'social-pictures-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Counts how often something had to be rendered. */
class CountingCache extends PictureCache {
  rendered = 0;

  override picture(key: string, render: () => Promise<Uint8Array>): Promise<Uint8Array> {
    return super.picture(key, () => {
      this.rendered += 1;
      return render();
    });
  }
}

function pictureOf(name: string, colour: string) {
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"><rect width="12" height="6" fill="${colour}"/></svg>`;
  return { path: `/${name}`, address: `/social/${name}.png`, alternative: '', document };
}

test('a second build renders none, and a changed picture alone', async () => {
  const first = [pictureOf('one-1', '#f00'), pictureOf('two-1', '#0f0')];
  const build = async (site: string, pictures: typeof first) => {
    const cache = new CountingCache(join(directory, 'cache'));
    await writePictures(join(directory, site), pictures, cache);
    return cache.rendered;
  };
  expect(await build('site', first)).toBe(2);
  expect(await build('again', first)).toBe(0);
  expect(await build('changed', [pictureOf('one-1', '#f00'), pictureOf('two-2', '#00f')])).toBe(1);
  const file = readFileSync(join(directory, 'again', 'social', 'one-1.png'));
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  expect(file).toEqual(readFileSync(join(directory, 'site', 'social', 'one-1.png')));
});

test('what no build has asked for in a month is thrown away', async () => {
  const cache = new PictureCache(directory);
  const monthsAgo = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000);
  for (const name of ['used', 'unused']) {
    writeFileSync(join(directory, `${name}.png`), name);
    utimesSync(join(directory, `${name}.png`), monthsAgo, monthsAgo);
  }
  await cache.picture('used', async () => new Uint8Array());
  await cache.prune();
  expect(readFileSync(join(directory, 'used.png'), 'utf8')).toBe('used');
  expect(existsSync(join(directory, 'unused.png'))).toBe(false);
});

test('a picture that cannot be rendered leaves nothing in the cache', async () => {
  const cache = new PictureCache(join(directory, 'cache'));
  await expect(cache.picture('broken', () => Promise.reject(new Error('No picture.')))).rejects.toThrow(
    'No picture.',
  );
  expect(existsSync(join(directory, 'cache', 'broken.png'))).toBe(false);
});
