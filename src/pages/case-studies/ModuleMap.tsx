import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { Table } from '../../sections/Table.tsx';

type Cases = Content<'case-studies'>;

const squares = (amount: number) =>
  Array.from({ length: amount }, (_, index) => `M${10 * index + 1} 1h8v8h-8z`).join('');

/** Modules against job adverts, before and a year on: a square for each outcome, filled where adverts ask for it. */
export function ModuleMap({ chart, labels }: Pick<Cases['university'], 'chart'> & Pick<Cases, 'labels'>) {
  const squaresOf = (count: number, outcomes: number) => (
    <>
      <svg
        className="block h-auto w-full overflow-visible stroke-lagoon forced-colors:forced-color-adjust-none"
        viewBox={`0 0 ${outcomes * 10} 10`}
        aria-hidden="true"
      >
        <path className="fill-none" vectorEffect="non-scaling-stroke" d={squares(outcomes)} />
        <path className="fill-lagoon" d={squares(count)} />
      </svg>
      <span className="text-quiet text-caption">{fillIn(chart.of, { count, all: outcomes })}</span>
    </>
  );
  return (
    <Table
      className="table-fixed leading-snug lining-nums [--cell:0.75rem] max-page-xs:text-note"
      left
      caption={chart.caption}
      captionClassName="caption-bottom pt-3 text-left text-quiet text-caption"
      columns={[chart.module, labels.before, labels.after]}
      rows={chart.modules.map(({ name, outcomes, before, after }) => ({
        name,
        cells: [before, after].map((count) => squaresOf(count, outcomes)),
      }))}
      sums={[
        {
          name: chart.total,
          cells: [chart.before, chart.after].map((count) => fillIn(chart.of, { count, all: chart.outcomes })),
        },
      ]}
    />
  );
}
