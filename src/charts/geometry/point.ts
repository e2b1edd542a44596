/** A place on a chart in user units, x to the right and y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points joined by straight lines; a closed line ends where it began, and its first point is not repeated. */
export interface Polyline {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Distance between two points, in user units. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The point that lies `share` of the way from `a` (0) to `b` (1). */
export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The point at `angle` (radians, clockwise from the right as y runs downwards) and `radius` around `centre`. */
export function polar(centre: Point, radius: number, angle: number): Point {
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** Length of a polyline, the closing side of a closed one included. */
export function lengthOf({ points, closed }: Polyline): number {
  let length = 0;
  points.forEach((point, index) => {
    const next = points[index + 1] ?? (closed ? points[0] : undefined);
    if (next) length += distance(point, next);
  });
  return length;
}
