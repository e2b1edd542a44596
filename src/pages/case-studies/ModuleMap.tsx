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
      className="block overflow-visible w-full h-auto forced-colors:forced-color-adjust-none"
      viewBox={`0 0 ${all * 10} 10`}
      aria-hidden="true"
    >
      {filled > 0 ? <path className="fill-lagoon" d={fields(0, filled)} /> : null}
      {filled < all ? (
        <path
          className="fill-none stroke-outline stroke-1 [vector-effect:non-scaling-stroke]"
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
    <table className="border-collapse w-full tabular-nums lining-nums max-page-xs:text-note">
      <caption className="pt-3 caption-bottom text-left text-quiet text-caption">
        {chart.caption}
      </caption>
      <thead className="border-b border-b-front">
        <tr>
          <th
            className="pr-0 pl-5 pt-0 pb-3 border-t-0 border-t-line leading-[1.3] text-left align-middle text-quiet text-small font-400 max-page-xs:pl-3 first:pl-0 first:w-[30%] first:font-600"
            scope="col"
          >
            {chart.module}
          </th>
          {columns.map(({ key, label }) => (
            <th
              className="pr-0 pl-5 pt-0 pb-3 border-t-0 border-t-line leading-[1.3] text-left align-middle text-quiet text-small font-400 max-page-xs:pl-3 first:pl-0 first:w-[30%] first:font-600"
              key={key}
              scope="col"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.modules.map((module) => (
          <tr key={module.name}>
            <th
              className="pr-0 pl-5 py-3 border-t border-t-line font-400 leading-[1.3] text-left align-middle max-page-xs:pl-3 first:pl-0 first:w-[30%] first:font-600"
              scope="row"
            >
              {module.name}
            </th>
            {columns.map(({ key }) => (
              <td
                className="pr-0 pl-5 py-3 border-t border-t-line font-400 leading-[1.3] text-left align-middle max-page-xs:pl-3"
                key={key}
              >
                <Fields filled={module[key]} all={module.outcomes} />
                <span className="text-quiet text-caption">
                  {fillIn(chart.of, { count: module[key], all: module.outcomes })}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t border-b-4 border-t-solid border-b-double border-y-front">
        <tr>
          <th
            className="pr-0 pl-5 py-3 border-t border-t-line leading-[1.3] text-left align-middle font-700 max-page-xs:pl-3 first:pl-0 first:w-[30%] first:font-600"
            scope="row"
          >
            {chart.total}
          </th>
          {columns.map(({ key }) => (
            <td
              className="pr-0 pl-5 py-3 border-t border-t-line leading-[1.3] text-left align-middle font-700 max-page-xs:pl-3"
              key={key}
            >
              {fillIn(chart.of, { count: chart[key], all: chart.outcomes })}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
