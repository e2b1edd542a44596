import * as z from 'zod/mini';
import { wholeNumber } from '../fields.ts';
import { sum } from '../format.ts';
import { nonEmptyList, uniqueNames } from '../lists.ts';
import { checkedFile, nameField, namesField } from '../loader/check-content.ts';
import { label } from '../texts.ts';

const skill = z.strictObject({
  name: label(),
  /** Technical knowledge, work with people, or a skill of every trade. */
  kind: z.enum(['hard', 'human', 'transversal']),
  /** The number of people who need the skill. */
  demand: wholeNumber(),
  /** The number of people who have the skill. */
  supply: wholeNumber(),
  /** Change of demand over the next 12 months, in per cent. */
  trend: z.int().check(z.minimum(-100)),
});

const group = z.strictObject({ name: label(), skills: nonEmptyList(skill) });

/** The schema of `skills.yaml`. Other files refer to a skill by its name, so names are unique across all groups. */
export const skills = z.strictObject({ groups: z.array(group).check(uniqueNames()) });

/** A skill of the sample organisation with the name of its group. */
export type SkillRecord = z.output<typeof skill> & { readonly group: string };

/** Returns the sums of demand, supply and gaps of some skills. All numbers except `skills` are people. */
export function skillTotals(records: readonly Pick<SkillRecord, 'demand' | 'supply'>[]) {
  const demand = sum(records.map((record) => record.demand));
  const supply = sum(records.map((record) => record.supply));
  const short = sum(records.map((record) => Math.max(0, record.demand - record.supply)));
  return {
    /** The number of skills. */
    skills: records.length,
    demand,
    supply,
    /** Demand minus supply, which is also `short` minus `spare`. */
    gap: demand - supply,
    /** Missing people, over the skills with too few. */
    short,
    /** People to spare, over the other skills. */
    spare: short - demand + supply,
  };
}

const readTable = checkedFile('content/organisation/skills', skills);

/** Returns all skills in the order of `skills.yaml`. Runs at build only. Throws if the file has mistakes. */
export function skillRecords(): SkillRecord[] {
  return readTable().groups.flatMap(({ name, skills: entries }) =>
    entries.map((entry) => ({ ...entry, group: name })),
  );
}

const oneSkill = 'the name of a skill in skills.yaml';

/** Returns the schema of a field that names a skill of `skills.yaml`. Its output is the skill's record. */
export const skillField = () =>
  nameField(oneSkill, () => skillRecords().map((record) => [record.name, record] as const));

/** Returns the schema of a field that names a skill of `skills.yaml`. Its output is the name. */
export const skillName = () => namesField(oneSkill, () => skillRecords().map(({ name }) => name));

/** Returns the schema of a field that names a group of `skills.yaml`. */
export const skillGroup = () =>
  namesField('the name of a group in skills.yaml', () => readTable().groups.map(({ name }) => name));
