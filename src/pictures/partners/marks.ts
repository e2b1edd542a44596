import { rosette } from '../../charts/geometry/guilloche.ts';
import { smoothPath } from '../../charts/geometry/path-data.ts';
import { polar } from '../../charts/geometry/point.ts';

/** A partner's sign in a square of 36 by 36: areas that are filled (even-odd) and lines that are drawn. */
export interface Mark {
  readonly areas?: string;
  readonly lines?: string;
  /** Width of the lines, in user units. */
  readonly weight?: number;
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

const star = (points: number, outer: number, inner: number, x = 18, y = 18) =>
  `M${Array.from({ length: 2 * points }, (_, index) => {
    const place = polar({ x, y }, index % 2 === 0 ? outer : inner, (Math.PI * index) / points - Math.PI / 2);
    return `${place.x.toFixed(1)} ${place.y.toFixed(1)}`;
  }).join('L')}z`;

const rays = (count: number, from: number, to: number, x: number, y: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = Math.PI + (Math.PI * index) / (count - 1);
    const [near, far] = [polar({ x, y }, from, angle), polar({ x, y }, to, angle)];
    return `M${near.x.toFixed(1)} ${near.y.toFixed(1)}L${far.x.toFixed(1)} ${far.y.toFixed(1)}`;
  }).join('');

/** The signs by name. */
export const marks = {
  quarters: {
    lines: 'M4 4v28h28M4 13a19 19 0 0 1 19 19M4 22a10 10 0 0 1 10 10M4 4a28 28 0 0 1 28 28',
    weight: 3,
  },
  rosette: {
    lines: smoothPath(rosette({ centre: { x: 18, y: 18 }, radius: 11.5, swing: 5, petals: 9, strands: 3 })),
    weight: 1.4,
  },
  shield: {
    areas:
      'M4 3h28v15c0 8-6 13-14 16C10 31 4 26 4 18zM8 7v5h20V7zM8 16v2c0 5 3 8.5 10 11.500C25 26.5 28 23 28 18v-2c-3.3 3.6-6.7 3.6-10 0-3.3 3.6-6.7 3.6-10 0z',
  },
  fells: { areas: 'M5 2h26v18c0 6-6 11-13 14C11 31 5 26 5 20zM8 22l6-9 4 5 4-7 6 11V5H8z' },
  nut: { areas: `M10.5 3h15L33 18l-7.5 15h-15L3 18z${circle(18, 18, 7)}` },
  swell: {
    areas:
      circle(18, 18, 16) +
      'M4 15c5-5 9-5 14 0s9 5 14 0v4c-5 5-9 5-14 0s-9-5-14 0zM6.5 24c4-3.5 7.5-3.5 11.5 0s7.5 3.5 11.5 0v3.500c-4 3.5-7.5 3.5-11.5 0s-7.5-3.5-11.5 0z',
  },
  petals: {
    areas:
      'M17 17H10a7.5 7.5 0 1 1 7-7zM19 17V10a7.5 7.5 0 1 1 7 7zM17 19v7a7.5 7.5 0 1 1-7-7zM19 19h7a7.5 7.5 0 1 1-7 7z',
  },
  courses: {
    areas: 'M3 5h18v7H3zM23 5h10v7H23zM3 14.500h8v7H3zM13 14.500h20v7H13zM3 24h18v7H3zM23 24h10v7H23z',
  },
  dolmen: {
    areas: `${circle(18, 18, 16.5)}${circle(18, 18, 14.7)}M7 13l3-3.5 15-1.5 4 3.5-1.5 3L9 15.500zM11 17l4-.5-.5 11h-4zM22 16.500l4-.3 1 11.300h-4z`,
  },
  leaf: {
    areas: 'M18 2c9 5 13 11 13 17 0 6-5 10-11.5 10.500V34h-3v-4.500C10 29 5 25 5 19 5 13 9 7 18 2z',
    lines: '',
  },
  arches: { areas: 'M2 9h32v5H2zM2 16h32v13h-4a6 6.5 0 0 0-12 0h-.500a6 6.5 0 0 0-12 0H2z' },
  limelight: { areas: `M5 27a13 13 0 0 1 26 0z`, lines: rays(7, 16, 21, 18, 27), weight: 2.6 },
  tiles: {
    areas: 'M18 2l8 14H10zM9 18l8 14H1zM27 18l8 14H19z',
    lines: 'M12 19.500h12l-6 10.500z',
    weight: 1.6,
  },
  beam: { areas: star(4, 17, 4.2) + circle(30, 7, 2.2) },
  loop: { lines: 'M6 30C2 16 10 4 20 8s8 18-2 17S12 8 30 5', weight: 4 },
  tower: { areas: 'M7 4h5v4h3.500V4h5v4H24V4h5v11l-3 3v14h-5v-6a3 3 0 0 0-6 0v6h-5V18l-3-3z' },
  chevrons: { areas: 'M2 6h8l9 12-9 12H2l9-12zM17 6h8l9 12-9 12h-8l9-12z' },
  rings: {
    areas: circle(18, 18, 5.5),
    lines:
      'M6 26a14.5 14.5 0 0 1 6-21M30 10a14.5 14.5 0 0 1-6 21M10.5 12.500a9.5 9.5 0 0 0 0 11M25.5 23.500a9.5 9.5 0 0 0 0-11',
    weight: 2.6,
  },
} as const satisfies Record<string, Mark>;
