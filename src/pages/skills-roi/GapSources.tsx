import { fillIn } from '../../content/format.ts';
import copy from '../../content/skills-roi.yaml';
import { Section } from '../../sections/Section.tsx';
import { exampleEntries } from './entries.ts';
import styles from './skills-gap-result.module.css';

/** Where each number of the calculator comes from: our assumption, your own figure, what to hold it against. */
export function GapSources() {
  const { columns, rows, ...heading } = copy.sources;
  const { fields } = copy.calculator;
  return (
    <Section id="numbers" {...heading} ground="mist">
      <table className="border-collapse w-full max-page-md:block">
        <thead className="max-page-md:hidden">
          <tr className="max-page-md:grid max-page-md:gap-3 max-page-md:py-4">
            <th
              className="pr-gutter pl-0 py-3.5 text-left align-baseline text-slate text-small font-600 leading-[1.55] page-md:first:pr-[calc(2_*_var(--spacing-gutter))] page-md:first:w-[36%]"
              scope="col"
            >
              {columns.numbers}
            </th>
            <th
              className="pr-gutter pl-0 py-3.5 text-left align-baseline text-slate text-small font-600 leading-[1.55] page-md:first:pr-[calc(2_*_var(--spacing-gutter))] page-md:first:w-[36%]"
              scope="col"
            >
              {columns.own}
            </th>
            <th
              className="pr-gutter pl-0 py-3.5 text-left align-baseline text-slate text-small font-600 leading-[1.55] page-md:first:pr-[calc(2_*_var(--spacing-gutter))] page-md:first:w-[36%]"
              scope="col"
            >
              {columns.outside}
            </th>
          </tr>
        </thead>
        <tbody className="max-page-md:block">
          {rows.map(({ fields: names, own, outside }) => (
            <tr
              className="max-page-md:grid max-page-md:gap-3 max-page-md:py-4 border-t border-t-line"
              key={own}
            >
              <th
                className="pr-gutter pl-0 py-3.5 text-left align-baseline max-page-md:p-0 page-md:first:pr-[calc(2_*_var(--spacing-gutter))] page-md:first:w-[36%]"
                scope="row"
              >
                {names.map((name) => (
                  <span
                    key={name}
                    className={`${styles.costAssumption} flex flex-wrap gap-y-0 gap-x-4 justify-between font-600`}
                  >
                    <span>{fields[name].label}</span>{' '}
                    <span className="tabular-nums font-400">
                      {fillIn(fields[name].amount, { value: exampleEntries[name] })}
                    </span>
                  </span>
                ))}
              </th>
              <td
                className="pr-gutter pl-0 py-3.5 text-left align-baseline max-page-md:before:block max-page-md:before:[content:attr(data-label)] max-page-md:before:text-slate max-page-md:before:text-small max-page-md:p-0"
                data-label={columns.own}
              >
                {own}
              </td>
              <td
                className="pr-gutter pl-0 py-3.5 text-left align-baseline max-page-md:before:block max-page-md:before:[content:attr(data-label)] max-page-md:before:text-slate max-page-md:before:text-small max-page-md:p-0"
                data-label={columns.outside}
              >
                {outside}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
