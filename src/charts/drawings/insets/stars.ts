import { matchingStars, personLines, roleLines } from '../../data/skills-matching.ts';
import type { Shape } from '../../drawing/drawing.ts';
import { circle, group, rings, sides } from '../../drawing/shapes.ts';
import type { Point } from '../../geometry/point.ts';
import { constellationLines, starRadius } from '../../geometry/star-chart.ts';
import { disc } from '../skills-1st-matching.ts';
import { focus } from './frame.ts';

const fills = { both: 'sun', role: 'ground', person: 'line' } as const;

/** Part of the two star charts: `middle` of the chart of 560 by 420 stands at the focus, `scale` times as large. */
function starCharts(middle: Point, scale: number): readonly Shape[] {
  const place = ({ x, y }: Point): Point => ({
    x: focus.x + (x - middle.x) * scale,
    y: focus.y + (y - middle.y) * scale,
  });
  const stars = matchingStars.map((star) => ({ ...star, ...place(star) }));
  const shared = stars.filter(({ of }) => of === 'both');
  const [role, person] = [place({ x: 192, y: 200 }), place({ x: 368, y: 200 })];
  const radius = 184 * scale;
  const brightest = 7;
  return [
    circle(role, radius, { fill: 'line', opacity: 0.07 }),
    circle(person, radius, { fill: 'line', opacity: 0.1 }),
    ...disc(role, radius, 0, 'fine'),
    ...disc(person, radius, 11, 'line'),
    sides(constellationLines(stars, personLines, 6), { stroke: 'line', weight: 'thin' }),
    sides(constellationLines(stars, roleLines, 6), { stroke: 'sun', weight: 'medium' }),
    rings(shared, brightest + 6, { stroke: 'sun', weight: 'hairline' }),
    ...stars.map((star) =>
      circle(star, starRadius(star.magnitude, brightest), {
        stroke: star.of === 'person' ? 'line' : 'sun',
        weight: 'medium',
        fill: fills[star.of],
      }),
    ),
  ];
}

/** Where the two charts overlap, and the skills in which role and person agree. */
export function drawStarsInset(): readonly Shape[] {
  return starCharts({ x: 290, y: 206 }, 0.72);
}

/** The same charts from nearer, turned as a hand turns a planisphere. */
export function drawTurnedStarsInset(): readonly Shape[] {
  return [group(starCharts({ x: 288, y: 204 }, 0.92), { transform: `rotate(-58 ${focus.x} ${focus.y})` })];
}
