import { type Point, polar } from '../../drawings/paths.ts';

/** The seats of a session round one table, in rows from the screen outwards; radii in units of the seat plan. */
export const seatRows = [
  { seats: 5, radius: 34 },
  { seats: 8, radius: 60 },
  { seats: 12, radius: 86 },
] as const;

/** Seats of a row stand from 8 to 172 degrees around `screen`, from left to right. */
export function seatPlace(screen: Point, radius: number, index: number, seats: number): Point {
  return polar(screen, radius, 188 + (164 * index) / (seats - 1));
}
