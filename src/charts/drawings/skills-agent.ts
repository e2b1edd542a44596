import { answer, question, sideStations, sources, stops } from '../data/skills-agent.ts';
import { chartTexts } from '../data/texts.ts';
import type { ChartDrawing, Paint, Shape, Variant } from '../drawing/drawing.ts';
import { aside, hitBox, hitCircle, part, pointed } from '../drawing/pointer.ts';
import { circle, dots, group, path, sides, straights, text } from '../drawing/shapes.ts';
import { joinNeighbours, type Network, scatterStations, shortestRoute } from '../geometry/network.ts';
import { type Box, type Point, polar } from '../geometry/point.ts';
import { resample } from '../geometry/polylines.ts';
import { createFractalNoise } from '../geometry/value-noise.ts';

/** Where one source of data ends and the next begins, as borders on a map do: never straight. */
function border(x: number, { y, height }: Box, seed: number): readonly Point[] {
  const noise = createFractalNoise(seed, 3);
  return Array.from({ length: 15 }, (_, step) => {
    const down = y + (height * step) / 14;
    return { x: x + 22 * noise(3.1, down / 70), y: down };
  });
}

function borders(field: Box): readonly [readonly Point[], readonly Point[]] {
  return [border(field.x + field.width * 0.27, field, 3), border(field.x + field.width * 0.74, field, 6)];
}

/** The three provinces of the network, the middle one tinted, with their names spread as on a map. */
export function provinces(field: Box, named: boolean): readonly Shape[] {
  const [west, east] = borders(field);
  const at = [0.125, 0.5, 0.87].map((share) => field.x + field.width * share);
  return [
    straights([{ points: [...west, ...east.toReversed()], closed: true }], { fill: 'tint' }),
    straights(
      [west, east].map((points) => ({ points, closed: false })),
      { stroke: 'fine', dash: '7 3 1 3' },
    ),
    // A name has a line for each of its words: side by side they would not fit between their borders.
    ...(named ? sources : []).flatMap((name, index) => {
      const words = name.toUpperCase().split(' ');
      return words.map((word, line) =>
        text(at[index] ?? 0, field.y + field.height - 10 - 18 * (words.length - 1 - line), word, {
          size: 'region',
          tone: 'quiet',
          anchor: 'middle',
          rim: true,
        }),
      );
    }),
  ];
}

interface Routed {
  readonly network: Network;
  readonly stops: readonly Point[];
  readonly route: readonly Point[];
}

/** A network whose first stations are the stops, and the shortest way that calls at each of them in turn. */
export function routeThrough(field: Box, gap: number, places: readonly Point[], seed: number): Routed {
  const network = joinNeighbours(scatterStations(field, gap, places, seed));
  const numbers = places
    .slice(1)
    .flatMap((_, index) => shortestRoute(network, index, index + 1).slice(index === 0 ? 0 : 1));
  return { network, stops: places, route: numbers.flatMap((number) => network.stations[number] ?? []) };
}

/** The network without its route: tracks, and stations of two kinds in turn. */
export function tracks({ network, route }: Routed): readonly Shape[] {
  const lines = network.tracks.flatMap(([from, to]) => {
    const [start, end] = [network.stations[from], network.stations[to]];
    return start && end ? [[start, end] as const] : [];
  });
  const quiet = network.stations.filter((station) => !route.includes(station));
  return [
    sides(lines, { stroke: 'hair', enter: 'draw-1' }),
    dots(quiet, { stroke: 'ground', weight: 'heavy' }),
    dots(quiet, { stroke: 'fine', weight: 'heavy', enter: 'fade' }),
    dots(
      quiet.filter((_, index) => index % 3 === 0),
      { stroke: 'ground', weight: 'dot', enter: 'fade' },
    ),
  ];
}

function lit(points: readonly Point[], enter: Pick<Paint, 'enter'> = {}): readonly Shape[] {
  const line = [{ points, closed: false }];
  return [
    straights(line, { stroke: 'sun', weight: 'glow', ...enter }),
    straights(line, { stroke: 'ink', weight: 'bold', ...enter }),
  ];
}

/** The stations that the route passes without a stop. */
function passedStations({ route, stops: places }: Routed): readonly Shape[] {
  return route
    .filter((station) => !places.includes(station))
    .map((station) =>
      circle(station, 3.5, { fill: 'ground', stroke: 'ink', weight: 'medium', enter: 'fade' }),
    );
}

/** The piece of the route that ends at a stop; none ends at the first. */
function legTo(index: number, { route, stops: places }: Routed): readonly Point[] {
  const [from, to] = [places[index - 1], places[index]];
  return from && to ? route.slice(route.indexOf(from), route.indexOf(to) + 1) : [];
}

