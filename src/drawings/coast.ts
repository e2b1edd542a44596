import type { Point, Polyline } from './paths.ts';
import { createRandom } from './random.ts';

/** How often each stretch is halved, and how far its middle is moved aside, in parts of its length. */
const halvings = 4;
const roughness = 0.13;

/** The line of a coast through all the points, the same for the same seed. */
export function coastLine(points: readonly Point[], seed: number): Polyline {
  const random = createRandom(seed);
  let line = points;
  for (let step = 0; step < halvings; step += 1) {
    line = line.flatMap((point, index) => {
      const next = line[index + 1];
      if (!next) return [point];
      const [x, y] = [next.x - point.x, next.y - point.y];
      const aside = random(-roughness, roughness);
      return [point, { x: point.x + x / 2 - y * aside, y: point.y + y / 2 + x * aside }];
    });
  }
  return line;
}
