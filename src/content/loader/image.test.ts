import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { checkContent } from './check-content.ts';
import { type Image, image, logosOnWhite, preparedPictures } from './image.ts';

let root: string;
/** The first box of a photograph in HEIC, which names the format (ISO/IEC 23008-12). */
const heic = '\0\0\0\x18ftypheic\0\0\0\0heicmif1';
const xmlns = 'xmlns="http://www.w3.org/2000/svg"';

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'images/news'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(root, 'images/news', name), text);
  write('coast.svg', `<svg ${xmlns} width="160" height="48.5"><path/></svg>`);
  write('Zoë #1.SVG', `<?xml version='1.0'?><!-- <svg> -->\n<svg ${xmlns} width='16px' height='9'/>`);
  write('bare.svg', `<svg ${xmlns} viewBox="0 0 841.89 280.63"><path width="9" height="9"/></svg>`);
  write('sizeless.svg', `<svg ${xmlns}><path width="9" height="9"/></svg>`);
  write('IMG_1.HEIC', 'as an iPhone takes it');
  write('phone.jpg', heic);
  write('page.svg', '<!doctype html><html><p>Not found</p></html>');
  write('cut.svg', `<svg ${xmlns} width="160" height="48"><path>`);
  write('plain.svg', '<svg width="160" height="48"/>');
  write('text.avif', 'not a picture');
});

/** Returns the field's output for a value, or the first problem. */
function result(value: unknown, size?: { readonly width: number; readonly height?: number }): unknown {
  const schema = image({ folder: 'news', root, ...(size ? { size } : {}) });
  const checked = checkContent(JSON.stringify(value), schema, 'f');
  return checked.mistakes ? checked.mistakes[0]?.problem : checked.value;
}

describe('a picture in pixels', () => {
  const size = { width: 16, height: 9 };
  const photograph = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a7' } }).withExif({
    IFD0: { Copyright: 'Ana' },
  });

  it.each(['Zoë Müller.JPEG', 'photo.png', 'photo.webp', 'photo.AVIF'])(
    '%s is cropped to its size on the page, in double resolution',
    async (name) => {
      const format = name.slice(name.lastIndexOf('.') + 1).toLowerCase() as 'jpeg' | 'png' | 'webp' | 'avif';
      await photograph
        .clone()
        .toFormat(format)
        .toFile(join(root, 'images/news', name));
      const { source, avif, ...kept } = result(`/images/news/${name}`, size) as Image;
      expect(kept).toEqual(size);
      expect(source).toMatch(/^\/images\/news\/(?:zoe-muller|photo)-[0-9a-f]{12}\.webp$/);
      for (const address of [source, avif ?? '']) {
        const { width, height, exif } = await sharp(preparedPictures.get(address)).metadata();
        expect({ width, height, exif }).toEqual({ width: 32, height: 18, exif: undefined });
      }
    },
  );

  it('without a size is a logo, which is scaled but not cropped', async () => {
    await photograph.clone().resize(192, 96).png().toFile(join(root, 'images/news/logo.png'));
    expect(result('/images/news/logo.png')).toMatchObject({ width: 96, height: 48 });
  });

  it('keeps its shape if only its width on the page is given', async () => {
    await photograph.clone().png().toFile(join(root, 'images/news/chart.png'));
    const { source, ...kept } = result('/images/news/chart.png', { width: 30 }) as Image;
    expect(kept).toMatchObject({ width: 30, height: 20 });
    expect(await sharp(preparedPictures.get(source)).metadata()).toMatchObject({ width: 60, height: 40 });
    expect(result('/images/news/bare.svg', { width: 300 })).toMatchObject({ width: 300, height: 100 });
  });

  it('is refused if a side is longer than 12,000 pixels', async () => {
    await photograph
      .clone()
      .resize(12_001, 20, { fit: 'fill' })
      .png()
      .toFile(join(root, 'images/news/wide.png'));
    expect(result('/images/news/wide.png', size)).toBe(
      'is "/images/news/wide.png", expected a picture of at most 12000 pixels a side, this one has 12001 by 20',
    );
  });

  it('is refused if it is smaller than its size on the page', async () => {
    await photograph.clone().resize(12, 8).png().toFile(join(root, 'images/news/small.png'));
    expect(result('/images/news/small.png', size)).toBe(
      'is "/images/news/small.png", expected a picture of at least 16 by 9 pixels, this one has 12 by 8',
    );
  });
});

