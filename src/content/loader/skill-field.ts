import * as z from 'zod/mini';
import { suggestion } from './nearest.ts';
import { type SkillRecord, type SkillTotals, skillRecords, skillTotals } from './skill-table.ts';

/** Text that names something of the skills table, replaced by what `find` gives for it. */
function nameField<Found>(
  expected: string,
  names: () => readonly string[],
  find: (name: string) => Found | undefined,
) {
  return z.pipe(
    z.string({ error: expected }),
    z.transform((name: string, context): Found => {
      const found = find(name);
      if (found !== undefined) return found;
      context.issues.push({
        code: 'invalid_value',
        values: [],
        input: name,
        message: `${expected}${suggestion(name, names())}`,
      });
      return z.NEVER;
    }),
  );
}

/** The name of a skill in `skills.yaml`, which becomes that skill's record. */
export function skillField() {
  return nameField<SkillRecord>(
    'the name of a skill in skills.yaml',
    () => skillRecords().map(({ name }) => name),
    (wanted) => skillRecords().find(({ name }) => name === wanted),
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
