import type { Point, Polyline } from './point.ts';

/** One decimal is a tenth of a pixel at the size charts are shown: finer than a screen shows, and short. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function formatNumber(value: number): string {
  const text = String(round(value));
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');
}

/** Joins numbers with as few separators as the grammar needs (SVG 2, 9.3.9). */
function joinNumbers(values: readonly number[]): string {
  let text = '';
  let hasPoint = false;
  values.forEach((value, index) => {
    const next = formatNumber(value);
    const glued = next.startsWith('-') || (next.startsWith('.') && hasPoint);
    text += index === 0 || glued ? next : ` ${next}`;
    hasPoint = next.includes('.');
  });
  return text;
}

/** Writes relative commands and keeps the rounded pen position, so that rounding never adds up. */
class PathWriter {
  #text = '';
  #last = '';
  #pen: Point = { x: 0, y: 0 };

  get pen(): Point {
    return this.#pen;
  }

  get text(): string {
    return this.#text;
  }

  move(to: Point): void {
    this.#write('M', [round(to.x), round(to.y)]);
    this.#pen = { x: round(to.x), y: round(to.y) };
  }

  /** A command whose arguments are points relative to the pen; the last one is where the pen goes. */
  to(command: string, ...points: readonly Point[]): void {
    const from = this.#pen;
    const offsets = points.flatMap(({ x, y }) => [round(x) - from.x, round(y) - from.y]);
    this.#write(command, offsets);
    const end = points.at(-1);
    if (end) this.#pen = { x: round(end.x), y: round(end.y) };
  }

  close(): void {
    this.#text += 'z';
    this.#last = 'z';
  }

  #write(command: string, values: readonly number[]): void {
    const numbers = joinNumbers(values);
    const repeated = command === this.#last && command !== 'M';
    const separator = numbers.startsWith('-') ? '' : ' ';
    this.#text += repeated ? separator + numbers : command + numbers;
    this.#last = command;
  }
}

function middle(a: Point, b: Point): Point {
  return { x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2) };
}

/**
 * Draws the quadratic B-spline of `points` with `t` commands of two numbers each: every control point is the last one
 * mirrored at the pen. The joints are chosen from the mirrored point, so that rounding does not make the line swing.
 */
function smooth(writer: PathWriter, points: readonly Point[], end: Point): void {
  const first = points[0];
  if (!first) return;
  let control = { x: round(first.x), y: round(first.y) };
  points.forEach((_, index) => {
    const next = points[index + 1];
    const joint = next ? middle(control, next) : end;
    if (index === 0) writer.to('q', control, joint);
    else writer.to('t', joint);
    control = { x: 2 * joint.x - control.x, y: 2 * joint.y - control.y };
  });
}

/** Path data of a smooth curve along the points; it cuts corners by at most a quarter of the points' distance. */
export function smoothPath(lines: readonly Polyline[]): string {
  const writer = new PathWriter();
  for (const { points, closed } of lines) {
    const [first, second] = points;
    const last = points.at(-1);
    if (!first || !second || !last) continue;
    if (closed && points.length > 2) {
      const start = middle(last, first);
      writer.move(start);
      smooth(writer, points, start);
      writer.close();
    } else {
      writer.move(first);
      if (points.length === 2) writer.to('l', last);
      else smooth(writer, points.slice(1, -1), last);
    }
  }
  return writer.text;
}

/** Path data of straight lines through the points. */
export function straightPath(lines: readonly Polyline[]): string {
  const writer = new PathWriter();
  for (const { points, closed } of lines) {
    points.forEach((point, index) => {
      if (index === 0) writer.move(point);
      else writer.to('l', point);
    });
    if (closed) writer.close();
  }
  return writer.text;
}

/** Path data that shows a dot at each point when it is stroked with round ends. */
export function dotsPath(points: readonly Point[]): string {
  const writer = new PathWriter();
  points.forEach((point, index) => {
    if (index === 0) writer.move(point);
    else writer.to('m', point);
    writer.to('h', { ...writer.pen });
  });
  return writer.text.replaceAll('h0 0', 'h0');
}

/** Path data of circles of one radius, for rings that share a style. */
export function circlesPath(centres: readonly Point[], radius: number): string {
  const size = formatNumber(radius);
  const width = formatNumber(2 * round(radius));
  return centres
    .map(
      ({ x, y }) =>
        `M${joinNumbers([x - round(radius), y])}a${size} ${size} 0 1 0 ${width} 0a${size} ${size} 0 1 0-${width} 0`,
    )
    .join('');
}
