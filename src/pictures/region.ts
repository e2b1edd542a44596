import { traceContours } from '../charts/geometry/contours.ts';
import type { HeightField } from '../charts/geometry/height-field.ts';
import { smoothPath } from '../charts/geometry/path-data.ts';
import { type Box, lengthOf, type Point } from '../charts/geometry/point.ts';
import { keepParts } from '../charts/geometry/polylines.ts';
import { simplify } from '../charts/geometry/simplify.ts';

interface Fineness {
  /** Side of a grid cell in user units. */
  readonly cell?: number;
  /** How far a line may be moved to save points, in user units. */
  readonly tolerance?: number;
  /** Shorter lines are left out, in user units. */
  readonly shortest?: number;
  /** Only the parts of lines that lie here are drawn: what is covered or cut off later need not be in the file. */
  readonly where?: (point: Point) => boolean;
}

/** Path data of the lines on which a field has one of the heights; `closed` shuts them along the edge of the box. */
export function contourPath(
  field: HeightField,
  heights: readonly number[],
  box: Box,
  { cell = 3, tolerance = 0.3, shortest = 10, where = () => true }: Fineness = {},
  closed = false,
): string {
  const lines = heights.flatMap((height) =>
    traceContours(field, height, { box, cell, closeAtEdge: closed })
      .flatMap((line) => keepParts(line, where))
      .filter((line) => lengthOf(line) > shortest)
      .map((line) => simplify(line, tolerance)),
  );
  return smoothPath(lines);
}

/** Path data of the area where a field is above zero. */
export function regionPath(field: HeightField, box: Box, fineness: Fineness = {}): string {
  return contourPath(field, [0], box, fineness, true);
}

/** `count` heights between `from` and `to`, both left out. */
export function heightsBetween(from: number, to: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 1)) / (count + 1));
}
