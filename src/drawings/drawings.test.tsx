import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { matchesOf } from '../../tests/support/markup.ts';
import { pictureDocument } from '../build/render-drawing.tsx';
import { shortenPaths } from '../build/shorten-paths.ts';
import { drawingStyles, toneHex } from '../design/drawing-theme.ts';
import { Chart } from './Chart.tsx';
import type { Drawing } from './drawing.ts';

const modules = import.meta.glob<{ default: Drawing }>('/src/**/*.drawing.tsx', { eager: true });
const drawings = Object.values(modules).map((module) => module.default);

const idOf = ({ name }: Drawing) => `chart-${name}`;

/** A chart as it stands in a page. */
function chartDocument(drawing: Drawing): string {
  const markup = renderToStaticMarkup(<Chart drawing={drawing} />, { identifierPrefix: `${idOf(drawing)}-` });
  return shortenPaths(markup.replace(/^<div[^>]*>|<\/div>$/g, ''), 1);
}

const charts = drawings.flatMap((drawing) => {
  const { name, text } = drawing;
  return text ? [{ name, drawing, text, svg: chartDocument(drawing) }] : [];
});

const alone = drawings.flatMap(({ name, full, card, text }) =>
  [full, card].flatMap((sheet) => {
    if (!sheet) return [];
    const draw = () => pictureDocument(name, sheet, 'ink');
    return [{ name: sheet === card ? `${name}-card` : name, id: name, wordless: !text, draw, svg: draw() }];
  }),
);
const wordless = alone.filter((picture) => picture.wordless);

/** A drawing is the same every time, with finite numbers only, no inline style and no dollar sign, and has ids of its own. */
function expectSound(svg: string, again: string, id: string) {
  expect(again).toBe(svg);
  expect(svg).not.toMatch(/NaN|Infinity|undefined|style=|\$/);
  const ids = matchesOf(svg, / id="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  for (const own of ids) expect(own).toMatch(new RegExp(`^_?${id}-`));
  for (const target of matchesOf(svg, /(?:url\(|href=")#([\w-]+)/g)) expect(ids).toContain(target);
}

describe.each(charts)('$name', ({ drawing, text, svg }) => {
  it('is sound, and weighs less than 12 kB in the page', () => {
    expectSound(svg, chartDocument(drawing), idOf(drawing));
    expect(brotliCompressSync(svg).length).toBeLessThan(12_000);
  });

  it('has a title and a description', () => {
    expect(text.title.length).toBeGreaterThan(10);
    expect(text.description).toMatch(/\d/);
    expect(svg).toContain(`<title id="${idOf(drawing)}-title">`);
  });
});

it.each(alone)(
  'the picture $name stands alone: sound, with colours written out, and neither words nor answers',
  ({ id, svg, draw }) => {
    expectSound(svg, draw(), id);
    expect(svg).not.toMatch(/class=|<text|<title|<desc|pathLength/);
    expect(svg).toMatch(/<path[^>]* stroke="#[0-9a-f]{6}"/);
  },
);

describe('all charts', () => {
  it('use only classes that there are', () => {
    const css = readFileSync('src/design/drawings.css', 'utf8') + drawingStyles();
    const used = new Set(
      charts.flatMap(({ svg }) => matchesOf(svg, /class="([^"]+)"/g)).flatMap((names) => names.split(' ')),
    );
    expect(used.size).toBeGreaterThan(20);
    for (const name of used) expect(css, name).toMatch(new RegExp(`\\.${name}\\b`));
  });

  it('show no figure under the pointer that the description does not say', () => {
    const shown = charts.flatMap(({ svg, text }) =>
      matchesOf(svg, /<tspan[^>]*c-pointed[^>]*>([^<]*)/g).map((words) => ({ words, text })),
    );
    expect(shown.length).toBeGreaterThan(20);
    for (const { words, text } of shown)
      for (const figure of words.match(/[±\d]+/g) ?? []) expect(text.description, words).toContain(figure);
  });
});

it.each(wordless)(
  'the picture $name weighs at most 9 kB and has the colours of a closing sheet, its lines in reef: orange is for its button, white for its words',
  ({ svg }) => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(9000);
    const tones = ['line', 'fine', 'hair', 'tint', 'sand', 'land', 'background', 'sun', 'muted'] as const;
    const used = svg.match(/#[0-9a-f]{6}/g);
    expect(tones.map((tone) => toneHex(tone, 'ink'))).toEqual(expect.arrayContaining(used ?? []));
    expect(used).toContain(toneHex('line', 'ink'));
  },
);

it('no two pictures are the same', () => {
  const pictures = wordless.map(({ id, svg }) => svg.replaceAll(id, ''));
  expect(new Set(pictures).size).toBe(wordless.length);
});
