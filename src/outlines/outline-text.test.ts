import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { families } from '../design/tokens.ts';
import { outlineText } from './outline-text.ts';
import { openTypefaces } from './typefaces.ts';
import { Typesetter } from './typesetter.ts';

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = new Typesetter(await openTypefaces());
});

const face = `font-family="${families.text}" font-size="40"`;

function picture(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">${content}</svg>`;
}

/** Left and right edge of what is drawn, in pixels. */
async function edges(document: string): Promise<{ left: number; right: number }> {
  const { info } = await sharp(Buffer.from(document)).trim().toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  return { left, right: left + info.width };
}

test('no text element is left, its look is kept and its font attributes are not', () => {
  const outlined = outlineText(
    picture(`<text x="10" y="50" ${face} fill="#fff">R &amp; D</text>`),
    typesetter,
  );
  expect(outlined).not.toContain('<text');
  expect(outlined).toMatch(/<path d="M[^"]+Z[^"]*" fill="#fff"\/>/);
  expect(outlined).not.toContain('font-');
});

test('text stands where its anchor says', async () => {
  const at = (anchor: string) =>
    edges(
      outlineText(picture(`<text x="150" y="50" text-anchor="${anchor}" ${face}>HHHH</text>`), typesetter),
    );
  const [start, middle, end] = await Promise.all(['start', 'middle', 'end'].map(at));
  expect(start?.left).toBeGreaterThanOrEqual(150);
  expect(Math.abs(((middle?.left ?? 0) + (middle?.right ?? 0)) / 2 - 150)).toBeLessThan(2);
  expect(end?.right).toBeLessThanOrEqual(150);
});

test('a second line has its own size and stands below', () => {
  const more = `<tspan x="10" dy="1.25em" font-size="20">second</tspan>`;
  const outlined = outlineText(picture(`<text x="10" y="40" ${face}>First${more}</text>`), typesetter);
  const [first, second] = Array.from(outlined.matchAll(/<path d="M[\d.]+ ([\d.]+)/g), ([, y]) => Number(y));
  expect(first).toBeLessThanOrEqual(40);
  expect(second).toBeGreaterThan(45);
  expect(second).toBeLessThanOrEqual(66);
});

test('text along a circle fills the length it is given', async () => {
  const ring = `<path id="ring" d="M110 50a40 40 0 1 1 80 0a40 40 0 1 1 -80 0" fill="none"/>`;
  const text = `<text font-family="${families.text}" font-size="10"><textPath href="#ring" textLength="251">IIIIIIIIIIIIIIII</textPath></text>`;
  const outlined = outlineText(picture(ring + text), typesetter);
  const { left, right } = await edges(outlined);
  expect(left).toBeLessThanOrEqual(108);
  expect(right).toBeGreaterThanOrEqual(192);
});

test('a character that one font lacks comes from the other', () => {
  expect(
    typesetter.set('±', { family: families.text, weight: 400, size: 10 }).glyphs[0]?.outline,
  ).not.toEqual([]);
});

test('what cannot be set is refused in a sentence', () => {
  const set = (attributes: string, content: string) => () =>
    outlineText(picture(`<text ${attributes}>${content}</text>`), typesetter);
  expect(set(`font-family="Comic" font-size="10"`, 'a')).toThrow('no font Comic');
  expect(set(face, '✓')).toThrow('No font of the site has the character ✓');
  expect(set('', 'a')).toThrow('font-family and font-size');
  expect(set(face, '<tspan>a</tspan>')).toThrow('its own x');
  expect(set(face, '<a>a</a>')).toThrow('cannot be outlined');
  expect(set(face, '<textPath href="#none">a</textPath>')).toThrow('no path none');
});
