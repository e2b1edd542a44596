import * as z from 'zod/mini';
import { figure } from '../loader/fields.ts';
import { item, line, section, short } from './parts.ts';

/** `future-skills-report.yaml`. */
export const report = z.strictObject({
  back: short(),
  eyebrow: short(),
  ...section,
  stats: z.array(z.strictObject({ number: figure(), label: short() })),
  contents: z.strictObject({ title: line(), items: z.array(line()) }),
  form: item,
});
