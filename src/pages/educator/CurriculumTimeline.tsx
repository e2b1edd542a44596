import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Section } from '../../sections/Section.tsx';

type Curriculum = Content<'educator'>['curriculum'];
type Row = Curriculum['skills'][number];

/** The look of the note that a skill came in or went out. */
const moves = { in: 'bg-sun', out: 'border border-ink' } as const;

/** A skill in a term: a band where it is taught, and its share of adverts. */
function Cell({ cell, copy }: { readonly cell: Row['terms'][number]; readonly copy: Curriculum }) {
  const { share, weeks, moved } = cell;
  return (
    <td
      className="group relative h-14 border-b-2 border-b-contour border-b-dotted px-1.5 py-1 data-[taught]:border-b-0 data-[taught]:bg-lagoon data-[taught]:text-paper page-md:px-3.5 page-md:py-1.5 forced-colors:data-[taught]:border-2 forced-colors:data-[taught]:border-[CanvasText]"
      data-taught={weeks > 0 || undefined}
    >
      <span className="text-slate font-display group-data-[taught]:text-inherit group-data-[taught]:font-700 page-md:text-lead page-md:leading-tight">
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
          className={`absolute top-1 right-1 rounded-sm px-1 font-display text-caption text-ink font-700 max-page-xs:static max-page-xs:inline-block page-md:top-1/2 page-md:right-3.5 page-md:-translate-y-1/2 page-md:px-2 ${moves[moved]}`}
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
    <table className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1.5 text-left leading-tight tabular-nums lining-nums max-page-xs:text-note">
      <caption className="pb-2 text-left text-slate text-small">{copy.caption}</caption>
      <thead className="align-bottom">
        <tr className="[&>th]:border-b [&>th]:border-b-ink [&>th]:pr-2 [&>th]:pb-2 [&>th]:font-600">
          <th className="w-[37%] page-md:w-1/4" scope="col">
            {copy.columns.skill}
          </th>
          {terms.map(({ name, brief, adverts }) => (
            <th key={name} className="page-md:pl-3.5" scope="col">
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
            <th className="pr-2 font-600" scope="row">
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
        <tr className="font-700 [&>*]:border-t [&>*]:border-b-4 [&>*]:border-y-ink [&>*]:border-b-double [&>*]:py-2">
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

/** A module against what employers asked for, term by term: which skills came in, which went out. */
export function CurriculumTimeline(curriculum: Curriculum) {
  const { title, text, rules, note } = curriculum;
  return (
    <Section id="curriculum" title={title} text={text}>
      <dl className="mb-8 grid gap-x-gutter gap-y-4 page-md:grid-cols-2 page-lg:ml-1/4">
        {rules.map((rule) => (
          <div key={rule.term} className="group grid grid-cols-[3.5rem_1fr] items-baseline gap-3">
            <dt className="border-b-4 border-b-lagoon font-display font-700 group-last:border-b-outline group-last:border-b-dotted">
              {rule.term}
            </dt>
            <dd>{rule.text}</dd>
          </div>
        ))}
      </dl>
      <Timeline {...curriculum} />
      <p className="mt-3 text-slate text-caption">{note}</p>
    </Section>
  );
}
