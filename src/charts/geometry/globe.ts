import type { Point, Polyline } from './point.ts';

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

/** The position seen at a point of the disc; points beyond it count as on its rim (Snyder, 1987, page 150). */
export function unproject({ x, y }: Point, { middle, centre, radius }: View): Position {
  const [across, up] = [(x - centre.x) / radius, (centre.y - y) / radius];
  const length = Math.hypot(across, up);
  const reach = Math.min(1, length);
  const [right, high] = length === 0 ? [0, 0] : [(across / length) * reach, (up / length) * reach];
  const depth = Math.sqrt(Math.max(0, 1 - reach * reach));
  const tilt = middle.latitude * degree;
  const latitude = Math.asin(depth * Math.sin(tilt) + high * Math.cos(tilt)) / degree;
  const turn = Math.atan2(right, depth * Math.cos(tilt) - high * Math.sin(tilt)) / degree;
  return { latitude, longitude: middle.longitude + turn };
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
  const step = 10;
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
