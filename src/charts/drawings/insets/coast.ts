import { coastLine } from '../../cases/coast.ts';
import type { Shape } from '../../drawing/drawing.ts';
import { hairGrid } from '../../drawing/plate.ts';
import { circle, curves, straights } from '../../drawing/shapes.ts';
import { contourLines } from '../../drawing/terrain.ts';
import type { HeightField } from '../../geometry/height-field.ts';
import type { Point, Polyline } from '../../geometry/point.ts';
import { contains } from '../../geometry/polylines.ts';
import { simplify } from '../../geometry/simplify.ts';
import { createFractalNoise } from '../../geometry/value-noise.ts';
import { beyond } from './frame.ts';

/** Ports along one coast, from north to south. */
const ports: readonly Point[] = [
  { x: 262, y: 22 },
  { x: 176, y: 74 },
  { x: 236, y: 118 },
  { x: 158, y: 168 },
  { x: 226, y: 206 },
  { x: 290, y: 246 },
];

const ends: readonly [Point, Point] = [
  { x: 300, y: -60 },
  { x: 330, y: 340 },
];
const { points: shore } = simplify(
  { points: coastLine([ends[0], ...ports, ends[1]], 5), closed: false },
  0.5,
);
const land: Polyline = {
  points: [...shore, { x: 420, y: ends[1].y }, { x: 420, y: ends[0].y }],
  closed: true,
};

const uneven = createFractalNoise(8, 3);

/** Distance from the shore in user units: out to sea below zero, inland above and uneven, as land is. */
const offshore: HeightField = (x, y) => {
  const away = Math.min(
    ...shore.map((from, index) => {
      const to = shore[index + 1] ?? from;
      const [across, down] = [to.x - from.x, to.y - from.y];
      const length = across * across + down * down;
      const share =
        length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * across + (y - from.y) * down) / length));
      return Math.hypot(from.x + share * across - x, from.y + share * down - y);
    }),
  );
  return contains(land, { x, y }) ? away + 12 * uneven(x / 60, y / 60) : -away;
};

/** A coast with its ports, and the sea's lines of depth. */
export function drawCoastInset(): readonly Shape[] {
  const depths = [6, 13, 21, 30, 41, 54, 70, 90, 114];
  const tracing = { box: beyond, cell: 5, tolerance: 0.5 };
  return [
    hairGrid(beyond, { across: 8, down: 6 }),
    straights([land], { fill: 'land' }),
    ...[16, 34, 56, 80].map((inland) =>
      curves(contourLines(offshore, inland, { ...tracing, closeAtEdge: true }), {
        fill: 'line',
        opacity: 0.06,
        stroke: 'line',
        weight: 'hairline',
      }),
    ),
    curves(
      depths.flatMap((depth) => contourLines(offshore, -depth, tracing)),
      { stroke: 'fine', weight: 'hairline' },
    ),
    straights([{ points: shore, closed: false }], { stroke: 'line', weight: 'bold' }),
    ...ports.map((port) => circle(port, 5, { fill: 'sun', stroke: 'ground', weight: 'bold' })),
  ];
}
