import { organisation, placeOf, skillFigures } from './organisation.ts';

/** A skill on the map of supply and demand: people with it, people needed. */
export interface MappedSkill {
  readonly name: string;
  readonly need: number;
  readonly have: number;
  /** Place across: a department is one wide, the first from 0 to 1. */
  readonly group: number;
  /** Level of skill that is asked for, 1 to 5. */
  readonly level: number;
  readonly spread: number;
}

const { departments, plan, move } = organisation;

/** The map's columns: the departments of the organisation. */
export const mappingGroups: readonly string[] = departments.map(({ name }) => name);

/** Where a skill stands in the column of its department: across from 0 to 1, and its level. */
const places: Readonly<Record<string, Pick<MappedSkill, 'level' | 'spread'> & { readonly across: number }>> =
  {
    'Data engineering': { across: 0.63, level: 3.8, spread: 44 },
    'Cloud security': { across: 0.5, level: 4.75, spread: 38 },
    'Process automation': { across: 0.5, level: 2.9, spread: 36 },
    Negotiation: { across: 0.5, level: 4, spread: 32 },
    Coaching: { across: 0.5, level: 3, spread: 30 },
    'Manual reporting': { across: 0.63, level: 2.5, spread: 42 },
    'Data entry': { across: 0.5, level: 1.2, spread: 38 },
    'Order handling': { across: 0.5, level: 1.6, spread: 42 },
  };

/** The skills of the plan, each in the column of its department. Throws for a skill without a place. */
export const mappedSkills: readonly MappedSkill[] = plan.entries.map(({ name, department }) => {
  const { need, have } = skillFigures(name);
  const { across, level, spread } = placeOf(places, name);
  return { name, need, have, group: mappingGroups.indexOf(department) + across, level, spread };
});

/** People who could move from a skill with people to spare to one that is short, after the courses named. */
export const retraining = {
  from: move.from.name,
  to: move.to.name,
  people: move.people,
  courses: move.courses,
} as const;

/** Sums over all skills of the map. */
export function mappingTotals() {
  const { demand: need, supply: have, gap, short, spare } = plan;
  return { need, have, gap, short, spare };
}
