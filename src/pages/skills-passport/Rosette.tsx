import type { ReactNode } from 'react';
import '../../design/screens-people.css';

const petals = [0, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165];

/** The seal of a passport: ellipses turned around the holder's initials, as an engine-turned rosette. */
export function Rosette({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="passport-seal" viewBox="-50 -50 100 100" aria-hidden="true">
      {petals.map((turn) => (
        <ellipse key={turn} rx="48" ry="27" transform={`rotate(${turn})`} />
      ))}
      <circle r="25" />
      <text textAnchor="middle" y="7">
        {children}
      </text>
    </svg>
  );
}
