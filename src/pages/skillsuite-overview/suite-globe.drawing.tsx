import { fillIn, listed } from '../../content/format.ts';
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
  times,
} from '../../drawings/paths.ts';
import { chartText, drawn, organisation } from '../../drawings/sample.ts';
import { Circle, Group, Hit, Part, Path, renderEach, Words } from '../../drawings/shapes.tsx';

const { skills: total, point: skillsPerPoint, families } = organisation.taxonomy;

/** The products in the order of the suite's menu, as stations on one parallel. */
const products = ['Skills Agent', 'Skills Passport', 'Skills 1st Matching', 'Skills Mapping', 'Skills Lens'];

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
const route = { from: 198, latitude: 51.3 } as const;
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

/** Where the page writes the names of the stations over the drawing: no point stands behind them. */
const names: readonly Box[] = [
  { x: 168, y: 124, width: 180, height: 72 },
  { x: 628, y: 196, width: 212, height: 72 },
  { x: 628, y: 432, width: 212, height: 72 },
  { x: 168, y: 533, width: 180, height: 72 },
  { x: 40, y: 314, width: 172, height: 72 },
];
const contains = (box: Box, { x, y }: Point) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

const sized = families.map(({ name, skills }) => ({
  middle: places[name],
  points: skills / skillsPerPoint,
}));
const shown = scatterContinents(sized, 2.62, 23)
  .flat()
  .flatMap((position) => project(position, view) ?? [])
  .filter((point) => point.y < height + 120 && !names.some((name) => contains(name, point)));

function Continents() {
  const facing = (point: Point) => distance(point, centre) < 0.84 * radius;
  const far = shown.filter((point) => !facing(point));
  return (
    <>
      <Path d={dots(far)} stroke="fine" weight="bold" opacity={0.8} enter="fade" />
      <Path d={dots(shown.filter(facing))} stroke="fine" weight="dot" enter="fade" />
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

const reach = (-360 * (products.length - 1)) / products.length;
const way = [parallel(route.latitude, route.from, reach)];

/**
 * The stations of the page's list; with its line to the engine each comes forward. What steps back lets nothing shine
 * through: under it lies a disc of the background.
 */
function Stations() {
  return renderEach(products, (_, index) => {
    const longitude = route.from + (reach * index) / (products.length - 1);
    const place = at([longitude, route.latitude]);
    const spoke = times(5, (step) => {
      const latitude = engine.latitude + (step / 4) * (route.latitude - engine.latitude);
      return at([longitude, latitude]);
    });
    return (
      <>
        <Circle at={place} r={24} fill="background" enter="fade" />
        <Part number={index + 1}>
          <Hit d={circle(place, 30)} />
          <Path curves={[spoke]} stroke="line" weight="medium" enter="draw-2" />
          <Group enter="fade">
            <Circle at={place} r={24} fill="sun" stroke="background" weight="heavy" />
            <Words
              {...place}
              size="figure"
              tone="background"
              anchor="middle"
              drop={0.35}
              text={`${index + 1}`}
            />
          </Group>
        </Part>
      </>
    );
  });
}

/** The globe of skills from above its pole: the engine in the middle, five products on one parallel around it. */
function SuiteGlobe() {
  return (
    <>
      <Circle at={centre} r={radius} fill="tint" />
      <Path curves={graticule(15, view)} stroke="hair" enter="draw-1" />
      <Continents />
      <Circle at={centre} r={radius} stroke="fine" enter="draw-1" />
      <Path curves={way} stroke="background" weight="glow" />
      <Path curves={way} stroke="sun" weight="heavy" enter="draw-3" />
      <Engine />
      <Stations />
    </>
  );
}

export default {
  name: 'suite-globe',
  text: chartText('suite-globe', { total, products: listed(products), families: families.length }),
  full: { width, height, fit: 'xMidYMid slice', Picture: SuiteGlobe },
} satisfies Drawing;
