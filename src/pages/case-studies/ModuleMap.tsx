import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';

type Cases = Content<'case-studies'>;

interface FieldsProps {
  readonly filled: number;
  readonly all: number;
}

/** A module as a row of fields, one an outcome; filled where adverts ask for it. */
function Fields({ filled, all }: FieldsProps) {
  const fields = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `M${(from + index) * 10 + 1} 1h8v8h-8z`).join('');
  return (
    <svg
      className="block h-auto w-full overflow-visible forced-colors:forced-color-adjust-none"
      viewBox={`0 0 ${all * 10} 10`}
      aria-hidden="true"
    >
      {filled > 0 ? <path className="fill-lagoon" d={fields(0, filled)} /> : null}
      {filled < all ? (
        <path
          className="fill-none stroke-outline"
          vectorEffect="non-scaling-stroke"
          d={fields(filled, all)}
        />
      ) : null}
    </svg>
  );
}

/** Modules against adverts: two fields of outcomes side by side, before and a year on. */
export function ModuleMap({ chart, labels }: Pick<Cases['university'], 'chart'> & Pick<Cases, 'labels'>) {
  const columns = [
    { key: 'before', label: labels.before },
    { key: 'after', label: labels.after },
  ] as const;
  return (
    <table className="w-full text-left leading-snug tabular-nums lining-nums max-page-xs:text-note">
      <caption className="caption-bottom pt-3 text-left text-quiet text-caption">{chart.caption}</caption>
      <thead className="border-b border-b-front">
        <tr className="text-quiet text-small">
          <th className="w-[30%] pb-3 font-600" scope="col">
            {chart.module}
          </th>
          {columns.map(({ key, label }) => (
            <th key={key} className="pb-3 pl-5 font-400 max-page-xs:pl-3" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.modules.map((module) => (
          <tr key={module.name} className="border-t border-t-line">
            <th className="py-3 font-600" scope="row">
              {module.name}
            </th>
            {columns.map(({ key }) => (
              <td key={key} className="py-3 pl-5 max-page-xs:pl-3">
                <Fields filled={module[key]} all={module.outcomes} />
                <span className="text-quiet text-caption">
                  {fillIn(chart.of, { count: module[key], all: module.outcomes })}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="border-front border-t border-b-4 border-b-double font-700">
        <tr>
          <th className="py-3" scope="row">
            {chart.total}
          </th>
          {columns.map(({ key }) => (
            <td key={key} className="py-3 pl-5 max-page-xs:pl-3">
              {fillIn(chart.of, { count: chart[key], all: chart.outcomes })}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
