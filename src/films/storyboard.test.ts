import { globSync, readFileSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent } from '../build/read-content.ts';
import { siteRoutes } from '../routes.ts';
import { captionsIn, loopIn, type Storyboard, storyboard } from './storyboard.ts';

const folder = join(import.meta.dirname, 'storyboards');
const boards = globSync('*.yaml', { cwd: folder }).map((file): readonly [string, Storyboard] => [
  parsePath(file).name,
  storyboard.parse(parse(readFileSync(join(folder, file), 'utf8'))),
]);

const accepts = (...steps: readonly unknown[]) => storyboard.safeParse({ steps }).success;
const rest = [{ title: 1 }, 'caption', { hold: 1 }];

test('accepts a storyboard with a page, a title and a caption only', () => {
  expect(accepts({ open: '/pricing' }, { title: 1.5 }, 'caption')).toBe(true);
  expect(accepts()).toBe(false);
});

test('refuses unknown steps, text as a target and a place without a role', () => {
  expect(accepts({ jump: 1 }, ...rest)).toBe(false);
  expect(accepts({ open: 'pricing' }, ...rest)).toBe(false);
  expect(accepts({ press: { in: '#try', role: 'radio', name: 'Ask' } }, ...rest)).toBe(false);
  expect(accepts({ press: { in: '#try', place: 2 } }, ...rest)).toBe(false);
  expect(accepts({ press: { in: '#try', role: 'radio', place: 2 } }, ...rest)).toBe(true);
  expect(accepts({ drag: { in: '#try', role: 'slider' }, to: 1.2 }, ...rest)).toBe(false);
});

test('defaults to a window of 1280 by 900 pixels and a zoom to half its width', () => {
  const { window, steps } = storyboard.parse({ steps: [{ zoom: { at: [{ in: 'main' }] } }, ...rest] });
  expect(window).toEqual({ width: 1280, height: 900 });
  expect(steps[0]).toEqual({ zoom: { at: [{ in: 'main' }], margin: 40, width: 640 }, seconds: 0.8 });
});

test('every storyboard opens existing pages and has the captions and the loop of its video', () => {
  const paths: readonly string[] = siteRoutes.map(({ path }) => path);
  const videos: Readonly<
    Record<string, { film?: { captions: readonly unknown[]; loop?: string | undefined } | undefined }>
  > = readContent('content/videos').videos;
  expect(boards.length).toBeGreaterThan(0);
  for (const [name, board] of boards) {
    const opened = board.steps.flatMap((step) =>
      typeof step === 'object' && 'open' in step ? step.open : [],
    );
    expect(opened.length, name).toBeGreaterThan(0);
    const missing = opened.filter((path) => !paths.includes(path));
    expect(missing, `Open a page of the site in src/films/storyboards/${name}.yaml`).toEqual([]);
    // A video may have replaced its recorded film.
    const { film } = videos[name] ?? {};
    if (film) expect(film.captions, name).toHaveLength(captionsIn(board));
    if (film) expect(loopIn(board), name).toEqual(film.loop === undefined ? [] : ['begin', 'end']);
    expect(board.poster !== undefined || board.steps.includes('poster'), name).toBe(true);
  }
});
