import { between, distance, type Point, type Polyline } from './point.ts';

/** The points of a line, the first repeated at the end of a closed one. */
export function pointsAround({ points, closed }: Polyline): readonly Point[] {
  const first = points[0];
  return closed && first ? [...points, first] : points;
}

/** Points every `step` user units along a line, its two ends included. */
export function resample(line: Polyline, step: number): readonly Point[] {
  const points = pointsAround(line);
  const result: Point[] = [];
  let due = 0;
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (!next) return;
    const length = distance(point, next);
    while (due < length) {
      result.push(between(point, next, due / length));
      due += step;
    }
    due -= length;
  });
  const last = points.at(-1);
  return last ? [...result, last] : result;
}

/** The parts of a line whose points `keep` lets through; a closed line that is cut becomes open lines. */
export function keepParts(line: Polyline, keep: (point: Point) => boolean): readonly Polyline[] {
  if (line.points.every(keep)) return [line];
  const parts: Point[][] = [[]];
  for (const point of pointsAround(line)) {
    if (keep(point)) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  const first = parts[0];
  const last = parts.at(-1);
  // A closed line that began inside is one part across its first point.
  if (line.closed && parts.length > 1 && first && last?.length && keep(line.points[0] ?? { x: 0, y: 0 })) {
    parts[0] = [...last, ...first.slice(1)];
    parts.pop();
  }
  return parts.filter((part) => part.length > 1).map((points) => ({ points, closed: false }));
}

/** True where `point` lies inside a closed line (even-odd rule). */
export function contains({ points }: Polyline, point: Point): boolean {
  let inside = false;
  points.forEach((to, index) => {
    const from = points.at(index - 1) ?? to;
    if (from.y > point.y === to.y > point.y) return;
    const x = from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x);
    if (point.x < x) inside = !inside;
  });
  return inside;
}
