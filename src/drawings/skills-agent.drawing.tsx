import { type Box, between, closed, distance, dots, type Point, type Polyline, times } from './paths.ts';
import { createFractalNoise, createRandom } from './random.ts';
import { organisation, productChart } from './sample.ts';
import { Circle, Group, Path, renderEach } from './shapes.tsx';

/** Returns the fixed stations and random stations in a box. No random station is closer than `gap` user units to another. */
function scatterStations({ x, y, width, height }: Box, gap: number, fixed: readonly Point[], seed: number) {
  const random = createRandom(seed);
  const stations = [...fixed];
  for (let attempt = 0; attempt < 4000; attempt += 1) {
    const station = { x: random(x, x + width), y: random(y, y + height) };
    if (stations.every((other) => distance(other, station) >= gap)) stations.push(station);
  }
  return stations;
}

/** Returns the tracks between neighbours: pairs with no third station in the circle between them (Gabriel graph). */
function joinNeighbours(stations: readonly Point[]): readonly (readonly [Point, Point])[] {
  return stations.flatMap((from, index) =>
    stations.slice(index + 1).flatMap((to) => {
      const middle = between(from, to, 0.5);
      const radius = distance(from, middle);
      const isFree = stations.every((other) => other === to || distance(other, middle) >= radius);
      return isFree ? [[from, to] as const] : [];
    }),
  );
}

/** Returns the shortest way between two stations (Bellman–Ford). Throws if there is none. */
function shortestWay(tracks: readonly (readonly [Point, Point])[], from: Point, to: Point): readonly Point[] {
  const legs = tracks.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  const reached = new Map([[from, { length: 0, way: [from] }]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [here, there] of legs) {
      const before = reached.get(here);
      const length = (before?.length ?? Number.POSITIVE_INFINITY) + distance(here, there);
      if (!before || length >= (reached.get(there)?.length ?? Number.POSITIVE_INFINITY)) continue;
      reached.set(there, { length, way: [...before.way, there] });
      changed = true;
    }
  }
  const found = reached.get(to);
  if (!found) throw new Error('There is no way between two stops of the network.');
  return found.way;
}

type Places = readonly [first: Point, ...others: Point[]];

/** The default positions of four stops, in shares of their box. */
const defaultPlaces: Places = [
  { x: 0.07, y: 0.34 },
  { x: 0.36, y: 0.76 },
  { x: 0.63, y: 0.22 },
  { x: 0.93, y: 0.62 },
];

/** Returns a network of stations in a box, with the given stations among them. */
export function networkAround(box: Box, gap: number, seed: number, fixed: readonly Point[]) {
  const stations = scatterStations(box, gap, fixed, seed);
  return { stations, tracks: joinNeighbours(stations) };
}

/** Returns the shortest route through stops of a network in order. A stop that is not a station has no route. */
export function routeAlong(
  tracks: ReturnType<typeof networkAround>['tracks'],
  stops: readonly Point[],
): readonly Point[] {
  const ways = stops.slice(1).flatMap((to, index) => shortestWay(tracks, stops[index] ?? to, to).slice(1));
  return [...stops.slice(0, 1), ...ways];
}

/** Returns a network around stops in a box, and the shortest route through the stops in order. */
export function routeThrough(
  box: Box,
  gap: number,
  seed: number,
  [firstPlace, ...otherPlaces]: Places = defaultPlaces,
) {
  const at = (place: Point) => ({ x: box.x + box.width * place.x, y: box.y + box.height * place.y });
  const first = at(firstPlace);
  const stops = [first, ...otherPlaces.map(at)];
  const network = networkAround(box, gap, seed, stops);
  return { ...network, route: routeAlong(network.tracks, stops), stops, end: stops.at(-1) ?? first };
}

interface ProvincesProps {
  readonly field: Box;
  /** The positions of the borders, in shares of the field's width. */
  readonly borders?: readonly [west: number, east: number];
}

/** Three provinces, one for each source of records, with winding borders. The middle one is tinted. */
export function Provinces({ field: { x, y, width, height }, borders = [0.27, 0.74] }: ProvincesProps) {
  const border = (share: number, seed: number): Polyline => {
    const noise = createFractalNoise(seed, 3);
    return times(15, (step) => {
      const down = y + (height * step) / 14;
      return { x: x + width * share + 22 * noise(3.1, down / 70), y: down };
    });
  };
  const [west, east] = [border(borders[0], 3), border(borders[1], 6)];
  return (
    <>
      <Path lines={[closed([...west, ...east.toReversed()])]} fill="tint" />
      <Path lines={[west, east]} stroke="fine" dash="7 3 1 3" />
    </>
  );
}

const { text: question, ready, afterOneCourse } = organisation.question;

interface LitNetworkProps {
  readonly routed: ReturnType<typeof routeThrough>;
  readonly r: number;
}

/** The network with its route and the people at the end: filled dots are ready now, rings are ready after a course. */
function LitNetwork({ routed: { stations, tracks, route, stops, end }, r }: LitNetworkProps) {
  const others = stations.filter((station) => !route.includes(station));
  const passed = route.filter((station) => !stops.some((stop) => stop === station));
  const people = others
    .toSorted((one, other) => distance(one, end) - distance(other, end))
    .slice(0, ready + afterOneCourse);
  return (
    <>
      <Path lines={tracks} stroke="hair" enter="draw-1" />
      <Path d={dots(others)} stroke="background" weight="heavy" />
      <Path d={dots(others)} stroke="fine" weight="heavy" enter="fade" />
      <Path
        d={dots(others.filter((_, index) => index % 3 === 0))}
        stroke="background"
        weight="dot"
        enter="fade"
      />
      <Path lines={[route]} stroke="sun" weight="glow" enter="draw-2" />
      <Path lines={[route]} stroke="ink" weight="bold" enter="draw-2" />
      {renderEach(passed, (station) => (
        <Circle at={station} r={3.5} fill="background" stroke="ink" weight="medium" enter="fade" />
      ))}
      {renderEach(stops.slice(0, -1), (stop) => (
        <Circle at={stop} r={r} fill="background" stroke="ink" weight="bold" enter="fade" />
      ))}
      <Group enter="fade">
        <Path lines={people.map((person) => [end, person])} stroke="sun" weight="medium" />
        {renderEach(people, (person, index) => (
          <Circle
            at={person}
            r={0.7 * r}
            fill={index < ready ? 'sun' : 'background'}
            stroke="ink"
            weight="medium"
          />
        ))}
        <Circle at={end} r={1.4 * r} fill="sun" stroke="ink" weight="bold" />
      </Group>
    </>
  );
}

const routed = routeThrough({ x: 12, y: 30, width: 500, height: 340 }, 36, 9);
const cardRouted = routeThrough({ x: 10, y: 12, width: 300, height: 176 }, 28, 4);

/** A route from a question through a network of records to people. */
export default productChart(
  'skills-agent',
  { question, ready, afterOneCourse },
  () => (
    <>
      <Provinces field={{ x: -10, y: -10, width: 580, height: 440 }} />
      <LitNetwork routed={routed} r={10} />
    </>
  ),
  () => (
    <>
      <Provinces field={{ x: 10, y: 0, width: 300, height: 200 }} />
      <LitNetwork routed={cardRouted} r={7} />
    </>
  ),
);
