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
    <div className="mapping-table">
      <table className="screen-table">
        <caption className="screen-heading">{table.title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.skill}</th>
            <th scope="col" className="num">
              {columns.need}
            </th>
            <th scope="col" className="num">
              {columns.have}
            </th>
            <th scope="col" className="gap">
              {columns.gap}
            </th>
            <th scope="col" className="num">
              {columns.trend}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.skills.map(({ name, group, demand, supply, trend }) => (
            <tr key={name}>
              <th scope="row">
                <span>{name}</span> <small>{group}</small>
              </th>
              <td className="num">{demand}</td>
              <td className="num">{supply}</td>
              <td className="gap">
                <GapBar gap={demand - supply} most={most} />
                {figure(demand - supply)}
              </td>
              <td className="num">{change(trend)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{fillIn(labels.total, { skills: totals.skills })}</th>
            <td className="num">{totals.demand}</td>
            <td className="num">{totals.supply}</td>
            <td className="gap">{figure(totals.gap)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <p className="screen-note">
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
