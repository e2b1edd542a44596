import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';

type Cases = Content<'case-studies'>;

const squares = (amount: number) =>
  Array.from({ length: amount }, (_, index) => `M${10 * index + 1} 1h8v8h-8z`).join('');

/** Modules against job adverts, before and a year on: a square for each outcome, filled where adverts ask for it. */
export function ModuleMap({ chart, labels }: Pick<Cases['university'], 'chart'> & Pick<Cases, 'labels'>) {
  const columns = ['before', 'after'] as const;
  const cell = 'py-3 pl-5 max-page-xs:pl-3';
  return (
    <table className="w-full text-left leading-snug tabular-nums lining-nums max-page-xs:text-note">
      <caption className="caption-bottom pt-3 text-left text-quiet text-caption">{chart.caption}</caption>
      <thead className="border-b border-b-front">
        <tr className="text-quiet text-small">
          <th className="w-[30%] pb-3 font-600" scope="col">
            {chart.module}
          </th>
          {columns.map((column) => (
            <th key={column} className="pb-3 pl-5 font-400 max-page-xs:pl-3" scope="col">
              {labels[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.modules.map(({ name, outcomes, ...counts }) => (
          <tr key={name} className="border-t border-t-line">
            <th className="py-3 font-600" scope="row">
              {name}
            </th>
            {columns.map((column) => (
              <td key={column} className={cell}>
                <svg
                  className="block h-auto w-full overflow-visible stroke-lagoon forced-colors:forced-color-adjust-none"
                  viewBox={`0 0 ${outcomes * 10} 10`}
                  aria-hidden="true"
                >
                  <path className="fill-none" vectorEffect="non-scaling-stroke" d={squares(outcomes)} />
                  <path className="fill-lagoon" d={squares(counts[column])} />
                </svg>
                <span className="text-quiet text-caption">
                  {fillIn(chart.of, { count: counts[column], all: outcomes })}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t border-b-4 border-front border-b-double font-700">
        <tr>
          <th className="py-3" scope="row">
            {chart.total}
          </th>
          {columns.map((column) => (
            <td key={column} className={cell}>
              {fillIn(chart.of, { count: chart[column], all: chart.outcomes })}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
