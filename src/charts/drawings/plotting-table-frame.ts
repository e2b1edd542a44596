import type { Shape } from '../drawing/drawing.ts';
import { hitBox, part } from '../drawing/pointer.ts';
import { box, text } from '../drawing/shapes.ts';
import type { Box } from '../geometry/point.ts';

/** Side of the table's squares: sheets lie on its lines. */
export const unit = 94;
export const rim = 3;

const place = (across: number, down: number, width: number, height: number): Box => ({
  x: rim + across * unit,
  y: rim + down * unit,
  width: width * unit,
  height: height * unit,
});

/** Where each sheet lies. */
export const boxes = {
  agent: place(0, 0, 3, 1),
  mapping: place(0, 0.5, 4.5, 4),
  matching: place(3.5, 0.5, 2.5, 2),
  passport: place(4, 3, 2, 3),
  lens: place(0, 4, 4.5, 2),
} as const;

const paper = ({ x, y, width, height }: Box) => box(x, y, width, height, { fill: 'ground', stroke: 'ink' });
/**
 * A sheet of the table: what is on it answers the pointer as the stop with that number; the paper does not step back, as
 * the sheets below would shine through.
 */
export const sheet = (place: Box, number: number, shapes: readonly Shape[]): readonly Shape[] => [
  paper(place),
  part([hitBox(place), ...shapes], { number }),
];

/** The product's name in a sheet's upper left corner. */
export const named = (words: string, { x, y }: Box) => text(x + 12, y + 22, words, { size: 'strong' });
