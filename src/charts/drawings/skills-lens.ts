import { forecastSkills, horizons, pressure } from '../data/skills-lens.ts';
import { chartTexts } from '../data/texts.ts';
import type { ChartDrawing, Paint, Shape, Variant } from '../drawing/drawing.ts';
import { clipBox } from '../drawing/plate.ts';
import { hitCircle, part } from '../drawing/pointer.ts';
import { circle, curves, group, path, sides, text } from '../drawing/shapes.ts';
import { contourLines, type Tracing } from '../drawing/terrain.ts';
import { isobars } from '../drawing/weather.ts';
import { createHeightField, type HeightField } from '../geometry/height-field.ts';
import { type Box, distance, lengthOf, type Point, polar } from '../geometry/point.ts';
import { createFractalNoise } from '../geometry/value-noise.ts';

export const sheet: Box = { x: 0, y: 0, width: 560, height: 392 };
/** The sheet, a little wider, so that no line runs along an edge that is seen. */
const beyond: Box = { x: -30, y: -30, width: 620, height: 452 };
/** The middle of the lens. */
export const middle: Point = { x: 300, y: 196 };

const hills = [
  { x: 470, y: 250, height: 7, reach: 130 },
  { x: 350, y: 130, height: 3.4, reach: 60 },
  { x: 380, y: 300, height: 3.2, reach: 70 },
  { x: 90, y: 80, height: 4, reach: 60 },
];
const rough = createFractalNoise(31, 4);

/** A coast with bays and islands: the sea lies below 3. */
const land: HeightField = (x, y) =>
  hills.reduce(
    (sum, hill) => sum + hill.height * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.reach ** 2),
    2.6 * rough(x / 62, y / 62),
  );

const index = createHeightField(
  [
    { x: pressure.high.x, y: pressure.high.y, height: pressure.high.index - 104, spread: 150 },
    { x: pressure.low.x, y: pressure.low.y, height: pressure.low.index - 104, spread: 120 },
  ],
  { seed: 5, reach: 40, scale: 240 },
);
/** The index of demand at a place of the sheet. */
export const demand: HeightField = (x, y) => 104 + index(x, y);

const sea = 3;

/** A box around a pane of the lens, a little wider for the same reason. */
function around(radius: number): Box {
  const reach = radius + 8;
  return { x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach };
}

function coast(tracing: Tracing, level: number, paint: Paint): Shape {
  return curves(contourLines(land, level, { ...tracing, closeAtEdge: true }), paint);
}

/** The coast as far as it can be seen: three guesses, coarse and broken. */
export function farCoast(guesses: readonly number[]): readonly Shape[] {
  const guess = { stroke: 'fine', weight: 'hairline', dash: '5 4', enter: 'fade' } as const;
  return guesses.map((level) => coast({ box: beyond, cell: 24, tolerance: 6 }, level, guess));
}

function halfSharpCoast(radius: number): readonly Shape[] {
  const half = { box: around(radius), cell: 12, tolerance: 3 };
  return [
    coast(half, sea, { fill: 'tint', enter: 'fade' }),
    coast(half, sea, { stroke: 'fine', weight: 'medium', enter: 'draw-1' }),
  ];
}

/** The coast as seen from near; `shortest` is how long a shore must be to be drawn, in units of the chart. */
function sharpCoast(radius: number, tolerance: number, shortest: number): readonly Shape[] {
  const tracing = { box: around(radius), cell: 3, tolerance, closeAtEdge: true };
  const shores = (level: number) =>
    contourLines(land, level, tracing).filter((line) => lengthOf(line) > shortest);
  return [
    curves(shores(sea), { fill: 'sand', enter: 'fade' }),
    ...[2.55, 2.1].map((level) =>
      curves(shores(level), { stroke: 'fine', weight: 'hairline', enter: 'draw-2' }),
    ),
    ...[4.6, 6.2, 7.8].map((level) =>
      curves(shores(level), { stroke: 'hair', weight: 'hairline', enter: 'draw-2' }),
    ),
    curves(shores(sea), { stroke: 'ink', weight: 'medium', enter: 'draw-2' }),
  ];
}

