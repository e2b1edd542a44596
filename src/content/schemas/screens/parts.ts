import * as z from 'zod/mini';
import { skillField } from '../../loader/skill-field.ts';
import type { SkillRecord } from '../../loader/skill-table.ts';

/** The name of a skill of the skills table; a name that is not there is a mistake. */
export function skillName() {
  return z.pipe(
    skillField(),
    z.transform(({ name }: SkillRecord) => name),
  );
}

/** A day, written in quotes so that YAML keeps it text. */
export const day = () => z.iso.date({ error: 'a date such as "2026-06-12", in quotes' });

/** A level of skill, 1 (begins) to 5 (teaches others). */
export const level = () => z.int().check(z.minimum(1), z.maximum(5));

/** A number of people, records or weeks. */
export const amount = () => z.int().check(z.minimum(0));

/** Everything in a product screen is invented. */
export const invented = { sample: z.literal(true) };
