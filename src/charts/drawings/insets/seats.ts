import type { Shape } from '../../drawing/drawing.ts';
import { circle, path, rings, sides } from '../../drawing/shapes.ts';
import { between } from '../../geometry/point.ts';
import { seatPlace, seatRows } from '../../geometry/seats.ts';
import { lit } from './frame.ts';

const screen = { x: 206, y: 271 };
const scale = 2.35;
/** The seat that is still free: row and place in it. */
const free = { row: 1, index: 5 } as const;

const arc = (radius: number) => `M${screen.x - radius} ${screen.y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;

/** Twenty-five seats in three arcs before one screen; all of them see it, one is lit. */
export function drawSeatsInset(): readonly Shape[] {
  const rows = seatRows.map(({ seats, radius }) =>
    Array.from({ length: seats }, (_, index) => seatPlace(screen, radius * scale, index, seats)),
  );
  const chosen = rows[free.row]?.[free.index];
  const taken = rows.flat().filter((seat) => seat !== chosen);
  return [
    ...[47, 73, 99].map((radius) => path(`${arc(radius * scale)}z`, { fill: 'line', opacity: 0.07 })),
    sides(
      rows.flat().map((seat) => [between(screen, seat, 0.16), seat] as const),
      { stroke: 'hair', weight: 'thin' },
    ),
    ...[21, 47, 73, 99].map((radius) => path(arc(radius * scale), { stroke: 'line', weight: 'medium' })),
    ...seatRows.map(({ radius }) => path(arc(radius * scale), { stroke: 'fine', weight: 'hairline' })),
    rings(taken, 9, { stroke: 'line', weight: 'bold', fill: 'ground' }),
    rings(taken, 4.5, { stroke: 'fine', weight: 'thin' }),
    ...(chosen
      ? [
          circle(chosen, 16, { stroke: 'sun' }),
          circle(chosen, 10, { fill: 'sun', stroke: 'ground', weight: 'bold' }),
        ]
      : []),
    ...lit(`M${screen.x - 26} ${screen.y - 10}h52`),
  ];
}
