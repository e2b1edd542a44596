import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chartDocument, idOf, pictureDocument } from '../build/render-drawing.tsx';
import { drawingStyles, toneHex } from '../design/drawing-theme.ts';
import type { Drawing } from './drawing.ts';

const modules = import.meta.glob<{ default: Drawing }>('/src/**/*.drawing.tsx', { eager: true });
const drawings = Object.values(modules).map((module) => module.default);

const charts = drawings.flatMap((drawing) => {
  const { name, text } = drawing;
  return text ? [{ name, drawing, text, svg: chartDocument(drawing) }] : [];
});

const closing = ({ name, full }: Drawing) => pictureDocument(name, full, 'ink');
const wordless = drawings
  .filter(({ text }) => !text)
  .map((drawing) => ({ name: drawing.name, drawing, svg: closing(drawing) }));

function expectSoundIds(svg: string, start: RegExp) {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(start);
  for (const [, target] of svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)) expect(ids).toContain(target);
}

describe.each(charts)('$name', ({ drawing, text, svg }) => {
  it('weighs less than 12 kB in the page', () => {
    expect(brotliCompressSync(svg).length).toBeLessThan(12_000);
  });

  it('has a title, a description and ids of its own', () => {
    expect(text.title.length).toBeGreaterThan(10);
    expect(text.description).toMatch(/\d/);
    expect(svg).toContain(`<title id="${idOf(drawing)}-title">`);
    expectSoundIds(svg, new RegExp(`^_?${idOf(drawing)}-`));
  });

  it('is drawn the same every time, with finite numbers only, no inline style and no dollar sign', () => {
    expect(chartDocument(drawing)).toBe(svg);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|style=|\$/);
  });

  it('stands alone, whole and as a card, with colours written out, no words and nothing that answers a pointer', () => {
    const { name, full, card = full } = drawing;
    for (const sheet of [full, card]) {
      const alone = pictureDocument(name, sheet, 'ink');
      expect(alone).not.toMatch(/class=|<text|<title|pathLength|NaN|Infinity|undefined|style=/);
      expect(alone).toMatch(/stroke="#[0-9a-f]{6}"/);
    }
  });
});

describe('all charts', () => {
  it('use only classes that there are', () => {
    const css = readFileSync('src/design/drawings.css', 'utf8') + drawingStyles();
    const used = new Set(
      charts
        .flatMap(({ svg }) => [...svg.matchAll(/class="([^"]+)"/g)])
        .flatMap(([, names = '']) => names.split(' ')),
    );
    expect(used.size).toBeGreaterThan(20);
    for (const name of used) expect(css, name).toMatch(new RegExp(`\\.${name}\\b`));
  });

  it('show no figure under the pointer that the description does not say', () => {
    const shown = charts.flatMap(({ svg, text }) =>
      [...svg.matchAll(/<tspan[^>]*c-pointed[^>]*>([^<]*)/g)].map(([, words = '']) => ({
        words,
        description: text.description,
      })),
    );
    expect(shown.length).toBeGreaterThan(20);
    for (const { words, description } of shown) {
      for (const figure of words.match(/[±\d]+/g) ?? []) expect(description, words).toContain(figure);
    }
  });
});

describe.each(wordless)('the picture $name', ({ name, drawing, svg }) => {
  it('weighs at most 9 kB, is drawn the same every time and says nothing', () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(9000);
    expect(closing(drawing)).toBe(svg);
    expect(svg).toContain('<path');
    expect(svg).not.toMatch(/<text|<title|<desc|class=|style=|NaN|Infinity|undefined|\$/);
    expectSoundIds(svg, new RegExp(`^_${name}-`));
  });

  it('has the colours of a closing sheet, with its lines in reef: orange is for its button, white for its words', () => {
    const tones = ['line', 'fine', 'hair', 'tint', 'sand', 'land', 'ground', 'sun', 'quiet'] as const;
    const used = new Set([...svg.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour));
    expect(tones.map((tone) => toneHex(tone, 'ink'))).toEqual(expect.arrayContaining([...used]));
    expect(used.has(toneHex('line', 'ink'))).toBe(true);
  });
});

it('no two pictures are the same', () => {
  expect(wordless.length).toBeGreaterThan(1);
  const pictures = wordless.map(({ name, svg }) => svg.replaceAll(name, ''));
  expect(new Set(pictures).size).toBe(wordless.length);
});
