import type { Point, Polyline } from './point.ts';
import { createRandom } from './random.ts';

/** A place on the sphere in degrees: longitude to the east, latitude to the north. */
export interface Position {
  readonly longitude: number;
  readonly latitude: number;
}

/** How the globe stands: the position in the middle of the disc, and the disc. */
export interface View {
  readonly middle: Position;
  readonly centre: Point;
  /** Radius of the disc in user units. */
  readonly radius: number;
}

const degree = Math.PI / 180;

/** Orthographic projection (Snyder, Map Projections, 1987, page 149); undefined for what lies on the far side. */
export function project({ longitude, latitude }: Position, view: View): Point | undefined {
  const turn = (longitude - view.middle.longitude) * degree;
  const [up, tilt] = [latitude * degree, view.middle.latitude * degree];
  const depth = Math.sin(tilt) * Math.sin(up) + Math.cos(tilt) * Math.cos(up) * Math.cos(turn);
  if (depth < 0) return undefined;
  return {
    x: view.centre.x + view.radius * Math.cos(up) * Math.sin(turn),
    y:
      view.centre.y -
      view.radius * (Math.cos(tilt) * Math.sin(up) - Math.sin(tilt) * Math.cos(up) * Math.cos(turn)),
  };
}

function visibleParts(positions: readonly Position[], view: View): readonly Polyline[] {
  const parts: Point[][] = [[]];
  for (const position of positions) {
    const point = project(position, view);
    if (point) parts.at(-1)?.push(point);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts.filter((points) => points.length > 1).map((points) => ({ points, closed: false }));
}

/** The visible parts of the meridians and parallels, each `every` degrees. */
export function graticule(every: number, view: View): readonly Polyline[] {
  const step = 6;
  const meridians = Array.from({ length: 360 / every }, (_, index) =>
    Array.from({ length: 160 / step + 1 }, (_, at) => ({
      longitude: index * every,
      latitude: -80 + at * step,
    })),
  );
  const parallels = Array.from({ length: 180 / every - 1 }, (_, index) =>
    Array.from({ length: 360 / step + 1 }, (_, at) => ({
      // Half a turn away from the middle, so that the seam is on the far side.
      longitude: view.middle.longitude - 180 + at * step,
      latitude: -90 + (index + 1) * every,
    })),
  );
  return [...meridians, ...parallels].flatMap((line) => visibleParts(line, view));
}

/** The visible part of the great circle from one position to another. */
export function greatCircle(from: Position, to: Position, view: View): readonly Polyline[] {
  const vector = ({ longitude, latitude }: Position) => [
    Math.cos(latitude * degree) * Math.cos(longitude * degree),
    Math.cos(latitude * degree) * Math.sin(longitude * degree),
    Math.sin(latitude * degree),
  ];
  const [start, end] = [vector(from), vector(to)];
  const angle = Math.acos(start.reduce((sum, value, index) => sum + value * (end[index] ?? 0), 0));
  const positions = Array.from({ length: 33 }, (_, step) => {
    const share = step / 32;
    const [a, b] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    const [x = 0, y = 0, z = 0] = start.map(
      (value, index) => (a * value + b * (end[index] ?? 0)) / Math.sin(angle),
    );
    return { longitude: Math.atan2(y, x) / degree, latitude: Math.asin(z) / degree };
  });
  return visibleParts(positions, view);
}

/** A continent of points: `share` of all points lie around the position, most of them within `spread` degrees. */
export interface Continent extends Position {
  readonly share: number;
  readonly spread: number;
}

/** Scatters `count` positions over continents; the rest up to 1 of their shares lies evenly over the whole sphere. */
export function scatter(count: number, continents: readonly Continent[], seed: number): readonly Position[] {
  const random = createRandom(seed);
  const gathered = continents.flatMap(({ longitude, latitude, share, spread }) =>
    Array.from({ length: Math.round(count * share) }, () => {
      const up = Math.max(-86, Math.min(86, latitude + spread * 0.62 * random.normal()));
      return { latitude: up, longitude: longitude + (spread * random.normal()) / Math.cos(up * degree) };
    }),
  );
  const rest = Array.from({ length: Math.max(0, count - gathered.length) }, () => ({
    longitude: random.between(-180, 180),
    latitude: Math.asin(random.between(-1, 1)) / degree,
  }));
  return [...gathered, ...rest];
}
