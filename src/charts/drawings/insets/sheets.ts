import type { Paint, Shape } from '../../drawing/drawing.ts';
import { hairGrid } from '../../drawing/plate.ts';
import { repaint } from '../../drawing/repaint.ts';
import { box, group } from '../../drawing/shapes.ts';
import { sheet } from '../control-centre.ts';
import { beyond, inReef } from './frame.ts';

interface Lying {
  /** Number of the sheet in the order of the atlas, from 0. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly slope: number;
  readonly scale: number;
}

/** What is lit stays so: the line in the agent's yellow route is dark, and skills that match are yellow. */
function onTable(index: number): (paint: Paint) => Paint {
  return (paint) => {
    if (index === 0 && paint.stroke === 'ink' && paint.weight === 'bold') return { stroke: 'ground' };
    if (index === 2 && paint.fill === 'ink') return { fill: 'sun' };
    return inReef(paint);
  };
}

/** Sheets of the atlas on the plotting table, the lowest first. */
export function sheetsOnTable(lying: readonly Lying[]): readonly Shape[] {
  return [
    box(beyond.x, beyond.y, beyond.width, beyond.height, { fill: 'tint' }),
    hairGrid(beyond, { across: 16, down: 12 }),
    { kind: 'clip', name: 'sheet', d: 'M0 0h320v200h-320z' },
    ...lying.map(({ index, x, y, slope, scale }) =>
      group(repaint([sheet(index, false)], onTable(index)), {
        transform: `translate(${x} ${y})rotate(${slope})scale(${scale})`,
      }),
    ),
  ];
}

/** The control centre: the charts of the atlas on one table. */
export function drawSheetsInset(): readonly Shape[] {
  return sheetsOnTable([
    { index: 1, x: -34, y: 40, slope: -4, scale: 1.05 },
    { index: 0, x: 168, y: -40, slope: 5, scale: 1.1 },
    { index: 4, x: 176, y: 152, slope: 4, scale: 1.1 },
    { index: 2, x: 84, y: 76, slope: -5, scale: 1.18 },
  ]);
}
