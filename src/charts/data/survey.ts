import { type MappedSkill, mappedSkills } from './skills-mapping.ts';

/** A skill's place on the survey sheet: across in people needed, counted from the left edge, and its level, 1 to 5. */
interface SurveyPlace {
  readonly name: string;
  readonly across: number;
  readonly level: number;
  readonly spread: number;
}

/** The sheet's columns from left to right; each is as wide as its group needs people. */
export const surveyColumns = [
  { name: 'People', skills: ['Coaching'] },
  { name: 'Customers', skills: ['Negotiation', 'Order handling'] },
  { name: 'Operations', skills: ['Process automation', 'Data entry'] },
  { name: 'Software', skills: ['Cloud security'] },
  { name: 'Data', skills: ['Data engineering', 'Manual reporting'] },
] as const;

const places: readonly SurveyPlace[] = [
  { name: 'Data engineering', across: 221, level: 3.8, spread: 92 },
  { name: 'Cloud security', across: 153.7, level: 4.15, spread: 62 },
  { name: 'Process automation', across: 129.6, level: 2.5, spread: 56 },
  { name: 'Negotiation', across: 53.7, level: 3.75, spread: 80 },
  { name: 'Coaching', across: 14.2, level: 2.6, spread: 70 },
  { name: 'Manual reporting', across: 185.9, level: 1.5, spread: 58 },
  { name: 'Data entry', across: 100.9, level: 1.3, spread: 48 },
  { name: 'Order handling', across: 51.5, level: 1.35, spread: 64 },
];

/** A skill of the map of supply and demand, where it stands on the survey sheet. */
export type SurveyedSkill = Pick<MappedSkill, 'name' | 'need' | 'have'> & SurveyPlace;

/** Gives the skill of that name; throws where the map has none. */
export function mappedSkill(name: string): MappedSkill {
  const skill = mappedSkills.find((candidate) => candidate.name === name);
  if (!skill) throw new Error(`The map of supply and demand has no skill named ${name}.`);
  return skill;
}

/** The skills of the survey sheet. Throws while loading where the map of supply and demand lacks one of them. */
export const surveyedSkills: readonly SurveyedSkill[] = places.map((place) => ({
  ...mappedSkill(place.name),
  ...place,
}));
