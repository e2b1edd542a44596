import { organisation, skillFigures } from './organisation.ts';
import { type MappedSkill, mappedSkills } from './skills-mapping.ts';

/** A skill's place on the survey sheet: across in people needed, counted from the left edge, and its level, 1 to 5. */
interface SurveyPlace {
  readonly name: string;
  readonly across: number;
  readonly level: number;
  readonly spread: number;
}

/** The sheet's columns from left to right, the departments from the last to the first; each is as wide as it needs people. */
export const surveyColumns = organisation.departments.toReversed().map(({ name }) => {
  const skills = organisation.plan.entries.filter(({ department }) => department === name);
  return { name, skills: skills.map((skill) => skill.name) };
});

/** Where the column of a department begins, in people. */
function columnStart(department: string): number {
  const before = surveyColumns.slice(
    0,
    surveyColumns.findIndex(({ name }) => name === department),
  );
  const needed = before.flatMap(({ skills }) => skills.map((name) => skillFigures(name).need));
  return needed.reduce((sum, need) => sum + need, 0);
}

/** Places across count from the left edge of the department's column. */
const places: Readonly<Record<string, Omit<SurveyPlace, 'name'>>> = {
  'Data engineering': { across: 60, level: 3.8, spread: 92 },
  'Cloud security': { across: 30.7, level: 4.15, spread: 62 },
  'Process automation': { across: 30, level: 2.5, spread: 56 },
  Negotiation: { across: 23.7, level: 3.75, spread: 80 },
  Coaching: { across: 14.2, level: 2.6, spread: 70 },
  'Manual reporting': { across: 24.9, level: 1.5, spread: 58 },
  'Data entry': { across: 78, level: 1.3, spread: 48 },
  'Order handling': { across: 21.5, level: 1.35, spread: 64 },
};

/** A skill of the map of supply and demand, where it stands on the survey sheet. */
export type SurveyedSkill = Pick<MappedSkill, 'name' | 'need' | 'have'> & SurveyPlace;

/** Gives the skill of that name; throws where the map has none. */
export function mappedSkill(name: string): MappedSkill {
  const skill = mappedSkills.find((candidate) => candidate.name === name);
  if (!skill) throw new Error(`The map of supply and demand has no skill named ${name}.`);
  return skill;
}

/** The skills of the survey sheet. Throws while loading where one of them has no place. */
export const surveyedSkills: readonly SurveyedSkill[] = organisation.plan.entries.map(
  ({ name, department }) => {
    const place = places[name];
    if (!place) throw new Error(`The survey has no place for ${name}.`);
    return { ...mappedSkill(name), ...place, across: columnStart(department) + place.across };
  },
);
