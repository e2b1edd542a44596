import { distance, type Point, type Polyline } from './point.ts';

function distanceToSegment(point: Point, from: Point, to: Point): number {
  const squared = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
  if (squared === 0) return distance(point, from);
  const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / squared;
  const share = Math.min(1, Math.max(0, along));
  return distance(point, { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
}

function keepFarthest(points: readonly Point[], tolerance: number): readonly Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  let farthest = 0;
  let index = 0;
  points.slice(1, -1).forEach((point, position) => {
    const off = distanceToSegment(point, first, last);
    if (off > farthest) {
      farthest = off;
      index = position + 1;
    }
  });
  if (farthest <= tolerance) return [first, last];
  const before = keepFarthest(points.slice(0, index + 1), tolerance);
  return [...before.slice(0, -1), ...keepFarthest(points.slice(index), tolerance)];
}

/**
 * Leaves out points that lie within `tolerance` user units of the line without them (Ramer, Douglas and Peucker). A
 * closed line is taken as two halves between its first point and the one farthest from it.
 */
export function simplify({ points, closed }: Polyline, tolerance: number): Polyline {
  const first = points[0];
  if (!closed || !first) return { points: keepFarthest(points, tolerance), closed };
  let opposite = 0;
  points.forEach((point, index) => {
    if (distance(point, first) > distance(points[opposite] ?? first, first)) opposite = index;
  });
  const there = keepFarthest(points.slice(0, opposite + 1), tolerance);
  const back = keepFarthest([...points.slice(opposite), first], tolerance);
  return { points: [...there.slice(0, -1), ...back.slice(0, -1)], closed };
}
