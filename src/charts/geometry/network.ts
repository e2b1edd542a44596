import { type Box, distance, type Point } from './point.ts';
import { createRandom } from './random.ts';

/** Stations, and the tracks between them as pairs of station numbers. */
export interface Network {
  readonly stations: readonly Point[];
  readonly tracks: readonly (readonly [number, number])[];
}

/** Stations scattered over a box, no two closer than `gap` user units, beside those that stand where they are put. */
export function scatterStations(
  box: Box,
  gap: number,
  fixed: readonly Point[],
  seed: number,
): readonly Point[] {
  const random = createRandom(seed);
  const stations = [...fixed];
  for (let attempt = 0; attempt < 4000; attempt += 1) {
    const station = {
      x: random.between(box.x, box.x + box.width),
      y: random.between(box.y, box.y + box.height),
    };
    if (stations.every((other) => distance(other, station) >= gap)) stations.push(station);
  }
  return stations;
}

/**
 * Joins stations that have no third one in the circle between them (Gabriel graph: planar, connected, and its tracks
 * join neighbours only). Takes time with the cube of the stations: meant for up to 200.
 */
export function joinNeighbours(stations: readonly Point[]): Network {
  const tracks = stations.flatMap((from, index) =>
    stations.slice(index + 1).flatMap((to, offset) => {
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const radius = distance(from, to) / 2;
      const free = stations.every(
        (other) => other === from || other === to || distance(other, middle) >= radius,
      );
      return free ? [[index, index + 1 + offset] as const] : [];
    }),
  );
  return { stations, tracks };
}

/**
 * The shortest way from one station to another as station numbers (Dijkstra, 1959); each track costs its length times
 * `cost`. Throws where there is no way.
 */
export function shortestRoute(
  { stations, tracks }: Network,
  from: number,
  to: number,
  cost: (track: readonly [number, number]) => number = () => 1,
): readonly number[] {
  const reached = new Map([[from, { length: 0, previous: from }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const nearest = [...open].reduce((best, station) =>
      (reached.get(station)?.length ?? 0) < (reached.get(best)?.length ?? 0) ? station : best,
    );
    open.delete(nearest);
    if (nearest === to) break;
    for (const track of tracks) {
      if (!track.includes(nearest)) continue;
      const next = track[0] === nearest ? track[1] : track[0];
      const [start, end] = [stations[nearest], stations[next]];
      if (!start || !end) continue;
      const length = (reached.get(nearest)?.length ?? 0) + distance(start, end) * cost(track);
      if (length >= (reached.get(next)?.length ?? Number.POSITIVE_INFINITY)) continue;
      reached.set(next, { length, previous: nearest });
      open.add(next);
    }
  }
  if (!reached.has(to)) throw new Error(`There is no way from station ${from} to station ${to}.`);
  const route = [to];
  while (route[0] !== from) route.unshift(reached.get(route[0] ?? from)?.previous ?? from);
  return route;
}
