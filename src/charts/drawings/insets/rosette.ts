import type { Shape } from '../../drawing/drawing.ts';
import { tick } from '../../drawing/seals.ts';
import { circle, curves, group } from '../../drawing/shapes.ts';
import { rosette } from '../../geometry/guilloche.ts';
import type { Point } from '../../geometry/point.ts';
import { focus } from './frame.ts';

/** A seal as large as `radius`: woven rings, and the tick of a verified skill in the middle. */
export function seal(centre: Point, radius: number, strands: number): readonly Shape[] {
  const ring = (share: number, swing: number, petals: number, count: number, weave = 0) =>
    rosette({ centre, radius: radius * share, swing: radius * swing, petals, strands: count, weave });
  return [
    circle(centre, radius, { fill: 'line', opacity: 0.07 }),
    circle(centre, radius * 0.68, { fill: 'line', opacity: 0.08 }),
    curves(ring(0.84, 0.15, 24, strands, 8), { stroke: 'fine', weight: 'hairline' }),
    curves(ring(0.54, 0.14, 12, strands), { stroke: 'fine', weight: 'hairline' }),
    circle(centre, radius * 0.69, { stroke: 'line', weight: 'medium' }),
    circle(centre, radius, { stroke: 'line', weight: 'bold' }),
    circle(centre, radius * 0.39, { stroke: 'line', weight: 'medium' }),
    circle(centre, radius * 0.34, { stroke: 'fine', weight: 'hairline' }),
  ];
}

/** One huge seal of the passport. */
export function drawRosetteInset(): readonly Shape[] {
  return [
    ...seal(focus, 158, 6),
    group([tick(22, 'sun')], { transform: `translate(${focus.x} ${focus.y})scale(1.5)` }),
  ];
}
