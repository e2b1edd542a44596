import type { Box } from '../geometry/point.ts';
import type { ClipShape, Shape } from './drawing.ts';
import { box, sides } from './shapes.ts';

interface Ticks {
  readonly across: number;
  readonly down: number;
}

/**
 * The neatline of an atlas plate: an outer line, a hairline inside it, and ticks between them that divide the sides
 * into as many equal parts as the chart's two scales have.
 */
export function neatline({ x, y, width, height }: Box, ticks: Ticks): readonly Shape[] {
  const rim = 5;
  const marks = [
    ...Array.from({ length: ticks.across - 1 }, (_, index) => {
      const at = x + (width * (index + 1)) / ticks.across;
      return [
        [
          { x: at, y },
          { x: at, y: y + rim },
        ],
        [
          { x: at, y: y + height - rim },
          { x: at, y: y + height },
        ],
      ] as const;
    }),
    ...Array.from({ length: ticks.down - 1 }, (_, index) => {
      const at = y + (height * (index + 1)) / ticks.down;
      return [
        [
          { x, y: at },
          { x: x + rim, y: at },
        ],
        [
          { x: x + width - rim, y: at },
          { x: x + width, y: at },
        ],
      ] as const;
    }),
  ].flat();
  return [
    box(x, y, width, height, { stroke: 'ink' }),
    box(x + rim, y + rim, width - 2 * rim, height - 2 * rim, { stroke: 'ink', weight: 'hairline' }),
    sides(marks, { stroke: 'ink' }),
  ];
}

/** Cuts a group at the inside of a box. */
export function clipBox(name: string, { x, y, width, height }: Box, inset: number): ClipShape {
  const [across, down] = [width - 2 * inset, height - 2 * inset];
  return { kind: 'clip', name, d: `M${x + inset} ${y + inset}h${across}v${down}h${-across}z` };
}

/** Hairlines that divide a box into equal parts. */
export function hairGrid({ x, y, width, height }: Box, { across, down }: Ticks): Shape {
  const upright = Array.from({ length: across - 1 }, (_, index) => {
    const at = x + (width * (index + 1)) / across;
    return [
      { x: at, y },
      { x: at, y: y + height },
    ] as const;
  });
  const level = Array.from({ length: down - 1 }, (_, index) => {
    const at = y + (height * (index + 1)) / down;
    return [
      { x, y: at },
      { x: x + width, y: at },
    ] as const;
  });
  return sides([...upright, ...level], { stroke: 'hair', weight: 'hairline' });
}
