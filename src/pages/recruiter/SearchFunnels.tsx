import { count, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Section } from '../../sections/Section.tsx';
import { hoursOf, searchFigures } from './search-figures.ts';

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
    <li className="grid gap-x-4 grid-cols-[2fr_3fr] grid-rows-[auto_1fr] min-h-26 page-md:grid-cols-2 last:min-h-13">
      <svg
        className="row-span-2 h-26 w-full page-md:h-full page-md:group-first:col-2 page-md:group-first:-scale-x-100"
        viewBox={`0 0 ${applicants} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {next ? (
          <path
            className="fill-slate/16 group-last:fill-lagoon/20"
            d={`M0 50H${people}L${next.people} 100H0z`}
          />
        ) : null}
        <path className="fill-slate group-last:fill-lagoon" d={`M0 0H${people}V50H0z`} />
      </svg>
      <p className="min-h-13 leading-tight page-md:group-first:col-1 page-md:group-first:row-1">
        <b className="block tabular-nums font-display text-title leading-none">{count(people)}</b> {text}
      </p>
      {next ? (
        <p className="self-start pt-2 pb-4 text-quiet text-small leading-snug page-md:group-first:col-1">
          {next.step}
          <span className="block tabular-nums">{next.time}</span>
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
    <section className="group page-md:row-span-3 page-md:grid page-md:grid-rows-subgrid page-md:first:text-right">
      <h3 className="text-title font-700 leading-normal page-md:group-first:pr-[calc(50%+0.5rem)] page-md:group-last:pl-[calc(50%+0.5rem)]">
        {side.title}
      </h3>
      <p className="pb-4 text-quiet page-md:group-first:pr-[calc(50%+0.5rem)] page-md:group-last:pl-[calc(50%+0.5rem)]">
        {side.text}
      </p>
      <ol className="page-md:grid page-md:grid-rows-[repeat(3,minmax(6.5rem,auto))_3.25rem] page-md:group-first:border-r page-md:group-first:border-r-front">
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
    <table className="mt-block w-full text-left align-baseline tabular-nums">
      <caption className="pb-3 text-left font-display text-heading font-700 leading-normal">
        {results.caption}
      </caption>
      <thead>
        <tr className="align-baseline">
          {[results.columns.what, results.columns.cv, results.columns.skills].map((column) => (
            <th
              key={column}
              className="border-t border-t-front py-3 pr-4 text-quiet text-small font-400 not-first:w-[24%]"
              scope="col"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[{ what: results.time, cv, skills }, ...results.rows].map((row) => (
          <tr key={row.what} className="group border-t border-t-line align-baseline">
            <th className="py-3 pr-4 font-400" scope="row">
              {row.what}
            </th>
            {(['cv', 'skills'] as const).map((way) => (
              <td
                key={way}
                className="py-3 pr-4 last:pr-0 last:font-700 group-first:font-display group-first:text-heading group-first:font-700"
              >
                {row[way]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One search done twice: two funnels back to back, the time of each step and what came of it. */
export function SearchFunnels(search: Search) {
  const { title, text, sides, note } = search;
  return (
    <Section id="search" title={title} text={text} ground="mist">
      <div className="grid gap-12 page-md:gap-0 page-md:grid-cols-2 page-md:grid-rows-[repeat(3,auto)]">
        {sides.map((side) => (
          <Funnel key={side.title} side={side} search={search} />
        ))}
      </div>
      <Results {...search} />
      <p className="mt-3 text-quiet text-caption">{note}</p>
    </Section>
  );
}
