import type { Position } from './globe.ts';
import { createRandom, type Random } from './random.ts';
import { closeness, createSphereNoise, vectorOf } from './sphere-terrain.ts';

/** A continent made of points. */
interface Continent extends Position {
  readonly points: number;
}

const degree = Math.PI / 180;

/** A position within `reach` degrees of another, evenly spread over that cap of the sphere. */
function within(middle: Position, reach: number, random: Random): Position {
  const angle = Math.acos(1 - random.next() * (1 - Math.cos(reach * degree)));
  const bearing = 2 * Math.PI * random.next();
  const up = middle.latitude * degree;
  const sine = Math.sin(up) * Math.cos(angle) + Math.cos(up) * Math.sin(angle) * Math.cos(bearing);
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(up),
    Math.cos(angle) - Math.sin(up) * sine,
  );
  return { latitude: Math.asin(sine) / degree, longitude: middle.longitude + turn / degree };
}

/**
 * Points for each continent, no two closer than `gap` degrees: so a continent is as large as it has points. Its coast
 * is a cap of the sphere bent by noise, which grows until the points have room. Gives the points of each in turn.
 */
export function scatterContinents(
  continents: readonly Continent[],
  gap: number,
  seed: number,
): readonly (readonly Position[])[] {
  const random = createRandom(seed);
  const coast = createSphereNoise(seed, 2.4, 3);
  const nearest = Math.cos(gap * degree);
  const taken: (readonly [number, number, number])[] = [];
  return continents.map((continent) => {
    const own: Position[] = [];
    for (let attempt = 0, reach = 2 * gap; own.length < continent.points; attempt += 1) {
      if (attempt % 90 === 89) reach += gap / 16;
      const position = within(continent, 1.7 * reach, random);
      const angle = Math.acos(Math.min(1, closeness(position, continent))) / degree;
      if (angle > reach * (1 + 0.5 * coast(position))) continue;
      const [x, y, z] = vectorOf(position);
      if (taken.some((other) => other[0] * x + other[1] * y + other[2] * z > nearest)) continue;
      taken.push([x, y, z]);
      own.push(position);
    }
    return own;
  });
}
