import type { Point } from '../../drawings/paths.ts';

/** The size of the sheet that coast and ways share, in user units. */
export const sheet = { width: 1680, height: 860 } as const;

/** Where the skill's name stands. */
export const summit: Point = { x: 1150, y: 455 };

/** Where the way from each phrase begins, and where it bends. */
export const ways: readonly (readonly [start: Point, bend: Point])[] = [
  [
    { x: 800, y: 232 },
    { x: 880, y: 410 },
  ],
  [
    { x: 1330, y: 262 },
    { x: 1300, y: 380 },
  ],
  [
    { x: 1010, y: 672 },
    { x: 1040, y: 540 },
  ],
];
