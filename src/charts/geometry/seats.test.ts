import { expect, it } from 'vitest';
import { distance } from './point.ts';
import { seatPlace, seatRows } from './seats.ts';

it('seats 25 people in half circles before the screen, none on another', () => {
  const screen = { x: 100, y: 96 };
  const seats = seatRows.flatMap(({ seats: count, radius }) =>
    Array.from({ length: count }, (_, index) => {
      const seat = seatPlace(screen, radius, index, count);
      expect(distance(seat, screen)).toBeCloseTo(radius, 9);
      return seat;
    }),
  );
  expect(seats).toHaveLength(25);
  expect(seats[0]?.x).toBeLessThan(screen.x);
  for (const [index, seat] of seats.entries()) {
    expect(seat.y).toBeLessThan(screen.y);
    for (const other of seats.slice(index + 1)) expect(distance(seat, other)).toBeGreaterThan(10);
  }
});
