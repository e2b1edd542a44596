import { type Assumptions, headcountAt, type Range, yearlyCost } from '../../content/price-estimate.ts';

/** The amounts at the lower and the upper edge of the chart, in euros a year. */
const lowest = 3_500;
const highest = 1_500_000;

/** How far the coast goes on beyond both ends of the scale, in hundredths of it: to the edges of a very wide window. */
const beyond = 60;

/** Returns the height of an amount in the chart: 0 at its upper edge, 100 at its lower edge, on a logarithmic scale. */
export function heightOf(euros: number): number {
  return 100 - (100 * Math.log(euros / lowest)) / Math.log(highest / lowest);
}

type Curve = (cost: ReturnType<typeof yearlyCost>) => number;

/** Returns the points of a curve as path data, from the left to the right. */
function points(assumptions: Assumptions, curve: Curve): readonly string[] {
  const found: string[] = [];
  for (let position = -beyond; position <= 100 + beyond; position += 4) {
    const height = heightOf(curve(yearlyCost(headcountAt(position), assumptions)));
    found.push(`${position} ${Math.round(10 * height) / 10}`);
  }
  return found;
}

/** Returns an amount between two others, as seen on a logarithmic scale. */
const between = (low: number, high: number, share: number) => low ** (1 - share) * high ** share;

/** How far above the upper coast each line of the open sea lies, as a factor, and its opacity: it fades towards the horizon. */
const offshore = [
  [1.2, 0.9],
  [1.5, 0.7],
  [2, 0.5],
  [2.9, 0.35],
  [4.5, 0.2],
] as const;
/** Where each line of the strait between the coasts lies. */
const strait = [0.2, 0.5, 0.8];

/**
 * Returns the coast as path data in a box of 100 by 100: the bands of both packages, the land below them, and the lines of the sea,
 * which follow the curves as depth lines follow a shore.
 */
export function coastPaths(assumptions: Assumptions) {
  const along = (curve: Curve) => points(assumptions, curve);
  const line = (curve: Curve) => `M${along(curve).join('L')}`;
  const band = (name: 'agent' | 'suite') => {
    const edge = (end: keyof Range) => along((cost) => cost[name][end]);
    return `M${[...edge('to'), ...edge('from').toReversed()].join('L')}Z`;
  };
  return {
    agent: band('agent'),
    suite: band('suite'),
    land: `${line(({ agent }) => agent.from)}L${100 + beyond} 102H${-beyond}Z`,
    sea: offshore.map(([factor, opacity]) => ({ opacity, path: line(({ suite }) => suite.to * factor) })),
    strait: strait.map((share) => line(({ agent, suite }) => between(agent.to, suite.from, share))).join(''),
  };
}
