import * as z from 'zod/mini';
import { short } from '../fields.ts';

/** What a skill is: knowledge and technique, the way one works with people, or what every trade uses. */
export const skillKinds = ['hard', 'human', 'transversal'] as const;

export type SkillKind = (typeof skillKinds)[number];

const people = z.int().check(z.minimum(0));

const skill = z.strictObject({
  name: short(),
  kind: z.enum(skillKinds),
  /** People who need to have the skill. */
  demand: people,
  /** People who have it. */
  supply: people,
  /** Change of demand over the next 12 months, in per cent. */
  trend: z.int().check(z.minimum(-100)),
});

const group = z.strictObject({ name: short(), skills: z.array(skill).check(z.minLength(1)) });

/** Other files find a skill by its name alone, so no name stands in the table twice, not even in two groups. */
const uniqueNames = z.superRefine<z.output<typeof group>[]>((groups, context) => {
  const seen = new Set<string>();
  for (const [place, { name, skills: entries }] of groups.entries()) {
    const named = [
      { name, path: [place, 'name'] },
      ...entries.map((entry, index) => ({ name: entry.name, path: [place, 'skills', index, 'name'] })),
    ];
    for (const { name: candidate, path } of named) {
      if (seen.has(candidate)) {
        context.addIssue({
          code: 'invalid_value',
          values: [],
          path,
          input: candidate,
          message: 'a name that is not there yet',
        });
      }
      seen.add(candidate);
    }
  }
});

/** `skills.yaml`: invented for the product screens, so always a sample. */
export const skills = z.strictObject({
  sample: z.literal(true),
  groups: z.array(group).check(uniqueNames),
});
