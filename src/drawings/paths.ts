/** A point of a drawing in user units, x to the right and y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The points of a line. The line is closed if its last point equals its first. */
export type Polyline = readonly Point[];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the distance between two points, in user units. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Returns the point at `share` of the way from `a` (0) to `b` (1). */
export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Returns the point at `angle` (degrees, clockwise from the right) and `radius` (user units) around `centre`. */
export function polar(centre: Point, radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(turn), y: centre.y + radius * Math.sin(turn) };
}

/** Returns `count` items, each made from its index. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Returns the closed line through the points. */
export function closed(points: Polyline): Polyline {
  return [...points, ...points.slice(0, 1)];
}

/** Returns the length of a line, in user units. */
export function lengthOf(line: Polyline): number {
  return line.slice(1).reduce((length, point, index) => length + distance(line[index] ?? point, point), 0);
}

/** Rounds to a tenth of a user unit; finer differences are invisible. */
export const tenth = (value: number) => Math.round(value * 10) / 10;

const middle = (a: Point, b: Point): Point => ({ x: tenth((a.x + b.x) / 2), y: tenth((a.y + b.y) / 2) });

function isClosed(line: Polyline): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return line.length > 2 && first?.x === last?.x && first?.y === last?.y;
}

/** Returns numbers as path data, in tenths of a user unit. A minus sign or a leading dot needs no space before it. */
function coordinates(...values: readonly number[]): string {
  return values.reduce((data, value) => {
    const number = `${tenth(value)}`.replace(/^(-?)0\./, '$1.');
    return /^-/.test(number) || data === '' ? data + number : `${data} ${number}`;
  }, '');
}

/** Returns the way from one point to another as path data. Relative coordinates are short and compress well. */
const step = (from: Point, to: Point) =>
  coordinates(tenth(to.x) - tenth(from.x), tenth(to.y) - tenth(from.y));

/** Returns path data of straight lines through the points. */
export function straight(lines: readonly Polyline[]): string {
  const written = lines.map((line) => {
    const ring = isClosed(line);
    const points = ring ? line.slice(0, -1) : line;
    const [first = { x: 0, y: 0 }] = points;
    const steps = points.slice(1).map((point, index) => `l${step(points[index] ?? first, point)}`);
    return `M${coordinates(first.x, first.y)}${steps.join('')}${ring ? 'z' : ''}`;
  });
  return written.join('');
}

/**
 * Returns path data of a smooth curve along the points, a quadratic B-spline. It cuts corners by at most a quarter of the
 * distance between points. Each control point mirrors the previous one at the joint, so the command `t` with two numbers is
 * enough for a point.
 */
export function smooth(lines: readonly Polyline[]): string {
  const written = lines.map((line) => {
    const ring = isClosed(line);
    const [first, last] = [line[0], line.at(ring ? -2 : -1)];
    if (!first || !last || first === last) return '';
    const end = ring ? middle(last, first) : last;
    const [control, ...controls] = ring ? line.slice(0, -1) : line.slice(1, -1);
    const start = ring ? end : first;
    const begin = `M${coordinates(start.x, start.y)}`;
    if (!control) return `${begin}l${step(start, end)}`;
    let mirrored = middle(control, control);
    let joint = controls[0] ? middle(mirrored, controls[0]) : end;
    const curve = [`q${step(start, mirrored)} ${step(start, joint)}`];
    controls.forEach((_, index) => {
      mirrored = { x: 2 * joint.x - mirrored.x, y: 2 * joint.y - mirrored.y };
      const following = controls[index + 1];
      const next = following ? middle(mirrored, following) : end;
      curve.push(`t${step(joint, next)}`);
      joint = next;
    });
    return `${begin}${curve.join('')}${ring ? 'z' : ''}`;
  });
  return written.join('');
}

/** Returns path data that draws a dot at each point when it is stroked with round ends. */
export function dots(points: readonly Point[]): string {
  return points.map(({ x, y }) => `M${tenth(x)} ${tenth(y)}h0`).join('');
}

/** Returns path data of a circle; the radius in user units. */
export function circle({ x, y }: Point, radius: number): string {
  return `M${tenth(x - radius)} ${tenth(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
}

/** Returns path data of a rectangle; `corner` is the radius of its corners in user units. */
export function rectangle({ x, y, width, height }: Box, corner = 0): string {
  if (corner === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down, c] = [width - 2 * corner, height - 2 * corner, corner];
  return `M${x + c} ${y}h${across}q${c} 0 ${c} ${c}v${down}q0 ${c}-${c} ${c}h${-across}q-${c} 0-${c}-${c}v${-down}q0-${c} ${c}-${c}z`;
}

/** Returns path data of a regular polygon around the origin, with one side at the bottom. */
export function polygon(radius: number, corners: number): string {
  const origin = { x: 0, y: 0 };
  return straight([
    closed(times(corners, (corner) => polar(origin, radius, ((corner + 0.5) * 360) / corners))),
  ]);
}
