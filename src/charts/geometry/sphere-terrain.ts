import { type Position, unproject, type View } from './globe.ts';
import type { HeightField } from './height-field.ts';
import { createValueNoise } from './value-noise.ts';

/** Height at a place on the sphere; seas lie below 0. */
type SphereTerrain = (position: Position) => number;

const degree = Math.PI / 180;

/** Cosine of the angle between two positions, from -1 (opposite) to 1 (the same place). */
export function closeness(a: Position, b: Position): number {
  const [up, other] = [a.latitude * degree, b.latitude * degree];
  const turn = (b.longitude - a.longitude) * degree;
  return Math.sin(up) * Math.sin(other) + Math.cos(up) * Math.cos(other) * Math.cos(turn);
}

/** The point of the unit sphere at a position. */
export function vectorOf({ longitude, latitude }: Position): readonly [number, number, number] {
  const level = Math.cos(latitude * degree);
  return [
    level * Math.cos(longitude * degree),
    level * Math.sin(longitude * degree),
    Math.sin(latitude * degree),
  ];
}

/** Noise on the sphere without a seam: three planes through space, in octaves that halve; about -1 to 1. */
export function createSphereNoise(seed: number, frequency: number, octaves: number): SphereTerrain {
  const noise = createValueNoise(seed);
  return (position) => {
    const [x, y, z] = vectorOf(position);
    let [sum, weight, scale] = [0, 1, frequency];
    for (let octave = 0; octave < octaves; octave += 1) {
      const planes =
        noise(x * scale + 7, y * scale) + noise(y * scale, z * scale + 19) + noise(z * scale + 31, x * scale);
      sum += (weight * planes) / 1.6;
      weight /= 2;
      scale *= 2.03;
    }
    return sum;
  };
}

/** An upland: as high as `height` at its position, sinking to nothing over about `reach` degrees. */
export interface Upland extends Position {
  readonly height: number;
  readonly reach: number;
}

/** Uplands placed on purpose over a sea floor at `-depth`, roughened by noise that makes coasts and ridges. */
export function createSphereTerrain(
  uplands: readonly Upland[],
  depth: number,
  roughness: SphereTerrain,
): SphereTerrain {
  return (position) => {
    const height = uplands.reduce((sum, upland) => {
      const angle = Math.acos(Math.min(1, closeness(position, upland))) / degree;
      return sum + upland.height * Math.exp(-((angle / upland.reach) ** 2));
    }, -depth);
    return height + roughness(position);
  };
}

/** The terrain as seen in a view, for tracing contours on the flat page; beyond the disc the rim's height goes on. */
export function seenFrom(terrain: SphereTerrain, view: View): HeightField {
  return (x, y) => terrain(unproject({ x, y }, view));
}
