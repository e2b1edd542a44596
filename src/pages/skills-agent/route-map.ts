import { count } from '../../content/format.ts';
import { type Box, dots, type Point, polar, straight, tenth, times } from '../../drawings/paths.ts';
import { networkAround, routeAlong } from '../../drawings/skills-agent.drawing.tsx';
import type page from './page.yaml';

/** The drawing's size, in user units. */
export const size = { width: 640, height: 430 } as const;

/** Where the network lies: below the names of the systems. */
const field: Box = { x: 6, y: 44, width: size.width - 12, height: size.height - 56 };

/** The positions of the borders between the systems' regions, in shares of the width. */
export const borders = [0.33, 0.66] as const;

/** Where the stops of a question lie in the region of each system, by their order there, in shares of the field. */
const places: readonly (readonly Point[])[] = [
  [
    { x: 0.1, y: 0.2 },
    { x: 0.21, y: 0.74 },
    { x: 0.07, y: 0.5 },
    { x: 0.26, y: 0.3 },
    { x: 0.08, y: 0.9 },
  ],
  [
    { x: 0.47, y: 0.36 },
    { x: 0.56, y: 0.78 },
    { x: 0.41, y: 0.62 },
    { x: 0.6, y: 0.2 },
    { x: 0.38, y: 0.9 },
  ],
  [
    { x: 0.84, y: 0.62 },
    { x: 0.93, y: 0.24 },
    { x: 0.74, y: 0.3 },
    { x: 0.92, y: 0.86 },
    { x: 0.72, y: 0.84 },
  ],
];

const at = ({ x, y }: Point): Point => ({ x: field.x + x * field.width, y: field.y + y * field.height });

/** The stops by system. Routes need the same objects as the network. */
const stations = places.map((region) => region.map(at));

/** The network that all questions share. */
export const network = networkAround(field, 41, 9, stations.flat());

/** The radius of a stop and of the ring of people around the last stop, in user units. */
const radius = { stop: 9, end: 11, ring: 25 } as const;

/** The most people who have a dot each around the last stop. */
export const mostDots = 40;

type Question = (typeof page)['ask']['questions'][number];

/** Returns the stops of a question as points of the network. */
function pointsOf({ stops }: Pick<Question, 'stops'>): readonly Point[] {
  const visits = [0, 0, 0];
  return stops.flatMap(({ system }) => {
    const visit = visits[system] ?? 0;
    visits[system] = visit + 1;
    return stations[system]?.[visit] ?? [];
  });
}

/** Returns whether a route leaves or reaches a stop downwards, where the count usually stands. */
function runsBelow(route: readonly Point[], stop: Point): boolean {
  return route.some((point, index) => {
    const beside = [route[index - 1], route[index + 1]];
    return point === stop && beside.some((next) => next && next.y - stop.y > Math.abs(next.x - stop.x));
  });
}

/** Returns what is drawn of a question: its route, a dot for each person found, and the count beside each stop. */
export function drawnRoute(question: Question) {
  const points = pointsOf(question);
  const route = routeAlong(network.tracks, points);
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const found = Math.min(mostDots, question.stops.at(-1)?.people ?? 0);
  return {
    route: straight([route]),
    people: dots(times(found, (index) => polar(end, radius.ring, (index * 360) / found - 90))),
    stops: points.map((point, index) => {
      const isLast = point === end;
      const above = !isLast && runsBelow(route, point);
      const gap = isLast ? radius.ring + 8 : radius.stop;
      return {
        x: tenth(point.x),
        y: tenth(point.y),
        r: isLast ? radius.end : radius.stop,
        /** Where the count stands: its foot above the stop, or its head below. */
        count: tenth(above ? point.y - gap - 8 : point.y + gap),
        above,
        text: count(question.stops[index]?.people ?? 0),
      };
    }),
  };
}

export type DrawnRoute = ReturnType<typeof drawnRoute>;
