import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillRecords } from '../../content/organisation/skills.ts';

/** The sample organisation whose figures all drawings show. */
export const organisation = readOrganisation();

/** Where something stands in a drawing, by its name. Throws where it has no place there. */
export function placeOf<Place>(places: Readonly<Record<string, Place>>, name: string): Place {
  const place = places[name];
  if (!place) throw new Error(`A drawing has no place for ${name}.`);
  return place;
}

/** A skill of the organisation as drawings name it. Throws where the table of skills has none of that name. */
export function skillFigures(name: string) {
  const skill = skillRecords().find((candidate) => candidate.name === name);
  if (!skill) throw new Error(`The table of skills has no skill named ${name}.`);
  return { name, need: skill.demand, have: skill.supply, trend: skill.trend };
}
