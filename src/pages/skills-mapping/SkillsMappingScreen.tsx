import { sum } from '../../content/format.ts';
import content from '../../content/screens/skills-mapping.yaml';
import { ScreenFrame } from '../../sections/screen/ScreenFrame.tsx';

const { labels, grid, suggestion } = content;

const columnCell = 'py-1.5 border-t border-t-ink text-slate font-400';
const totalCell = 'py-1.5 border-t border-t-ink font-600';

/** Tones of the cells, from no people short to the most. */
const heat = ['', 'bg-mist', 'bg-lagoon-pale', 'bg-lagoon-soft', 'bg-lagoon text-paper'] as const;

/** The people whom groups of skills are short of, team by team: the more, the darker the cell. */
function ShortageGrid() {
  const most = Math.max(...grid.rows.flatMap((row) => row.short));
  const tile = 'border-y-2 border-r-2 border-white group-first:border-t group-first:border-t-ink';
  const amountCell = 'w-12 py-1.5 text-center';
  return (
    <table className="w-full min-w-72 table-fixed border-collapse">
      <caption className="font-display text-small text-left pb-1.5">{grid.title}</caption>
      <thead>
        <tr>
          <th className={`${columnCell} text-left`} scope="col">
            {labels.team}
          </th>
          {grid.teams.map((team) => (
            <th className={`${columnCell} w-12 text-center`} key={team} scope="col">
              {team}
            </th>
          ))}
          <th className={`${columnCell} w-7 text-center`} scope="col">
            {labels.sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {grid.rows.map((row) => (
          <tr className="group" key={row.group}>
            <th className={`${tile} py-1.5 text-left font-600 leading-[1.25]`} scope="row">
              {row.group}
            </th>
            {row.short.map((amount, index) => (
              <td
                className={`${tile} ${amountCell} ${heat[Math.ceil((amount / most) * 4)]}`}
                key={grid.teams[index]}
              >
                {amount}
              </td>
            ))}
            <td className={`${tile} ${amountCell}`}>{sum(row.short)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th className={`${totalCell} text-left`} scope="row">
            {labels.sum}
          </th>
          {grid.columns.map((amount, index) => (
            <td className={`${totalCell} text-center`} key={grid.teams[index]}>
              {amount}
            </td>
          ))}
          <td className={`${totalCell} text-center`}>{sum(grid.columns)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Skills Mapping: where the people are missing that a plan is short of, and a move that would narrow the widest gap. */
export function SkillsMappingScreen() {
  return (
    <ScreenFrame product="skills-mapping" view={content.view} description={content.description}>
      <div className="grid gap-4.5">
        <ShortageGrid />
        <div className="grid gap-1 bg-sun-pale px-3.5 py-3">
          <p className="font-display text-small text-left">{suggestion.title}</p>
          <p>{suggestion.text}</p>
          <p>
            <b>{suggestion.effect}</b>
          </p>
        </div>
      </div>
    </ScreenFrame>
  );
}
