import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chartNames, drawChart } from './atlas.ts';
import { labelBoxes, overlap } from './drawing/label-boxes.ts';
import { innerMarkup, svgDocument } from './drawing/markup.ts';
import { standaloneStyling } from './drawing/standalone.ts';
import { pageStyling } from './drawing/styling.ts';

const variants = ['full', 'card'] as const;
const all = chartNames.flatMap((name) =>
  variants.map((variant) => ({ name, variant, drawing: drawChart(name, variant) })),
);

describe.each(all)('$name, $variant', ({ name, variant, drawing }) => {
  const markup = innerMarkup(drawing, pageStyling);

  it('weighs less than 12 kB in the page', () => {
    expect(brotliCompressSync(markup).length).toBeLessThan(12_000);
  });

  it('is drawn the same every time', () => {
    expect(innerMarkup(drawChart(name, variant), pageStyling)).toBe(markup);
  });

  it('has a title, a description and ids of its own', () => {
    expect(drawing.title.length).toBeGreaterThan(10);
    expect(drawing.description).toMatch(/\d/);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(new RegExp(`^chart-${name}-${variant}-`));
    for (const [, target] of markup.matchAll(/#([\w-]+)["')]/g)) expect(ids).toContain(target);
  });

  it('has only finite numbers, no inline style and no dollar sign', () => {
    expect(markup).not.toMatch(/NaN|Infinity|undefined|style=|\$/);
  });

  it('has no two labels on top of each other, and none outside', () => {
    for (const shown of variant === 'full' ? (['wide', 'pointed', 'phone'] as const) : (['wide'] as const)) {
      const boxes = labelBoxes(drawing, shown);
      const clashes = boxes.flatMap((box, index) =>
        boxes
          .slice(index + 1)
          .flatMap((other) => (overlap(box, other) ? [`${box.text} / ${other.text}`] : [])),
      );
      expect(clashes).toEqual([]);
      const outside = boxes.filter(
        ({ left, right, top, bottom }) =>
          left < -1 || top < -1 || right > drawing.width + 1 || bottom > drawing.height + 1,
      );
      expect(outside.map(({ text }) => text)).toEqual([]);
    }
  });

  it('stands alone with colours written out', () => {
    const svg = svgDocument(drawing, standaloneStyling('ink'));
    expect(svg).not.toContain('class=');
    expect(svg).toMatch(/stroke="#[0-9a-f]{6}"/);
  });
});
