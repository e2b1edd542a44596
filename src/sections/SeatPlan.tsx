import '../design/masterclass.css';

/** The seats of a session round one table, as dots on an arc; the words beside it say how many. */
const rows = [
  { seats: 5, radius: 34 },
  { seats: 8, radius: 60 },
  { seats: 12, radius: 86 },
] as const;

const degrees = Math.PI / 180;

/** Seats of a row stand from 8 to 172 degrees. */
function place(radius: number, index: number, seats: number) {
  const angle = (8 + (164 * index) / (seats - 1)) * degrees;
  return {
    x: Math.round((100 - radius * Math.cos(angle)) * 10) / 10,
    y: Math.round((96 - radius * Math.sin(angle)) * 10) / 10,
  };
}

/** Twenty-five seats in three arcs before one screen. */
export function SeatPlan() {
  return (
    <svg className="seats" viewBox="0 0 200 104" aria-hidden="true">
      {rows.map(({ radius }) => (
        <path
          key={radius}
          className="seats-row"
          d={`M${100 - radius} 96A${radius} ${radius} 0 0 1 ${100 + radius} 96`}
        />
      ))}
      {rows.flatMap(({ seats, radius }) =>
        Array.from({ length: seats }, (_, index) => {
          const { x, y } = place(radius, index, seats);
          return <circle key={`${x} ${y}`} className="seat" cx={x} cy={y} r="4.5" />;
        }),
      )}
      <path className="seats-screen" d="M84 96h32" />
    </svg>
  );
}
