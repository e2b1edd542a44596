import type { ReactNode } from 'react';
import { Definitions } from '../../components/Definitions.tsx';
import { count, fillIn, sum } from '../../content/format.ts';
import { Section } from '../../sections/section/Section.tsx';
import { Table } from '../../sections/table/Table.tsx';
import styles from './BoardPaper.module.css';
import type page from './page.yaml';

type Board = (typeof page)['board'];
type Document = Board['document'];

const ways = ['move', 'train', 'hire'] as const;

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
  const total = (name: Exclude<keyof Line, 'skill'>) => sum(lines.map((line) => line[name]));
  const summed = ['need', 'have', 'short', 'cost', 'move', 'train', 'hire', 'open'] as const;
  const sums = Object.fromEntries(summed.map((name) => [name, total(name)])) as Record<
    (typeof summed)[number],
    number
  >;
  const outlays = ways.map((way) => sums[way] * plan.once[way]);
  const outlay = sum(outlays);
  const left = total('left');
  const months = Math.ceil((12 * outlay) / (sums.cost - left));
  return { lines, sums, outlays, outlay, left, filled: sums.short - sums.open, months };
}

/** A line of the account under its name; nought as a dash, as accounts are written. */
function row(name: string, values: readonly (number | '')[]) {
  const shown = (value: number) => (value === 0 ? '\u2013' : count(value));
  return { name, cells: values.map((value) => (value === '' ? '' : shown(value))) };
}

type Rows = readonly ReturnType<typeof row>[];

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: Rows;
  readonly sums: Rows;
  /** Under the account. */
  readonly total?: string;
  /** With the note, such as a line of the account opened. */
  readonly slip?: ReactNode;
}

/** A part of the paper with its account; the note says which product it comes from and stands in the margin of wide pages. */
function Part({ title, text, note, columns, rows, sums, total, slip }: PartProps) {
  return (
    <section className="relative grid gap-1.5">
      <h4 className="text-heading leading-tight">{title}</h4>
      <p className="max-w-[80ch]">{text}</p>
      <Table className={styles.account} caption={title} columns={columns} rows={rows} sums={sums} />
      {total ? <p className="border-t border-t-ink pt-1.5 text-right font-700">{total}</p> : null}
      <div className={styles.note}>
        <p>{note}</p>
        {slip}
      </div>
    </section>
  );
}

interface SlipProps {
  readonly title: string;
  readonly items: readonly (readonly [name: string, people: number])[];
  readonly total: string;
  readonly className?: string | undefined;
}

/** A slip of paper at a note: a line of the account opened into the people that it is the sum of. */
function Slip({ title, items, total, className = '' }: SlipProps) {
  const people = sum(items.map(([, amount]) => amount));
  return (
    <div className={`${styles.slip} ${className}`}>
      <p className="pb-1.5 font-600">{title}</p>
      <Definitions
        className="tabular-nums *:flex *:items-baseline *:justify-between *:border-t *:border-t-contour *:py-1 [&>:last-child]:border-t-ink [&>:last-child]:font-700"
        items={[...items, [total, people] as const].map(([name, amount]) => [name, count(amount)])}
      />
    </div>
  );
}

/** A paper as the board got it: the gap, its cost and the plan, all figures reckoned from the lines above them. */
export function BoardPaper({ document, note, title, text }: Board & { readonly note: string }) {
  const { gap, cost, plan, decision, total } = document;
  const { lines, sums, outlays, outlay, left, filled, months } = boardFigures(document);
  const values = { ...sums, outlay, left, filled, months };
  const [first] = lines;
  if (!first) return null;
  return (
    <Section id="board-paper" background="mist">
      <div className={`${styles.heading} flex flex-wrap items-baseline gap-x-4 pb-4`}>
        <h2 id="board-paper-title" className="text-heading">
          {title}
        </h2>
        <p className="text-muted">{text}</p>
      </div>
      <article className={`${styles.paper} text-ink text-small leading-snug page-md:text-[1rem]`}>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-b-2 border-b-ink pb-6">
          <p className="font-display">{document.organisation}</p>
          <p className="text-slate text-small">{document.facts.join(' · ')}</p>
          <h3 className="w-full max-w-[24ch] pt-4 text-title">{document.title}</h3>
        </div>
        <Part
          {...gap}
          text={fillIn(gap.text, values)}
          columns={Object.values(gap.columns)}
          rows={lines.map(({ skill, need, have, short }) => row(skill, [need, have, short]))}
          sums={[row(total, [sums.need, sums.have, sums.short])]}
          slip={
            <Slip
              title={fillIn(gap.slip.title, first)}
              items={gap.slip.divisions}
              total={gap.slip.total}
              className={styles.over}
            />
          }
        />
        <Part
          {...cost}
          text={fillIn(cost.text, values)}
          columns={Object.values(cost.columns)}
          rows={lines.map((line) => row(line.skill, [line.short, line.rate, line.cost]))}
          sums={[row(total, [sums.short, '', sums.cost])]}
        />
        <Part
          {...plan}
          text={fillIn(plan.text, values)}
          columns={Object.values(plan.columns)}
          rows={lines.map((line) => row(line.skill, [...ways.map((way) => line[way]), line.open]))}
          sums={[
            row(total, [...ways.map((way) => sums[way]), sums.open]),
            row(plan.rates, [...ways.map((way) => plan.once[way]), '']),
            row(plan.outlay, [...outlays, '']),
          ]}
          total={fillIn(plan.total, values)}
          slip={
            <Slip
              title={fillIn(plan.slip.title, first)}
              items={ways.map((way) => [plan.columns[way], first[way]])}
              total={plan.slip.total}
              className={styles.large}
            />
          }
        />
        <div className="grid gap-2 border-t-2 border-t-ink pt-5">
          <h4 className="text-heading leading-tight">{decision.title}</h4>
          <p className="max-w-[62ch] font-600">{fillIn(decision.text, values)}</p>
          <p className="pt-4 text-slate text-small">{decision.signed}</p>
        </div>
      </article>
      <p className={`${styles.heading} pt-3 text-slate text-small`}>{note}</p>
    </Section>
  );
}
