import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chartNames, drawChart } from '../atlas.ts';
import { chartColours, type Ground, hexadecimal } from './colours.ts';
import type { Shape, Tone } from './drawing.ts';
import { innerMarkup, svgDocument } from './markup.ts';
import { nest } from './nest.ts';
import { aside, hitBox, hitCircle, hitLine, part, pointed } from './pointer.ts';
import { circle, text } from './shapes.ts';
import { standaloneStyling } from './standalone.ts';
import { pageStyling } from './styling.ts';

const drawing = drawChart('skills-mapping', 'full');
const at = { x: 10, y: 20 };
const shapes = [
  aside([circle(at, 9, { stroke: 'line' })]),
  part([
    hitCircle(at, 30),
    hitBox({ x: 0, y: 0, width: 50, height: 40 }),
    hitLine('M0 0h9'),
    text(1, 2, 'Coaching', { more: '6 short', pointed: 'need 30' }),
    pointed([circle(at, 5, { fill: 'sun' })]),
  ]),
  part([circle(at, 4, { fill: 'ink' })], { number: 3, enter: 'fade' }),
];

function textsThatShow(shape: Shape, shows = false): readonly string[] {
  if (shape.kind === 'text')
    return [...(shows ? [shape.text] : []), ...(shape.pointed ? [shape.pointed] : [])];
  if (shape.kind !== 'group' && shape.kind !== 'pointed') return [];
  return shape.shapes.flatMap((inner) => textsThatShow(inner, shape.kind === 'pointed'));
}

describe('what answers the pointer', () => {
  it('stands in the page as unseen areas, parts, and lines that wait to be shown', () => {
    const markup = innerMarkup({ ...drawing, shapes }, pageStyling);
    expect(markup).toContain('<g class="c-aside"><circle');
    expect(markup).toContain('<g class="c-part"><path');
    expect(markup).toContain('<g class="c-fade c-part c-part-3">');
    expect(markup.match(/class="c-hit"/g)).toHaveLength(2);
    expect(markup).toContain('<path d="M0 0h9" class="c-hit c-hit-line"/>');
    expect(markup).toMatch(
      /6 short<\/tspan><tspan x="1" dy="1.25em" class="[^"]*c-pointed[^"]*">need 30<\/tspan>/,
    );
    expect(markup).toContain('<g class="c-pointed"><circle');
  });

  it('is no part of pictures that stand alone, nor of a chart on another one', () => {
    const alone = svgDocument({ ...drawing, shapes }, standaloneStyling('paper'));
    expect(alone).toContain('6 short');
    expect(alone).not.toMatch(/need 30|M0 0h9|r="5"|class=/);
    expect(alone.match(/<(?:path|circle)/g)).toHaveLength(2);
    const nested = innerMarkup({ ...drawing, shapes: nest({ ...drawing, shapes }) }, pageStyling);
    expect(nested).not.toMatch(/c-hit|c-part|c-aside|c-pointed/);
    expect(nested.match(/<circle/g)).toHaveLength(2);
  });

  it('says nothing that the description does not say', () => {
    let found = 0;
    for (const name of chartNames) {
      const { description, shapes: drawn } = drawChart(name, 'full');
      for (const words of drawn.flatMap((shape) => textsThatShow(shape))) {
        found += 1;
        const said = /\d/.test(words) ? (words.match(/[±\d]+/g) ?? []) : [words];
        for (const piece of said) expect(description.toLowerCase(), words).toContain(piece.toLowerCase());
      }
    }
    expect(found).toBeGreaterThan(20);
  });
});

describe('what steps back', () => {
  const css = readFileSync(new URL('../pointer.css', import.meta.url), 'utf8');
  const backOn = (ground: Ground) => {
    const block = ground === 'ink' ? /\[data-ground='ink'\] \{([^}]*)\}/ : /\.chart \{([^}]*)\}/;
    return Number(css.match(block)?.[1]?.match(/--chart-back: ([\d.]+);/)?.[1]);
  };
  const channels = (ground: Ground, tone: Tone) =>
    [1, 3, 5].map((start) =>
      Number.parseInt(hexadecimal(chartColours[ground][tone]).slice(start, start + 2), 16),
    );
  const luminance = (colour: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = colour
      .map((channel) => channel / 255)
      .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  it.each(['paper', 'ink'] as const)(
    'keeps its words at 3:1 at least on %s (WCAG 2.2, contrast ratio)',
    (ground) => {
      const share = backOn(ground);
      expect(share).toBeLessThan(0.7);
      const behind =
        ground === 'paper' ? (['ground', 'tint', 'sand'] as const) : (['ground', 'tint'] as const);
      for (const under of behind) {
        const below = channels(ground, under);
        for (const tone of ['ink', 'quiet', 'line'] as const) {
          // Words in the colour of lines stand on the bare ground only.
          if (tone === 'line' && under !== 'ground') continue;
          const above = channels(ground, tone).map(
            (value, index) => share * value + (1 - share) * (below[index] ?? 0),
          );
          const [darker = 0, lighter = 0] = [luminance(above), luminance(below)].sort(
            (one, other) => one - other,
          );
          expect((lighter + 0.05) / (darker + 0.05), `${tone} on ${under}`).toBeGreaterThanOrEqual(3);
        }
      }
    },
  );
});
