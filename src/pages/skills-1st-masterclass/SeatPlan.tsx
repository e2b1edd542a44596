import { polar } from '../../drawings/paths.ts';

const screen = { x: 100, y: 96 } as const;
/** From the screen outwards. */
const rows = [
  { count: 5, radius: 34 },
  { count: 8, radius: 60 },
  { count: 12, radius: 86 },
] as const;
/** Seats of a row stand from 8 to 172 degrees around the screen. */
const seats = rows.flatMap(({ count, radius }) =>
  Array.from({ length: count }, (_, index) => polar(screen, radius, 188 + (164 * index) / (count - 1))),
);

export const seatCount = seats.length;

/** The seats in arcs before one screen. */
export function SeatPlan() {
  return (
    <svg className="ml-auto w-full max-w-64" viewBox="0 0 200 104" aria-hidden="true">
      {seats.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          className="fill-lagoon forced-colors:fill-[CanvasText]"
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r="5"
        />
      ))}
      <path className="stroke-ink stroke-4 forced-colors:stroke-[CanvasText]" d="M80 96h40" />
    </svg>
  );
}
