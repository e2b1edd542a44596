import { smoothPath } from './path-data.ts';
import type { Point } from './point.ts';
import { createRandom } from './random.ts';

interface Hill {
  readonly at: Point;
  /** How many contours it has. */
  readonly rings: number;
  /** From one contour to the next, in units of the picture. */
  readonly step: number;
  /** A whole number: the same one gives the same hill. */
  readonly seed: number;
}

const corners = 28;

/** The contours of a hill as path data, from the foot up. They never cross: each is the one below, drawn in and rounder. */
export function hillContours({ at, rings, step, seed }: Hill): readonly string[] {
  const random = createRandom(seed);
  const waves = [2, 3, 5].map((count) => ({
    count,
    height: random.between(0.25, 0.5) / count,
    phase: random.between(0, 2 * Math.PI),
  }));
  return Array.from({ length: rings }, (_, index) => rings - index).map((ring) => {
    const points = Array.from({ length: corners }, (_, corner) => {
      const angle = (2 * Math.PI * corner) / corners;
      const uneven = waves.reduce(
        (sum, wave) => sum + wave.height * Math.cos(wave.count * angle + wave.phase),
        0,
      );
      const radius = ring * step * (1 + (uneven * ring) / (rings + 1));
      return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
    });
    return smoothPath([{ points, closed: true }]);
  });
}
