import * as z from 'zod/mini';
import { head, item, line, sample, section, sheet, short } from '../fields.ts';
import { claimField } from '../loader/claim-field.ts';
import { skillField } from '../loader/skill-field.ts';
import { readOrganisation } from '../organisation/organisation.ts';

const chapter = z.strictObject({ title: line(), text: line(), page: z.int().check(z.minimum(1)) });

/** `future-skills-report.yaml`. */
export const report = z.strictObject({
  head,
  back: short(),
  eyebrow: short(),
  ...section,
  stats: z.array(claimField()),
  form: item,
  contents: z.strictObject({ ...sheet, page: short(), items: z.array(chapter) }),
  movers: z.strictObject({
    ...sheet,
    rising: short(),
    fading: short(),
    sentence: line(),
    skills: z.array(skillField()).check(
      z.refine(
        (skills) =>
          readOrganisation().forecast.rising.every(({ name }) => skills.some((skill) => skill.name === name)),
        {
          error:
            "the skills on the report's cover, which are those that rise in organisation.yaml, among them",
        },
      ),
    ),
    note: line(),
    sample,
  }),
  closing: z.strictObject({ ...section, button: short() }),
});
