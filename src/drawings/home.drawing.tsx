import { type Station, stations, uplands } from './data/home.ts';
import { chartTexts } from './data/texts.ts';
import type { Drawing } from './drawing.ts';
import {
  angleBetween,
  createSphereNoise,
  graticule,
  type Position,
  project,
  seenFrom,
  type View,
} from './globe.ts';
import { between, type Point, rings, times } from './paths.ts';
import { Numbered, ticksAround } from './plate.tsx';
import { Circle, Clipped, each, Group, Path } from './shapes.tsx';
import { trace } from './terrain.tsx';
import { Words } from './words.tsx';

const view = {
  middle: { longitude: 4, latitude: 10 },
  centre: { x: 320, y: 320 },
  radius: 278,
} as const satisfies View;
const { centre, radius } = view;
const disc = rings([centre], radius);

const rough = createSphereNoise(8, 3.1, 4);

/** Uplands placed on purpose over a sea floor, roughened by noise that makes coasts and ridges; seas lie below 0. */
function terrain(position: Position): number {
  const height = uplands.reduce(
    (sum, upland) => sum + upland.height * Math.exp(-((angleBetween(position, upland) / upland.reach) ** 2)),
    -3,
  );
  return height + 1.9 * rough(position);
}

function Terrain() {
  const reach = radius + 6;
  const box = { x: centre.x - reach, y: centre.y - reach, width: 2 * reach, height: 2 * reach };
  const { areas, lines } = trace(seenFrom(terrain, view), { box, cell: 5, tolerance: 0.5 });
  const heights = times(12, (step) => 0.6 * (step + 1));
  return (
    <>
      <Path curves={areas(0)} fill="land" enter="fade" />
      {each([1.2, 3, 4.8, 6.6], (level) => (
        <Path curves={areas(level)} fill="line" opacity={0.1} enter="fade" />
      ))}
      <Path curves={lines(-0.35, -0.75)} stroke="fine" weight="hairline" opacity={0.6} enter="draw-1" />
      <Path curves={lines(...heights)} stroke="fine" weight="hairline" enter="draw-2" />
      <Path curves={lines(0)} stroke="line" weight="medium" enter="draw-1" />
    </>
  );
}

/** Night side as an engraver cuts it: arcs that crowd together towards the rim. */
function Shade() {
  const shifts = times(9, (index) => 2.2 * (index + 1) + 0.42 * index * index);
  return (
    <Group enter="fade">
      {each(shifts, (shift) => (
        <Circle
          at={{ x: centre.x - shift, y: centre.y - shift }}
          r={radius}
          stroke="fine"
          weight="hairline"
        />
      ))}
    </Group>
  );
}

function Rim() {
  const ticks = ticksAround(centre, radius + 10, 3, (tick) =>
    tick % 10 === 0 ? 14 : tick % 5 === 0 ? 9 : 5,
  );
  return (
    <>
      <Path d={disc} stroke="ink" weight="medium" />
      <Circle at={centre} r={radius + 10} stroke="ink" weight="hairline" enter="draw-1" />
      <Path lines={ticks} stroke="ink" weight="hairline" />
      <Circle at={centre} r={radius + 30} stroke="hair" weight="hairline" />
    </>
  );
}

function placeOf(station: Station): Point {
  const place = project(station, view);
  if (!place) throw new Error(`The station ${station.name} lies on the far side of the globe.`);
  return place;
}

/** The routes between the stations, lifted off the ground as a flight is drawn. */
function Legs() {
  const places = stations.map(placeOf);
  const legs = places.slice(1).map((to, index) => {
    const from = places[index] ?? to;
    const lifted = between(centre, between(from, to, 0.5), index === 0 ? 2.3 : 1.75);
    return `M${from.x} ${from.y}Q${lifted.x} ${lifted.y} ${to.x} ${to.y}`;
  });
  const casings = [
    { stroke: 'ground', weight: 'glow' },
    { stroke: 'sun', weight: 'heavy' },
    { stroke: 'ink', weight: 'medium' },
  ] as const;
  return each(casings, (casing) => each(legs, (d) => <Path d={d} {...casing} enter="draw-3" />));
}

function Stations() {
  return each(stations, (station, index) => {
    const place = placeOf(station);
    const right = station.side === 'right';
    return (
      <Group enter="fade">
        <Numbered at={place} number={index + 1} r={17} stroke="ground" weight="bold" />
        <Words
          x={place.x + (right ? 26 : -26)}
          y={place.y - 6}
          size="station"
          anchor={right ? 'start' : 'end'}
          rim
          more={station.promise}
          text={station.name}
        />
      </Group>
    );
  });
}

/** A world of contours with the route map, match, mobilise across it. */
export default {
  name: 'home',
  text: chartTexts.home,
  full: {
    width: 640,
    height: 640,
    Picture: () => (
      <>
        <Path d={disc} fill="tint" />
        <Clipped by={disc}>
          <Path curves={graticule(15, view)} stroke="hair" weight="hairline" enter="draw-1" />
          <Terrain />
          <Shade />
        </Clipped>
        <Rim />
        <Legs />
        <Stations />
      </>
    ),
  },
} satisfies Drawing;
