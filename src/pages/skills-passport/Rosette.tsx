import type { ReactNode } from 'react';
import '../../design/screens-people.css';

const petals = [0, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165];

/** The seal of a passport: ellipses turned around the holder's initials, as an engine-turned rosette. */
export function Rosette({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="w-17 h-17 fill-none stroke-lagoon [stroke-width:0.9] screen-sm:w-21 screen-sm:h-21"
      viewBox="-50 -50 100 100"
      aria-hidden="true"
    >
      {petals.map((turn) => (
        <ellipse key={turn} rx="48" ry="27" transform={`rotate(${turn})`} />
      ))}
      <circle className="fill-sun stroke-ink" r="25" />
      <text
        className="fill-ink [stroke:none] font-display [font-size:1.3125rem] font-700"
        textAnchor="middle"
        y="7"
      >
        {children}
      </text>
    </svg>
  );
}
