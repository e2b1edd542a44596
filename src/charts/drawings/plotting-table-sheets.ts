import { roleStars, suiteQuestion, tablePlaces } from '../data/plotting-table.ts';
import type { Shape } from '../drawing/drawing.ts';
import { clipBox } from '../drawing/plate.ts';
import { circle, curves, group, sides, text } from '../drawing/shapes.ts';
import { contourLines, levels } from '../drawing/terrain.ts';
import { guillocheBand, rosette } from '../geometry/guilloche.ts';
import { createHeightField } from '../geometry/height-field.ts';
import type { Point } from '../geometry/point.ts';
import { boxes, named, sheet, unit } from './plotting-table-frame.ts';
import { lens } from './plotting-table-lens.ts';

function agent(): readonly Shape[] {
  const { x, y } = boxes.agent;
  return sheet(boxes.agent, 1, [
    named('Skills Agent', boxes.agent),
    text(x + boxes.agent.width - 12, y + 22, `${suiteQuestion.people} people`, {
      size: 'strong',
      tone: 'line',
      anchor: 'end',
      minor: true,
    }),
    ...suiteQuestion.lines.map((line, index) => text(x + 12, y + 45 + 18 * index, line)),
  ]);
}

const tableField = createHeightField(
  [
    ...tablePlaces.map(({ gap, ...peak }) => ({ ...peak, height: gap })),
    { x: 408, y: 372, height: 6, spread: 60 },
  ],
  { seed: 11, reach: 26, scale: 74 },
);

function mapping(): readonly Shape[] {
  const area = boxes.mapping;
  const tracing = { box: { ...area, height: 3.5 * unit }, cell: 6, tolerance: 0.9 };
  const lines = (heights: readonly number[]) =>
    heights.flatMap((at) => contourLines(tableField, at, tracing));
  const filled = (at: number, side: 1 | -1) =>
    contourLines((x, y) => side * tableField(x, y), at, { ...tracing, closeAtEdge: true });
  return sheet(area, 2, [
    clipBox('map', area, 1),
    group(
      [
        ...[1.5, 6].map((at) => curves(filled(at, -1), { fill: 'sand', opacity: 0.6, enter: 'fade' })),
        ...[2, 7, 12, 17].map((at) => curves(filled(at, 1), { fill: 'line', opacity: 0.08, enter: 'fade' })),
        curves(lines(levels(2, 20, 2).filter((at) => at % 10 !== 0)), {
          stroke: 'fine',
          weight: 'hairline',
          enter: 'draw-1',
        }),
        curves(lines([10, 20]), { stroke: 'line', weight: 'medium', enter: 'draw-2' }),
        curves(lines(levels(-11, -1, 2)), {
          stroke: 'quiet',
          weight: 'hairline',
          dash: '3 3',
          enter: 'fade',
        }),
      ],
      { clip: 'map' },
    ),
    text(area.x + 12, area.y + 3.5 * unit - 12, 'Skills Mapping', { size: 'strong', rim: true }),
    ...tablePlaces.map(({ name, gap, x, y }, index) =>
      text(index === 0 ? x + 22 : x, index === 0 ? y + 2 : y - 4, name, {
        size: 'strong',
        anchor: index === 0 ? 'start' : 'middle',
        rim: true,
        minor: index > 0,
        more: `${Math.abs(gap)} ${gap < 0 ? 'spare' : 'short'}`,
      }),
    ),
  ]);
}

/** The middle of the seal on the passport. */
export const seal: Point = { x: boxes.passport.x + unit, y: boxes.passport.y + 206 };

function passport(): readonly Shape[] {
  const { x, y, width } = boxes.passport;
  const band = guillocheBand({
    from: { x: x + 1, y: y + 40 },
    to: { x: x + width - 1, y: y + 40 },
    envelope: () => 6,
    waves: 12,
    strands: 3,
  });
  const rows = ['SQL', 'Python', 'Spark'];
  const tickAt = (row: number) => `M${x + 72} ${y + 88 + 18 * row}`;
  return sheet(boxes.passport, 4, [
    named('Skills Passport', boxes.passport),
    curves(band, { stroke: 'fine', weight: 'hairline', enter: 'draw-2' }),
    text(x + 12, y + 70, suiteQuestion.holder, { size: 'strong', minor: true }),
    ...rows.flatMap((skill, row) => [
      text(x + 12, y + 92 + 18 * row, skill, { size: 'small', minor: true }),
      { kind: 'path', d: `${tickAt(row)}l4 4 8-9`, stroke: 'line', weight: 'bold' } as const,
    ]),
    curves(rosette({ centre: seal, radius: 46, swing: 13, petals: 18, strands: 4, weave: 6 }), {
      stroke: 'line',
      weight: 'hairline',
      enter: 'draw-2',
    }),
    circle(seal, 62, { stroke: 'line', weight: 'medium' }),
    circle(seal, 66, { stroke: 'line', weight: 'hairline' }),
    circle(seal, 34, { fill: 'ground' }),
    text(seal.x, seal.y + 2, `${suiteQuestion.skills.shown} skills`, {
      size: 'strong',
      anchor: 'middle',
      more: 'verified',
    }),
  ]);
}

/** Where the two star charts agree. */
export const matchPoint: Point = { x: boxes.matching.x + 108, y: boxes.matching.y + 102 };

function matching(): readonly Shape[] {
  const { x, y } = boxes.matching;
  const stars = roleStars.map((star) => ({ ...star, x: x + star.x, y: y + star.y }));
  const ring = stars.map((star, index) => [star, stars[(index + 1) % stars.length] ?? star] as const);
  const labels = {
    start: { x: 8, y: 4, anchor: 'start' },
    end: { x: -8, y: 4, anchor: 'end' },
    over: { x: 0, y: -9, anchor: 'middle' },
  } as const;
  return sheet(boxes.matching, 3, [
    named('Skills 1st Matching', boxes.matching),
    circle({ x: x + 92, y: y + 106 }, 70, { fill: 'tint', stroke: 'line' }),
    circle({ x: x + 126, y: y + 106 }, 70, { stroke: 'ink', enter: 'slide' }),
    sides(ring, { stroke: 'ink', weight: 'hairline' }),
    ...stars.map((star) => circle(star, star.radius, { fill: 'ink' })),
    ...stars.map(({ name, side, ...at }) =>
      text(at.x + labels[side].x, at.y + labels[side].y, name, {
        size: 'small',
        anchor: labels[side].anchor,
        rim: true,
        minor: true,
      }),
    ),
  ]);
}

/** The five sheets in the order they lie on the table, the lowest first. */
export function sheets(): readonly Shape[] {
  return [mapping(), lens(), passport(), matching(), agent()].flat();
}
