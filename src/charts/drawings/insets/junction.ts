import type { Shape } from '../../drawing/drawing.ts';
import { box, circle, path } from '../../drawing/shapes.ts';
import { hillContours } from '../../geometry/hill.ts';
import { type Point, polar } from '../../geometry/point.ts';
import { focus } from './frame.ts';

const records: readonly Point[] = [
  { x: 128, y: 64 },
  { x: 286, y: 56 },
  { x: 136, y: 216 },
  { x: 280, y: 212 },
];

function polygon(centre: Point, radius: number, corners: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const { x, y } = polar(centre, radius, ((corner + turn) * 2 * Math.PI) / corners);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

/** Four records in four forms, and the one entry that all of them mean. */
export function drawJunctionInset(): readonly Shape[] {
  const [first, second, third, fourth] = records;
  const looks = { fill: 'ground', stroke: 'line', weight: 'bold' } as const;
  const hill = hillContours({ at: focus, rings: 9, step: 19, seed: 5 });
  return [
    ...[1, 3, 5, 7].map((ring) => path(hill[ring] ?? '', { fill: 'line', opacity: 0.08 })),
    ...hill.map((d, ring) =>
      path(d, ring % 4 === 3 ? { stroke: 'line', weight: 'medium' } : { stroke: 'fine', weight: 'hairline' }),
    ),
    ...records.map((at) =>
      path(`M${at.x} ${at.y}L${focus.x} ${focus.y}`, { stroke: 'ground', weight: 'heavy' }),
    ),
    ...records.map((at) => path(`M${at.x} ${at.y}L${focus.x} ${focus.y}`, { stroke: 'sun', weight: 'bold' })),
    ...(first && second && third && fourth
      ? [
          circle(first, 15, looks),
          box(second.x - 14, second.y - 14, 28, 28, looks),
          path(polygon(third, 18, 3, -0.25), looks),
          path(polygon(fourth, 17, 6, 0), looks),
        ]
      : []),
    circle(focus, 13, { fill: 'sun', stroke: 'ground', weight: 'heavy' }),
  ];
}
