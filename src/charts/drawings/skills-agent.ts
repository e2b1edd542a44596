import { answer, question, sideStations, stops } from '../data/skills-agent.ts';
import { chartTexts } from '../data/texts.ts';
import type { ChartDrawing, Shape, Variant } from '../drawing/drawing.ts';
import { box, circle, dots, group, sides, straights, text } from '../drawing/shapes.ts';
import { joinNeighbours, type Network, scatterStations, shortestRoute } from '../geometry/network.ts';
import type { Box, Point } from '../geometry/point.ts';

interface Routed {
  readonly network: Network;
  readonly stops: readonly Point[];
  readonly route: readonly Point[];
}

/** A network whose first stations are the stops, and the shortest way that calls at each of them in turn. */
function routeThrough(field: Box, gap: number, places: readonly Point[], seed: number): Routed {
  const network = joinNeighbours(scatterStations(field, gap, places, seed));
  const numbers = places
    .slice(1)
    .flatMap((_, index) => shortestRoute(network, index, index + 1).slice(index === 0 ? 0 : 1));
  return { network, stops: places, route: numbers.flatMap((number) => network.stations[number] ?? []) };
}

function tracks({ network, route }: Routed): readonly Shape[] {
  const lines = network.tracks.flatMap(([from, to]) => {
    const [start, end] = [network.stations[from], network.stations[to]];
    return start && end ? [[start, end] as const] : [];
  });
  const quiet = network.stations.filter((station) => !route.includes(station));
  return [
    sides(lines, { stroke: 'hair', enter: 'draw-1' }),
    dots(quiet, { stroke: 'ground', weight: 'heavy' }),
    dots(quiet, { stroke: 'fine', weight: 'heavy', enter: 'fade' }),
    dots(quiet.filter((_, index) => index % 3 === 0), { stroke: 'ground', weight: 'dot', enter: 'fade' }),
  ];
}

function litRoute({ route, stops: places }: Routed): readonly Shape[] {
  const line = [{ points: route, closed: false }];
  const passed = route.filter((station) => !places.includes(station));
  return [
    straights(line, { stroke: 'sun', weight: 'glow', enter: 'draw-2' }),
    straights(line, { stroke: 'ink', weight: 'bold', enter: 'draw-2' }),
    ...passed.map((station) => circle(station, 3.5, { fill: 'ground', stroke: 'ink', weight: 'medium', enter: 'fade' })),
  ];
}

function stopMark(place: Point, number: number, radius: number): Shape {
  return group(
    [
      circle(place, radius, { fill: 'ink' }),
      text(place.x, place.y, String(number), { size: 'strong', tone: 'ground', anchor: 'middle', drop: 0.35 }),
    ],
    { enter: 'fade' },
  );
}

/** Names beside quiet stations that have room to their right. */
function sideNames({ network, route, stops: places }: Routed, field: Box): readonly Shape[] {
  const free = network.stations.filter(
    (station) =>
      !route.includes(station) &&
      station.x < field.x + field.width - 90 &&
      route.every(({ x, y }) => Math.abs(y - station.y) > 26 || x < station.x - 20 || x > station.x + 100) &&
      places.every(({ x, y }) => Math.abs(y - station.y) > 30 || Math.abs(x - station.x) > 80),
  );
  const step = Math.max(1, Math.floor(free.length / sideStations.length));
  return sideStations.flatMap((name, index) => {
    const station = free[index * step];
    return station ? [text(station.x + 8, station.y, name, { size: 'small', tone: 'quiet', drop: 0.35, rim: true, minor: true })] : [];
  });
}

function legend(): readonly Shape[] {
  const columns = [8, 262];
  const entries = stops.map(({ name, people }, index) => {
    const x = columns[index % 2] ?? 0;
    const y = 340 + 26 * Math.floor(index / 2);
    return group([
      circle({ x: x + 8, y: y - 4 }, 8, { fill: 'ink' }),
      text(x + 8, y - 4, String(index + 1), { size: 'numeral', tone: 'ground', anchor: 'middle', drop: 0.35 }),
      text(x + 26, y, name),
      text(x + 234, y, people.toLocaleString('en-GB'), { size: 'strong', anchor: 'end' }),
    ]);
  });
  return [
    ...entries,
    sides([[{ x: 8, y: 382 }, { x: 552, y: 382 }]], { stroke: 'ink' }),
    text(8, 407, `${answer.ready + answer.afterOneCourse} people`, { size: 'title' }),
    text(96, 407, `${answer.ready} ready now, ${answer.afterOneCourse} after one course`),
  ];
}

/** A question that lights a route through a network; its stops are the legend, and the legend is the answer. */
export function drawSkillsAgent(variant: Variant): ChartDrawing {
  const full = variant === 'full';
  const field = full ? { x: 12, y: 64, width: 536, height: 238 } : { x: 8, y: 10, width: 304, height: 180 };
  const at = (across: number, down: number) => ({ x: field.x + field.width * across, y: field.y + field.height * down });
  const places = [at(0.07, 0.3), at(0.34, 0.72), at(0.62, 0.24), at(0.93, 0.66)];
  const routed = routeThrough(field, full ? 33 : 28, places, full ? 9 : 4);
  const radius = full ? 12 : 9;
  return {
    name: 'skills-agent',
    variant,
    width: full ? 560 : 320,
    height: full ? 420 : 200,
    ...chartTexts['skills-agent'],
    shapes: [
      ...tracks(routed),
      ...(full ? [group(sideNames(routed, field), { enter: 'fade' })] : []),
      ...litRoute(routed),
      ...places.map((place, index) => stopMark(place, index + 1, radius)),
      ...(full
        ? [
            box(8, 8, 330, 36, { fill: 'tint' }, 4),
            text(22, 31, question, { size: 'strong' }),
            ...legend(),
          ]
        : []),
    ],
  };
}
