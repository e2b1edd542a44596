import { chartTexts } from '../data/texts.ts';
import type { ChartDrawing, Shape, Variant } from '../drawing/drawing.ts';
import { clipBox, hairGrid, neatline } from '../drawing/plate.ts';
import { circle, curves, group, path, text } from '../drawing/shapes.ts';
import { contourLines, levels } from '../drawing/terrain.ts';
import { createHeightField } from '../geometry/height-field.ts';
import type { Box } from '../geometry/point.ts';

/** How far to the right the land has been surveyed, as a share of the plate. */
const surveyed = 0.46;

function land(plate: Box): readonly Shape[] {
  const at = (x: number, y: number) => ({ x: plate.x + x * plate.width, y: plate.y + y * plate.height });
  const field = createHeightField(
    [
      { ...at(0.12, 0.3), height: 16, spread: 70 },
      { ...at(0.3, 0.78), height: 12, spread: 56 },
      { ...at(0.42, 0.2), height: 7, spread: 48 },
    ],
    { seed: 404, reach: 20, scale: 80 },
  );
  const tracing = { box: { ...plate, width: plate.width * surveyed }, cell: 6, tolerance: 0.8 };
  const lines = (heights: readonly number[]) =>
    heights.flatMap((height) => contourLines(field, height, tracing));
  return [
    ...[3, 7, 11].map((height) =>
      curves(contourLines(field, height, { ...tracing, closeAtEdge: true }), {
        fill: 'line',
        opacity: 0.08,
        enter: 'fade',
      }),
    ),
    curves(lines(levels(1, 15, 1).filter((height) => height % 5 !== 0)), {
      stroke: 'fine',
      weight: 'hairline',
      enter: 'draw-1',
    }),
    curves(lines([5, 10, 15]), { stroke: 'line', weight: 'medium', enter: 'draw-2' }),
  ];
}

/** For the page that is not there: land up to where it was surveyed, and a route that goes on without it. */
export function drawUncharted(variant: Variant): ChartDrawing {
  const full = variant === 'full';
  const size = full ? { width: 640, height: 480 } : { width: 320, height: 200 };
  const plate = { x: 6, y: 6, width: size.width - 12, height: size.height - 12 };
  const x = (share: number) => Math.round(plate.x + share * plate.width);
  const y = (share: number) => Math.round(plate.y + share * plate.height);
  const [end, cross] = [
    { x: x(surveyed), y: y(0.52) },
    { x: x(0.76), y: y(0.5) },
  ];
  const known = `M${x(0.12)} ${y(0.3)}C${x(0.2)} ${y(0.3)} ${x(0.3)} ${y(0.6)} ${end.x} ${end.y}`;
  return {
    name: 'uncharted',
    variant,
    ...size,
    ...chartTexts.uncharted,
    shapes: [
      clipBox('plate', plate, 5),
      hairGrid(plate, { across: 8, down: 6 }),
      group(land(plate), { clip: 'plate' }),
      path(`M${x(surveyed)} ${plate.y + 5}V${plate.y + plate.height - 5}`, { stroke: 'ink', dash: '2 5' }),
      ...neatline(plate, { across: 24, down: 18 }),
      path(known, { stroke: 'ink', weight: 'glow', enter: 'draw-3' }),
      path(known, { stroke: 'sun', weight: 'heavy', enter: 'draw-3' }),
      path(`M${end.x} ${end.y}Q${x(0.62)} ${y(0.4)} ${cross.x - 16} ${cross.y}`, {
        stroke: 'ink',
        weight: 'bold',
        dash: '6 7',
        enter: 'fade',
      }),
      circle({ x: x(0.12), y: y(0.3) }, 9, { fill: 'ink', stroke: 'ground', weight: 'bold' }),
      path(`M${cross.x - 9} ${cross.y - 9}l18 18m0-18l-18 18`, {
        stroke: 'ink',
        weight: 'heavy',
        enter: 'fade',
      }),
      ...(full
        ? [
            text(cross.x, cross.y + 24, '404', { size: 'station', anchor: 'middle', rim: true, drop: 0.7 }),
            text(end.x + 10, plate.y + 30, 'Not surveyed', { size: 'small', tone: 'quiet' }),
          ]
        : []),
    ],
  };
}
