import type { Tone } from '../design/drawing-theme.ts';
import { between, distance, type Point, type Polyline, polar, times } from './paths.ts';
import { ticksAround } from './plate.tsx';
import { Circle, Path } from './shapes.tsx';

/** A star: a skill at a place; the lower its magnitude the brighter it is, as in astronomy. */
export interface Star extends Point {
  readonly name: string;
  /** From 1 (brightest) to 5 (faintest). */
  readonly magnitude: number;
}

/** Radius of a star's disc in user units: each magnitude is a fixed share smaller than the one before. */
export function starRadius(magnitude: number, brightest: number): number {
  return brightest * 0.78 ** (magnitude - 1);
}

/**
 * The sides of a constellation, cut short so that they leave a gap around each star, in user units. Throws where a line
 * names a star that is not there; sides too short to show are left out.
 */
export function constellationLines(
  stars: readonly Star[],
  lines: readonly (readonly [string, string])[],
  { gap, brightest }: { readonly gap: number; readonly brightest: number },
): readonly Polyline[] {
  const starNamed = (name: string): Star => {
    const star = stars.find((candidate) => candidate.name === name);
    if (!star) throw new Error(`The constellation names a star that is not on the chart: ${name}.`);
    return star;
  };
  return lines.flatMap((names) => {
    const [from, to] = [starNamed(names[0]), starNamed(names[1])];
    const length = distance(from, to);
    const [start, end] = [from, to].map(({ magnitude }) => (starRadius(magnitude, brightest) + gap) / length);
    if (start === undefined || end === undefined || start + end >= 1) return [];
    return [[between(from, to, start), between(to, from, end)]];
  });
}

interface DiscProps {
  readonly centre: Point;
  readonly radius: number;
  /** How far it is turned, in degrees. */
  readonly turn: number;
  readonly tone: Tone;
}

/** A star chart's disc: rings of declination, hours of right ascension and a scale on its rim. */
export function Disc({ centre, radius, turn, tone }: DiscProps) {
  const hours = times(12, (hour) => {
    const angle = hour * 30 + turn;
    return [polar(centre, radius / 5, angle), polar(centre, radius - 8, angle)];
  });
  const scale = ticksAround(centre, radius, 5, (index) => (index % 6 === 0 ? -8 : -4), turn);
  return (
    <>
      {[0.2, 0.4, 0.6, 0.8].map((share) => (
        <Circle key={share} at={centre} r={radius * share} stroke="hair" weight="hairline" />
      ))}
      <Path lines={hours} stroke="hair" weight="hairline" />
      <Circle at={centre} r={radius - 8} stroke="hair" weight="hairline" />
      <Circle at={centre} r={radius} stroke={tone} weight="medium" enter="draw-1" />
      <Path lines={scale} stroke={tone} weight="hairline" />
    </>
  );
}
