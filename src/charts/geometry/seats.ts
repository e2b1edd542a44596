import { type Point, polar } from './point.ts';

/** The seats of a session round one table, in rows from the screen outwards; radii in units of the seat plan. */
export const seatRows = [
  { seats: 5, radius: 34 },
  { seats: 8, radius: 60 },
  { seats: 12, radius: 86 },
] as const;

/** Seats of a row stand from 8 to 172 degrees around `screen`, from left to right. */
export function seatPlace(screen: Point, radius: number, index: number, seats: number): Point {
  const degrees = 8 + (164 * index) / (seats - 1);
  return polar(screen, radius, Math.PI + (degrees * Math.PI) / 180);
}
