import type { HeightField } from '../../charts/geometry/height-field.ts';
import { createHeightField } from '../../charts/geometry/height-field.ts';
import { filled, stroked } from '../picture-markup.ts';
import { contourPath } from '../region.ts';
import { beyond, day, vignette } from './vignette.ts';

const whole = createHeightField(
  [
    { x: 250, y: 190, height: 10, spread: 78 },
    { x: 470, y: 120, height: 5, spread: 66 },
    { x: 90, y: 70, height: 3.5, spread: 60 },
    { x: 500, y: 300, height: 3, spread: 60 },
  ],
  { seed: 17, reach: 20, scale: 130 },
);

/** The terrain with its highest summit cut off level. */
const cut: HeightField = (x, y) => Math.min(whole(x, y), 5.2);

/** A range whose highest summit is missing: its contours are only dashed, and a scale measures the loss. */
export function unfilledSkill(): string {
  const lines = (field: HeightField, heights: readonly number[]) =>
    contourPath(field, heights, beyond, { cell: 12, tolerance: 0.9, shortest: 60 });
  const area = (level: number) => contourPath(whole, [level], beyond, { cell: 12, tolerance: 0.9 }, true);
  const steps = Array.from(
    { length: 8 },
    (_, index) => `M588 ${66 + 30 * index}h${index % 2 === 0 ? 16 : 9}`,
  ).join('');
  return vignette(day.mist, day.hair, [
    filled(area(0.8), day.line, { opacity: 0.09 }),
    filled(area(3.2), day.line, { opacity: 0.16 }),
    filled(area(5.2), day.paper),
    stroked(lines(cut, [0.8, 1.6, 2.4, 3.2, 4, 4.6]), day.line, 1.2),
    stroked(lines(whole, [5.2]), day.ink, 2.5),
    stroked(lines(whole, [6.4, 7.6, 8.8]), day.ink, 1.5, { 'stroke-dasharray': '3 6' }),
    filled('M548-2h100v364h-100z', day.paper, { stroke: day.fine, 'stroke-width': 1.5 }),
    stroked('M250 190H588M250 182v16', day.ink, 1.2, { 'stroke-dasharray': '2 5' }),
    filled('M580 66h16v124h-16z', day.sun, { stroke: day.ink, 'stroke-width': 1.5 }),
    stroked(`M588 66V276${steps}`, day.ink, 1.5),
  ]);
}
