/** A move of people from one skill of a plan to another; all numbers are people. */
export interface GapMove {
  readonly from: string;
  readonly to: string;
  /** How many can move. */
  readonly most: number;
  /** How many the first skill can spare. */
  readonly available: number;
  /** How many the second skill is short of. */
  readonly short: number;
  /** How many the whole plan is short of. */
  readonly planShort: number;
}

/** Returns what is available and short once so many people have moved. */
export function afterMove({ available, short, planShort }: GapMove, people: number) {
  return { people, available: available - people, short: short - people, planShort: planShort - people };
}

/** Returns which sentence says how many people move. */
export function sentenceFor({ most }: GapMove, people: number): 'none' | 'one' | 'some' | 'all' {
  if (people === 0) return 'none';
  if (people === most) return 'all';
  return people === 1 ? 'one' : 'some';
}

/** Returns half the width of a hill at a share of its height, both from 0 to 1. */
export const halfWidth = (share: number) => Math.acos(2 * share - 1) / Math.PI;

/** The heights within a layer at which its sides bend: several where the hill is round, at its foot and top. */
const bends = { round: [0, 0.06, 0.25, 0.5, 0.75, 0.94, 1], straight: [0, 1] } as const;

/**
 * Returns a hill as path data, one layer for each person, the lowest first. The hill is 200 units wide around 0, and one unit high
 * for each person, with its foot at 0 and its top below zero.
 */
export function layersOf(people: number): readonly string[] {
  return Array.from({ length: people }, (_, place) => {
    const sides = place === 0 || place === people - 1 ? bends.round : bends.straight;
    const right = sides.map((height) => {
      const y = Math.round(100 * (place + height)) / 100;
      return [Math.round(1000 * halfWidth(y / people)) / 10, -y] as const;
    });
    const left = right.map(([x, y]) => [-x, y] as const).toReversed();
    return `M${[...right, ...left].map((point) => point.join(' ')).join('L')}z`;
  });
}
