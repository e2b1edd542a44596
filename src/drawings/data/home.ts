import type { Position } from '../globe.ts';

/** A station of the route over the globe: one of the three steps. */
export interface Station extends Position {
  readonly name: string;
  readonly promise: string;
  readonly side: 'left' | 'right';
}

export const stations: readonly Station[] = [
  { name: 'Map', promise: 'what you have', longitude: -40, latitude: 19, side: 'right' },
  { name: 'Match', promise: 'who fits', longitude: 14, latitude: -14, side: 'right' },
  { name: 'Mobilise', promise: 'who moves', longitude: 42, latitude: 40, side: 'left' },
];

/** An upland: as high as `height` at its position, sinking to nothing over about `reach` degrees. */
interface Upland extends Position {
  readonly height: number;
  readonly reach: number;
}

/** The land that the stations stand on, and the rest of the world. */
export const uplands: readonly Upland[] = [
  { longitude: -38, latitude: 23, height: 9.5, reach: 21 },
  { longitude: -58, latitude: 4, height: 5, reach: 16 },
  { longitude: 10, latitude: -16, height: 6.5, reach: 17 },
  { longitude: 24, latitude: -42, height: 5, reach: 14 },
  { longitude: 45, latitude: 40, height: 8, reach: 19 },
  { longitude: 70, latitude: 4, height: 6, reach: 18 },
  { longitude: 6, latitude: 68, height: 5, reach: 13 },
  { longitude: -38, latitude: -42, height: 4.5, reach: 12 },
];
