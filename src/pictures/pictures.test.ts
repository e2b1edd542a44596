import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headlinePictures } from './news/headlines.ts';
import { wordmarks } from './partners/wordmarks.ts';
import { likenesses } from './portraits/likeness.ts';
import { drawPortrait } from './portraits/portrait.ts';

const images = join(import.meta.dirname, '../../public/images');
const read = (path: string) => readFileSync(join(images, path), 'utf8');
const filesOf = (folder: string) => readdirSync(join(images, folder)).sort();

/** A picture is a small part of a page: at most 6 kB. */
const largest = 6 * 1024;

const drawn = [
  ...Object.entries(headlinePictures).map(([name, draw]) => ({ path: `news/${name}.svg`, draw })),
  ...Object.entries(likenesses).map(([name, likeness]) => ({
    path: `team/${name}.svg`,
    draw: () => drawPortrait(name, likeness),
  })),
];

describe.each(drawn)('$path', ({ path, draw }) => {
  it('is what the program draws, every time', () => {
    const picture = draw();
    expect(draw()).toBe(picture);
    expect(read(path)).toBe(picture);
  });

  it('is small, has its size and leaves nothing to load', () => {
    const picture = read(path);
    expect(Buffer.byteLength(picture)).toBeLessThanOrEqual(largest);
    expect(picture).toMatch(/^<svg [^>]*width="\d+" height="\d+"/);
    expect(picture).not.toMatch(/NaN|undefined|href="(?!#)|style=|<script/);
  });
});

describe('portraits', () => {
  it('differ from name to name where the likeness is the same', () => {
    const likeness = likenesses['orla-brennan'];
    if (!likeness) throw new Error('The likeness is gone.');
    expect(drawPortrait('one name', likeness)).not.toBe(drawPortrait('another name', likeness));
  });
});

describe('wordmarks', () => {
  it('are one file each, and no file is left over', () => {
    expect(filesOf('partners')).toEqual(wordmarks.map(({ file }) => `${file}.svg`).sort());
  });

  it.each(wordmarks.map(({ file }) => file))('%s is outlines in the one ink, 48 high', (file) => {
    const picture = read(`partners/${file}.svg`);
    expect(picture).toMatch(/^<svg [^>]*width="\d+" height="48"/);
    expect(picture).not.toMatch(/<text|font-|NaN|undefined/);
    const inks = new Set([...picture.matchAll(/(?:fill|stroke)="(#[^"]*)"/g)].map(([, ink]) => ink));
    expect([...inks]).toHaveLength(1);
  });
});
