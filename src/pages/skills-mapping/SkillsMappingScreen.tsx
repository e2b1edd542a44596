import { fillIn } from '../../content/format.ts';
import content from '../../content/screens/skills-mapping.yaml';
import { ScreenFrame } from '../../sections/ScreenFrame.tsx';
import { GapTable } from './GapTable.tsx';
import { ShortageGrid } from './ShortageGrid.tsx';

const { labels, table, grid, suggestion } = content;
const { totals } = table;

/** Groups of the plan's skills with the number of skills, in the table's order. */
function groupChips(): [string, number][] {
  const groups = [...new Set(table.skills.map(({ group }) => group))];
  return groups.map((name) => [name, table.skills.filter(({ group }) => group === name).length]);
}

function suggestionValues() {
  const { from, to, people, weeks, courses } = suggestion;
  const before = to.demand - to.supply;
  return {
    people,
    weeks,
    courses,
    from: from.name,
    to: to.name,
    fromSpare: from.supply - from.demand,
    before,
    after: before - people,
  };
}

function describe(): string {
  const widest = table.skills.toSorted((a, b) => b.demand - b.supply - (a.demand - a.supply))[0];
  const teamShort = Math.max(...grid.columns);
  return fillIn(content.description, {
    ...suggestionValues(),
    skills: totals.skills,
    need: totals.demand,
    have: totals.supply,
    gap: totals.gap,
    short: totals.short,
    spare: totals.spare,
    widest: widest?.name ?? '',
    widestGap: widest ? widest.demand - widest.supply : 0,
    team: grid.teams[grid.columns.indexOf(teamShort)] ?? '',
    teamShort,
  });
}

/** Skills Mapping: the gaps of a plan skill by skill, where they are, and a move that would narrow the widest. */
export function SkillsMappingScreen() {
  const stats = [
    [labels.stats.need, totals.demand],
    [labels.stats.have, totals.supply],
    [labels.stats.gap, totals.gap],
    [labels.stats.short, totals.short],
    [labels.stats.spare, totals.spare],
  ] as const;
  const values = suggestionValues();
  return (
    <ScreenFrame product="skills-mapping" view={content.view} description={describe()}>
      <div className="mapping">
        <dl className="screen-stats mapping-sum">
          {stats.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        <ul className="screen-chips">
          <li className="chosen">{`${labels.all} ${totals.skills}`}</li>
          {groupChips().map(([name, amount]) => (
            <li key={name}>{`${name} ${amount}`}</li>
          ))}
        </ul>
        <GapTable table={table} labels={labels} />
        <div className="mapping-side">
          <ShortageGrid grid={grid} labels={labels} />
          <div className="screen-advice">
            <p className="screen-heading">{suggestion.title}</p>
            <p>{fillIn(suggestion.text, values)}</p>
            <p>
              <b>{fillIn(suggestion.effect, values)}</b>
            </p>
          </div>
        </div>
      </div>
    </ScreenFrame>
  );
}
