import type { Point } from '../../drawings/paths.ts';

/** The size of the cover, in user units. */
export const size = { width: 420, height: 594 } as const;

/** Where the skills of the chart stand on the cover, from the one that rises most to the one that falls most. */
export const places: readonly Point[] = [
  { x: 282, y: 238 },
  { x: 150, y: 188 },
  { x: 356, y: 136 },
  { x: 246, y: 98 },
  { x: 60, y: 92 },
  { x: 400, y: 330 },
  { x: 44, y: 300 },
  { x: 150, y: 356 },
  { x: 330, y: 450 },
  { x: 80, y: 470 },
];
