import { readFileSync } from 'node:fs';
import { interpolate, wcagContrast } from 'culori';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Tone, tones } from '../design/drawing-theme.ts';
import { Aside, Circle, Hit, Part, Path, Pointed, StandalonePicture, Words } from './shapes.tsx';

const at = { x: 10, y: 20 };
const shapes = (
  <>
    <Aside>
      <Circle at={at} r={9} stroke="line" />
    </Aside>
    <Part>
      <Hit d="M0 0h50v40z" />
      <Hit d="M1 1h9" along />
      <Words x={1} y={2} more="6 short" pointed="need 30" text="Coaching" />
      <Pointed>
        <Circle at={at} r={5} fill="sun" />
      </Pointed>
    </Part>
    <Part enter="fade">
      <Path d="M0 0h5" stroke="hair" weight="hairline" enter="draw-1" />
    </Part>
  </>
);
const svg = (content: typeof shapes) => renderToStaticMarkup(<svg aria-hidden="true">{content}</svg>);

it('renders interactive parts in the page but not in standalone pictures', () => {
  const markup = svg(shapes);
  expect(markup).toContain('<g class="c-aside"><circle');
  expect(markup).toContain('<g class="c-pointed"><circle');
  expect(markup).toContain('<g class="c-fade c-part">');
  expect(markup).toContain('<path d="M1 1h9" class="c-hit c-hit-line">');
  expect(markup, 'separate lines').toMatch(
    /6 short<\/tspan><tspan x="1" dy="1.25em" class="[^"]*c-pointed[^"]*">need 30<\/tspan>/,
  );
  const standalone = svg(<StandalonePicture value={{ background: 'paper' }}>{shapes}</StandalonePicture>);
  expect(standalone).not.toMatch(/class=|<text|M1 1h9|r="5"|pathLength/);
  expect(standalone.match(/<(?:path|circle)/g)).toHaveLength(2);
});

it('draws all lines of a path in the same duration', () => {
  const lines = [30, 10].map((x, y) => [
    { x: 0, y },
    { x, y },
  ]);
  expect(svg(<Path curves={lines} stroke="line" enter="draw-1" />)).toContain('pathLength="1.33"');
  expect(svg(<Path curves={lines} stroke="line" enter="fade" />)).not.toContain('pathLength');
});

it.each([
  ['paper', /\.chart \{[^}]*--chart-back: ([\d.]+);/, ['background', 'tint', 'sand']],
  ['ink', /='ink'\] \{[^}]*--chart-back: ([\d.]+);/, ['background', 'tint']],
] as const)(
  'keeps dimmed text at a contrast of at least 3:1 on %s (WCAG 2.2)',
  (background, rule, behind) => {
    const share = Number(readFileSync('src/design/charts.css', 'utf8').match(rule)?.[1]);
    expect(share).toBeLessThan(0.7);
    // Text in the `line` tone is only used on the plain background.
    const pairs: (readonly [Tone, Tone])[] = [['line', 'background']];
    for (const under of behind) pairs.push(['ink', under], ['muted', under]);
    for (const [tone, under] of pairs) {
      const mixed = interpolate([tones[background][under], tones[background][tone]], 'rgb')(share);
      expect(wcagContrast(mixed, tones[background][under]), `${tone} on ${under}`).toBeGreaterThanOrEqual(3);
    }
  },
);
