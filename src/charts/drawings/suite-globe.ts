import { skillsPerPoint, taxonomySize } from '../data/skills-ai.ts';
import { polarFamilies, suiteProducts } from '../data/suite-globe.ts';
import { chartTexts } from '../data/texts.ts';
import type { ChartDrawing, Shape, Variant } from '../drawing/drawing.ts';
import { nest } from '../drawing/nest.ts';
import { hitCircle, part } from '../drawing/pointer.ts';
import { circle, curves, dots, group, sides, text } from '../drawing/shapes.ts';
import { scatterContinents } from '../geometry/continents.ts';
import { graticule, type Position, project, type View } from '../geometry/globe.ts';
import { distance, type Point, type Polyline } from '../geometry/point.ts';

const width = 900;
const height = 720;
const centre = { x: 472, y: 474 };
const radius = 424;
/** Where the pole stands, seen from the middle of the disc. */
const pole = { x: -110, y: -138 };
const view: View = {
  middle: {
    longitude: 0,
    latitude: (Math.acos(Math.hypot(pole.x, pole.y) / radius) * 180) / Math.PI,
  },
  centre,
  radius,
};
const roll = Math.atan2(pole.x, -pole.y);
/** Each point stands for so many skills. */
const route = { from: 156, latitude: 58 } as const;
const engine = { latitude: 78.5, ticks: taxonomySize / 1000 } as const;

function turned({ x, y }: Point): Point {
  const [across, down] = [x - centre.x, y - centre.y];
  return {
    x: centre.x + across * Math.cos(roll) - down * Math.sin(roll),
    y: centre.y + across * Math.sin(roll) + down * Math.cos(roll),
  };
}

function seen(position: Position): Point | undefined {
  const point = project(position, view);
  return point && turned(point);
}

/** Throws for a place on the far side. */
function at(position: Position): Point {
  const point = seen(position);
  if (!point) throw new Error(`The globe hides ${position.longitude}, ${position.latitude}.`);
  return point;
}

function parallel(latitude: number, from: number, reach: number): Polyline {
  const steps = Math.round(Math.abs(reach) / 12);
  const closed = Math.abs(reach) === 360;
  const points = Array.from({ length: closed ? steps : steps + 1 }, (_, step) =>
    at({ latitude, longitude: from + (reach * step) / steps }),
  );
  return { points, closed };
}

function continents(): readonly Shape[] {
  const sized = polarFamilies.map((family) => ({ ...family, points: family.skills / skillsPerPoint }));
  const shown = scatterContinents(sized, 2.62, 23)
    .flat()
    .flatMap((position) => seen(position) ?? [])
    .filter(({ y }) => y < height + 120);
  const facing = (point: Point) => distance(point, centre) < 0.84 * radius;
  return [
    dots(
      shown.filter((point) => !facing(point)),
      { stroke: 'fine', weight: 'bold', opacity: 0.8, enter: 'fade' },
    ),
    dots(shown.filter(facing), { stroke: 'fine', weight: 'dot', enter: 'fade' }),
  ];
}

/** Where the names of the families stand, off their middles so that the route stays free. */
const names: Readonly<Record<string, Point>> = {
  Teaching: { x: -6, y: -26 },
  Arts: { x: 6, y: -6 },
  Business: { x: 4, y: 62 },
  Data: { x: 40, y: -44 },
};

function families(): readonly Shape[] {
  return polarFamilies.flatMap(({ name, skills, ...position }) => {
    const shift = names[name];
    if (!shift) return [];
    const { x, y } = at(position);
    return text(x + shift.x, y + shift.y, `${name} ${skills.toLocaleString('en-GB')}`, {
      size: 'label',
      tone: 'quiet',
      anchor: 'middle',
      rim: true,
      minor: true,
    });
  });
}

function engineRing(): readonly Shape[] {
  const ticks = Array.from({ length: engine.ticks }, (_, tick) => {
    const longitude = (tick * 360) / engine.ticks;
    const inner = engine.latitude + (tick % 5 === 0 ? 2 : 1.1);
    return [at({ longitude, latitude: engine.latitude }), at({ longitude, latitude: inner })] as const;
  });
  const { x, y } = at({ longitude: 0, latitude: 90 });
  return [
    curves([parallel(engine.latitude, 0, 360)], { fill: 'ground', stroke: 'line', weight: 'medium' }),
    sides(ticks, { stroke: 'line' }),
    text(x, y - 12, 'One skills', { size: 'title', anchor: 'middle' }),
    text(x, y + 9, 'engine', { size: 'title', anchor: 'middle' }),
    text(x, y + 32, `${taxonomySize.toLocaleString('en-GB')}+ skills`, {
      size: 'label',
      tone: 'quiet',
      anchor: 'middle',
      minor: true,
    }),
  ];
}

/**
 * A station of the page's list; with its line to the engine it comes forward. What steps back lets nothing shine
 * through: under it lies a disc of the ground.
 */
function station(point: Point, number: number, spoke: readonly Polyline[]): readonly Shape[] {
  const label = { size: 'title', tone: 'ground', anchor: 'middle', drop: 0.35 } as const;
  const mark = [
    circle(point, 19, { fill: 'sun', stroke: 'ground', weight: 'heavy' }),
    text(point.x, point.y, String(number), label),
  ];
  return [
    circle(point, 19, { fill: 'ground', enter: 'fade' }),
    part(
      [
        hitCircle(point, 30),
        curves(spoke, { stroke: 'line', weight: 'medium', enter: 'draw-2' }),
        group(mark, { enter: 'fade' }),
      ],
      { number },
    ),
  ];
}

/** The globe of skills from above its pole: the engine in the middle, five products on one parallel around it. */
export function drawSuiteGlobe(variant: Variant): ChartDrawing {
  const reach = (-360 * (suiteProducts.length - 1)) / suiteProducts.length;
  const stations = suiteProducts.map((_, index) => ({
    longitude: route.from + (reach * index) / (suiteProducts.length - 1),
    latitude: route.latitude,
  }));
  const spokes = stations.map(({ longitude }) => ({
    closed: false,
    points: [0, 0.25, 0.5, 0.75, 1].map((share) =>
      at({ longitude, latitude: engine.latitude + share * (route.latitude - engine.latitude) }),
    ),
  }));
  const way = [parallel(route.latitude, route.from, reach)];
  const meridians = graticule(15, view).map((line) => ({ ...line, points: line.points.map(turned) }));
  const whole: ChartDrawing = {
    name: 'suite-globe',
    variant,
    width,
    height,
    fit: 'xMidYMid slice',
    ...chartTexts['suite-globe'],
    shapes: [
      circle(centre, radius, { fill: 'tint' }),
      curves(meridians, { stroke: 'hair', enter: 'draw-1' }),
      ...continents(),
      circle(centre, radius, { stroke: 'fine', enter: 'draw-1' }),
      curves(way, { stroke: 'ground', weight: 'glow' }),
      curves(way, { stroke: 'sun', weight: 'heavy', enter: 'draw-3' }),
      ...engineRing(),
      ...families(),
      ...stations
        .map(at)
        .flatMap((point, index) => station(point, index + 1, spokes.slice(index, index + 1))),
    ],
  };
  if (variant === 'full') return whole;
  const { fit: _, ...rest } = whole;
  return {
    ...rest,
    width: 320,
    height: 200,
    shapes: [group(nest(whole), { transform: 'translate(-8 -14)scale(.365)' })],
  };
}
