import type { Paint, Shape } from '../../drawing/drawing.ts';
import { circle, path } from '../../drawing/shapes.ts';
import type { Box, Point } from '../../geometry/point.ts';

/** The frame of every close-up. Pages cut it at its sides or at its top and bottom, and fade it from the left. */
export const frame = { width: 360, height: 270 } as const;

/** What a close-up is about stands here: inside the frame however it is cut, and where the fade has ended. */
export const focus: Point = { x: 216, y: 135 };

/** The frame, a little wider, so that no line runs along an edge that is seen. */
export const beyond: Box = { x: -20, y: -20, width: 400, height: 310 };

/** A route lit in yellow over whatever it crosses. */
export function lit(d: string): readonly Shape[] {
  return [path(d, { stroke: 'ground', weight: 'glow' }), path(d, { stroke: 'sun', weight: 'dot' })];
}

/** A station of a lit route; `full` where something is found. */
export function station(at: Point, radius: number, full: boolean): Shape {
  return circle(at, radius, {
    fill: full ? 'sun' : 'ground',
    stroke: full ? 'ground' : 'sun',
    weight: 'bold',
  });
}

/** White lines of a chart become reef, so that a close-up is drawn in the colours of the others. */
export function inReef({ stroke, fill, weight }: Paint): Paint {
  return {
    ...(stroke === 'ink' ? { stroke: weight === 'glow' ? 'ground' : 'line' } : {}),
    ...(fill === 'ink' ? { fill: 'line' } : {}),
    ...(fill === 'sand' ? { fill: 'land' } : {}),
  };
}
