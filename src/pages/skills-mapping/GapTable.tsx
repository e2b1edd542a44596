import { change, count, fillIn } from '../../content/format.ts';
import type { Content } from '../../content/schemas.ts';
import { GapBar } from '../../sections/GapBar.tsx';

type Mapping = Content<'screens/skills-mapping'>;

/** Need, have and gap skill by skill, with their sums. */
export function GapTable({ table, labels }: Pick<Mapping, 'table' | 'labels'>) {
  const { columns } = labels;
  const { totals, whole } = table;
  const most = Math.max(...table.skills.map(({ demand, supply }) => Math.abs(demand - supply)));
  const figure = (gap: number) => `${count(Math.abs(gap))} ${gap < 0 ? labels.spare : labels.short}`;
  return (
    <div>
      <table className="screen-table border-collapse w-full">
        <caption className="screen-heading pb-1.5">{table.title}</caption>
        <thead>
          <tr>
            <th className="border-t border-t-ink text-[var(--screen-quiet)]" scope="col">
              {columns.skill}
            </th>
            <th
              scope="col"
              className="whitespace-nowrap pl-2 border-t border-t-ink text-[var(--screen-quiet)] text-right"
            >
              {columns.need}
            </th>
            <th
              scope="col"
              className="whitespace-nowrap pl-2 border-t border-t-ink text-[var(--screen-quiet)] text-right"
            >
              {columns.have}
            </th>
            <th
              scope="col"
              className="gap whitespace-nowrap pl-3 border-t border-t-ink text-[var(--screen-quiet)] w-19 text-right screen-sm:w-52"
            >
              {columns.gap}
            </th>
            <th
              scope="col"
              className="whitespace-nowrap pl-2 border-t border-t-ink text-[var(--screen-quiet)] text-right"
            >
              {columns.trend}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.skills.map(({ name, group, demand, supply, trend }) => (
            <tr key={name}>
              <th className="font-600 leading-[1.25]" scope="row">
                <span className="screen-xl:inline-block screen-xl:min-w-38">{name}</span>{' '}
                <small className="block text-[var(--screen-quiet)] [font-size:inherit] font-400 screen-sm:block screen-xl:inline-block screen-xl:min-w-38">
                  {group}
                </small>
              </th>
              <td className="whitespace-nowrap pl-2 text-right">{demand}</td>
              <td className="whitespace-nowrap pl-2 text-right">{supply}</td>
              <td className="gap whitespace-nowrap pl-3 w-19 text-right screen-sm:w-52">
                <GapBar gap={demand - supply} most={most} />
                {figure(demand - supply)}
              </td>
              <td className="whitespace-nowrap pl-2 text-right">{change(trend)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th className="border-t border-t-ink font-650" scope="row">
              {fillIn(labels.total, { skills: totals.skills })}
            </th>
            <td className="whitespace-nowrap pl-2 border-t border-t-ink font-650 text-right">
              {totals.demand}
            </td>
            <td className="whitespace-nowrap pl-2 border-t border-t-ink font-650 text-right">
              {totals.supply}
            </td>
            <td className="gap whitespace-nowrap pl-3 border-t border-t-ink font-650 w-19 text-right screen-sm:w-52">
              {figure(totals.gap)}
            </td>
            <td className="border-t border-t-ink font-650" />
          </tr>
        </tfoot>
      </table>
      <p className="pt-2 border-t border-t-[var(--screen-line)] text-[var(--screen-quiet)]">
        {fillIn(table.note, {
          skills: whole.skills,
          need: whole.demand,
          have: whole.supply,
          gap: whole.gap,
        })}
      </p>
    </div>
  );
}
