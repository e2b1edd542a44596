import { geoGraticule, geoOrthographic, geoPath, geoRotation } from 'd3-geo';
import { sum } from '../content/format.ts';
import { type Point, type Polyline, times } from './paths.ts';
import { createNoise, createRandom, type HeightField, type Random } from './random.ts';

/** A position on the sphere in degrees, in d3's order: longitude east, then latitude north. */
export type Position = [longitude: number, latitude: number];

/** A view of the globe: the position in the middle of its disc, and the disc in user units. */
export interface View {
  readonly middle: Position;
  readonly centre: Point;
  readonly radius: number;
  /** Clockwise rotation of the disc, in degrees. */
  readonly roll?: number;
}

const degree = Math.PI / 180;

function projectionOf({ middle, centre, radius, roll = 0 }: View) {
  return geoOrthographic()
    .rotate([-middle[0], -middle[1], -roll])
    .translate([centre.x, centre.y])
    .scale(radius)
    .clipAngle(90)
    .precision(0);
}

type Vector = readonly [number, number, number];

function vectorOf([longitude, latitude]: Position): Vector {
  const level = Math.cos(latitude * degree);
  const turn = longitude * degree;
  return [level * Math.cos(turn), level * Math.sin(turn), Math.sin(latitude * degree)];
}

/** Returns the cosine of the angle between two unit vectors. Much faster than d3's `geoDistance` for many points. */
function cosine([x, y, z]: Vector, other: Vector): number {
  return x * other[0] + y * other[1] + z * other[2];
}

/** Returns the angle between two positions, in degrees. */
export function angleBetween(a: Position, b: Position): number {
  return Math.acos(Math.min(1, cosine(vectorOf(a), vectorOf(b)))) / degree;
}

/** Returns the point of a position in a view, or undefined for a position on the far side. */
export function project(position: Position, view: View): Point | undefined {
  const [x, y] = projectionOf(view)(position) ?? [];
  return x === undefined || y === undefined || angleBetween(position, view.middle) > 90
    ? undefined
    : { x, y };
}

/** Returns the visible parts of the meridians and parallels, one every `every` degrees. */
export function graticule(every: number, view: View): readonly Polyline[] {
  const lines: Point[][] = [];
  const context = {
    beginPath: () => {},
    moveTo: (x: number, y: number) => void lines.push([{ x, y }]),
    lineTo: (x: number, y: number) => void lines.at(-1)?.push({ x, y }),
    arc: () => {},
    closePath: () => {},
  };
  const net = geoGraticule().step([every, every]).precision(10);
  geoPath(projectionOf(view), context)(net());
  return lines;
}

type SphereTerrain = (position: Position) => number;

/**
 * Returns seamless noise on the sphere, about -1 to 1: the sum of noise on three planes through space, in octaves of
 * half the height each.
 */
export function createSphereNoise(seed: number, frequency: number, octaves: number): SphereTerrain {
  const noise = createNoise(seed);
  const part = (position: Position, octave: number) => {
    const [x = 0, y = 0, z = 0] = vectorOf(position).map((side) => side * frequency * 2.03 ** octave);
    return (noise(x + 7, y) + noise(y, z + 19) + noise(z + 31, x)) / 1.6 / 2 ** octave;
  };
  return (position) => sum(times(octaves, (octave) => part(position, octave)));
}

/** Returns the terrain in a view as a flat height field. Outside the disc the height is that of the nearest point of the rim. */
export function seenFrom(terrain: SphereTerrain, view: View): HeightField {
  const { centre, radius } = view;
  const projection = projectionOf(view);
  return (x, y) => {
    const reach = Math.hypot(x - centre.x, y - centre.y);
    const pull = Math.min(1, (radius * (1 - 1e-9)) / Math.max(reach, 1e-9));
    const at: [number, number] = [centre.x + (x - centre.x) * pull, centre.y + (y - centre.y) * pull];
    return terrain(projection.invert?.(at) ?? view.middle);
  };
}

/** Returns a random position within `reach` degrees of another, uniform over that cap of the sphere. */
function within([longitude, latitude]: Position, reach: number, random: Random): Position {
  const angle = Math.acos(1 - random() * (1 - Math.cos(reach * degree))) / degree;
  return geoRotation([-longitude, 90 - latitude]).invert([180 - 360 * random(), 90 - angle]);
}

/**
 * Returns the points of each continent, in the given order, no two closer than `gap` degrees. A continent's area is
 * therefore proportional to its points. It is a cap of the sphere with a noisy coast, which grows until the points fit.
 */
export function scatterContinents(
  continents: readonly { readonly middle: Position; readonly points: number }[],
  gap: number,
  seed: number,
): readonly (readonly Position[])[] {
  const random = createRandom(seed);
  const coast = createSphereNoise(seed, 2.4, 3);
  const nearest = Math.cos(gap * degree);
  const placed: Vector[] = [];
  return continents.map(({ middle, points }) => {
    const own: Position[] = [];
    for (let attempt = 0, reach = 2 * gap; own.length < points; attempt += 1) {
      if (attempt % 90 === 89) reach += gap / 16;
      const position = within(middle, 1.7 * reach, random);
      if (angleBetween(position, middle) > reach * (1 + 0.5 * coast(position))) continue;
      const vector = vectorOf(position);
      // Search backwards, because a point that is too close is most likely one of the latest, on the same continent.
      if (placed.findLast((other) => cosine(other, vector) > nearest)) continue;
      placed.push(vector);
      own.push(position);
    }
    return own;
  });
}
