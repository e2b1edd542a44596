import * as z from 'zod/mini';
import { claimField } from '../loader/claim-field.ts';
import { skillField } from '../loader/skill-field.ts';
import { head, item, line, sample, section, sheet, short } from './parts.ts';

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
    skills: z.array(skillField()),
    note: line(),
    sample,
  }),
  closing: z.strictObject({ ...section, button: short() }),
});
