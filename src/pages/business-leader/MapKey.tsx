import type { ReactNode } from 'react';
import '../../design/business.css';

export type MapSign = 'short' | 'widest' | 'spare' | 'route';

const rings = (sign: 'short' | 'spare') => (
  <g className={`map-key-${sign}`}>
    <path d="M4 16c0-9 10-13 19-12s13 6 12 13-9 11-17 11S4 24 4 16z" />
    <path d="M10 16c0-5 6-8 12-8s8 4 8 9-6 7-11 7-9-3-9-8z" />
    <path d="M15 16c0-3 3-4 6-4s4 2 4 4-3 4-5 4-5-1-5-4z" />
  </g>
);

const signs: Readonly<Record<MapSign, ReactNode>> = {
  short: rings('short'),
  spare: rings('spare'),
  widest: <path className="fill-ink stroke-none" d="M20 6l10 19H10z" />,
  route: <path className="[stroke-dasharray:5_3] stroke-2.5" d="M5 26c3-14 9-2 15-10S28 8 35 6" />,
};

/** A sign of the map of supply and demand, as its key shows it. Decoration beside what it means. */
export function MapKey({ sign }: { readonly sign: MapSign }) {
  return (
    <svg
      className="fill-none stroke-ink forced-colors:forced-color-adjust-none forced-colors:bg-white"
      viewBox="0 0 40 32"
      width="40"
      height="32"
      aria-hidden="true"
    >
      {signs[sign]}
    </svg>
  );
}
