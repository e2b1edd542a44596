import type { HeightField } from './height-field.ts';
import { type Crossing, crossingsOf } from './marching-squares.ts';
import type { Box, Point, Polyline } from './point.ts';

interface Tracing {
  readonly box: Box;
  /** Side of a grid cell, in user units: details smaller than this are lost. */
  readonly cell: number;
  /** Treats everything outside the box as lower than the level, so that every line closes along the edge. */
  readonly closeAtEdge?: boolean;
}

function follow(start: string, crossings: ReadonlyMap<string, Crossing>, visited: Set<string>): Point[] {
  const points: Point[] = [];
  let current: string | undefined = start;
  while (current !== undefined) {
    const crossing = crossings.get(current);
    if (!crossing || visited.has(current)) break;
    visited.add(current);
    points.push(crossing.point);
    current = crossing.next;
  }
  return points;
}

/**
 * The lines on which `field` has the height `level`, by marching squares. Higher ground lies to the right of a line's
 * direction of travel as seen on the screen. Open lines end on the edge of the box.
 */
export function traceContours(field: HeightField, level: number, tracing: Tracing): readonly Polyline[] {
  const crossings = crossingsOf(field, level, tracing);
  const followed = new Set([...crossings.values()].map(({ next }) => next));
  const visited = new Set<string>();
  const lines: Polyline[] = [];
  for (const key of crossings.keys()) {
    if (!followed.has(key)) lines.push({ points: follow(key, crossings, visited), closed: false });
  }
  for (const key of crossings.keys()) {
    if (!visited.has(key)) lines.push({ points: follow(key, crossings, visited), closed: true });
  }
  return lines.filter(({ points }) => points.length > 1);
}
