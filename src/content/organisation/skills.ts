import * as z from 'zod/mini';
import { whole } from '../fields.ts';
import { sum } from '../format.ts';
import { several, uniqueNames } from '../lists.ts';
import { checkedFile, nameField, namesField } from '../loader/check-content.ts';
import { short } from '../texts.ts';

const skill = z.strictObject({
  name: short(),
  /** Knowledge and technique, the way one works with people, or what every trade uses. */
  kind: z.enum(['hard', 'human', 'transversal']),
  /** People who need to have the skill. */
  demand: whole(),
  /** People who have it. */
  supply: whole(),
  /** Change of demand over the next 12 months, in per cent. */
  trend: z.int().check(z.minimum(-100)),
});

const group = z.strictObject({ name: short(), skills: several(skill) });

/** `skills.yaml`. Other files find a skill by its name alone, so none stands there twice, not even in two groups. */
export const skills = z.strictObject({ groups: z.array(group).check(uniqueNames()) });

/** A skill of the sample organisation with the group it stands in. */
export type SkillRecord = z.output<typeof skill> & { readonly group: string };

/** Adds up demand, supply and gap over some skills; all but `skills` count people. */
export function skillTotals(records: readonly Pick<SkillRecord, 'demand' | 'supply'>[]) {
  const demand = sum(records.map((record) => record.demand));
  const supply = sum(records.map((record) => record.supply));
  const short = sum(records.map((record) => Math.max(0, record.demand - record.supply)));
  return {
    /** How many skills were added up. */
    skills: records.length,
    demand,
    supply,
    /** Demand less supply; what is short less what is spare. */
    gap: demand - supply,
    /** People missing, over the skills that are short. */
    short,
    /** People to spare, over the others. */
    spare: short - demand + supply,
  };
}

const readTable = checkedFile('content/organisation/skills', skills);

/**
 * All skills of `skills.yaml` in its order. Runs at build only. Throws while the file has mistakes: the check of that file
 * reports them.
 */
export function skillRecords(): SkillRecord[] {
  return readTable().groups.flatMap(({ name, skills: entries }) =>
    entries.map((entry) => ({ ...entry, group: name })),
  );
}

const oneSkill = 'the name of a skill in skills.yaml';

/** The name of a skill in `skills.yaml`, which becomes that skill's record. */
export const skillField = () =>
  nameField(oneSkill, () => skillRecords().map((record) => [record.name, record] as const));

/** The name of a skill in `skills.yaml`, which stays a name. */
export const skillName = () => namesField(oneSkill, () => skillRecords().map(({ name }) => name));

/** The name of a group in `skills.yaml`. */
export const skillGroup = () =>
  namesField('the name of a group in skills.yaml', () => readTable().groups.map(({ name }) => name));
