import { seatPlace, seatRows } from './seats.ts';

const screen = { x: 100, y: 96 } as const;

function place(radius: number, index: number, seats: number) {
  const { x, y } = seatPlace(screen, radius, index, seats);
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** Twenty-five seats in three arcs before one screen. */
export function SeatPlan() {
  return (
    <svg className="w-full" viewBox="0 0 200 104" aria-hidden="true">
      {seatRows.map(({ radius }) => (
        <path
          key={radius}
          className="fill-none stroke-outline stroke-0.5 forced-colors:stroke-[CanvasText]"
          d={`M${100 - radius} 96A${radius} ${radius} 0 0 1 ${100 + radius} 96`}
        />
      ))}
      {seatRows.flatMap(({ seats, radius }) =>
        Array.from({ length: seats }, (_, index) => {
          const { x, y } = place(radius, index, seats);
          return (
            <circle
              key={`${x} ${y}`}
              className="fill-lagoon forced-colors:fill-[CanvasText]"
              cx={x}
              cy={y}
              r="4.5"
            />
          );
        }),
      )}
      <path className="stroke-ink stroke-3 forced-colors:stroke-[CanvasText]" d="M84 96h32" />
    </svg>
  );
}
