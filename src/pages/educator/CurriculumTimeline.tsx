import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Sheet } from '../../sections/Sheet.tsx';
import styles from './curriculum.module.css';

type Curriculum = Content<'educator'>['curriculum'];
type Row = Curriculum['skills'][number];

function Cell({ cell, copy }: { readonly cell: Row['terms'][number]; readonly copy: Curriculum }) {
  const { share, weeks, moved } = cell;
  return (
    <td
      className={`${styles.term} relative px-1.5 py-1 border-b-2 border-b-dotted border-b-contour h-14 leading-[1.25] align-middle page-md:px-3.5 page-md:py-1.5 data-[taught='yes']:border-b-0 data-[taught='yes']:bg-lagoon data-[taught='yes']:text-paper forced-colors:data-[taught='yes']:border-2 forced-colors:data-[taught='yes']:border-[CanvasText]`}
      data-taught={weeks > 0 ? 'yes' : 'no'}
      data-moved={moved}
    >
      <span className={`${styles.termShare} font-display page-md:text-lead`}>{share}%</span>
      {weeks > 0 ? (
        <>
          <span className="block text-caption max-page-md:absolute max-page-md:overflow-hidden max-page-md:whitespace-nowrap max-page-md:w-px max-page-md:h-px max-page-md:[clip-path:inset(50%)] page-lg:inline page-lg:pl-2.5">
            {fillIn(copy.weeks, { weeks })}
          </span>
          <span className="block text-caption page-md:hidden" aria-hidden="true">
            {fillIn(copy.weeksBrief, { weeks })}
          </span>
        </>
      ) : (
        <span className="visually-hidden">{copy.untaught}</span>
      )}
      {moved ? (
        <span
          className={`${styles.termMoved} absolute px-1 py-0 right-1 top-1 font-display font-700 rounded-sm text-caption max-page-xs:static max-page-xs:inline-block page-md:px-2 page-md:py-0 page-md:right-3.5 page-md:top-1/2 page-md:[translate:0_-50%]`}
        >
          {copy.events[moved]}
        </span>
      ) : null}
    </td>
  );
}

function Timeline(copy: Curriculum) {
  const { terms, skills } = copy;
  return (
    <table className="border-separate table-fixed w-full [border-spacing:0_0.375rem] tabular-nums lining-nums max-page-xs:text-note">
      <caption className="pb-2 text-slate text-small text-left leading-[1.55]">{copy.caption}</caption>
      <thead>
        <tr>
          <th
            className="pr-2 pb-2 border-b border-b-ink font-600 leading-[1.3] text-left align-bottom first:w-[37%] page-md:first:w-[25%] page-md:not-first:pl-3.5"
            scope="col"
          >
            {copy.columns.skill}
          </th>
          {terms.map(({ name, brief, adverts }) => (
            <th
              className="pr-2 pb-2 border-b border-b-ink font-600 leading-[1.3] text-left align-bottom first:w-[37%] page-md:first:w-[25%] page-md:not-first:pl-3.5"
              key={name}
              scope="col"
            >
              <abbr title={name} className="no-underline page-md:hidden">
                {brief}
              </abbr>
              <span className="hidden page-md:block">{name}</span>
              <span className="hidden text-slate text-caption font-400 page-md:block">
                {fillIn(copy.term, { adverts })}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {skills.map((row) => (
          <tr key={row.skill}>
            <th
              className="pr-2 font-600 leading-[1.3] text-left align-middle first:w-[37%] page-md:first:w-[25%]"
              scope="row"
            >
              {row.skill}
              <span className="block text-slate text-caption font-400">{row.note}</span>
            </th>
            {row.terms.map((cell, index) => (
              <Cell key={terms[index]?.name} cell={cell} copy={copy} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th
            className="pr-2 py-2 border-t border-b-4 border-t-solid border-b-double border-y-ink leading-[1.3] text-left align-middle font-700 first:w-[37%] page-md:first:w-[25%]"
            scope="row"
          >
            {copy.total}
          </th>
          {terms.map(({ name }) => (
            <td
              className="pl-1.5 py-2 border-t border-b-4 border-t-solid border-b-double border-y-ink font-700 page-md:pl-3.5"
              key={name}
            >
              {copy.teachingWeeks}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** A module against what employers asked for, term by term: which skills came in, which went out. */
export function CurriculumTimeline(curriculum: Curriculum) {
  const { name, title, text, rules, note } = curriculum;
  return (
    <Sheet id="curriculum" name={name} title={title} text={text}>
      <dl className="grid gap-y-4 gap-x-gutter mb-8 page-md:grid-cols-2 page-lg:ml-1/4">
        {rules.map((rule) => (
          <div
            key={rule.term}
            className={`${styles.timelineRule} grid gap-3 grid-cols-[3.5rem_1fr] items-baseline`}
          >
            <dt className="border-b-4 border-b-lagoon font-display font-700">{rule.term}</dt>
            <dd>{rule.text}</dd>
          </div>
        ))}
      </dl>
      <Timeline {...curriculum} />
      <p className="mt-3 text-slate text-caption">{note}</p>
    </Sheet>
  );
}
