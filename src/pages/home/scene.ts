import { between, type Point, tenth } from '../../drawings/paths.ts';

/** The size of the scene's drawings, in user units. */
export const sheet = { width: 1600, height: 900 } as const;

/** Positions of the plan's skills on the terrain, and the spread of each hill or hollow, in user units. */
export const places = {
  'Data engineering': { x: 1150, y: 318, spread: 112 },
  'Cloud security': { x: 1462, y: 190, spread: 82 },
  'Process automation': { x: 640, y: 470, spread: 84 },
  Negotiation: { x: 380, y: 190, spread: 104 },
  Coaching: { x: 120, y: 520, spread: 92 },
  'Order handling': { x: 420, y: 760, spread: 84 },
  'Data entry': { x: 1450, y: 640, spread: 72 },
  'Manual reporting': { x: 1096, y: 700, spread: 78 },
} as const;

/** The hills and hollows that open their people. */
export const openPlaces = ['Data engineering', 'Manual reporting', 'Cloud security', 'Data entry'] as const;

/** How far neighbours in a formation are apart, and how many stand in a row. */
const step = 29;
const columns = 5;

/** Rows are filled from the middle, so that a row that is not full is centred. */
const fromTheMiddle = [2, 1, 3, 0, 4] as const;

/** Returns the cell of a formation relative to the middle of its lowest row. */
const cell = (column: number, row: number): Point => ({ x: step * (column - 2), y: -step * row });

/** People or vacancies in rows, relative to the middle of their lowest row. */
export interface Formation {
  /** Those who move. They have the same places in every formation, so that all can move the same way. */
  readonly moving: readonly Point[];
  /** All others, from the lowest row up. */
  readonly others: readonly Point[];
}

/** Returns a formation of `all`, of whom `moving` move: at most as many as all. */
export function formation(all: number, moving: number): Formation {
  const cells = Array.from({ length: Math.ceil(all / columns) * columns }, (_, place) => ({
    column: fromTheMiddle[place % columns] ?? 0,
    row: Math.floor(place / columns),
  }));
  const block = cells.filter(({ column }) => column > 0 && column < columns - 1);
  const first = (block.length < moving ? cells : block).slice(0, moving);
  const rest = cells.filter((one) => !first.includes(one)).slice(0, all - moving);
  const places = (some: typeof cells) => some.map(({ column, row }) => cell(column, row));
  return { moving: places(first), others: places(rest) };
}

/** The middle of the lowest row of the people who are available, and of the vacancies. */
const start: Point = { x: places['Manual reporting'].x, y: places['Manual reporting'].y + 30 };
const end: Point = { x: places['Data engineering'].x, y: places['Data engineering'].y + 58 };
export const formations = { start, end } as const;

/** A cubic curve: where it begins, its two control points, and where it ends. */
type Cubic = readonly [Point, Point, Point, Point];

/** Returns the two curves of the route from the hollow to the hill, with its end at `to`. */
function curvesTo({ x, y }: Point): readonly [Cubic, Cubic] {
  const from = { x: x + start.x - end.x, y: y + start.y - end.y };
  const bend = { x: (from.x + x) / 2 + 26, y: (from.y + y) / 2 };
  const before = { x: bend.x - 118, y: bend.y + 66 };
  return [
    [from, { x: from.x - 96, y: from.y - 108 }, before, bend],
    [bend, { x: 2 * bend.x - before.x, y: 2 * bend.y - before.y }, { x: x + 66, y: y + 92 }, { x, y }],
  ];
}

/** Returns the part of a curve before `share` of its parameter (de Casteljau's construction). */
function partBefore([a, b, c, d]: Cubic, share: number): Cubic {
  const [ab, bc, cd] = [between(a, b, share), between(b, c, share), between(c, d, share)];
  const [abc, bcd] = [between(ab, bc, share), between(bc, cd, share)];
  return [a, ab, abc, between(abc, bcd, share)];
}

const reversed = ([a, b, c, d]: Cubic): Cubic => [d, c, b, a];

const pathOf = ([from]: Cubic, ...curves: readonly Cubic[]) =>
  `M${from.x} ${from.y}${curves.map(([, b, c, d]) => `C${[b, c, d].map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join(' ')}`).join('')}`;

/** Returns path data of the route along which people move, with its end at `to`. */
export function routeTo(to: Point): string {
  const [first, second] = curvesTo(to);
  return pathOf(first, first, second);
}

/** Where the drawn route begins and ends on its two curves, as shares of them: at the rims of the last and the first person on it. */
const seen = { from: 0.15, to: 0.962 } as const;

/** Returns path data of what the people leave visible of the route, as nobody stands on it. */
export function drawnRoute(): string {
  const [first, second] = curvesTo(end);
  const rest = reversed(partBefore(reversed(first), 1 - seen.from));
  return pathOf(rest, rest, partBefore(second, seen.to));
}