/** The lens: each ring is its own pane, sharper than the one around it; the weather ends where the coast is sharp. */
function panes(weather: readonly Shape[], tolerance: number, shortest: number): readonly Shape[] {
  const [near, mid] = horizons;
  const disc = (radius: number) =>
    `M${middle.x - radius} ${middle.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
  return [
    { kind: 'clip', name: 'mid', d: disc(mid.radius) },
    { kind: 'clip', name: 'near', d: disc(near.radius) },
    path(disc(mid.radius), { fill: 'ground' }),
    group(halfSharpCoast(mid.radius), { clip: 'mid' }),
    ...weather,
    path(disc(near.radius), { fill: 'ground' }),
    group(sharpCoast(near.radius, tolerance, shortest), { clip: 'near' }),
  ];
}

/** The lines of the rings, the widest first: the one with a scale, the plain one and the bold one. */
function ringLines(): readonly (readonly Shape[])[] {
  const [near, mid, far] = horizons;
  const ticks = Array.from({ length: 72 }, (_, step) => {
    const angle = (step * 5 * Math.PI) / 180;
    return [
      polar(middle, far.radius, angle),
      polar(middle, far.radius - (step % 6 === 0 ? 9 : 5), angle),
    ] as const;
  });
  return [
    [
      circle(middle, far.radius, { stroke: 'ink', enter: 'draw-1' }),
      sides(ticks, { stroke: 'ink', weight: 'hairline' }),
    ],
    [circle(middle, mid.radius, { stroke: 'ink', enter: 'draw-1' })],
    [circle(middle, near.radius, { stroke: 'ink', weight: 'bold', enter: 'draw-1' })],
  ];
}

/** The lens as one picture that answers no pointer; `shortest` is how long a shore must be to be drawn. */
export function lens(weather: readonly Shape[], tolerance: number, shortest = 0): readonly Shape[] {
  return [...panes(weather, tolerance, shortest), ...ringLines().flat()];
}

function places(): readonly Shape[] {
  return forecastSkills.map(({ name, growth, x, y, side }) =>
    part(
      [
        hitCircle({ x, y }, 22),
        circle({ x, y }, 4, { fill: 'sun', stroke: 'ink', weight: 'medium' }),
        text(side === 'left' ? x - 10 : x + 10, y, name, {
          size: 'strong',
          anchor: side === 'left' ? 'end' : 'start',
          drop: 0.35,
          rim: true,
          more: `+${growth}%`,
          pointed: 'in 12 months',
        }),
      ],
      { enter: 'fade' },
    ),
  );
}

/** Rings and the skills of the nearest one as parts that answer the pointer; each ring lies on the wider ones. */
function rings(): readonly Shape[] {
  const lines = ringLines();
  return horizons.toReversed().map(({ year, error, radius }, index) => {
    const at = polar(middle, radius, -Math.PI / 2);
    const name = text(at.x, at.y, `${year}`, {
      size: 'small',
      tone: 'ink',
      anchor: 'middle',
      drop: 0.35,
      rim: true,
      minor: error === 5,
      pointed: `±${error}%`,
    });
    const inside = year === horizons[0].year ? places() : [];
    return part([hitCircle(middle, radius), ...(lines[index] ?? []), name, ...inside]);
  });
}

function centres(): readonly Shape[] {
  const { high, low } = pressure;
  return [
    text(high.x, high.y, 'H', {
      size: 'figure',
      tone: 'line',
      anchor: 'middle',
      rim: true,
      more: `${high.name} ${high.index}`,
    }),
    text(low.x, low.y, 'L', {
      size: 'figure',
      tone: 'line',
      anchor: 'middle',
      rim: true,
      more: `${low.name} ${low.index}`,
    }),
  ];
}

function key(): readonly Shape[] {
  return [
    text(8, 412, 'Isobars: demand index, today = 100', { size: 'small', tone: 'quiet', minor: true }),
    text(552, 412, horizons.map(({ year, error }) => `${year} ±${error}%`).join(' · '), {
      size: 'label',
      anchor: 'end',
    }),
  ];
}

/** Rings through which a far coast becomes sharp, and the isobars of the demand that is forecast. */
export function drawSkillsLens(variant: Variant): ChartDrawing {
  const full = variant === 'full';
  const away = (point: Point) =>
    distance(point, middle) > 204 &&
    Object.values(pressure).every(
      (centre) => Math.abs(point.y - centre.y) > 34 || Math.abs(point.x - centre.x) > 60,
    );
  const levels = full
    ? [86, 90, 94, 98, 102, 106, 110, 114, 118, 122, 126, 130, 134, 138]
    : [90, 100, 110, 120, 130];
  const weather = isobars(demand, full ? { box: sheet, levels, labels: away } : { box: sheet, levels });
  const coasts = [
    ...farCoast(full ? [2.2, 3, 4] : [3]),
    ...(full ? panes(weather, 0.3, 0) : lens(weather, 0.7)),
  ];
  const picture = [clipBox('sheet', sheet, 0), group(coasts, { clip: 'sheet' })];
  return {
    name: 'skills-lens',
    variant,
    width: full ? 560 : 320,
    height: full ? 420 : 200,
    ...chartTexts['skills-lens'],
    shapes: full
      ? [...picture, ...centres(), ...rings(), ...key()]
      : [group(picture, { transform: 'translate(-8-10)scale(.58)' })],
  };
}
