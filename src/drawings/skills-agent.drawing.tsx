import { answer, question, sideStations, sources, stops } from './data/skills-agent.ts';
import { chartTexts } from './data/texts.ts';
import type { Drawing } from './drawing.ts';
import type { Paint } from './medium.tsx';
import { type Routed, routeThrough } from './network.ts';
import {
  type Box,
  dots,
  type Point,
  type Polyline,
  polar,
  rectangle,
  resample,
  rings,
  times,
} from './paths.ts';
import { Numbered } from './plate.tsx';
import { createFractalNoise } from './random.ts';
import { Aside, Circle, each, Group, Hit, Part, Path, Pointed } from './shapes.tsx';
import { Words } from './words.tsx';

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

interface ProvinceNameProps {
  readonly name: string;
  readonly index: number;
  readonly field: Box;
}

/** A name has a line for each of its words: side by side they would not fit between their borders. */
function ProvinceName({ name, index, field }: ProvinceNameProps) {
  const words = name.toUpperCase().split(' ');
  const x = field.x + field.width * ([0.125, 0.5, 0.87][index] ?? 0);
  const last = field.y + field.height - 10;
  return each(words, (word, line) => (
    <Words
      x={x}
      y={last - 18 * (words.length - 1 - line)}
      size="region"
      tone="quiet"
      anchor="middle"
      rim
      text={word}
    />
  ));
}

/** The three provinces of the network, the middle one tinted, with their names spread as on a map. */
export function Provinces({ field, named = false }: { readonly field: Box; readonly named?: boolean }) {
  const [west = [], east = []] = borders(field);
  return (
    <>
      <Path lines={[[...west, ...east.toReversed(), ...west.slice(0, 1)]]} fill="tint" />
      <Path lines={[west, east]} stroke="fine" dash="7 3 1 3" />
      {named
        ? each(sources, (name, index) => <ProvinceName name={name} index={index} field={field} />)
        : null}
    </>
  );
}

/** The network without its route: tracks, and stations of two kinds in turn. */
export function Tracks({ routed: { network, route } }: { readonly routed: Routed }) {
  const lines = network.tracks.map((track) => track.flatMap((number) => network.stations[number] ?? []));
  const quiet = network.stations.filter((station) => !route.includes(station));
  const hollow = quiet.filter((_, index) => index % 3 === 0);
  return (
    <>
      <Path lines={lines} stroke="hair" enter="draw-1" />
      <Path d={dots(quiet)} stroke="ground" weight="heavy" />
      <Path d={dots(quiet)} stroke="fine" weight="heavy" enter="fade" />
      <Path d={dots(hollow)} stroke="ground" weight="dot" enter="fade" />
    </>
  );
}

function Lit({ route, ...paint }: { readonly route: Polyline } & Paint) {
  return (
    <>
      <Path lines={[route]} stroke="sun" weight="glow" {...paint} />
      <Path lines={[route]} stroke="ink" weight="bold" {...paint} />
    </>
  );
}

/** The stations that the route passes without a stop. */
function PassedStations({ routed }: { readonly routed: Routed }) {
  const passed = routed.route.filter((station) => !routed.stops.includes(station));
  return each(passed, (station) => (
    <Circle at={station} r={3.5} fill="ground" stroke="ink" weight="medium" enter="fade" />
  ));
}

/** Names beside quiet stations where no station, no track of the route and no border is in the way. */
function SideNames({ routed, field }: { readonly routed: Routed; readonly field: Box }) {
  const { stations } = routed.network;
  const obstacles = [
    ...stations,
    ...resample(routed.route, 8),
    ...borders(field).flat(),
    ...routed.stops.flatMap((stop) => [polar(stop, 16, 90), polar(stop, 16, -90)]),
  ];
  const free = stations.filter(
    (station) =>
      station.x < field.x + field.width - 80 &&
      station.y < field.y + field.height - 40 &&
      obstacles.every(({ x, y }) => Math.abs(y - station.y) > 11 || x <= station.x || x > station.x + 72),
  );
  const step = Math.max(1, Math.floor(free.length / sideStations.length));
  const named = sideStations.flatMap((name, index) => {
    const station = free[index * step];
    return station ? [{ name, station }] : [];
  });
  return (
    <Group enter="fade">
      {each(named, ({ name, station }) => (
        <Words x={station.x + 8} y={station.y} size="small" tone="quiet" drop={0.35} rim minor text={name} />
      ))}
    </Group>
  );
}

