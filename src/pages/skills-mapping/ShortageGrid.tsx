import type { Content } from '../../content/schemas.ts';

type Mapping = Content<'screens/skills-mapping'>;

/** The people whom groups of skills are short of, team by team: the more, the darker the cell. */
export function ShortageGrid({ grid, labels }: Pick<Mapping, 'grid' | 'labels'>) {
  const cells = grid.rows.flatMap((row) => row.short);
  const most = Math.max(...cells);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return (
    <table className="screen-table shortage">
      <caption className="screen-heading">{grid.title}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.team}</th>
          {grid.teams.map((team) => (
            <th scope="col" key={team}>
              {team}
            </th>
          ))}
          <th scope="col">{labels.sum}</th>
        </tr>
      </thead>
      <tbody>
        {grid.rows.map((row) => (
          <tr key={row.group}>
            <th scope="row">{row.group}</th>
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
          <th scope="row">{labels.sum}</th>
          {grid.columns.map((amount, index) => (
            <td key={grid.teams[index]}>{amount}</td>
          ))}
          <td>{sum(grid.columns)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
