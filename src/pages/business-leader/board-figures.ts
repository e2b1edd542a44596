import type { Content } from '../../content/schemas.ts';

type Document = Content<'business-leader'>['board']['document'];

/** The ways to fill an open place. */
export const ways = ['move', 'train', 'hire'] as const;

const monthsOfYear = 12;

/** A line of the paper; people in `short` and `open`, euros a year in `cost`. */
function lineOf(row: Document['rows'][number]) {
  const short = row.need - row.have;
  return { ...row, short, cost: short * row.rate, open: short - row.move - row.train - row.hire };
}

/** Everything that the board paper adds up: its lines, their sums, the outlay (euros) and when it is back (months). */
export function boardFigures({ rows, plan }: Pick<Document, 'rows' | 'plan'>) {
  const lines = rows.map(lineOf);
  const sum = (amount: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + amount(line), 0);
  const sums = {
    need: sum(({ need }) => need),
    have: sum(({ have }) => have),
    short: sum(({ short }) => short),
    cost: sum(({ cost }) => cost),
    move: sum(({ move }) => move),
    train: sum(({ train }) => train),
    hire: sum(({ hire }) => hire),
    open: sum(({ open }) => open),
  };
  const outlays = ways.map((way) => sums[way] * plan.once[way]);
  const outlay = outlays.reduce((total, amount) => total + amount, 0);
  const left = sum(({ open, rate }) => open * rate);
  return {
    lines,
    sums,
    outlays,
    outlay,
    /** What the gap goes on costing in a year. */
    left,
    filled: sums.short - sums.open,
    months: Math.ceil((monthsOfYear * outlay) / (sums.cost - left)),
  };
}
