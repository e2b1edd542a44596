import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Typesetter } from '../drawings/medium.tsx';
import { openTypesetter } from './typesetter.ts';

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = await openTypesetter();
});

/** Left and right edge of what is drawn, in pixels. */
async function edges(d: string): Promise<{ left: number; right: number }> {
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path d="${d}"/></svg>`;
  const { info } = await sharp(Buffer.from(document)).trim().toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  return { left, right: left + info.width };
}

test('text stands where its anchor says', async () => {
  const at = { x: 150, y: 50 };
  const set = (anchor: 'start' | 'middle' | 'end') => edges(typesetter.line('HHHH', 'station', at, anchor));
  const [start, middle, end] = [await set('start'), await set('middle'), await set('end')];
  expect(start.left).toBeGreaterThanOrEqual(150);
  expect(Math.abs((middle.left + middle.right) / 2 - 150)).toBeLessThan(2);
  expect(end.right).toBeLessThanOrEqual(150);
});

test('text along a circle goes all the way round it', () => {
  const outlines = typesetter.circle('IIIIIIIIIIIIIIII', 'curved', 40, 251);
  const starts = [...outlines.matchAll(/M(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(starts.length).toBe(16);
  for (const [x, y] of starts) expect(Math.abs(Math.hypot(x, y) - 44)).toBeLessThan(6);
  for (const side of [-1, 1]) {
    expect(starts.some(([x]) => x * side > 35)).toBe(true);
    expect(starts.some(([, y]) => y * side > 35)).toBe(true);
  }
});

test('a character that one font lacks comes from the other; one that both lack is refused', () => {
  const origin = { x: 0, y: 0 };
  expect(typesetter.line('±', 'label', origin, 'start')).toMatch(/^M/);
  expect(() => typesetter.line('✓', 'label', origin, 'start')).toThrow(
    'No font of the site has the character ✓',
  );
});
