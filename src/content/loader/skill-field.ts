import * as z from 'zod/mini';
import { type SkillKind, skillKinds } from '../organisation/skills.ts';
import { nameField } from './name-field.ts';
import { type SkillRecord, type SkillTotals, skillRecords, skillTotals } from './skill-table.ts';

/** The name of a skill in `skills.yaml`, which becomes that skill's record. */
export function skillField() {
  return nameField<SkillRecord>(
    'the name of a skill in skills.yaml',
    () => skillRecords().map(({ name }) => name),
    (wanted) => skillRecords().find(({ name }) => name === wanted),
  );
}

/** The name of a skill in `skills.yaml`, which stays a name. */
export function skillName() {
  return z.pipe(
    skillField(),
    z.transform(({ name }: SkillRecord) => name),
  );
}

/** The name under which `skillGroupField` gives the sums of the whole table. */
export const everyGroup = 'All groups';

export interface SkillGroup extends SkillTotals {
  readonly name: string;
}

/** The name of a group in `skills.yaml`, or `All groups`, which becomes its sums. */
export function skillGroupField() {
  return nameField<SkillGroup>(
    `the name of a group in skills.yaml or "${everyGroup}"`,
    () => [everyGroup, ...new Set(skillRecords().map(({ group }) => group))],
    (wanted) => {
      const records = skillRecords().filter(({ group }) => wanted === everyGroup || group === wanted);
      return records.length === 0 ? undefined : { name: wanted, ...skillTotals(records) };
    },
  );
}

/** The kind of skill that becomes its sums over the whole table: hard, human or transversal. */
export function skillKindField() {
  return nameField<SkillGroup>(
    'a kind of skill',
    () => skillKinds,
    (wanted) => {
      const kind = skillKinds.find((candidate): candidate is SkillKind => candidate === wanted);
      return kind && { name: kind, ...skillTotals(skillRecords().filter((skill) => skill.kind === kind)) };
    },
  );
}
