import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillRecords } from '../../content/organisation/skills.ts';

/** The sample organisation whose figures all drawings show. */
export const organisation = readOrganisation();

/** A skill of the organisation as drawings name it. Throws where the table of skills has none of that name. */
export function skillFigures(name: string) {
  const skill = skillRecords().find((candidate) => candidate.name === name);
  if (!skill) throw new Error(`The table of skills has no skill named ${name}.`);
  return { name, need: skill.demand, have: skill.supply, trend: skill.trend };
}
