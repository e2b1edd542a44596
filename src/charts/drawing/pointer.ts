import { circlesPath } from '../geometry/path-data.ts';
import type { Box, Point } from '../geometry/point.ts';
import type { GroupShape, HitShape, PointedShape, Shape } from './drawing.ts';
import { box } from './shapes.ts';

/** Shapes that come forward together while the pointer is on one of them; a number pairs them with a stop on the page. */
export function part(
  shapes: readonly Shape[],
  options: { readonly number?: number; readonly enter?: GroupShape['enter'] } = {},
): GroupShape {
  const { number, ...rest } = options;
  return { kind: 'group', shapes, part: number ?? true, ...rest };
}

/** Shapes without words that step back while a part is pointed at. */
export function aside(shapes: readonly Shape[]): GroupShape {
  return { kind: 'group', shapes, aside: true };
}

/** Shapes that only show while the part they stand in is pointed at. */
export function pointed(shapes: readonly Shape[]): PointedShape {
  return { kind: 'pointed', shapes };
}

/** An unseen disc that answers the pointer. */
export function hitCircle(centre: Point, radius: number): HitShape {
  return { kind: 'hit', d: circlesPath([centre], radius), along: false };
}

/** An unseen rectangle that answers the pointer. */
export function hitBox({ x, y, width, height }: Box): HitShape {
  return { kind: 'hit', d: box(x, y, width, height, {}).d, along: false };
}

/** An unseen band of 24 user units along a line that answers the pointer. */
export function hitLine(d: string): HitShape {
  return { kind: 'hit', d, along: true };
}
