import { count, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import { hoursOf, searchFigures } from './search-figures.ts';
import './recruiter.css';

type Search = Content<'recruiter'>['search'];

interface StageProps {
  readonly people: number;
  readonly text: string;
  /** People after the next step, and what that step is; none after the last one. */
  readonly next?: { readonly people: number; readonly step: string; readonly time: string };
  readonly applicants: number;
}

/** How many people there are, and how many the next step leaves: a bar that narrows. */
function Stage({ people, text, next, applicants }: StageProps) {
  return (
    <li className="funnel-stage">
      <svg
        className="funnel-shape"
        viewBox={`0 0 ${applicants} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {next ? <path className="funnel-narrowing" d={`M0 50H${people}L${next.people} 100H0z`} /> : null}
        <path className="funnel-people" d={`M0 0H${people}V50H0z`} />
      </svg>
      <p className="funnel-count">
        <b>{count(people)}</b> {text}
      </p>
      {next ? (
        <p className="funnel-step">
          {next.step}
          <span className="funnel-time">{next.time}</span>
        </p>
      ) : null}
    </li>
  );
}

/** A time in words; whole hours without the nought behind them. */
function timeOf(spent: number, { hours, even }: Search['labels']): string {
  const time = hoursOf(spent);
  return fillIn(time.minutes === 0 ? even : hours, time);
}

function Funnel({ side, search }: { readonly side: Search['sides'][number]; readonly search: Search }) {
  const { applicants, labels } = search;
  const { stages } = searchFigures(side, applicants);
  const next = (index: number) => {
    const stage = stages[index];
    if (!stage) return {};
    const { people, left, minutes, once, spent, step } = stage;
    const time = once
      ? fillIn(labels.once, { minutes })
      : fillIn(labels.each, { people, minutes, hours: timeOf(spent, labels) });
    return { next: { people: left, step, time } };
  };
  return (
    <section className="funnel">
      <h3 className="funnel-title">{side.title}</h3>
      <p className="funnel-text">{side.text}</p>
      <ol className="funnel-stages">
        <Stage people={applicants} text={side.applied} applicants={applicants} {...next(0)} />
        {stages.map(({ left, step, text }, index) => (
          <Stage key={step} people={left} text={text} applicants={applicants} {...next(index + 1)} />
        ))}
      </ol>
    </section>
  );
}

function Results({ sides, applicants, labels, results }: Search) {
  const [cv = '', skills = ''] = sides.map((side) => timeOf(searchFigures(side, applicants).minutes, labels));
  return (
    <table className="search-results">
      <caption>{results.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{results.columns.what}</th>
          <th scope="col">{results.columns.cv}</th>
          <th scope="col">{results.columns.skills}</th>
        </tr>
      </thead>
      <tbody>
        {[{ what: results.time, cv, skills }, ...results.rows].map((row) => (
          <tr key={row.what}>
            <th scope="row">{row.what}</th>
            <td>{row.cv}</td>
            <td>{row.skills}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One search done twice: two funnels back to back, the time of each step and what came of it. */
export function SearchFunnels(search: Search) {
  const { name, title, text, sides, note } = search;
  return (
    <Sheet id="search" name={name} title={title} text={text} ground="mist">
      <div className="funnels">
        {sides.map((side) => (
          <Funnel key={side.title} side={side} search={search} />
        ))}
      </div>
      <Results {...search} />
      <p className="search-note">{note}</p>
    </Sheet>
  );
}
