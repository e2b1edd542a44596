import { type Station, stations, uplands } from '../data/home.ts';
import { chartTexts } from '../data/texts.ts';
import type { ChartDrawing, Shape, Variant } from '../drawing/drawing.ts';
import { circle, curves, group, path, sides, text } from '../drawing/shapes.ts';
import { contourLines } from '../drawing/terrain.ts';
import { graticule, project, type View } from '../geometry/globe.ts';
import { type Point, polar } from '../geometry/point.ts';
import { createSphereNoise, createSphereTerrain, seenFrom } from '../geometry/sphere-terrain.ts';

const noise = createSphereNoise(8, 3.1, 4);
const terrain = createSphereTerrain(uplands, 3, (position) => 1.9 * noise(position));

function relief(view: View, coarse: number): readonly Shape[] {
  const field = seenFrom(terrain, view);
  const margin = 6;
  const box = {
    x: view.centre.x - view.radius - margin,
    y: view.centre.y - view.radius - margin,
    width: 2 * (view.radius + margin),
    height: 2 * (view.radius + margin),
  };
  const at = (level: number) =>
    contourLines(field, level, { box, cell: 5 * coarse, tolerance: 0.5, closeAtEdge: true });
  const inner = coarse > 1 ? [1.2, 3, 4.8] : [0.6, 1.2, 1.8, 2.4, 3, 3.6, 4.2, 4.8, 5.4, 6, 6.6, 7.2];
  return [
    curves(at(0), { fill: 'land', enter: 'fade' }),
    ...[1.2, 3, 4.8, 6.6].map((level) => curves(at(level), { fill: 'line', opacity: 0.1, enter: 'fade' })),
    curves([-0.35, -0.75].flatMap(at), { stroke: 'fine', weight: 'hairline', opacity: 0.6, enter: 'draw-1' }),
    curves(inner.flatMap(at), { stroke: 'fine', weight: 'hairline', enter: 'draw-2' }),
    curves(at(0), { stroke: 'line', weight: 'medium', enter: 'draw-1' }),
  ];
}

/** Night side as an engraver cuts it: arcs that crowd together towards the rim. */
function shade({ centre, radius }: View): Shape {
  const arcs = Array.from({ length: 9 }, (_, index) => {
    const shift = 2.2 * (index + 1) + 0.42 * index * index;
    return circle({ x: centre.x - shift, y: centre.y - shift }, radius, {
      stroke: 'fine',
      weight: 'hairline',
    });
  });
  return group(arcs, { enter: 'fade' });
}

function rim({ centre, radius }: View): readonly Shape[] {
  const ticks = Array.from({ length: 120 }, (_, index) => {
    const angle = (index * 3 * Math.PI) / 180;
    const length = index % 10 === 0 ? 14 : index % 5 === 0 ? 9 : 5;
    return [polar(centre, radius + 10, angle), polar(centre, radius + 10 + length, angle)] as const;
  });
  return [
    circle(centre, radius + 10, { stroke: 'ink', weight: 'hairline', enter: 'draw-1' }),
    sides(ticks, { stroke: 'ink', weight: 'hairline' }),
    circle(centre, radius + 30, { stroke: 'hair', weight: 'hairline' }),
  ];
}

function placeOf(station: Station, view: View): Point {
  const place = project(station, view);
  if (!place) throw new Error(`The station ${station.name} lies on the far side of the globe.`);
  return place;
}

/** The route between two stations, lifted off the ground as a flight is drawn. */
function leg(from: Point, to: Point, view: View, lift: number): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const out = { x: middle.x - view.centre.x, y: middle.y - view.centre.y };
  const x = view.centre.x + out.x * lift;
  const y = view.centre.y + out.y * lift;
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

function stationMark(station: Station, index: number, view: View, labelled: boolean): Shape {
  const { x, y } = placeOf(station, view);
  const side = station.side === 'right' ? 1 : -1;
  const radius = labelled ? 17 : 9;
  return group(
    [
      circle({ x, y }, radius, { fill: 'ink', stroke: 'ground', weight: 'bold' }),
      text(x, y, String(index + 1), { size: 'strong', tone: 'ground', anchor: 'middle', drop: 0.35 }),
      ...(labelled
        ? [
            text(x + side * 26, y - 6, station.name, {
              size: 'station',
              anchor: side > 0 ? 'start' : 'end',
              rim: true,
              more: station.promise,
            }),
          ]
        : []),
    ],
    { enter: 'fade' },
  );
}

/** The hero of the home page: a world of contours with the route map, match, mobilise across it. */
export function drawHome(variant: Variant): ChartDrawing {
  const full = variant === 'full';
  const view: View = full
    ? { middle: { longitude: 4, latitude: 10 }, centre: { x: 320, y: 320 }, radius: 278 }
    : { middle: { longitude: 4, latitude: -4 }, centre: { x: 160, y: 142 }, radius: 132 };
  const points = stations.map((station) => placeOf(station, view));
  const legs = points
    .slice(1)
    .map((to, index) => leg(points[index] ?? to, to, view, index === 0 ? 2.3 : 1.75));
  const { centre, radius } = view;
  const disc = `M${centre.x - radius} ${centre.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
  return {
    name: 'home',
    variant,
    width: full ? 640 : 320,
    height: full ? 640 : 200,
    ...chartTexts.home,
    shapes: [
      { kind: 'clip', name: 'disc', d: disc },
      path(disc, { fill: 'tint' }),
      group(
        [
          curves(graticule(15, view), { stroke: 'hair', weight: 'hairline', enter: 'draw-1' }),
          ...relief(view, full ? 1 : 1.2),
          shade(view),
        ],
        { clip: 'disc' },
      ),
      path(disc, { stroke: 'ink', weight: 'medium' }),
      ...rim(view),
      ...legs.map((d) => path(d, { stroke: 'ground', weight: 'glow', enter: 'draw-3' })),
      ...legs.map((d) => path(d, { stroke: 'sun', weight: 'heavy', enter: 'draw-3' })),
      ...legs.map((d) => path(d, { stroke: 'ink', weight: 'medium', enter: 'draw-3' })),
      ...stations.map((station, index) => stationMark(station, index, view, full)),
    ],
  };
}