function stopMark(place: Point, number: number, radius: number): Shape {
  return group(
    [
      circle(place, radius, { fill: 'ink' }),
      text(place.x, place.y, String(number), {
        size: 'strong',
        tone: 'ground',
        anchor: 'middle',
        drop: 0.35,
      }),
    ],
    { enter: 'fade' },
  );
}

/** Names beside quiet stations where no station, no track of the route and no border is in the way. */
function sideNames({ network, route, stops: places }: Routed, field: Box): readonly Shape[] {
  const obstacles = [
    ...network.stations,
    ...resample({ points: route, closed: false }, 8),
    ...borders(field).flat(),
    ...places.flatMap((place) => [polar(place, 16, Math.PI / 2), polar(place, 16, -Math.PI / 2)]),
  ];
  const free = network.stations.filter(
    (station) =>
      station.x < field.x + field.width - 80 &&
      station.y < field.y + field.height - 40 &&
      obstacles.every(({ x, y }) => Math.abs(y - station.y) > 11 || x <= station.x || x > station.x + 72),
  );
  const step = Math.max(1, Math.floor(free.length / sideStations.length));
  return sideStations.flatMap((name, index) => {
    const station = free[index * step];
    const looks = { size: 'small', tone: 'quiet', drop: 0.35, rim: true, minor: true } as const;
    return station ? [text(station.x + 8, station.y, name, looks)] : [];
  });
}

/** A stop's line of the legend. */
function entry({ name, people }: (typeof stops)[number], index: number): readonly Shape[] {
  const x = [8, 296][index % 2] ?? 0;
  const y = 340 + 26 * Math.floor(index / 2);
  return [
    hitBox({ x, y: y - 17, width: 256, height: 26 }),
    circle({ x: x + 8, y: y - 4 }, 8, { fill: 'ink' }),
    text(x + 8, y - 4, String(index + 1), {
      size: 'numeral',
      tone: 'ground',
      anchor: 'middle',
      drop: 0.35,
    }),
    text(x + 26, y, name),
    text(x + 256, y, people.toLocaleString('en-GB'), { size: 'strong', anchor: 'end' }),
  ];
}

/** The question, pointing to the first stop. */
function bubble(first: Point): readonly Shape[] {
  const tip = first.y - 56;
  return [
    path(`M8 8h330v32h-278l-10 ${tip}l-10-${tip}h-32z`, { fill: 'ink' }),
    text(24, 24, question, { size: 'strong', tone: 'ground', drop: 0.35 }),
  ];
}

/** Each stop answers the pointer with its leg and its line of the legend; the last lies lowest, as legs end under stops. */
function parts(routed: Routed): readonly Shape[] {
  return stops
    .map((stop, index): readonly Shape[] => {
      const place = routed.stops[index];
      if (!place) throw new Error(`The route has no stop for ${stop.name}.`);
      return [
        // What steps back lets nothing shine through.
        circle(place, 12, { fill: 'ground', enter: 'fade' }),
        part([
          hitCircle(place, 24),
          ...(index === 0 ? bubble(place) : [pointed(lit(legTo(index, routed)))]),
          stopMark(place, index + 1, 12),
          ...entry(stop, index),
        ]),
      ];
    })
    .toReversed()
    .flat();
}

function sum(): readonly Shape[] {
  return [
    sides(
      [
        [
          { x: 8, y: 382 },
          { x: 552, y: 382 },
        ],
      ],
      { stroke: 'ink' },
    ),
    text(8, 407, `${answer.ready + answer.afterOneCourse} people`, { size: 'title' }),
    text(552, 407, `${answer.ready} ready now, ${answer.afterOneCourse} after one course`, { anchor: 'end' }),
  ];
}

/** A question that lights a route through a network; its stops are the legend, and the legend is the answer. */
export function drawSkillsAgent(variant: Variant): ChartDrawing {
  const full = variant === 'full';
  const field = full ? { x: 12, y: 68, width: 536, height: 214 } : { x: 10, y: 12, width: 300, height: 176 };
  const land = full ? { ...field, y: 56, height: 254 } : { ...field, y: 0, height: 200 };
  const at = (across: number, down: number) => ({
    x: field.x + field.width * across,
    y: field.y + field.height * down,
  });
  const places = [at(0.07, 0.34), at(0.36, 0.76), at(0.63, 0.22), at(0.93, 0.62)];
  const routed = routeThrough(field, full ? 33 : 28, places, full ? 9 : 4);
  return {
    name: 'skills-agent',
    variant,
    width: full ? 560 : 320,
    height: full ? 420 : 200,
    ...chartTexts['skills-agent'],
    shapes: [
      ...provinces(land, full),
      ...tracks(routed),
      ...(full ? [group(sideNames(routed, land), { enter: 'fade' })] : []),
      aside(lit(routed.route, { enter: 'draw-2' })),
      ...(full ? parts(routed) : places.map((place, index) => stopMark(place, index + 1, 9))),
      ...passedStations(routed),
      ...(full ? sum() : []),
    ],
  };
}
