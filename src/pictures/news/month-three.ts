import type { HeightField } from '../../charts/geometry/height-field.ts';
import { createValueNoise } from '../../charts/geometry/value-noise.ts';
import { filled, stroked } from '../picture-markup.ts';
import { contourPath, heightsBetween } from '../region.ts';
import { beyond, day, station, vignette } from './vignette.ts';

const noise = createValueNoise(31);

/** Gentle ground, a cliff across the middle, a plateau behind it. */
const ground: HeightField = (x, y) => {
  const cliff = 372 + 34 * Math.sin(y / 70 + 0.6) + 18 * noise(y / 40, 3);
  return 0.0016 * x + 1.1 / (1 + Math.exp(-(x - cliff) / 17)) + 0.22 * noise(x / 110, y / 110);
};

/** A trail with a station a month that ends at the third, where the ground turns steep; the rest is only planned. */
export function monthThree(): string {
  const contours = (from: number, to: number, count: number) =>
    contourPath(ground, heightsBetween(from, to, count), beyond, { cell: 9, tolerance: 0.8, shortest: 60 });
  return vignette(day.sand, '#ecdfbf', [
    filled(contourPath(ground, [1.15], beyond, { cell: 10, tolerance: 0.8, shortest: 300 }, true), day.line, {
      opacity: 0.12,
    }),
    stroked(contours(-0.2, 2.3, 17), day.fine, 1.1),
    stroked('M-4 262C60 250 78 214 132 208S208 236 252 214 300 168 338 170', day.ink, 3.5),
    stroked('M338 170C392 168 430 120 486 128S580 96 650 84', day.ink, 2.5, {
      'stroke-dasharray': '1 9',
      'stroke-linecap': 'round',
    }),
    station({ x: 132, y: 208 }, 8, day.ink, day.paper),
    station({ x: 240, y: 219 }, 8, day.ink, day.paper),
    station({ x: 338, y: 170 }, 11, day.ink, day.sun),
    station({ x: 486, y: 128 }, 6, day.fine, day.sand),
    station({ x: 588, y: 98 }, 6, day.fine, day.sand),
  ]);
}
