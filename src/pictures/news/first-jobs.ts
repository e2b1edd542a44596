import { circlesPath, dotsPath } from '../../charts/geometry/path-data.ts';
import { createRandom } from '../../charts/geometry/random.ts';
import { constellationLines, type Star, starRadius } from '../../charts/geometry/star-chart.ts';
import { element, stroked } from '../picture-markup.ts';
import { night, vignette } from './vignette.ts';

const stars: readonly Star[] = [
  { name: 'start', x: 84, y: 288, magnitude: 2 },
  { name: 'skill one', x: 176, y: 226, magnitude: 3 },
  { name: 'skill two', x: 252, y: 258, magnitude: 3 },
  { name: 'skill three', x: 330, y: 176, magnitude: 2 },
  { name: 'first job', x: 452, y: 190, magnitude: 1 },
  { name: 'second job', x: 396, y: 82, magnitude: 1 },
  { name: 'third job', x: 548, y: 104, magnitude: 1 },
];

const ways = [
  ['start', 'skill one'],
  ['skill one', 'skill two'],
  ['skill two', 'skill three'],
  ['skill three', 'first job'],
  ['skill three', 'second job'],
  ['first job', 'third job'],
] as const;

/** A star chart: from one faint beginning over three skills to three bright first jobs. */
export function firstJobs(): string {
  const random = createRandom(77);
  const faint = Array.from({ length: 90 }, () => ({ x: random.between(6, 634), y: random.between(6, 354) }));
  const lines = constellationLines(stars, ways, 7)
    .map(([from, to]) => `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`)
    .join('');
  const jobs = stars.filter(({ magnitude }) => magnitude === 1);
  return vignette(night.ground, night.hair, [
    stroked(
      circlesPath([{ x: 120, y: 420 }], 170) +
        circlesPath([{ x: 120, y: 420 }], 300) +
        circlesPath([{ x: 120, y: 420 }], 430) +
        circlesPath([{ x: 120, y: 420 }], 560),
      night.fine,
      0.9,
    ),
    stroked(dotsPath(faint), night.fine, 2.6, { 'stroke-linecap': 'round' }),
    stroked(lines, night.line, 2.4),
    ...stars.map(({ x, y, magnitude }) =>
      element('circle', {
        cx: x,
        cy: y,
        r: (1.7 * starRadius(magnitude)).toFixed(1),
        fill: magnitude === 1 ? night.sun : night.star,
      }),
    ),
    stroked(circlesPath(jobs, 17), night.sun, 1.5),
  ]);
}
