import type { ReactNode } from 'react';
import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import { BoardTable } from './BoardTable.tsx';
import { boardFigures, ways } from './board-figures.ts';

type Board = Content<'business-leader'>['board'];

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
      <h4 className="font-display text-term font-700 leading-[1.2]">{title}</h4>
      <p className="max-w-[80ch]">{text}</p>
      {children}
      <p className="text-slate text-caption page-lg:absolute page-lg:pt-3 page-lg:left-[calc(-1_*_(var(--board-column)_+_var(--board-margin)))] page-lg:top-0.5 page-lg:border-t page-lg:border-t-ink page-lg:w-[calc(var(--board-column)_-_var(--grid-gap))] page-lg:text-small page-lg:after:content-[''] page-lg:after:absolute page-lg:after:left-full page-lg:after:-top-px page-lg:after:border-t page-lg:after:border-t-ink page-lg:after:w-[calc(var(--grid-gap)_+_var(--board-margin)_-_1rem)]">
        {note}
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
    <Sheet id="board-paper" {...heading} ground="mist">
      <article className="grid gap-6 p-[var(--board-margin)] border border-ink [--board-margin:clamp(1.25rem,4.5vw,3.25rem)] bg-[oklch(0.998_0.002_95)] text-ink text-note leading-[1.4] max-page-xs:[--board-margin:1rem] max-page-2xs:[--board-margin:0.625rem] page-lg:ml-[var(--board-column)] page-lg:[--board-column:calc((min(100vw,var(--grid-page))_-_4rem)_/_4)] page-lg:[aspect-ratio:1_/_1.4142] page-lg:content-between">
        <div className="flex flex-wrap gap-y-2 gap-x-8 pb-6 border-b-2 border-b-ink justify-between">
          <p className="font-display font-700">{document.organisation}</p>
          <ul className="flex flex-wrap gap-y-0.5 gap-x-5 text-slate text-caption">
            {document.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <h3 className="pt-4 w-full max-w-[24ch] text-title font-700">{document.title}</h3>
        </div>
        <Part title={gap.title} text={fillIn(gap.text, values)} note={gap.note}>
          <BoardTable
            name={gap.title}
            columns={[gap.columns.skill, gap.columns.need, gap.columns.have, gap.columns.short]}
            rows={lines.map(({ skill, need, have, short }) => [skill, need, have, short])}
            sums={[[total, sums.need, sums.have, sums.short]]}
          />
        </Part>
        <Part title={cost.title} text={fillIn(cost.text, values)} note={cost.note}>
          <BoardTable
            name={cost.title}
            columns={[cost.columns.skill, cost.columns.places, cost.columns.rate, cost.columns.cost]}
            rows={lines.map((line) => [line.skill, line.short, line.rate, line.cost])}
            sums={[[total, sums.short, '', sums.cost]]}
          />
        </Part>
        <Part title={plan.title} text={fillIn(plan.text, values)} note={plan.note}>
          <BoardTable
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
        <div className="grid gap-2 px-0 pt-5 pb-0 border-t-2 border-t-ink">
          <h4 className="font-display text-term font-700 leading-[1.2]">{decision.title}</h4>
          <p className="max-w-[62ch] font-600">{fillIn(decision.text, values)}</p>
          <p className="pt-4 text-slate text-caption">{decision.signed}</p>
        </div>
      </article>
    </Sheet>
  );
}
