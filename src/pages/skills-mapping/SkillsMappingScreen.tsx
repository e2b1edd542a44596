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
      <div className="grid gap-y-4.5 gap-x-8 screen-lg:grid-cols-[1fr_20rem] screen-xl:grid-cols-[1fr_23rem]">
        <dl className="mapping-sum max-screen-xs:gap-x-5 flex flex-wrap gap-y-2.5 gap-x-6 screen-lg:[grid-column:1_/_-1]">
          {stats.map(([name, amount]) => (
            <div
              className="relative flex [flex-direction:column-reverse] nth-[4]:pl-6 nth-[4]:border-l nth-[4]:border-l-[var(--screen-line)] max-screen-xs:nth-[4]:pl-3 nth-[3]:before:[content:'='_/_''] nth-[4]:before:[content:none]"
              key={name}
            >
              <dt className="text-[var(--screen-quiet)]">{name}</dt>
              <dd className="font-display text-figure font-650 leading-[1.1]">{amount}</dd>
            </div>
          ))}
        </dl>
        <ul className="flex flex-wrap gap-1.5 screen-lg:[grid-column:1_/_-1]">
          <li className="chosen px-2 py-0.5 border border-ink rounded-[1rem] bg-ink text-paper font-600">{`${labels.all} ${totals.skills}`}</li>
          {groupChips().map(([name, amount]) => (
            <li
              className="px-2 py-0.5 border border-[var(--screen-line)] rounded-[1rem]"
              key={name}
            >{`${name} ${amount}`}</li>
          ))}
        </ul>
        <GapTable table={table} labels={labels} />
        <div className="grid gap-4.5 content-start">
          <ShortageGrid grid={grid} labels={labels} />
          <div className="grid gap-1 px-3.5 py-3 border-l-3 border-l-sun bg-[oklch(0.97_0.03_90)]">
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
