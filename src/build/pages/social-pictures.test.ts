import { cpSync, mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { matchesOf } from '../../../tests/support/markup.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { drawnCharacters } from '../../design/fonts/characters.ts';
import { addedRoute, routeOf } from '../../routes.ts';
import { columnWidth, margin } from './SocialPoster.tsx';
import { composePicture, renderPictures, socialPicture } from './social-pictures.ts';

let cache: string;
beforeEach(() => {
  cache = temporaryFolder();
});

const square = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

function pictureOf(name: string) {
  return { address: `/social/${name}.png`, compose: async () => square };
}

test('refuses a title that does not fit', async () => {
  const title =
    'Many of the short words that go on and on until no line is left to put one more of them in '.repeat(3);
  const message = composePicture(title, 'Short.', square).catch((error: Error) => error.message);
  expect(await message).toContain('does not fit');
});

const longest = 'We say in as many words as fit what this page is about, and then we say some more of it. '
  .repeat(2)
  .slice(0, 155);

test.each([
  'Apprenticeships by skill',
  'Skills-intelligence platform',
  'Interdisciplinary microcredentials, recommended',
  'x'.repeat(49),
])('fits a title within its limits and the longest description: %s', async (title) => {
  const outlines = matchesOf(await composePicture(title, longest, square), / d="([^"]*)"/g);
  const across = outlines.flatMap((outline) => matchesOf(outline, /[ML](-?[\d.]+) /g).map(Number));
  expect(across.length).toBeGreaterThan(longest.length);
  expect(Math.max(...across)).toBeLessThanOrEqual(margin + columnWidth);
});

test('composes pictures of other pages while one page cannot be read', async () => {
  const route = routeOf('/pricing');
  await expect(socialPicture({ ...route, content: 'no-such-file' })).rejects.toThrow();
  expect((await socialPicture(route)).address).toMatch(/^\/social\/pricing-[\da-f]{12}\.png$/);
});

test('loads fonts with accented letters', async () => {
  const [one, other] = await Promise.all(['Ł', 'Ő'].map((title) => composePicture(title, title, square)));
  expect(one).not.toBe(other);
});

test('has all characters that a head may have, and refuses others', async () => {
  for (const part of drawnCharacters.replace(/\s/g, '').match(/.{1,40}/gu) ?? [])
    expect(await composePicture('Letters', part, square)).toContain('<svg');
  for (const other of ['→', '🚀', '技', 'ع'])
    await expect(composePicture(`Skills ${other}`, 'Short.', square)).rejects.toThrow(other);
});

test('a second build composes only changed pictures and removes unused ones from the cache', async () => {
  const [first] = await Promise.all([renderPictures([pictureOf('one'), pictureOf('two')], cache)]);
  expect([...first.keys()]).toEqual(['/social/one.png', '/social/two.png']);
  const broken = { address: '/social/one.png', compose: () => Promise.reject(new Error('composed again')) };
  const second = await renderPictures([broken, pictureOf('three')], cache);
  expect(second.get('/social/one.png')).toEqual(first.get('/social/one.png'));
  expect(await readdir(cache)).toEqual(['one.png', 'three.png']);
});

test('a page with a photograph of its own shows that, small enough for every network', async () => {
  const project = process.cwd();
  const copy = temporaryFolder();
  const file = join(copy, 'src/content/pages/pictured.yaml');
  cpSync('src/content', join(copy, 'src/content'), { recursive: true });
  mkdirSync(dirname(file), { recursive: true });
  for (const [from, to] of [
    ['tests/variant/every-section.yaml', file],
    ['package-lock.json', join(copy, 'package-lock.json')],
  ] as const)
    cpSync(from, to);
  process.chdir(copy);
  onTestFinished(() => process.chdir(project));
  const picture = await socialPicture(addedRoute('/pictured'));
  expect(picture.address).toMatch(/^\/social\/pictured-[\da-f]{12}\.jpg$/);
  const [rendered] = (await renderPictures([picture], cache)).values();
  expect(await sharp(rendered).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(rendered?.length).toBeLessThanOrEqual(150_000);
});

test('a picture that cannot be rendered leaves nothing in the cache', async () => {
  await expect(
    renderPictures([{ address: '/social/one.png', compose: async () => 'no picture' }], cache),
  ).rejects.toThrow();
  expect(await readdir(cache)).toEqual([]);
});
