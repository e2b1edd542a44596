import { circlesPath, dotsPath, smoothPath, straightPath } from '../geometry/path-data.ts';
import { lengthOf, type Point, type Polyline } from '../geometry/point.ts';
import type { CircleShape, GroupShape, Paint, PathShape, Shape, TextShape } from './drawing.ts';

function lengthsOf(lines: readonly Polyline[]): number {
  const lengths = lines.map(lengthOf);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return total / Math.max(1e-9, ...lengths);
}

/** Smooth curves that share a style, as one path. */
export function curves(lines: readonly Polyline[], paint: Paint): PathShape {
  return { kind: 'path', d: smoothPath(lines), lengths: lengthsOf(lines), ...paint };
}

/** Straight lines that share a style, as one path. */
export function straights(lines: readonly Polyline[], paint: Paint): PathShape {
  return { kind: 'path', d: straightPath(lines), lengths: lengthsOf(lines), ...paint };
}

/** Separate straight sides that share a style, as one path. */
export function sides(pairs: readonly (readonly [Point, Point])[], paint: Paint): PathShape {
  return straights(
    pairs.map((points) => ({ points, closed: false })),
    paint,
  );
}

/** A path that is written out. */
export function path(d: string, paint: Paint): PathShape {
  return { kind: 'path', d, lengths: 1, ...paint };
}

/** One circle; the radius in units of the drawing. */
export function circle(centre: Point, radius: number, paint: Paint): CircleShape {
  return { kind: 'circle', centre, radius, ...paint };
}

/** Rings of one radius that share a style, as one path. */
export function rings(centres: readonly Point[], radius: number, paint: Paint): PathShape {
  return { kind: 'path', d: circlesPath(centres, radius), lengths: centres.length, ...paint };
}

/** Dots that share a style, as one path of round strokes; the weight is their diameter. */
export function dots(points: readonly Point[], paint: Paint): PathShape {
  return { kind: 'path', d: dotsPath(points), ...paint };
}

/** A rectangle; `corner` is the radius of its corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
  corner = 0,
): PathShape {
  const d =
    corner === 0
      ? `M${x} ${y}h${width}v${height}h${-width}z`
      : `M${x + corner} ${y}h${width - 2 * corner}q${corner} 0 ${corner} ${corner}v${height - 2 * corner}q0 ${corner}-${corner} ${corner}h${-(width - 2 * corner)}q-${corner} 0-${corner}-${corner}v${-(height - 2 * corner)}q0-${corner} ${corner}-${corner}z`;
  return path(d, paint);
}

/** A line of text at its baseline. */
export function text(x: number, y: number, words: string, options: Partial<TextShape> = {}): TextShape {
  return {
    kind: 'text',
    at: { x, y },
    text: words,
    size: 'label',
    tone: 'ink',
    anchor: 'start',
    angle: 0,
    rim: false,
    minor: false,
    ...options,
  };
}

/** Shapes that are moved, clipped or named together. */
export function group(
  shapes: readonly Shape[],
  options: Omit<GroupShape, 'kind' | 'shapes'> = {},
): GroupShape {
  return { kind: 'group', shapes, ...options };
}
