import type { Drawing } from '../../drawings/drawing.ts';
import { times } from '../../drawings/paths.ts';
import { Path } from '../../drawings/shapes.tsx';
import { createHeightField, levels, trace } from '../../drawings/terrain.tsx';

const sheet = { width: 1680, height: 860 } as const;

/** The summit, on the right of the words that stand over the drawing. */
const summit = { x: 1150, y: 455 } as const;

const heightAt = createHeightField(
  [
    { ...summit, height: 9, spread: 170 },
    { x: 1480, y: 210, height: 4.6, spread: 130 },
    { x: 1560, y: 660, height: 5.2, spread: 150 },
    { x: 850, y: 700, height: 2.6, spread: 105 },
    { x: 820, y: 150, height: 2.2, spread: 95 },
  ],
  { seed: 31, reach: 46, scale: 150 },
);

/** The sea's net of lines, a square each 120 units. */
const net = [
  ...times(15, (column) => `M${120 * column} 0v${sheet.height}`),
  ...times(8, (row) => `M0 ${120 * row + 10}h${sheet.width}`),
].join('');

/** A coast with contour lines; names and ways stand over it in the page. */
function Coast() {
  const { areas, lines } = trace(heightAt, { box: { x: 0, y: 0, ...sheet }, cell: 15, tolerance: 1.6 });
  return (
    <>
      <Path d={net} stroke="tint" />
      <Path curves={lines(0.6, 0.9)} stroke="hair" />
      <Path curves={areas(1.25)} fill="tint" stroke="line" weight="medium" />
      <Path curves={lines(...levels(2, 8.75, 0.75))} stroke="fine" weight="hairline" />
    </>
  );
}

export default { name: 'coast', full: { ...sheet, Picture: Coast } } satisfies Drawing;
