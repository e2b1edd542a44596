import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from './check-content.ts';
import { image } from './image.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'images-'));
  mkdirSync(join(root, 'images/news'), { recursive: true });
  writeFileSync(
    join(root, 'images/news/coast.svg'),
    '<svg xmlns="x" width="160" height="48.5"><path/></svg>',
  );
  writeFileSync(
    join(root, 'images/news/bare.svg'),
    '<svg viewBox="0 0 1 1"><path width="9" height="9"/></svg>',
  );
  writeFileSync(join(root, 'images/news/photo.avif'), '');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** What the field makes of a value, or the first complaint. */
function result(value: unknown, size?: { readonly width: number; readonly height: number }): unknown {
  const schema = image({ folder: 'news', root, ...(size ? { size } : {}) });
  const checked = checkContent(JSON.stringify(value), schema, 'f');
  return checked.mistakes ? checked.mistakes[0]?.problem : checked.value;
}

describe('image', () => {
  it('takes the size an SVG file says', () => {
    expect(result('/images/news/coast.svg')).toEqual({
      source: '/images/news/coast.svg',
      width: 160,
      height: 48.5,
    });
  });

  it('takes the size of the place it is shown in before the file’s own', () => {
    const size = { width: 16, height: 9 };
    expect(result('/images/news/coast.svg', size)).toEqual({ source: '/images/news/coast.svg', ...size });
    expect(result('/images/news/photo.avif', size)).toEqual({ source: '/images/news/photo.avif', ...size });
  });

  it.each([
    [
      '/images/news/cost.svg',
      'is "/images/news/cost.svg", expected the address of a picture in public/images/news (did you mean "/images/news/coast.svg"?)',
    ],
    [
      '/images/news/Coast.svg',
      'is "/images/news/Coast.svg", expected the address of a picture in public/images/news (did you mean "/images/news/coast.svg"?)',
    ],
    [
      'coast.svg',
      'is "coast.svg", expected the address of a picture in public/images/news (did you mean "/images/news/coast.svg"?)',
    ],
    [
      '/images/news/../../photograph.svg',
      'is "/images/news/../../photograph.svg", expected the address of a picture in public/images/news',
    ],
    ['', 'is empty, expected the address of a picture in public/images/news'],
    [3, 'is the number 3, expected the address of a picture in public/images/news'],
    [
      '/images/news/bare.svg',
      'is "/images/news/bare.svg", expected an SVG file with a width and a height in its first tag',
    ],
    [
      '/images/news/photo.avif',
      'is "/images/news/photo.avif", expected an SVG file with a width and a height in its first tag',
    ],
  ])('refuses %j', (value, complaint) => {
    expect(result(value)).toBe(complaint);
  });
});
