import { answer } from '../../data/skills-agent.ts';
import type { Paint, Shape } from '../../drawing/drawing.ts';
import { repaint } from '../../drawing/repaint.ts';
import { circle, sides, straights } from '../../drawing/shapes.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { provinces, routeThrough, tracks } from '../skills-agent.ts';
import { beyond, lit, station } from './frame.ts';

const asked: Point = { x: -14, y: 196 };
const end: Point = { x: 232, y: 156 };

/** On ink the network is a tone brighter than in the chart: it has the sheet to itself. */
function brighter({ stroke }: Paint): Paint {
  if (stroke === 'hair') return { stroke: 'fine', opacity: 0.6 };
  return stroke === 'fine' ? { stroke: 'line', opacity: 0.8 } : {};
}

/** The agent's network, and a question's route to the people it found: full dots are ready now, rings after a course. */
export function drawRouteInset(): readonly Shape[] {
  const routed = routeThrough(beyond, 29, [asked, { x: 112, y: 190 }, { x: 190, y: 62 }, end], 6);
  const { network, route, stops } = routed;
  const found = network.stations
    .filter((stop) => !route.includes(stop))
    .toSorted((a, b) => distance(a, end) - distance(b, end))
    .slice(0, answer.ready + answer.afterOneCourse);
  const ways = found.map((person) => [end, person] as const);
  return [
    ...provinces(beyond, false),
    ...repaint(tracks(routed), brighter),
    ...lit(straights([{ points: route, closed: false }], {}).d),
    sides(ways, { stroke: 'sun', weight: 'medium' }),
    ...route.filter((stop) => stop !== end).map((stop) => station(stop, stops.includes(stop) ? 8 : 4, false)),
    ...found.map((person, index) => station(person, 7, index < answer.ready)),
    circle(end, 15, { fill: 'sun', stroke: 'ground', weight: 'bold' }),
    circle(end, 20, { stroke: 'sun', weight: 'medium' }),
  ];
}
