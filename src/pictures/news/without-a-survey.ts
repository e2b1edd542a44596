import { scatterStations } from '../../charts/geometry/network.ts';
import { circlesPath, dotsPath } from '../../charts/geometry/path-data.ts';
import { distance, type Point } from '../../charts/geometry/point.ts';
import { createRandom } from '../../charts/geometry/random.ts';
import { createValueNoise } from '../../charts/geometry/value-noise.ts';
import { filled, stroked } from '../picture-markup.ts';
import { contourPath } from '../region.ts';
import { beyond, day, vignette } from './vignette.ts';

const noise = createValueNoise(12);
const hollow = { x: 372, y: 176 };

/** Distance from the hollow, longer across than down, roughened. */
const depth = (x: number, y: number) =>
  Math.hypot((x - hollow.x) / 1.5, y - hollow.y) * (1 + 0.22 * noise(x / 80, y / 80));

/** Findings of three kinds lie all around; the contours show the place where there are none. */
export function withoutASurvey(): string {
  const random = createRandom(5);
  const findings = scatterStations({ x: 12, y: 12, width: 616, height: 336 }, 31, [], 8).filter(
    (place) => depth(place.x, place.y) > 70 && distance(place, hollow) > 60,
  );
  const kinds: [Point[], Point[], Point[]] = [[], [], []];
  for (const { x, y } of findings) {
    kinds[Math.floor(random.between(0, 3))]?.push({ x: Math.round(x), y: Math.round(y) });
  }
  const squares = kinds[2].map(({ x, y }) => `M${x - 3} ${y - 3}h6v6h-6z`).join('');
  const rings = (heights: readonly number[]) =>
    contourPath(depth, heights, beyond, { cell: 10, tolerance: 0.7 });
  return vignette(day.mist, day.hair, [
    filled(rings([62]), day.sand),
    filled(rings([24]), day.sun, { opacity: 0.75 }),
    stroked(rings([36, 49]), day.line, 1.2),
    stroked(rings([24, 62]), day.line, 2.2),
    stroked(rings([80, 104, 132]), day.fine, 0.9),
    stroked(dotsPath(kinds[0]), day.ink, 7, { 'stroke-linecap': 'round' }),
    stroked(circlesPath(kinds[1], 4), day.ink, 1.8),
    filled(squares, day.line),
  ]);
}
