import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';

type Curriculum = Content<'educator'>['curriculum'];

/** The look of the note that a skill came in or went out. */
const moves = { in: 'bg-sun text-ink', out: 'border border-ink' } as const;
const moveNote = 'rounded-sm px-1 font-display text-caption font-700 page-md:px-2';

interface CellProps {
  readonly cell: Curriculum['skills'][number]['terms'][number];
  readonly copy: Curriculum;
}

/** A skill in a term: a band where it is taught, and its share of job adverts. */
function Cell({ cell: { share, weeks, moved }, copy }: CellProps) {
  return (
    <td
      className="group relative h-14 border-b-2 border-b-contour border-b-dotted px-1.5 py-1 data-[taught]:border-b-0 data-[taught]:bg-lagoon data-[taught]:text-paper page-md:px-3.5 page-md:py-1.5 forced-colors:data-[taught]:border-2 forced-colors:data-[taught]:border-[CanvasText]"
      data-taught={weeks > 0 || undefined}
    >
      <span className="font-display text-slate group-data-[taught]:font-700 group-data-[taught]:text-inherit page-md:text-lead page-md:leading-tight">
        {share}%
      </span>
      {weeks > 0 ? (
        <>
          <span className="block text-caption max-page-md:sr-only page-lg:inline page-lg:pl-2.5">
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
          className={`absolute top-1 right-1 max-page-xs:static max-page-xs:inline-block page-md:top-1/2 page-md:right-3.5 page-md:-translate-y-1/2 ${moveNote} ${moves[moved]}`}
        >
          {copy.events[moved]}
        </span>
      ) : null}
    </td>
  );
}

function Terms(copy: Curriculum) {
  const { terms, skills } = copy;
  return (
    <table className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1.5 text-left leading-tight tabular-nums max-page-xs:text-note">
      <caption className="visually-hidden">{copy.caption}</caption>
      <thead className="align-bottom">
        <tr className="[&>th]:border-b [&>th]:border-b-ink [&>th]:pr-2 [&>th]:pb-2 [&>th]:font-600">
          <th className="w-[37%] page-md:w-1/4" scope="col">
            {copy.skill}
          </th>
          {terms.map(({ name, brief, adverts }) => (
            <th key={name} className="page-md:pl-3.5" scope="col">
              <abbr title={name} className="no-underline page-md:hidden">
                {brief}
              </abbr>
              <span className="hidden page-md:block">{name}</span>
              <span className="hidden text-caption font-400 text-slate page-md:block">
                {fillIn(copy.term, { adverts })}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {skills.map(({ skill, note, terms: cells }) => (
          <tr key={skill}>
            <th className="pr-2 font-600" scope="row">
              {skill}
              <span className="block text-caption font-400 text-slate">{note}</span>
            </th>
            {cells.map((cell, index) => (
              <Cell key={terms[index]?.name} cell={cell} copy={copy} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-700 [&>*]:border-t [&>*]:border-y-ink [&>*]:border-b-4 [&>*]:border-b-double [&>*]:py-2">
          <th className="pr-2" scope="row">
            {copy.total}
          </th>
          {terms.map(({ name }) => (
            <td key={name} className="pl-1.5 page-md:pl-3.5">
              {copy.teachingWeeks}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** A module against what employers asked for, term by term, as a paper across the window: what came in, what went out. */
export function ModuleTable(curriculum: Curriculum) {
  const { title, caption, rules, events, note } = curriculum;
  return (
    <section id="curriculum" className="border-y border-y-ink bg-paper" aria-labelledby="curriculum-title">
      <div className="page py-block">
        <div className="mb-5 grid items-end gap-x-gutter-wide gap-y-4 page-lg:grid-cols-[1fr_auto]">
          <div>
            <h2 id="curriculum-title" className="text-title font-700">
              {title}
            </h2>
            <p className="mt-2 text-slate" aria-hidden="true">
              {caption}
            </p>
          </div>
          <ul className="grid gap-2 page-lg:justify-self-end">
            {(['in', 'out'] as const).map((move) => (
              <li key={move} className="flex items-baseline gap-3">
                <span className={`${moveNote} ${moves[move]}`} aria-hidden="true">
                  {events[move]}
                </span>
                {rules[move]}
              </li>
            ))}
          </ul>
        </div>
        <Terms {...curriculum} />
        <p className="mt-2 text-caption text-slate">{note}</p>
      </div>
    </section>
  );
}
