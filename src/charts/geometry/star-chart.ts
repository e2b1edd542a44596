import { between, distance, type Point } from './point.ts';

/** A star: a skill at a place; the lower its magnitude the brighter it is, as in astronomy. */
export interface Star extends Point {
  readonly name: string;
  /** From 1 (brightest) to 5 (faintest). */
  readonly magnitude: number;
}

/** Radius of a star's disc in user units: each magnitude is a fixed share smaller than the one before. */
export function starRadius(magnitude: number, brightest = 5): number {
  return brightest * 0.78 ** (magnitude - 1);
}

/**
 * The sides of a constellation, cut short so that they leave a gap of `gap` user units around each star. Throws where
 * a line names a star that is not there; sides too short to show are left out.
 */
export function constellationLines(
  stars: readonly Star[],
  lines: readonly (readonly [string, string])[],
  gap: number,
): readonly (readonly [Point, Point])[] {
  const starNamed = (name: string): Star => {
    const star = stars.find((candidate) => candidate.name === name);
    if (!star) throw new Error(`The constellation names a star that is not on the chart: ${name}.`);
    return star;
  };
  return lines.flatMap(([fromName, toName]) => {
    const from = starNamed(fromName);
    const to = starNamed(toName);
    const length = distance(from, to);
    const cut = [starRadius(from.magnitude) + gap, starRadius(to.magnitude) + gap] as const;
    if (cut[0] + cut[1] >= length) return [];
    return [[between(from, to, cut[0] / length), between(to, from, cut[1] / length)] as const];
  });
}
