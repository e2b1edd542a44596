import { polygonContains } from 'd3-polygon';
import { beyond, closeUp } from '../../drawings/close-ups.tsx';
import { coastLine } from '../../drawings/coast.ts';
import type { Point } from '../../drawings/paths.ts';
import { HairGrid } from '../../drawings/plate.tsx';
import { createFractalNoise } from '../../drawings/random.ts';
import { Circle, each, Path } from '../../drawings/shapes.tsx';
import { trace } from '../../drawings/terrain.tsx';

/** Ports along one coast, from north to south. */
const ports: readonly Point[] = [
  { x: 262, y: 22 },
  { x: 176, y: 74 },
  { x: 236, y: 118 },
  { x: 158, y: 168 },
  { x: 226, y: 206 },
  { x: 290, y: 246 },
];

const shore = coastLine([{ x: 300, y: -60 }, ...ports, { x: 330, y: 340 }], 5);
const land = [...shore, { x: 420, y: 340 }, { x: 420, y: -60 }, ...shore.slice(0, 1)];
const outline = land.map(({ x, y }): [number, number] => [x, y]);
const uneven = createFractalNoise(8, 3);

/** Distance from the shore in user units: out to sea below zero, inland above and uneven, as land is. */
function offshore(x: number, y: number): number {
  const away = Math.min(...shore.map((point) => Math.hypot(point.x - x, point.y - y)));
  return polygonContains(outline, [x, y]) ? away + 12 * uneven(x / 60, y / 60) : -away;
}

/** A coast with its ports, and the sea's lines of depth. */
export default closeUp('coast', () => {
  const { areas, lines } = trace(offshore, { box: beyond, cell: 5, tolerance: 0.5 });
  const depths = [6, 13, 21, 30, 41, 54, 70, 90, 114];
  return (
    <>
      <HairGrid box={beyond} parts={{ across: 8, down: 6 }} />
      <Path lines={[land]} fill="land" />
      {each([16, 34, 56, 80], (inland) => (
        <Path curves={areas(inland)} fill="line" opacity={0.06} stroke="line" weight="hairline" />
      ))}
      <Path curves={lines(...depths.map((depth) => -depth))} stroke="fine" weight="hairline" />
      <Path lines={[shore]} stroke="line" weight="bold" />
      {each(ports, (port) => (
        <Circle at={port} r={5} fill="sun" stroke="ground" weight="bold" />
      ))}
    </>
  );
});
