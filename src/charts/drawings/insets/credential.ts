import type { Shape } from '../../drawing/drawing.ts';
import { roundSeal, tick } from '../../drawing/seals.ts';
import { circle, group } from '../../drawing/shapes.ts';
import { lit, station } from './frame.ts';
import { seal } from './rosette.ts';

/** Modules, each stamped when its skill is shown. */
const modules = [
  { name: 'first', centre: { x: 52, y: 202 }, radius: 34, slope: -10 },
  { name: 'second', centre: { x: 142, y: 212 }, radius: 34, slope: 8 },
] as const;

/** A course as a route over its modules' stamps, to the seal that its learners take along. */
export function drawCredentialInset(): readonly Shape[] {
  const end = { x: 238, y: 112 };
  const last = { x: end.x - 26, y: end.y + 105 };
  const [first, second] = modules;
  const route = `M-20 150C0 200 16 206 ${first.centre.x} ${first.centre.y}S110 222 ${second.centre.x} ${second.centre.y}S190 226 ${last.x} ${last.y}`;
  return [
    ...seal(end, 108, 6),
    group([tick(16, 'sun')], { transform: `translate(${end.x} ${end.y})scale(1.4)` }),
    ...modules.flatMap((stamp) => [
      circle(stamp.centre, stamp.radius, { fill: 'ground' }),
      roundSeal({ ...stamp, tone: 'line' }, undefined),
    ]),
    ...lit(route),
    ...modules.map(({ centre }) => station(centre, 8, false)),
    station(last, 10, true),
  ];
}
