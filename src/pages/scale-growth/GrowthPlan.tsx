import { fillIn } from '../../content/format.ts';
import copy from '../../content/scale-growth.yaml';
import { Quote } from '../../sections/Quote.tsx';
import { Section } from '../../sections/Section.tsx';

const { roles, columns, total, view, size, caption, quote, person, customer, ...heading } = copy.plan;
const employed = copy.growth.quarters.at(-1)?.people ?? 0;

const rows = roles.map(({ role, ...ways }) => ({
  ...ways,
  role,
  short: ways.inside + ways.course + ways.outside,
}));
const measures = ['short', 'inside', 'course', 'outside'] as const;
/** The colours of a role's bar, as its key. */
const swatches = {
  short: 'hidden',
  inside: 'bg-lagoon',
  course: 'bg-lagoon-soft',
  outside: 'bg-sun',
} as const;
const sum = (measure: (typeof measures)[number]) => rows.reduce((people, row) => people + row[measure], 0);

/** A role's places in one bar: ready people inside, those one course away, and who is left to hire. */
function Places({ inside, course, outside }: Pick<(typeof rows)[number], 'inside' | 'course' | 'outside'>) {
  const short = inside + course + outside;
  return (
    <svg className="h-2.5 w-full" viewBox={`0 0 ${short} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="fill-lagoon forced-colors:fill-[CanvasText]" width={inside} height="1" />
      <rect className="fill-lagoon-soft forced-colors:fill-[GrayText]" x={inside} width={course} height="1" />
      <rect className="fill-sun forced-colors:fill-[Canvas]" x={inside + course} width={outside} height="1" />
    </svg>
  );
}

/** The sample company's gap as the product shows it, role by role, and what a customer says of it. */
export function GrowthPlan() {
  const cell = 'py-2.5 pl-1.5 text-right';
  return (
    <Section id="plan" layout="beside" {...heading}>
      <div className="rounded-md border border-outline bg-white tabular-nums">
        <p className="flex flex-wrap justify-between gap-x-4 border-b border-b-outline bg-mist px-3 py-2.5 text-small page-sm:px-5">
          <strong>{view}</strong>
          <span className="text-slate">{fillIn(size, { people: employed })}</span>
        </p>
        <div className="overflow-x-auto px-3 py-3 page-sm:px-5">
          <table className="w-full text-caption page-sm:text-small">
            <caption className="pb-2 text-left font-600">{caption}</caption>
            <thead className="align-bottom text-slate">
              <tr>
                <th className="py-1.5 text-left font-400" scope="col">
                  {columns.role}
                </th>
                {measures.map((measure) => (
                  <th key={measure} className="py-1.5 pl-1.5 text-right font-400" scope="col">
                    <span
                      className={`mb-1 ml-auto block size-2.5 page-sm:mr-1.5 page-sm:mb-0 page-sm:inline-block ${swatches[measure]}`}
                      aria-hidden="true"
                    />
                    {columns[measure]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.role} className="border-t border-t-contour">
                  <th className="py-2.5 text-left font-600" scope="row">
                    {row.role}
                    <Places {...row} />
                  </th>
                  {measures.map((measure) => (
                    <td key={measure} className={cell}>
                      {row[measure]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="border-t-2 border-t-ink font-700">
                <th className="py-2.5 text-left" scope="row">
                  {total}
                </th>
                {measures.map((measure) => (
                  <td key={measure} className={cell}>
                    {sum(measure)}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
      <div className="mt-part">
        <Quote words={quote} by={`${person}, ${customer}`} />
      </div>
    </Section>
  );
}
