import { organisation } from './data/organisation.ts';
import { chartText } from './data/texts.ts';
import type { Drawing } from './drawing.ts';
import { type Routed, routeThrough } from './network.ts';
import { type Box, distance, dots, type Point, type Polyline, times } from './paths.ts';
import { Numbered } from './plate.tsx';
import { createFractalNoise } from './random.ts';
import { Circle, each, Group, Path } from './shapes.tsx';

/** Where one source of data ends and the next begins, as borders on a map do: never straight. */
function borders({ x, y, width, height }: Box): readonly Polyline[] {
  return [
    { at: x + width * 0.27, noise: createFractalNoise(3, 3) },
    { at: x + width * 0.74, noise: createFractalNoise(6, 3) },
  ].map(({ at, noise }) =>
    times(15, (step) => {
      const down = y + (height * step) / 14;
      return { x: at + 22 * noise(3.1, down / 70), y: down };
    }),
  );
}

/** The three provinces of the network, one for each source, the middle one tinted. */
function Provinces({ field }: { readonly field: Box }) {
  const [west = [], east = []] = borders(field);
  return (
    <>
      <Path lines={[[...west, ...east.toReversed(), ...west.slice(0, 1)]]} fill="tint" />
      <Path lines={[west, east]} stroke="fine" dash="7 3 1 3" />
    </>
  );
}

/** The network with its route lit: tracks, stations of two kinds in turn, and those that the route passes without a stop. */
function LitNetwork({ routed: { network, route, stops } }: { readonly routed: Routed }) {
  const lines = network.tracks.map((track) => track.flatMap((number) => network.stations[number] ?? []));
  const quiet = network.stations.filter((station) => !route.includes(station));
  const hollow = quiet.filter((_, index) => index % 3 === 0);
  return (
    <>
      <Path lines={lines} stroke="hair" enter="draw-1" />
      <Path d={dots(quiet)} stroke="ground" weight="heavy" />
      <Path d={dots(quiet)} stroke="fine" weight="heavy" enter="fade" />
      <Path d={dots(hollow)} stroke="ground" weight="dot" enter="fade" />
      <Path lines={[route]} stroke="sun" weight="glow" enter="draw-2" />
      <Path lines={[route]} stroke="ink" weight="bold" enter="draw-2" />
      {each(
        route.filter((station) => !stops.includes(station)),
        (station) => (
          <Circle at={station} r={3.5} fill="ground" stroke="ink" weight="medium" enter="fade" />
        ),
      )}
    </>
  );
}

function networkIn(field: Box, gap: number, seed: number): Routed {
  const at = (across: number, down: number) => ({
    x: field.x + field.width * across,
    y: field.y + field.height * down,
  });
  return routeThrough(field, gap, [at(0.07, 0.34), at(0.36, 0.76), at(0.63, 0.22), at(0.93, 0.62)], seed);
}

const { ready, afterOneCourse } = organisation.earlier;

/** The people found around the end of a route: full dots are ready now, rings after a course. */
function Found({ routed: { network, route }, end }: { readonly routed: Routed; readonly end: Point }) {
  const people = network.stations
    .filter((station) => !route.includes(station))
    .toSorted((one, other) => distance(one, end) - distance(other, end))
    .slice(0, ready + afterOneCourse);
  return (
    <Group enter="fade">
      <Path lines={people.map((person) => [end, person])} stroke="sun" weight="medium" />
      {each(people, (person, index) => (
        <Circle at={person} r={7} fill={index < ready ? 'sun' : 'ground'} stroke="ink" weight="medium" />
      ))}
      <Circle at={end} r={14} fill="sun" stroke="ink" weight="bold" />
    </Group>
  );
}

const land = { x: -10, y: -10, width: 580, height: 440 } as const;
const routed = networkIn({ x: 12, y: 30, width: 500, height: 340 }, 36, 9);
const cardRouted = networkIn({ x: 10, y: 12, width: 300, height: 176 }, 28, 4);

/** A question that lights a route through a network of records to the people it asks for. */
export default {
  name: 'skills-agent',
  text: chartText('skills-agent'),
  full: {
    width: 560,
    height: 420,
    Picture: () => (
      <>
        <Provinces field={land} />
        <LitNetwork routed={routed} />
        {each(routed.stops.slice(0, -1), (stop) => (
          <Circle at={stop} r={10} fill="ground" stroke="ink" weight="bold" enter="fade" />
        ))}
        {each(routed.stops.slice(-1), (end) => (
          <Found routed={routed} end={end} />
        ))}
      </>
    ),
  },
  card: {
    width: 320,
    height: 200,
    Picture: () => (
      <>
        <Provinces field={{ x: 10, y: 0, width: 300, height: 200 }} />
        <LitNetwork routed={cardRouted} />
        {each(cardRouted.stops, (stop, index) => (
          <Group enter="fade">
            <Numbered at={stop} number={index + 1} r={9} />
          </Group>
        ))}
      </>
    ),
  },
} satisfies Drawing;
