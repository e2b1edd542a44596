import type { ReactNode } from 'react';
import { count, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Section } from '../../sections/Section.tsx';
import { boardFigures, ways } from './board-figures.ts';

type Board = Content<'business-leader'>['board'];

type Line = readonly (string | number)[];

interface AccountProps {
  readonly name: string;
  readonly columns: readonly string[];
  /** Each begins with its name. */
  readonly rows: readonly Line[];
  /** The sums under them, of the same shape. */
  readonly sums: readonly Line[];
}

/** Nought as a dash, as accounts are written. */
function shown(value: string | number): string {
  if (typeof value === 'string') return value;
  return value === 0 ? '\u2013' : count(value);
}

function Lines({ columns, lines }: Pick<AccountProps, 'columns'> & { readonly lines: readonly Line[] }) {
  return lines.map(([name = '', ...values]) => (
    <tr
      key={name}
      className="border-b-contour [tbody>&]:border-b [tfoot>&]:first:border-t [tfoot>&]:first:border-t-ink [tfoot>&]:first:font-700 [tfoot>&]:last:font-700"
    >
      <th className="py-0.5 text-left [font-weight:inherit]" scope="row">
        {name}
      </th>
      {columns.slice(1).map((column, index) => (
        <td key={column} className="py-0.5 pl-2 max-page-xs:pl-1.5">
          {shown(values[index] ?? '')}
        </td>
      ))}
    </tr>
  ));
}

/** A small account of the board paper. */
function Account({ name, columns, rows, sums }: AccountProps) {
  return (
    <table className="mt-1 w-full table-fixed text-right tabular-nums lining-nums max-page-xs:table-auto max-page-xs:text-caption max-page-xs:wrap-normal max-page-3xs:wrap-anywhere">
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              className="border-b border-b-ink py-0.5 pl-2 align-bottom text-slate text-caption font-400 first:w-[34%] first:pl-0 first:text-left max-page-xs:pl-1.5 max-page-xs:first:w-auto max-page-xs:first:pl-0"
              scope="col"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="align-baseline">
        <Lines columns={columns} lines={rows} />
      </tbody>
      <tfoot className="align-baseline">
        <Lines columns={columns} lines={sums} />
      </tfoot>
    </table>
  );
}

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** A part of the paper; the note says which product it comes from and stands in the margin of wide pages. */
function Part({ title, text, note, children }: PartProps) {
  return (
    <section className="relative grid gap-1.5">
      <h4 className="font-display text-term font-700 leading-tight">{title}</h4>
      <p className="max-w-[80ch]">{text}</p>
      {children}
      <p className="text-slate text-caption page-lg:absolute page-lg:top-0.5 page-lg:-left-[calc(var(--board-column)+var(--board-margin))] page-lg:w-[calc(var(--board-column)-var(--spacing-gutter))] page-lg:border-t page-lg:border-t-ink page-lg:pt-3 page-lg:text-small">
        {note}
        <span
          className="absolute -top-px left-full w-[calc(var(--spacing-gutter)+var(--board-margin)-1rem)] border-t border-t-ink max-page-lg:hidden"
          aria-hidden="true"
        />
      </p>
    </section>
  );
}

/** A sheet as the board got it: the gap, its cost and the plan, all figures reckoned from the lines above them. */
export function BoardPaper({ document, ...heading }: Board) {
  const { gap, cost, plan, decision, total } = document;
  const figures = boardFigures(document);
  const { lines, sums, outlays, outlay, left, filled, months } = figures;
  const values = { ...sums, outlay, left, filled, months };
  return (
    <Section id="board-paper" {...heading} ground="mist">
      <article className="grid gap-6 p-[var(--board-margin)] border border-ink [--board-margin:clamp(1.25rem,4.5vw,3.25rem)] bg-white text-ink text-note leading-snug max-page-xs:[--board-margin:1rem] max-page-2xs:[--board-margin:0.625rem] page-lg:ml-[var(--board-column)] page-lg:[--board-column:calc((min(100vw,var(--spacing-page))_-_4rem)_/_4)] page-lg:aspect-[1/1.4142] page-lg:content-between">
        <div className="flex flex-wrap gap-y-2 gap-x-8 pb-6 border-b-2 border-b-ink justify-between">
          <p className="font-display font-700">{document.organisation}</p>
          <ul className="flex flex-wrap gap-x-5 gap-y-0.5 text-slate text-caption">
            {document.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <h3 className="pt-4 w-full max-w-[24ch] text-title font-700">{document.title}</h3>
        </div>
        <Part title={gap.title} text={fillIn(gap.text, values)} note={gap.note}>
          <Account
            name={gap.title}
            columns={[gap.columns.skill, gap.columns.need, gap.columns.have, gap.columns.short]}
            rows={lines.map(({ skill, need, have, short }) => [skill, need, have, short])}
            sums={[[total, sums.need, sums.have, sums.short]]}
          />
        </Part>
        <Part title={cost.title} text={fillIn(cost.text, values)} note={cost.note}>
          <Account
            name={cost.title}
            columns={[cost.columns.skill, cost.columns.places, cost.columns.rate, cost.columns.cost]}
            rows={lines.map((line) => [line.skill, line.short, line.rate, line.cost])}
            sums={[[total, sums.short, '', sums.cost]]}
          />
        </Part>
        <Part title={plan.title} text={fillIn(plan.text, values)} note={plan.note}>
          <Account
            name={plan.title}
            columns={[plan.columns.skill, ...ways.map((way) => plan.columns[way]), plan.columns.open]}
            rows={lines.map((line) => [line.skill, ...ways.map((way) => line[way]), line.open])}
            sums={[
              [total, ...ways.map((way) => sums[way]), sums.open],
              [plan.rates, ...ways.map((way) => plan.once[way]), ''],
              [fillIn(plan.outlay, values), ...outlays, ''],
            ]}
          />
        </Part>
        <div className="grid gap-2 border-t-2 border-t-ink pt-5">
          <h4 className="font-display text-term font-700 leading-tight">{decision.title}</h4>
          <p className="max-w-[62ch] font-600">{fillIn(decision.text, values)}</p>
          <p className="pt-4 text-slate text-caption">{decision.signed}</p>
        </div>
      </article>
    </Section>
  );
}
