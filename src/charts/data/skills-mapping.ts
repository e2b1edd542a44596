/** A skill on the map of supply and demand: people with it, people needed, all at one organisation (sample). */
export interface MappedSkill {
  readonly name: string;
  readonly need: number;
  readonly have: number;
  /** Column: 0 to 5 over the five groups. */
  readonly group: number;
  /** Level of skill that is asked for, 1 to 5. */
  readonly level: number;
  readonly spread: number;
}

export const mappingGroups = ['Data', 'Software', 'Operations', 'Customers', 'People'] as const;

export const mappedSkills: readonly MappedSkill[] = [
  { name: 'Data engineering', need: 64, have: 41, group: 0.98, level: 3.95, spread: 44 },
  { name: 'Cloud security', need: 38, have: 21, group: 2.28, level: 4.3, spread: 38 },
  { name: 'Process automation', need: 45, have: 34, group: 2.62, level: 2.55, spread: 34 },
  { name: 'Negotiation', need: 22, have: 14, group: 3.72, level: 3.7, spread: 30 },
  { name: 'Coaching', need: 30, have: 24, group: 4.42, level: 2.55, spread: 28 },
  { name: 'Manual reporting', need: 18, have: 31, group: 0.82, level: 1.55, spread: 32 },
  { name: 'Data entry', need: 12, have: 22, group: 2.1, level: 1.42, spread: 25 },
  { name: 'Order handling', need: 26, have: 33, group: 3.75, level: 1.42, spread: 25 },
];

/** People who could move from a skill with people to spare to one that is short, after the courses named. */
export const retraining = {
  from: 'Manual reporting',
  to: 'Data engineering',
  people: 9,
  courses: 2,
} as const;

/** Sums over all skills of the map. */
export function mappingTotals() {
  const need = mappedSkills.reduce((sum, skill) => sum + skill.need, 0);
  const have = mappedSkills.reduce((sum, skill) => sum + skill.have, 0);
  const short = mappedSkills.reduce((sum, skill) => sum + Math.max(0, skill.need - skill.have), 0);
  return { need, have, gap: need - have, short, spare: short - (need - have) };
}
