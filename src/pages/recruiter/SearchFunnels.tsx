import { count, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import styles from './recruiter.module.css';
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
    <li className="grid gap-x-4 [grid-template:auto_1fr_/_2fr_3fr] min-h-26 page-md:grid-cols-2 last:min-h-13">
      <svg
        className={`${styles.funnelShape} row-[1_/_span_2] w-full h-26 page-md:h-full`}
        viewBox={`0 0 ${applicants} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {next ? (
          <path
            className={`${styles.funnelNarrowing} fill-slate/16`}
            d={`M0 50H${people}L${next.people} 100H0z`}
          />
        ) : null}
        <path className={`${styles.funnelPeople} fill-slate`} d={`M0 0H${people}V50H0z`} />
      </svg>
      <p className={`${styles.funnelCount} min-h-13 leading-[1.25]`}>
        <b className="block tabular-nums font-display text-title leading-none">{count(people)}</b> {text}
      </p>
      {next ? (
        <p className={`${styles.funnelStep} px-0 pt-2 pb-4 self-start text-quiet text-small leading-[1.35]`}>
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
    <section
      className={`${styles.funnel} page-md:grid page-md:row-span-3 page-md:grid-rows-subgrid page-md:first:text-right`}
    >
      <h3 className={`${styles.funnelTitle} text-title font-700 leading-[1.55]`}>{side.title}</h3>
      <p className={`${styles.funnelText} pb-4 text-quiet`}>{side.text}</p>
      <ol
        className={`${styles.funnelStages} page-md:grid page-md:grid-rows-[repeat(3,minmax(6.5rem,auto))_3.25rem]`}
      >
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
    <table className={`${styles.searchResults} border-collapse tabular-nums mt-block w-full`}>
      <caption className="pb-3 font-display text-heading font-700 text-left leading-[1.55]">
        {results.caption}
      </caption>
      <thead>
        <tr>
          <th
            className="pr-4 pl-0 py-3 border-t border-t-front font-400 text-left align-baseline text-quiet text-small leading-[1.55]"
            scope="col"
          >
            {results.columns.what}
          </th>
          <th
            className="pr-4 pl-0 py-3 border-t border-t-front font-400 text-left align-baseline text-quiet text-small leading-[1.55]"
            scope="col"
          >
            {results.columns.cv}
          </th>
          <th
            className="pr-4 pl-0 py-3 border-t border-t-front font-400 text-left align-baseline text-quiet text-small leading-[1.55]"
            scope="col"
          >
            {results.columns.skills}
          </th>
        </tr>
      </thead>
      <tbody>
        {[{ what: results.time, cv, skills }, ...results.rows].map((row) => (
          <tr key={row.what}>
            <th
              className="pr-4 pl-0 py-3 border-t border-t-line font-400 text-left align-baseline"
              scope="row"
            >
              {row.what}
            </th>
            <td className="pr-4 pl-0 py-3 border-t border-t-line w-[24%] font-400 text-left align-baseline last:pr-0 last:font-700">
              {row.cv}
            </td>
            <td className="pr-4 pl-0 py-3 border-t border-t-line w-[24%] font-400 text-left align-baseline last:pr-0 last:font-700">
              {row.skills}
            </td>
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
      <div className="grid gap-12 page-md:gap-0 page-md:[grid-template:repeat(3,auto)_/_1fr_1fr]">
        {sides.map((side) => (
          <Funnel key={side.title} side={side} search={search} />
        ))}
      </div>
      <Results {...search} />
      <p className="mt-3 text-quiet text-caption">{note}</p>
    </Sheet>
  );
}