/** A stop's line of the legend. */
function Entry({ index }: { readonly index: number }) {
  const stop = stops[index];
  const x = index % 2 === 0 ? 8 : 296;
  const y = 340 + 26 * Math.floor(index / 2);
  return stop ? (
    <>
      <Hit d={rectangle({ x, y: y - 17, width: 256, height: 26 })} />
      <Circle at={{ x: x + 8, y: y - 4 }} r={8} fill="ink" />
      <Words
        x={x + 8}
        y={y - 4}
        size="numeral"
        tone="ground"
        anchor="middle"
        drop={0.35}
        text={String(index + 1)}
      />
      <Words x={x + 26} y={y} text={stop.name} />
      <Words x={x + 256} y={y} size="strong" anchor="end" text={stop.people.toLocaleString('en-GB')} />
    </>
  ) : null;
}

/** The question, pointing to the first stop. */
function Bubble({ tip }: { readonly tip: number }) {
  return (
    <>
      <Path d={`M8 8h330v32h-278l-10 ${tip}l-10-${tip}h-32z`} fill="ink" />
      <Words x={24} y={24} size="strong" tone="ground" drop={0.35} text={question} />
    </>
  );
}

/** Each stop answers the pointer with its leg and its line of the legend; the last lies lowest, as legs end under stops. */
function Stops({ routed }: { readonly routed: Routed }) {
  const { route } = routed;
  const parts = routed.stops.map((place, index) => {
    const before = routed.stops[index - 1];
    const leg = before ? route.slice(route.indexOf(before), route.indexOf(place) + 1) : [];
    return (
      <>
        {/* What steps back lets nothing shine through. */}
        <Circle at={place} r={12} fill="ground" enter="fade" />
        <Part>
          <Hit d={rings([place], 24)} />
          {before ? (
            <Pointed>
              <Lit route={leg} />
            </Pointed>
          ) : (
            <Bubble tip={place.y - 56} />
          )}
          <Stop place={place} number={index + 1} r={12} />
          <Entry index={index} />
        </Part>
      </>
    );
  });
  return each(parts.toReversed(), (part) => part);
}

function Stop({ place, number, r }: { readonly place: Point; readonly number: number; readonly r: number }) {
  return (
    <Group enter="fade">
      <Numbered at={place} number={number} r={r} />
    </Group>
  );
}

function Sum() {
  return (
    <>
      <Path d="M8 382H552" stroke="ink" />
      <Words x={8} y={407} size="title" text={`${answer.ready + answer.afterOneCourse} people`} />
      <Words
        x={552}
        y={407}
        anchor="end"
        text={`${answer.ready} ready now, ${answer.afterOneCourse} after one course`}
      />
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

const land = { x: 12, y: 56, width: 536, height: 254 } as const;
const routed = networkIn({ ...land, y: 68, height: 214 }, 33, 9);
const cardRouted = networkIn({ x: 10, y: 12, width: 300, height: 176 }, 28, 4);

/** A question that lights a route through a network; its stops are the legend, and the legend is the answer. */
export default {
  name: 'skills-agent',
  text: chartTexts['skills-agent'],
  full: {
    width: 560,
    height: 420,
    Picture: () => (
      <>
        <Provinces field={land} named />
        <Tracks routed={routed} />
        <SideNames routed={routed} field={land} />
        <Aside>
          <Lit route={routed.route} enter="draw-2" />
        </Aside>
        <Stops routed={routed} />
        <PassedStations routed={routed} />
        <Sum />
      </>
    ),
  },
  card: {
    width: 320,
    height: 200,
    Picture: () => (
      <>
        <Provinces field={{ x: 10, y: 0, width: 300, height: 200 }} />
        <Tracks routed={cardRouted} />
        <Lit route={cardRouted.route} enter="draw-2" />
        {each(cardRouted.stops, (place, index) => (
          <Stop place={place} number={index + 1} r={9} />
        ))}
        <PassedStations routed={cardRouted} />
      </>
    ),
  },
} satisfies Drawing;
