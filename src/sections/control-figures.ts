import { change, count, fillIn, listed, sum } from '../content/format.ts';
import content from '../content/screens/control-centre.yaml';
import frame from '../content/screens/frame.yaml';
import lensScreen from '../content/screens/skills-lens.yaml';
import mappingScreen from '../content/screens/skills-mapping.yaml';

const { agent, passport, matching, search } = content;
const { totals, skills } = mappingScreen.table;
const leading = lensScreen.forecasts[0];
const missing = (gap: number) =>
  `${Math.abs(gap)} ${gap < 0 ? content.mapping.spare : content.mapping.short}`;

const gaps = skills
  .map(({ name, demand, supply }) => ({ name, gap: demand - supply, figure: missing(demand - supply) }))
  .toSorted((one, other) => other.gap - one.gap);

/** The widest gaps of the gap plan, as many as the panel shows, and the skill with most people to spare. */
export const widestGaps = [...gaps.slice(0, content.mapping.shown), ...gaps.slice(-1)];

/** The forecast that the panel of Skills Lens shows: the first of its screen. */
export const forecast = leading?.index ?? [];
export const forecastErrors = lensScreen.errors;

/** Results of the search by kind; the people are those who have the skill. */
export const searchResults = [
  { name: search.skills, results: 1 },
  { name: search.people, results: search.skill.supply },
  ...search.others,
];

/** What the panels' texts name in braces, panel by panel; sums are made here and shares rounded to whole per cent. */
const values = {
  agent: {
    systems: agent.systems.length,
    list: listed(agent.systems.map(({ name, records, of }) => `${name} (${count(records)} ${of})`)),
  },
  passport: {
    holders: passport.holders,
    people: frame.people,
    share: Math.round((100 * passport.holders) / frame.people),
    list: listed(passport.skills.map((entry) => `${entry.name} (${count(entry.count)})`)),
  },
  matching: {
    strong: sum(matching.shares.filter(({ strong }) => strong).map(({ matches }) => matches)),
    all: sum(matching.shares.map(({ matches }) => matches)),
    list: listed(matching.shares.map(({ matches }) => String(matches))),
  },
  mapping: {
    gap: totals.gap,
    need: totals.demand,
    have: totals.supply,
    list: listed(widestGaps.map(({ name, figure }) => `${name} (${figure})`)),
  },
  lens: {
    skill: leading?.skill.name ?? '',
    change: change(leading?.skill.trend ?? 0),
    value: forecast.at(-1) ?? 0,
    error: forecastErrors.at(-1) ?? 0,
    quarter: lensScreen.quarters.at(-1) ?? '',
  },
  search: {
    query: search.query,
    all: sum(searchResults.map(({ results }) => results)),
    list: listed(searchResults.map(({ name, results }) => `${name} (${results})`)),
  },
} as const;

export type PanelName = keyof typeof values;

/** A text of a panel with the panel's figures in it. */
export function panelText(panel: PanelName, text: string): string {
  return fillIn(text, values[panel]);
}

/** All panels in words, for who cannot see them. */
export function describePanels(): string {
  const names = ['agent', 'passport', 'matching', 'mapping', 'lens', 'search'] as const;
  const panels = names.map((name) => panelText(name, content[name].described));
  return fillIn(content.description, { panels: panels.join('. ') });
}
