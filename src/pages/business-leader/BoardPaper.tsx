import type { ReactNode } from 'react';
import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import { BoardTable } from './BoardTable.tsx';
import { boardFigures, ways } from './board-figures.ts';
import './board.css';

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
    <section className="board-part">
      <h4 className="board-heading">{title}</h4>
      <p className="board-text">{text}</p>
      {children}
      <p className="board-note">{note}</p>
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
      <article className="board">
        <div className="board-head">
          <p className="board-organisation">{document.organisation}</p>
          <ul className="board-facts">
            {document.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <h3 className="board-title">{document.title}</h3>
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
        <div className="board-decision">
          <h4 className="board-heading">{decision.title}</h4>
          <p className="board-resolution">{fillIn(decision.text, values)}</p>
          <p className="board-signed">{decision.signed}</p>
        </div>
      </article>
    </Sheet>
  );
}
