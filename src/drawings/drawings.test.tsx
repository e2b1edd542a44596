import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { matchesOf } from '../../tests/support/markup.ts';
import { pictureDocument } from '../build/files/render-drawing.tsx';
import { chartStyles, drawingStyles, toneHex } from '../design/drawing-theme.ts';
import { Chart } from './Chart.tsx';
import type { Drawing } from './drawing.ts';
import { Circle } from './shapes.tsx';

const modules = import.meta.glob<{ default: Drawing }>('/src/**/*.drawing.tsx', { eager: true });
const drawings = Object.values(modules).map((module) => module.default);

const idOf = ({ name }: Drawing) => `chart-${name}`;

/** Renders a chart as pages do, without its wrapper. */
function chartDocument(drawing: Drawing): string {
  const markup = renderToStaticMarkup(<Chart drawing={drawing} />, { identifierPrefix: `${idOf(drawing)}-` });
  return markup.replace(/^<div[^>]*>|<\/div>$/g, '');
}

const charts = drawings.flatMap((drawing) => {
  const { name, text } = drawing;
  return text ? [{ name, drawing, text, svg: chartDocument(drawing) }] : [];
});

const standalone = drawings.flatMap(({ name, world, full, card, text }) =>
  [full, card].flatMap((sheet) => {
    if (!sheet) return [];
    const draw = () => pictureDocument({ name, ...(world && { world }) }, sheet, 'ink');
    return [
      { name: sheet === card ? `${name}-card` : name, id: name, world, wordless: !text, draw, svg: draw() },
    ];
  }),
);
const wordless = standalone.filter((picture) => picture.wordless);

/** Checks for repeatable markup, finite numbers, no inline styles, no dollar signs, and unique ids that begin with `id`. */
function expectValid(svg: string, again: string, id: string) {
  expect(again).toBe(svg);
  expect(svg).not.toMatch(/NaN|Infinity|undefined|style=|\$/);
  const ids = matchesOf(svg, / id="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  for (const own of ids) expect(own).toMatch(new RegExp(`^_?${id}-`));
  for (const target of matchesOf(svg, /(?:url\(|href=")#([\w-]+)/g)) expect(ids).toContain(target);
}

/** Matches a shape with an inline colour. */
const colouredShape = /<(?:path|circle)[^>]* (?:stroke|fill)="#[0-9a-f]{6}"/;

describe.each(charts)('$name', ({ drawing, text, svg }) => {
  it('is valid and adds less than 12 kB to the page', () => {
    expectValid(svg, chartDocument(drawing), idOf(drawing));
    const remedy = 'Draw fewer or shorter paths (*.drawing.tsx)';
    expect(brotliCompressSync(svg).length, remedy).toBeLessThan(12_000);
  });

  it('has a title and a description', () => {
    expect(text.title.length).toBeGreaterThan(10);
    expect(text.description).toMatch(/\d/);
    expect(svg).toContain(`<title id="${idOf(drawing)}-title">`);
  });
});

it.each(standalone)(
  'the picture $name is standalone: inline colours, no text and no interaction',
  ({ id, svg, draw }) => {
    expectValid(svg, draw(), id);
    expect(svg).not.toMatch(/class=|<text|<title|<desc|pathLength/);
    expect(svg).toMatch(colouredShape);
  },
);

it('a drawing of circles only is valid', () => {
  const Picture = () => [10, 20].map((r) => <Circle key={r} at={{ x: 50, y: 50 }} r={r} fill="sun" />);
  const full = { width: 100, height: 100, Picture };
  const text = { title: 'Two circles in one another', description: 'Two circles, of 10 and of 20.' };
  const rings = { name: 'rings', text, full };
  expectValid(chartDocument(rings), chartDocument(rings), 'chart-rings');
  expect(pictureDocument(rings, full, 'ink').match(new RegExp(colouredShape, 'g'))).toHaveLength(2);
});

describe('all charts', () => {
  it('use only defined classes', () => {
    const files = ['drawings', 'charts'].map((name) => readFileSync(`src/design/${name}.css`, 'utf8'));
    const css = [...files, drawingStyles(), chartStyles()].join('\n');
    const used = new Set(
      charts.flatMap(({ svg }) => matchesOf(svg, /class="([^"]+)"/g)).flatMap((names) => names.split(' ')),
    );
    expect(used.size).toBeGreaterThan(20);
    for (const name of used) expect(css, name).toMatch(new RegExp(`\\.${name}\\b`));
  });

  it('show no figure on hover that is missing from the description', () => {
    const shown = charts.flatMap(({ svg, text }) =>
      matchesOf(svg, /<tspan[^>]*c-pointed[^>]*>([^<]*)/g).map((words) => ({ words, text })),
    );
    expect(shown.length).toBeGreaterThan(20);
    for (const { words, text } of shown)
      for (const figure of words.match(/[±\d]+/g) ?? []) expect(text.description, words).toContain(figure);
  });
});

it.each(wordless)(
  // Excludes orange, which is for the section's button, and white, which is for its text.
  'the picture $name weighs at most 9 kB and uses only the colours of a closing section',
  ({ svg, world }) => {
    const remedy = 'Draw fewer or shorter paths (*.drawing.tsx)';
    expect(brotliCompressSync(svg).length, remedy).toBeLessThanOrEqual(9000);
    const tones = ['line', 'fine', 'hair', 'tint', 'sand', 'land', 'background', 'sun', 'muted'] as const;
    const used = svg.match(/#[0-9a-f]{6}/g);
    expect(tones.map((tone) => toneHex(tone, 'ink', world))).toEqual(expect.arrayContaining(used ?? []));
    expect(
      [toneHex('line', 'ink', world), toneHex('fine', 'ink', world)].some((tone) => used?.includes(tone)),
    ).toBe(true);
  },
);

it('no two pictures are identical', () => {
  const pictures = Map.groupBy(wordless, ({ id, svg }) => svg.replaceAll(id, ''));
  const same = [...pictures.values()].filter(({ length }) => length > 1);
  const names = same.map((group) => group.map(({ name }) => name).join(' and '));
  expect(names, 'Draw these differently (*.drawing.tsx)').toEqual([]);
});
