import { traceContours } from '../geometry/contours.ts';
import type { HeightField } from '../geometry/height-field.ts';
import { type Box, lengthOf, type Polyline } from '../geometry/point.ts';
import { simplify } from '../geometry/simplify.ts';

/** What is traced, and how finely. */
export interface Tracing {
  readonly box: Box;
  readonly cell?: number;
  readonly tolerance?: number;
  readonly closeAtEdge?: boolean;
}

/** Contours ready to be drawn: simplified, and without rings too small to be seen. */
export function contourLines(field: HeightField, level: number, tracing: Tracing): readonly Polyline[] {
  const { cell = 4, tolerance = 0.35, ...rest } = tracing;
  return traceContours(field, level, { cell, ...rest })
    .filter((line) => lengthOf(line) > 10)
    .map((line) => simplify(line, tolerance));
}

/** The numbers from `from` to `to`, both included where the steps reach it. */
export function levels(from: number, to: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => from + index * step);
}
