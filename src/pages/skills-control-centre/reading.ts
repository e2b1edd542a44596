import { count, fillIn, sum } from '../../content/format.ts';
import organisation from '../../content/organisation/organisation.yaml';
import screen from '../../content/screens/control-centre.yaml';
import mapping from '../../content/screens/skills-mapping.yaml';
import { cardPlaces } from '../../drawings/skills-mapping.drawing.tsx';
import type { Tile, View } from './board.ts';
import page from './page.yaml';
import { type PanelName, panelText, panelValues } from './panels.ts';

type Rows = View['rows'];
type Entry = (typeof page)['board']['tiles'][number];

const team = 'Energy';
const column = mapping.grid.teams.indexOf(team);
/** The people whom the manager's team lacks, by group of skills. */
const teamGaps = mapping.grid.rows.map(({ group, short }) => ({ name: group, amount: short[column] ?? 0 }));

/** Bars as long as their share of the largest amount, in whole per cent. */
function barred(rows: readonly { readonly name: string; readonly amount: number }[]): Rows {
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  return rows.map(({ name, amount }) => ({
    name,
    figure: count(amount),
    part: Math.round((100 * amount) / most),
  }));
}

const gaps = mapping.table.skills
  .map(({ name, demand, supply }) => ({ name, gap: demand - supply }))
  .toSorted((one, other) => other.gap - one.gap);

/** The rows that HR sees on each tile. */
const rowsOfHr: Readonly<Record<PanelName, Rows>> = {
  agent: screen.agent.systems.map(({ name, records, of }) => ({ name, figure: `${count(records)} ${of}` })),
  passport: screen.passport.skills.map((entry) => ({ name: entry.name, figure: count(entry.count) })),
  matching: barred(screen.matching.shares.map(({ from, matches }) => ({ name: from, amount: matches }))),
  mapping: barred(gaps.filter(({ gap }) => gap > 0).map(({ name, gap }) => ({ name, amount: gap }))),
  lens: [
    { name: screen.lens.today, figure: '' },
    { name: panelText('lens', screen.lens.last), figure: '' },
  ],
  search: [
    { name: screen.search.skills, figure: '1' },
    { name: screen.search.people, figure: count(screen.search.skill.supply) },
    ...screen.search.others.map(({ name, results }) => ({ name, figure: count(results) })),
  ],
};

const figures = Object.assign({}, ...Object.values(panelValues), {
  energy: sum(teamGaps.map(({ amount }) => amount)),
  staff: sum(organisation.teams.filter(({ division }) => division === team).flatMap(({ people }) => people)),
}) as Readonly<Record<string, string | number>>;

function viewOf(
  panel: PanelName,
  entry: Entry['hr'] | undefined,
  role: 'manager' | 'hr' | 'board',
): View | null {
  if (!entry) return null;
  const { figure, text } = screen[panel];
  const values = { ...figures, ...panelValues[panel] };
  const own = role === 'manager' && panel === 'mapping' ? teamGaps : entry.rows;
  const bars = panel === 'matching' || panel === 'mapping';
  const plain = (rows: NonNullable<typeof own>) =>
    rows.map(({ name, amount }) => ({ name, figure: count(amount) }));
  return {
    figure: fillIn(entry.figure ?? figure, values),
    text: fillIn(entry.text ?? text, values),
    rows: own ? (bars ? barred(own) : plain(own)) : rowsOfHr[panel],
    finding: fillIn(entry.finding, values),
    counts: fillIn(entry.counts, values),
    records: entry.records,
    ...(entry.agenda && { agenda: entry.agenda }),
  };
}

/** Returns the tiles of the board in reading order, each as manager, HR and board see it. */
export const boardTiles = (): readonly Tile[] =>
  page.board.tiles.map(({ panel, time, title, agenda, ...views }) => ({
    panel,
    name: screen[panel].name,
    time,
    title,
    agenda,
    views: (['manager', 'hr', 'board'] as const).map((role) => viewOf(panel, views[role], role)),
  }));

/** The forecast that leads, as points of a line in a box of 100 by 40. */
export const forecastLine = [100, ...screen.lens.index]
  .map((value, place) => `${Math.round(place * 12.5)} ${Math.round(40 - ((value - 95) / 75) * 40)}`)
  .join('L');

/** The gap of a plan's skill as each role reads it: in the manager's team, and in the organisation. */
function gapsOf(name: string, gap: number): readonly number[] {
  const group = organisation.plan.entries.find((entry) => entry.name === name)?.group;
  return [teamGaps.find((row) => row.name === group)?.amount ?? 0, gap, gap];
}

/** The three widest gaps on the map of the card, in its units. */
export const mapLabels = cardPlaces
  .toSorted((one, other) => other.gap - one.gap)
  .slice(0, 3)
  .map(({ name, gap, x, y }) => ({ name, gaps: gapsOf(name, gap), x: Math.round(x), y: Math.round(y) }));
