import { Delaunay } from 'd3-delaunay';
import { type Box, distance, type Point } from './paths.ts';
import { createRandom } from './random.ts';

/** Stations, and the tracks between them as pairs of station numbers. */
interface Network {
  readonly stations: readonly Point[];
  readonly tracks: readonly (readonly [number, number])[];
}

/** Stations scattered over a box, no two closer than `gap` user units, beside those that stand where they are put. */
function scatterStations({ x, y, width, height }: Box, gap: number, fixed: readonly Point[], seed: number) {
  const random = createRandom(seed);
  const stations = [...fixed];
  for (let attempt = 0; attempt < 4000; attempt += 1) {
    const station = { x: random(x, x + width), y: random(y, y + height) };
    if (stations.every((other) => distance(other, station) >= gap)) stations.push(station);
  }
  return stations;
}

/**
 * Joins stations whose middle is nearest to one of them, so that no third one stands in the circle between them (Gabriel
 * graph: planar, connected, and its tracks join neighbours only).
 */
function joinNeighbours(stations: readonly Point[]): Network {
  const near = Delaunay.from(
    stations,
    ({ x }) => x,
    ({ y }) => y,
  );
  const tracks = stations.flatMap((from, index) =>
    stations.slice(index + 1).flatMap((to, offset) => {
      const other = index + 1 + offset;
      const nearest = near.find((from.x + to.x) / 2, (from.y + to.y) / 2);
      return nearest === index || nearest === other ? [[index, other] as const] : [];
    }),
  );
  return { stations, tracks };
}

/** The shortest way between two stations as station numbers (Bellman and Ford). Throws where there is no way. */
function shortestRoute({ stations, tracks }: Network, from: number, to: number): readonly number[] {
  const reached = new Map([[from, { length: 0, previous: from }]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [here, there] of tracks.flatMap(
      ([a, b]) =>
        [
          [a, b],
          [b, a],
        ] as const,
    )) {
      const [start, end, before] = [stations[here], stations[there], reached.get(here)];
      if (!start || !end || !before) continue;
      const length = before.length + distance(start, end);
      if (length >= (reached.get(there)?.length ?? Number.POSITIVE_INFINITY)) continue;
      reached.set(there, { length, previous: here });
      changed = true;
    }
  }
  if (!reached.has(to)) throw new Error(`There is no way from station ${from} to station ${to}.`);
  const route = [to];
  while (route[0] !== from) route.unshift(reached.get(route[0] ?? from)?.previous ?? from);
  return route;
}

export interface Routed {
  readonly network: Network;
  readonly stops: readonly Point[];
  readonly route: readonly Point[];
}

/** A network whose first stations are the stops, and the shortest way that calls at each of them in turn. */
export function routeThrough(field: Box, gap: number, stops: readonly Point[], seed: number): Routed {
  const network = joinNeighbours(scatterStations(field, gap, stops, seed));
  const numbers = stops
    .slice(1)
    .flatMap((_, index) => shortestRoute(network, index, index + 1).slice(index === 0 ? 0 : 1));
  return { network, stops, route: numbers.flatMap((number) => network.stations[number] ?? []) };
}
