import { tablePlaces } from '../data/plotting-table.ts';
import { chartTexts } from '../data/texts.ts';
import type { ChartDrawing, Paint, Shape, Variant } from '../drawing/drawing.ts';
import { nest } from '../drawing/nest.ts';
import { hairGrid } from '../drawing/plate.ts';
import { aside, part, pointed } from '../drawing/pointer.ts';
import { box, circle, group, path, text } from '../drawing/shapes.ts';
import type { Point } from '../geometry/point.ts';
import { rim, unit } from './plotting-table-frame.ts';
import { forecastPoint } from './plotting-table-lens.ts';
import { matchPoint, seal, sheets } from './plotting-table-sheets.ts';

const side = 6 * unit;
const table = { x: rim, y: rim, width: side, height: side };

const [gap] = tablePlaces;
if (!gap) throw new Error('The plotting table has no gap to begin with.');

/** Where the question stops: Agent, Mapping, 1st Matching, Passport, Lens. */
const stops: readonly [Point, Point, Point, Point, Point] = [
  { x: rim + 2.66 * unit, y: rim + 0.7 * unit },
  gap,
  matchPoint,
  { x: seal.x, y: seal.y - 58 },
  forecastPoint,
];

/** The question's way over the sheets, without a corner: the legs to the second stop and on, as commands from the one before. */
function legs(): readonly string[] {
  const [asked, found, matched, proved, ahead] = stops;
  const right = rim + side - 18;
  const curve = (...numbers: readonly number[]) => `C${numbers.map((value) => value.toFixed(1)).join(' ')}`;
  return [
    curve(asked.x + 2, asked.y + 70, found.x + 66, found.y - 60, found.x, found.y),
    curve(found.x - 66, found.y + 66, found.x + 40, found.y + 92, found.x + 130, found.y + 76) +
      curve(found.x + 230, found.y + 58, matched.x, matched.y + 120, matched.x, matched.y),
    curve(matched.x + 60, matched.y + 2, right + 2, matched.y + 30, right, matched.y + 130) +
      curve(right - 1, proved.y - 20, proved.x + 70, proved.y, proved.x, proved.y),
    curve(proved.x - 60, proved.y + 2, ahead.x + 80, ahead.y + 60, ahead.x, ahead.y),
  ];
}

function way(from: Point, commands: string, enter: Pick<Paint, 'enter'> = {}): readonly Shape[] {
  const d = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}${commands}`;
  return [
    path(d, { stroke: 'ink', weight: 'glow', ...enter }),
    path(d, { stroke: 'sun', weight: 'heavy', ...enter }),
  ];
}

/** A stop on its sheet, with the leg that ends there; under it a disc, as what steps back lets nothing shine through. */
function stop(at: Point, number: number): readonly Shape[] {
  const [before, leg] = [stops[number - 2], legs()[number - 2]];
  const label = text(at.x, at.y, String(number), {
    size: 'strong',
    tone: 'ground',
    anchor: 'middle',
    drop: 0.35,
  });
  return [
    circle(at, 14, { fill: 'ground', enter: 'fade' }),
    part(
      [
        ...(before && leg ? [pointed(way(before, leg))] : []),
        circle(at, 14, { fill: 'ink', stroke: 'sun', weight: 'bold' }),
        label,
      ],
      { number, enter: 'fade' },
    ),
  ];
}

/** The route, the last stop lowest, as legs end under stops. */
function route(): readonly Shape[] {
  return [
    aside(way(stops[0], legs().join(''), { enter: 'draw-3' })),
    ...stops
      .map((at, index) => stop(at, index + 1))
      .toReversed()
      .flat(),
  ];
}

/** One question over five sheets: the plotting table of the suite. */
export function drawPlottingTable(variant: Variant): ChartDrawing {
  const width = side + 2 * rim;
  const whole: ChartDrawing = {
    name: 'plotting-table',
    variant,
    width,
    height: width,
    ...chartTexts['plotting-table'],
    shapes: [
      box(table.x, table.y, table.width, table.height, { fill: 'tint' }),
      hairGrid(table, { across: 6, down: 6 }),
      box(table.x, table.y, table.width, table.height, { stroke: 'hair' }),
      ...sheets(),
      ...route(),
    ],
  };
  if (variant === 'full') return whole;
  return {
    ...whole,
    width: 320,
    height: 200,
    shapes: [group(nest(whole), { transform: 'translate(-6 -26)scale(.59)' })],
  };
}
