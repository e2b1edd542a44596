import type { Content } from '../../content/schemas.ts';

type Document = Content<'business-leader'>['board']['document'];

/** The ways to fill an open job. */
export const ways = ['move', 'train', 'hire'] as const;

const monthsOfYear = 12;

/** A line of the paper; people in `short` and `open`, euros a year in `cost` and in `left`, what its open jobs go on costing. */
function lineOf(row: Document['rows'][number]) {
  const short = row.need - row.have;
  const open = short - row.move - row.train - row.hire;
  return { ...row, short, open, cost: short * row.rate, left: open * row.rate };
}

type Line = ReturnType<typeof lineOf>;

/** Everything that the board paper adds up: its lines, their sums, the outlay (euros) and when it is back (months). */
export function boardFigures({ rows, plan }: Pick<Document, 'rows' | 'plan'>) {
  const lines = rows.map(lineOf);
  const sum = (name: Exclude<keyof Line, 'skill'>) => lines.reduce((total, line) => total + line[name], 0);
  const summed = ['need', 'have', 'short', 'cost', 'move', 'train', 'hire', 'open'] as const;
  const sums = Object.fromEntries(summed.map((name) => [name, sum(name)])) as Record<
    (typeof summed)[number],
    number
  >;
  const outlays = ways.map((way) => sums[way] * plan.once[way]);
  const outlay = outlays.reduce((total, amount) => total + amount, 0);
  const left = sum('left');
  const months = Math.ceil((monthsOfYear * outlay) / (sums.cost - left));
  return { lines, sums, outlays, outlay, left, filled: sums.short - sums.open, months };
}
