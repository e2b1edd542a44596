import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawInset, insetNames } from '../../atlas.ts';
import { chartColour } from '../../drawing/colours.ts';
import type { Tone } from '../../drawing/drawing.ts';
import { wordlessDocument } from '../../drawing/markup.ts';
import { standaloneStyling } from '../../drawing/standalone.ts';

const draw = (name: (typeof insetNames)[number]) =>
  wordlessDocument(drawInset(name), standaloneStyling('ink'));
const all = insetNames.map((name) => ({ name, svg: draw(name) }));

/** The colours of a closing sheet: orange is for its button, white for its words. */
const tones = ['line', 'fine', 'hair', 'tint', 'sand', 'land', 'ground', 'sun', 'quiet'] as const;
const palette = tones.map((tone: Tone) => chartColour(tone, 'ink'));

describe.each(all)('$name', ({ name, svg }) => {
  it('weighs at most 9 kB', () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(9000);
  });

  it('draws lines and says nothing', () => {
    expect(svg).toContain('<path');
    expect(svg).not.toMatch(/<text|<title|<desc|class=|style=/);
  });

  it('has the colours of a closing sheet, with its lines in reef', () => {
    const used = new Set([...svg.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour));
    expect(palette).toEqual(expect.arrayContaining([...used]));
    expect(used.has(chartColour('line', 'ink'))).toBe(true);
  });

  it('is drawn the same every time, with finite numbers and no clip that is not there', () => {
    expect(draw(name)).toBe(svg);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|\$/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of svg.matchAll(/url\(#([\w-]+)\)/g)) expect(ids).toContain(target);
  });
});

it('no two close-ups are the same picture', () => {
  expect(new Set(all.map(({ name, svg }) => svg.replaceAll(name, ''))).size).toBe(insetNames.length);
});
