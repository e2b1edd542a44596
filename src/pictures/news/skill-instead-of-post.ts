import { createHeightField } from '../../charts/geometry/height-field.ts';
import { filled, stroked } from '../picture-markup.ts';
import { contourPath } from '../region.ts';
import { beyond, day, station, vignette } from './vignette.ts';

/** Where the people of the plan's six by four posts go: column, row, and the place they move to. */
const moves = [
  [0, 0, 408, 76],
  [2, 0, 452, 112],
  [1, 1, 398, 126],
  [3, 1, 524, 92],
  [0, 2, 424, 262],
  [2, 2, 472, 226],
  [3, 3, 564, 268],
  [1, 3, 516, 294],
] as const;

/** Skills are hills under the people who have them. */
const ground = createHeightField(
  moves.map(([, , x, y]) => ({ x, y, height: 1, spread: 34 })),
  { seed: 9, reach: 8, scale: 60 },
);

const postAt = (column: number, row: number) => ({ x: 76 + 62 * column, y: 76 + 70 * row });

/** A plan of equal posts on the left; the same people stand grouped by skill on the right. */
export function skillInsteadOfPost(): string {
  const posts = Array.from({ length: 16 }, (_, index) => postAt(index % 4, Math.floor(index / 4)));
  const boxes = posts.map(({ x, y }) => `M${x - 20} ${y - 20}h40v40h-40z`).join('');
  const ways = moves
    .map(([column, row, x, y]) => {
      const { x: from, y: level } = postAt(column, row);
      return `M${from} ${level}C${from + 90} ${level} ${x - 90} ${y} ${x} ${y}`;
    })
    .join('');
  const left = posts.filter(({ x, y }) =>
    moves.every(([column, row]) => postAt(column, row).x !== x || postAt(column, row).y !== y),
  );
  const lines = (level: number) => contourPath(ground, [level], beyond, { cell: 12, tolerance: 0.9 });
  return vignette(day.paper, day.hair, [
    filled(boxes, day.mist, { stroke: day.fine, 'stroke-width': 1.5 }),
    filled(lines(0.3), day.sand),
    filled(lines(0.8), day.sun, { opacity: 0.55 }),
    stroked(lines(0.3) + lines(0.55) + lines(0.8), day.fine, 1),
    stroked(ways, day.line, 1.8),
    ...moves.map(([column, row]) => station(postAt(column, row), 5, day.fine, day.paper)),
    ...left.map((place) => station(place, 7, day.line, day.line)),
    ...moves.map(([, , x, y]) => station({ x, y }, 8, day.ink, day.ink)),
  ]);
}
