import { Decoration, StretchedSvg } from '../../components/Decoration.tsx';
import { fillIn } from '../../content/format.ts';
import copy from '../../content/scale-growth.yaml';
import { Quote } from '../../sections/Quote.tsx';
import { Section } from '../../sections/Section.tsx';
import { Table } from '../../sections/Table.tsx';

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
const key = (measure: (typeof measures)[number]) => (
  <Decoration
    className={`mb-1 ml-auto block size-2.5 page-sm:mr-1.5 page-sm:mb-0 page-sm:inline-block ${swatches[measure]}`}
  />
);
const sum = (measure: (typeof measures)[number]) => rows.reduce((people, row) => people + row[measure], 0);

/** A role's places in one bar: ready people inside, those one course away, and who is left to hire. */
function Places({ inside, course, outside }: Pick<(typeof rows)[number], 'inside' | 'course' | 'outside'>) {
  const short = inside + course + outside;
  return (
    <StretchedSvg className="h-2.5 w-full" viewBox={`0 0 ${short} 1`}>
      <rect className="fill-lagoon forced-colors:fill-[CanvasText]" width={inside} height="1" />
      <rect className="fill-lagoon-soft forced-colors:fill-[GrayText]" x={inside} width={course} height="1" />
      <rect className="fill-sun forced-colors:fill-[Canvas]" x={inside + course} width={outside} height="1" />
    </StretchedSvg>
  );
}

/** The sample company's gap as the product shows it, role by role, and what a customer says of it. */
export function GrowthPlan() {
  return (
    <Section id="plan" layout="beside" {...heading}>
      <div className="rounded-md border border-outline bg-white tabular-nums">
        <p className="flex flex-wrap justify-between gap-x-4 border-b border-b-outline bg-mist px-3 py-2.5 text-small page-sm:px-5">
          <strong>{view}</strong>
          <span className="text-slate">{fillIn(size, { people: employed })}</span>
        </p>
        <div className="overflow-x-auto px-3 py-3 page-sm:px-5">
          <Table
            className="text-caption page-sm:text-small"
            caption={caption}
            captionClassName="pb-2 text-left font-600"
            columns={[columns.role, ...measures.map((measure) => columns[measure])]}
            keys={Object.fromEntries(measures.map((measure) => [columns[measure], key(measure)]))}
            rows={rows.map((row) => ({
              name: row.role,
              head: (
                <b className="font-600">
                  {row.role} <Places {...row} />
                </b>
              ),
              cells: measures.map((measure) => row[measure]),
            }))}
            sums={[{ name: total, cells: measures.map(sum) }]}
          />
        </div>
      </div>
      <div className="mt-part">
        <Quote words={quote} by={`${person}, ${customer}`} />
      </div>
    </Section>
  );
}
