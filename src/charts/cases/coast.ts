import { straightPath } from '../geometry/path-data.ts';
import type { Point } from '../geometry/point.ts';
import { createRandom } from '../geometry/random.ts';

/** How often each stretch is halved, and how far its middle is moved aside, in parts of its length. */
const halvings = 4;
const roughness = 0.13;

/** The line of a coast through all the points, the same for the same seed. */
export function coastLine(points: readonly Point[], seed: number): readonly Point[] {
  const random = createRandom(seed);
  let line = points;
  for (let step = 0; step < halvings; step += 1) {
    line = line.flatMap((point, index) => {
      const next = line[index + 1];
      if (!next) return [point];
      const [x, y] = [next.x - point.x, next.y - point.y];
      const aside = random.between(-roughness, roughness);
      return [point, { x: point.x + x / 2 - y * aside, y: point.y + y / 2 + x * aside }];
    });
  }
  return line;
}

/** A coast through all the points, the same for the same seed; with its land on the right up to `edge`. */
export function drawCoast(points: readonly Point[], edge: number, seed: number) {
  const line = coastLine(points, seed);
  const corners = [line.at(-1), line[0]].map((end) => ({ x: edge, y: end?.y ?? 0 }));
  return {
    shore: straightPath([{ points: line, closed: false }]),
    land: straightPath([{ points: [...line, ...corners], closed: true }]),
  };
}

/** The radius of a circle whose area is `amount`, where the largest amount has the radius `widest`. */
export function radiusFor(amount: number, most: number, widest: number): number {
  return most === 0 ? 0 : Math.round(10 * widest * Math.sqrt(amount / most)) / 10;
}
