import { fillIn, listed } from '../../content/format.ts';
import { checkedFile } from '../../content/loader/check-content.ts';
import type { Drawing } from '../../drawings/drawing.ts';
import { graticule, type Position, project, scatterContinents, type View } from '../../drawings/globe.ts';
import {
  type Box,
  circle,
  closed,
  distance,
  dots,
  type Point,
  type Polyline,
  polar,
  rectangle,
  times,
} from '../../drawings/paths.ts';
import { ProductDisc } from '../../drawings/product-discs.tsx';
import { chartText, drawn, organisation } from '../../drawings/sample.ts';
import { Circle, Group, Hit, Part, Path, renderEach, Words } from '../../drawings/shapes.tsx';
import { productNames } from './schema.ts';

const { skills: total, point: skillsPerPoint, families } = organisation.taxonomy;

/** Where the families lie on the globe that is seen from above its pole, outside the route or beside a station's name. */
const places: Readonly<Record<(typeof families)[number]['name'], Position>> = {
  Engineering: [-52, 26],
  Data: [18, 28],
  Health: [90, 26],
  Trades: [-110, 24],
  Business: [152, 30],
  Arts: [58, 20],
  Teaching: [124, 22],
  'Human skills': [-160, 28],
};

const width = 900;
const height = 720;
const centre = { x: 440, y: 350 };
const radius = 320;
/** The globe is seen from straight above its pole, so that engine, route and parallels are circles around one middle. */
const view: View = { middle: [0, 90], centre, radius };
/** The distance of the stations from the pole, and the radius of their discs, in user units. */
const ring = { radius: 206, disc: 50 } as const;

/** The products of the page's list, as stations around the pole from the top. */
const stations = checkedFile('pages/skillsuite-overview/page', productNames)().products.cards.map(
  ({ title, mark }, index) => ({
    title,
    mark,
    place: polar(centre, ring.radius, 72 * index - 90),
  }),
);

const engine = { latitude: 74.5, ticks: total / 1000 } as const;

function at(position: Position): Point {
  const point = project(position, view);
  if (!point) throw new Error(`The globe hides ${position}.`);
  return point;
}

/** A piece of a parallel, a point each 12 degrees. */
function parallel(latitude: number, from: number, reach: number): Polyline {
  const steps = Math.round(Math.abs(reach) / 12);
  return times(steps + 1, (step) => at([from + (reach * step) / steps, latitude]));
}

/** Where the page writes the names under the stations: no point stands behind them. */
const names: readonly Box[] = stations.map(({ place }) => ({
  x: place.x - 88,
  y: place.y + 54,
  width: 176,
  height: 54,
}));
/** What belongs to the names: on phones they stand in a list below. */
const named = 'c-wide';
/** Those that the ring or a line of it would cross: lines break off around them. */
const crossed = names.filter(({ y }) => y < centre.y + ring.radius / 2);
const isOnStation = (point: Point) => stations.some(({ place }) => distance(point, place) < 70);
const contains = (box: Box, { x, y }: Point) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

const sized = families.map(({ name, skills }) => ({
  middle: places[name],
  points: skills / skillsPerPoint,
}));
const shown = scatterContinents(sized, 2.62, 23)
  .flat()
  .flatMap((position) => project(position, view) ?? [])
  .filter(
    (point) => point.y < height + 120 && !names.some((name) => contains(name, point)) && !isOnStation(point),
  );

function Continents() {
  const facing = (point: Point) => distance(point, centre) < 0.84 * radius;
  const far = shown.filter((point) => !facing(point));
  return (
    <>
      <Path d={dots(far)} stroke="line" weight="bold" opacity={0.7} enter="fade" />
      <Path d={dots(shown.filter(facing))} stroke="line" weight="dot" enter="fade" />
    </>
  );
}

/** The engine at the pole, with a tick for each 1,000 skills. */
function Engine() {
  const ticks = times(engine.ticks, (tick) => {
    const longitude = (tick * 360) / engine.ticks;
    const end = engine.latitude + (tick % 5 === 0 ? 2 : 1.1);
    return [at([longitude, engine.latitude]), at([longitude, end])];
  });
  const { x, y } = at([0, 90]);
  return (
    <>
      <Path
        curves={[closed(parallel(engine.latitude, 0, 348))]}
        fill="background"
        stroke="line"
        weight="medium"
      />
      <Path lines={ticks} stroke="line" />
      <Words x={x} y={y} drop={-0.45} size="title" anchor="middle" text={drawn.suite.engine} />
      <Words x={x} y={y} drop={0.65} size="title" anchor="middle" text={drawn.suite.engineBelow} />
      <Words
        x={x}
        y={y + 36}
        size="strong"
        tone="muted"
        anchor="middle"
        minor
        text={fillIn(drawn.suite.total, { total })}
      />
    </>
  );
}

/** Where the line from the engine ends: at a station; where names stand under the stations, at the name under the topmost one. */
function spokeEnds(index: number): readonly { readonly end: Point; readonly className: string }[] {
  const { place } = stations[index] ?? { place: centre };
  const name = names[index];
  if (index > 0 || !name) return [{ end: place, className: '' }];
  return [
    { end: place, className: 'c-narrow' },
    { end: { x: place.x, y: name.y + name.height }, className: named },
  ];
}

/** The stations; with its line to the engine each comes forward. */
function Stations() {
  const rim = distance(at([0, 90]), at([0, engine.latitude]));
  return renderEach(stations, ({ mark, place }, index) => (
    <Part>
      <Hit d={circle(place, ring.disc + 6)} />
      {spokeEnds(index).map(({ end, className }) => (
        <Group key={className} className={className}>
          <Path
            lines={[[polar(centre, rim, 72 * index - 90), end]]}
            stroke="line"
            weight="medium"
            enter="draw-2"
          />
        </Group>
      ))}
      <Group enter="fade">
        <Circle at={place} r={ring.disc + 6} fill="background" />
        <ProductDisc product={mark} at={place} radius={ring.disc} />
      </Group>
    </Part>
  ));
}

/** The globe of skills from above its pole: the engine in the middle, five products on one parallel around it. */
function SuiteGlobe() {
  return (
    <>
      <Circle at={centre} r={radius} fill="tint" />
      <Path curves={graticule(15, view)} stroke="hair" enter="draw-1" />
      <Continents />
      <Circle at={centre} r={radius} stroke="fine" enter="draw-1" />
      <Circle at={centre} r={ring.radius} stroke="background" weight="glow" />
      <Circle at={centre} r={ring.radius} stroke="sun" weight="bold" enter="draw-3" />
      <Group className={named}>
        <Path d={crossed.map((name) => rectangle(name)).join('')} fill="tint" />
      </Group>
      <Engine />
      <Stations />
    </>
  );
}

export default {
  name: 'suite-globe',
  text: chartText('suite-globe', {
    total,
    products: listed(stations.map(({ title }) => title)),
    families: families.length,
  }),
  full: { width, height, fit: 'xMidYMid slice', Picture: SuiteGlobe },
} satisfies Drawing;
