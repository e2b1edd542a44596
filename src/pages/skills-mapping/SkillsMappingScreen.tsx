import { Decoration } from '../../components/Decoration.tsx';
import { change, count, fillIn, sum } from '../../content/format.ts';
import content from '../../content/screens/skills-mapping.yaml';
import { GapBar } from '../../sections/screen/GapBar.tsx';
import { ScreenFrame } from '../../sections/screen/ScreenFrame.tsx';

const { labels, table, grid, suggestion } = content;
const { totals } = table;

const cell = 'py-1.5 border-t border-t-contour';
const columnCell = 'py-1.5 border-t border-t-ink text-slate font-400';
const totalCell = 'py-1.5 border-t border-t-ink font-600';
const number = 'pl-2 text-right whitespace-nowrap';
const gapNumber =
  'w-23 pl-3 text-right mockup-xs:w-52 mockup-xs:whitespace-nowrap max-page-2xs:w-17 max-page-2xs:pl-1';

function GapTable() {
  const { columns } = labels;
  const { whole } = table;
  const most = Math.max(...table.skills.map(({ demand, supply }) => Math.abs(demand - supply)));
  const figure = (gap: number) => `${count(Math.abs(gap))} ${gap < 0 ? labels.spare : labels.short}`;
  return (
    <div>
      <table className="w-full border-collapse">
        <caption className="font-display text-small text-left pb-1.5">{table.title}</caption>
        <thead>
          <tr>
            <th className={`${columnCell} text-left`} scope="col">
              {columns.skill}
            </th>
            {[columns.need, columns.have, columns.gap, columns.trend].map((column) => (
              <th
                className={`${columnCell} ${column === columns.gap ? gapNumber : number}`}
                key={column}
                scope="col"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.skills.map(({ name, group, demand, supply, trend }) => (
            <tr key={name}>
              <th className={`${cell} text-left font-600 leading-[1.25]`} scope="row">
                <span className="mockup-xl:inline-block mockup-xl:min-w-38">{name}</span>{' '}
                <small className="hidden text-slate font-size-inherit font-400 mockup-xs:block mockup-xl:inline-block mockup-xl:min-w-38">
                  {group}
                </small>
              </th>
              <td className={`${cell} ${number}`}>{demand}</td>
              <td className={`${cell} ${number}`}>{supply}</td>
              <td className={`${cell} ${gapNumber}`}>
                <div className="grid mockup-xs:grid-cols-[8rem_1fr] mockup-xs:items-center">
                  <GapBar gap={demand - supply} most={most} className="w-full h-2 mockup-xs:h-3" />
                  <span>{figure(demand - supply)}</span>
                </div>
              </td>
              <td className={`${cell} ${number}`}>{change(trend)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th className={`${totalCell} text-left`} scope="row">
              {labels.total}
            </th>
            <td className={`${totalCell} ${number}`}>{totals.demand}</td>
            <td className={`${totalCell} ${number}`}>{totals.supply}</td>
            <td className={`${totalCell} ${gapNumber}`}>{totals.gap}</td>
            <td className={totalCell} />
          </tr>
        </tfoot>
      </table>
      <p className="pt-2 border-t border-t-contour text-slate">
        {fillIn(table.note, { ...whole, need: whole.demand, have: whole.supply })}
      </p>
    </div>
  );
}

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

/** Skills Mapping: the gaps of a plan skill by skill, where they are, and a move that would narrow the widest. */
export function SkillsMappingScreen() {
  // They read as a sum: 65 − 30 = 35.
  const stats = [
    { name: labels.stats.short, amount: totals.short },
    { name: labels.stats.spare, amount: totals.spare, sign: '−' },
    { name: labels.stats.left, amount: totals.gap, sign: '=' },
  ];
  return (
    <ScreenFrame product="skills-mapping" view={content.view} description={content.description}>
      <div className="grid gap-x-8 gap-y-4.5 mockup-lg:grid-cols-[1fr_20rem] mockup-xl:grid-cols-[1fr_23rem]">
        <dl className="flex flex-wrap gap-x-6 gap-y-2.5 max-mockup-xs:grid max-mockup-xs:grid-cols-[repeat(3,max-content)] mockup-lg:col-span-full">
          {stats.map(({ name, amount, sign }) => (
            <div className="relative flex flex-col-reverse" key={name}>
              <dt className="text-slate">{name}</dt>
              <dd className="font-display text-heading leading-[1.1]">
                {sign ? (
                  <Decoration className="absolute -left-4.5 top-0 text-slate font-text text-lead font-400 leading-[1.4]">
                    {sign}
                  </Decoration>
                ) : null}
                {amount}
              </dd>
            </div>
          ))}
        </dl>
        <GapTable />
        <div className="grid gap-4.5 content-start">
          <ShortageGrid />
          <div className="grid gap-1 px-3.5 py-3 bg-sun-pale">
            <p className="font-display text-small text-left">{suggestion.title}</p>
            <p>{suggestion.text}</p>
            <p>
              <b>{suggestion.effect}</b>
            </p>
          </div>
        </div>
      </div>
    </ScreenFrame>
  );
}
