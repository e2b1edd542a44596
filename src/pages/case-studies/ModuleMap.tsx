import { fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import './case-maps.css';

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
    <svg className="module-fields" viewBox={`0 0 ${all * 10} 10`} aria-hidden="true">
      {filled > 0 ? <path className="module-filled" d={fields(0, filled)} /> : null}
      {filled < all ? <path className="module-empty" d={fields(filled, all)} /> : null}
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
    <table className="modules">
      <caption>{chart.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{chart.module}</th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.modules.map((module) => (
          <tr key={module.name}>
            <th scope="row">{module.name}</th>
            {columns.map(({ key }) => (
              <td key={key}>
                <Fields filled={module[key]} all={module.outcomes} />
                <span className="module-count">
                  {fillIn(chart.of, { count: module[key], all: module.outcomes })}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{chart.total}</th>
          {columns.map(({ key }) => (
            <td key={key}>{fillIn(chart.of, { count: chart[key], all: chart.outcomes })}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
