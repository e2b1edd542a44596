import { change, fillIn, sum } from '../../content/format.ts';
import screen from '../../content/screens/control-centre.yaml';
import frame from '../../content/screens/frame.yaml';

const { agent, passport, matching, lens, search } = screen;

/** The values of the placeholders in each panel's texts. Shares are rounded to whole per cent. */
const values = {
  agent: { systems: agent.systems.length },
  matching: {
    strong: sum(matching.shares.filter(({ strong }) => strong).map(({ matches }) => matches)),
    all: sum(matching.shares.map(({ matches }) => matches)),
  },
  mapping: {},
  passport: {
    holders: passport.holders,
    share: Math.round((100 * passport.holders) / frame.people),
    waiting: passport.skills.at(-1)?.count ?? 0,
  },
  lens: {
    skill: lens.skill?.name ?? '',
    change: change(lens.skill?.trend ?? 0),
    value: lens.index.at(-1) ?? 0,
    error: lens.errors.at(-1) ?? 0,
    quarter: lens.quarters.at(-1) ?? '',
  },
  /** One skill, the people who have it, and the other results. */
  search: {
    query: search.query,
    all: sum([1, search.skill.supply, ...search.others.map(({ results }) => results)]),
  },
} as const;

/** The figures of each panel that texts may name. */
export const panelValues: Readonly<Record<keyof typeof values, Readonly<Record<string, string | number>>>> =
  values;

export type PanelName = keyof typeof values;

/** Returns a text of a panel with its placeholders filled in. */
export function panelText(panel: PanelName, text: string): string {
  return fillIn(text, values[panel]);
}
