import type { Content } from '../../content/schemas.ts';

type Mapping = Content<'screens/skills-mapping'>;

/** The people whom groups of skills are short of, team by team: the more, the darker the cell. */
export function ShortageGrid({ grid, labels }: Pick<Mapping, 'grid' | 'labels'>) {
  const cells = grid.rows.flatMap((row) => row.short);
  const most = Math.max(...cells);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return (
    <table className="screen-table shortage table-fixed border-collapse w-full">
      <caption className="screen-heading pb-1.5">{grid.title}</caption>
      <thead>
        <tr>
          <th className="border-t border-t-ink text-[var(--screen-quiet)] last:w-8" scope="col">
            {labels.team}
          </th>
          {grid.teams.map((team) => (
            <th className="border-t border-t-ink text-[var(--screen-quiet)] last:w-8" scope="col" key={team}>
              {team}
            </th>
          ))}
          <th className="border-t border-t-ink text-[var(--screen-quiet)] last:w-8" scope="col">
            {labels.sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {grid.rows.map((row) => (
          <tr key={row.group}>
            <th className="font-600 leading-[1.25] last:w-8" scope="row">
              {row.group}
            </th>
            {row.short.map((amount, index) => (
              <td key={grid.teams[index]} className={`heat-${Math.ceil((amount / most) * 4)}`}>
                {amount}
              </td>
            ))}
            <td>{sum(row.short)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th className="border-t border-t-ink font-650 last:w-8" scope="row">
            {labels.sum}
          </th>
          {grid.columns.map((amount, index) => (
            <td className="border-t border-t-ink font-650" key={grid.teams[index]}>
              {amount}
            </td>
          ))}
          <td className="border-t border-t-ink font-650">{sum(grid.columns)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
