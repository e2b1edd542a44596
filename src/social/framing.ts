import type { RouteChart } from '../route-charts.ts';

/** Where a chart stands in a social picture and how large; it may reach over the picture's edges. */
interface Framing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Slope in degrees, clockwise, around the chart's upper left corner. */
  readonly slope?: number;
  /** What lies left of this, in the chart's units, is cut away. */
  readonly cropLeft?: number;
  /** What lies below this, in the chart's units, is cut away. */
  readonly cropBottom?: number;
  /** Fades into the ground on the side of the title, for charts without an edge of their own. */
  readonly fades?: boolean;
}

/** Chosen by eye: what each chart is about stands whole, the rest runs off the edge. */
export const framings: Readonly<Record<RouteChart, Framing>> = {
  survey: { x: -322, y: -44, scale: 1.27, fades: true },
  home: { x: 520, y: -90, scale: 1.27 },
  'skills-agent': { x: 590, y: 22, scale: 1.86, cropBottom: 325 },
  'skills-passport': { x: 20, y: 74, scale: 2.05, slope: -5, cropLeft: 276 },
  'skills-1st-matching': { x: 574, y: 14, scale: 1.58 },
  'skills-mapping': { x: 560, y: -30, scale: 1.65 },
  'skills-lens': { x: 440, y: -110, scale: 1.85, fades: true },
  'plotting-table': { x: 600, y: 15, scale: 1.18 },
  'suite-globe': { x: 410, y: -44, scale: 1.04 },
  'control-centre': { x: 590, y: -50, scale: 1.8 },
  'skills-ai': { x: 556, y: -52, scale: 1.8 },
};