describe('image', () => {
  it('returns the given size, or else the size of the SVG file', () => {
    const source = '/images/news/coast.svg';
    expect(result(source)).toEqual({ source, width: 160, height: 48.5 });
    const size = { width: 16, height: 9 };
    expect(result(source, size)).toEqual({ source, ...size });
  });

  it('accepts any file name, and a size in single quotes and with px', () => {
    const source = '/images/news/Zo%C3%AB%20%231.SVG';
    expect(result('/images/news/Zoë #1.SVG')).toEqual({ source, width: 16, height: 9 });
  });

  it('takes the shape of an SVG file without a size from its viewBox', () => {
    expect(result('/images/news/bare.svg')).toEqual({
      source: '/images/news/bare.svg',
      width: 144,
      height: 48,
    });
  });

  it.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<g onload="alert(1)"/>', 'onload'],
    ['<foreignObject/>', '<foreignObject>'],
    ['<a href=" javascript:alert(1)"/>', '" javascript:alert(1)"'],
    ['<image href="https://a.example/b.png"/>', '"https://a.example/b.png", which lies outside of it'],
    ['<image xlink:href="photo.jpg"/>', '"photo.jpg", which lies outside of it'],
    ['<rect fill="url(//a.example/b.svg#c)"/>', '"//a.example/b.svg#c", which lies outside of it'],
    [
      '<style>@import "https://a.example/c.css";</style>',
      '"https://a.example/c.css", which lies outside of it',
    ],
  ])('refuses an SVG file that does or loads something, by name: %s', (part, name) => {
    const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
    writeFileSync(
      join(root, 'images/news/live.svg'),
      `<svg ${xmlns} ${xlink} viewBox="0 0 4 3">${part}</svg>`,
    );
    expect(result('/images/news/live.svg')).toBe(
      `is "/images/news/live.svg", expected an SVG file without ${name}: save it as a plain SVG or as PNG`,
    );
  });

  it('takes an SVG file with links within it, a font rule and a picture in it', () => {
    const parts =
      '<style>.a { font-family: Arial }</style><path id="p" fill="url(#g)"/><use href="#p"/><image href="data:image/png;base64,AA=="/>';
    writeFileSync(join(root, 'images/news/own.svg'), `<svg ${xmlns} viewBox="0 0 4 3">${parts}</svg>`);
    expect(result('/images/news/own.svg')).toMatchObject({ width: 64, height: 48 });
  });

  it('knows a logo with a white background, in pixels or drawn', async () => {
    const logo = (background: string) =>
      sharp({ create: { width: 192, height: 96, channels: 4, background } }).png();
    await logo('#fff').toFile(join(root, 'images/news/white.png'));
    await logo('#fff0').toFile(join(root, 'images/news/clear.png'));
    const drawn = (rect: string) => `<svg ${xmlns} viewBox="0 0 90 30"><rect ${rect}/><path/></svg>`;
    writeFileSync(join(root, 'images/news/white.svg'), drawn('width="90" height="30" fill="#fff"'));
    writeFileSync(join(root, 'images/news/part.svg'), drawn('width="9" height="30" fill="#fff"'));
    const names = ['white.png', 'clear.png', 'white.svg', 'part.svg'].map((name) => `/images/news/${name}`);
    logosOnWhite.clear();
    for (const name of names) expect(result(name)).toMatchObject({ height: 48 });
    expect([...logosOnWhite]).toEqual(['/images/news/white.png', '/images/news/white.svg']);
    // A photograph is cropped to its place and may have a white background.
    logosOnWhite.clear();
    result('/images/news/white.png', { width: 16, height: 9 });
    expect([...logosOnWhite]).toEqual([]);
  });

  it('refuses an SVG file of more than 500 kB', () => {
    const file = join(root, 'images/news/large.svg');
    writeFileSync(file, `<svg ${xmlns} width="160" height="48"><path d="${'M0 0'.repeat(200_000)}"/></svg>`);
    expect(result('/images/news/large.svg')).toContain(
      'expected an SVG file of at most 500 kB, this one has 800',
    );
  });

  it.each(['page', 'cut', 'plain'])(
    'refuses an SVG file that browsers cannot show, with and without a size: %s',
    (name) => {
      const expected = 'an SVG file that is whole and begins with <svg xmlns="http://www.w3.org/2000/svg"';
      for (const size of [undefined, { width: 16, height: 9 }])
        expect(result(`/images/news/${name}.svg`, size)).toBe(
          `is "/images/news/${name}.svg", expected ${expected}`,
        );
    },
  );

  const wanted = 'expected the address of a picture in public/images/news';
  const coast = `${wanted} (did you mean "/images/news/coast.svg"?)`;
  it.each([
    ['/images/news/cost.svg', coast],
    ['/images/news/Coast.svg', coast],
    ['coast.svg', coast],
    ['/images/news/../../photograph.svg', wanted],
    [
      '/images/news/sizeless.svg',
      'expected an SVG file with a viewBox, or a width and a height, in its first tag',
    ],
    [
      '/images/news/IMG_1.HEIC',
      'expected a JPEG, PNG, WebP, AVIF or SVG file, this one is HEIC: export it as JPEG',
    ],
    [
      '/images/news/phone.jpg',
      'expected a JPEG, PNG, WebP or AVIF file, this one is HEIC: export it as JPEG',
    ],
    ['/images/news/text.avif', 'expected a JPEG, PNG, WebP or AVIF file that is whole'],
  ])('refuses %s', (address, expected) => {
    expect(result(address)).toBe(`is "${address}", ${expected}`);
  });

  it('refuses an empty text and a number', () => {
    expect(result('')).toBe(`is empty, ${wanted}`);
    expect(result(3)).toBe(`is the number 3, ${wanted}`);
  });
});
