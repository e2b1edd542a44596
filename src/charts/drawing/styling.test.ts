import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours } from '../../design/tokens.ts';
import { chartNames, drawChart } from '../atlas.ts';
import { chartColours, hexadecimal } from './colours.ts';
import { innerMarkup } from './markup.ts';
import { nest } from './nest.ts';
import { curves, text } from './shapes.ts';
import { textSizes, weights } from './standalone.ts';
import { pageStyling } from './styling.ts';

const css = ['charts', 'tones', 'pointer']
  .map((name) => readFileSync(new URL(`../${name}.css`, import.meta.url), 'utf8'))
  .join('');

describe('the stylesheet of the charts', () => {
  it('has a rule for every class that a chart uses', () => {
    const markup = chartNames
      .flatMap((name) => [drawChart(name, 'full'), drawChart(name, 'card')])
      .map((drawing) => innerMarkup(drawing, pageStyling))
      .join('');
    const used = new Set(
      [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []),
    );
    expect(used.size).toBeGreaterThan(20);
    for (const name of used) expect(css, name).toMatch(new RegExp(`\\.${name}\\b`));
  });

  it('has the same colours as pictures that stand alone', () => {
    const blocks = {
      paper: css.match(/\.chart \{([^}]*)\}/)?.[1],
      ink: css.match(/\[data-ground='ink'\] \{([^}]*)\}/)?.[1],
    };
    for (const ground of ['paper', 'ink'] as const) {
      for (const [tone, colour] of Object.entries(chartColours[ground])) {
        const value = (blocks[ground]?.match(`--chart-${tone}: ([^;]+);`) ??
          blocks.paper?.match(`--chart-${tone}: ([^;]+);`))?.[1];
        const token = value?.match(/^var\(--colors-([\w-]+)\)$/)?.[1];
        const resolved = Object.entries(colours).find(([name]) => name === token)?.[1] ?? value;
        expect(resolved, `${tone} on ${ground}`).toBe(colour);
      }
    }
  });

  it('has the same sizes and weights as pictures that stand alone', () => {
    for (const [size, value] of Object.entries(textSizes)) {
      const selector = size === 'label' ? '\\.chart text' : `\\.chart \\.ct-${size}`;
      expect(css, size).toMatch(new RegExp(`${selector} \\{[^}]*font-size: ${value}px`));
      expect(value).toBeGreaterThanOrEqual(11);
    }
    for (const [weight, value] of Object.entries(weights)) {
      if (weight !== 'thin')
        expect(css).toMatch(new RegExp(`\\.cw-${weight} \\{\\s*stroke-width: ${value}px`));
    }
  });
});

describe('colours', () => {
  it('become hexadecimal as browsers show them', () => {
    expect(hexadecimal('oklch(1 0 0)')).toBe('#ffffff');
    expect(hexadecimal('oklch(0 0 0)')).toBe('#000000');
    expect(hexadecimal('oklch(0.628 0.2577 29.23)')).toBe('#ff0000');
    expect(() => hexadecimal('#fff')).toThrow('oklch');
  });
});

describe('markup', () => {
  const drawing = drawChart('skills-lens', 'full');

  it('escapes what is written', () => {
    const words = { ...drawing, title: 'A < B & "C"', shapes: [text(1, 2, '<<&', { more: '>' })] };
    expect(innerMarkup(words, pageStyling)).toContain('A &lt; B &amp; &quot;C&quot;');
    expect(innerMarkup(words, pageStyling)).toContain('&lt;&lt;&amp;<tspan');
  });

  it('lets all lines of a path be drawn in the same time', () => {
    const long = {
      points: [
        { x: 0, y: 0 },
        { x: 30, y: 0 },
      ],
      closed: false,
    };
    const short = {
      points: [
        { x: 0, y: 9 },
        { x: 10, y: 9 },
      ],
      closed: false,
    };
    const shapes = [curves([long, short], { stroke: 'line', enter: 'draw-1' })];
    expect(innerMarkup({ ...drawing, shapes }, pageStyling)).toContain('pathLength="1.33"');
  });

  it('of a chart on another one has no words and no motion', () => {
    const shapes = nest(drawing);
    const markup = innerMarkup({ ...drawing, shapes }, pageStyling);
    expect(markup).not.toMatch(/<text|c-draw|c-fade/);
    expect(markup).toContain('skills-lens-near');
  });
});
