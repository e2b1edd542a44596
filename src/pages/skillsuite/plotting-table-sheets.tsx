import type { ReactNode } from 'react';
import { type Box, rectangle } from '../../drawings/paths.ts';
import { Hit, Part, Path } from '../../drawings/shapes.tsx';
import { Words } from '../../drawings/words.tsx';

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

interface SheetProps {
  readonly box: Box;
  /** That of its stop in the page's list. */
  readonly number: number;
  readonly children: ReactNode;
}

/**
 * A sheet of the table: what is on it answers the pointer as the stop with that number; the paper does not step back, as
 * the sheets below would shine through.
 */
export function PaperSheet({ box, number, children }: SheetProps) {
  return (
    <>
      <Path d={rectangle(box)} fill="ground" stroke="ink" />
      <Part number={number}>
        <Hit d={rectangle(box)} />
        {children}
      </Part>
    </>
  );
}

/** The product's name in a sheet's upper left corner. */
export function SheetName({ box, children }: { readonly box: Box; readonly children: string }) {
  return <Words x={box.x + 12} y={box.y + 22} size="strong" text={children} />;
}
