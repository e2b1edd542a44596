import { seatPlace, seatRows } from '../../charts/geometry/seats.ts';
import './masterclass.css';

const screen = { x: 100, y: 96 } as const;

function place(radius: number, index: number, seats: number) {
  const { x, y } = seatPlace(screen, radius, index, seats);
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** Twenty-five seats in three arcs before one screen. */
export function SeatPlan() {
  return (
    <svg className="seats" viewBox="0 0 200 104" aria-hidden="true">
      {seatRows.map(({ radius }) => (
        <path
          key={radius}
          className="seats-row"
          d={`M${100 - radius} 96A${radius} ${radius} 0 0 1 ${100 + radius} 96`}
        />
      ))}
      {seatRows.flatMap(({ seats, radius }) =>
        Array.from({ length: seats }, (_, index) => {
          const { x, y } = place(radius, index, seats);
          return <circle key={`${x} ${y}`} className="seat" cx={x} cy={y} r="4.5" />;
        }),
      )}
      <path className="seats-screen" d="M84 96h32" />
    </svg>
  );
}
