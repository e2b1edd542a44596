import * as z from 'zod/mini';
import { paragraph } from '../../loader/fields.ts';
import { skillField } from '../../loader/skill-field.ts';
import { line, short } from '../parts.ts';

const count = z.int().check(z.minimum(0));

const panel = { name: short(), figure: short(), text: line(), described: paragraph() };

/** `screens/control-centre.yaml`. What other screens show is taken from their files. */
export const controlCentreScreen = z.strictObject({
  sample: z.literal(true),
  view: short(),
  description: paragraph(),
  agent: z.strictObject({
    ...panel,
    systems: z.array(z.strictObject({ name: short(), records: count, of: short() })),
  }),
  passport: z.strictObject({
    ...panel,
    holders: count,
    skills: z.array(z.strictObject({ name: short(), count })),
  }),
  matching: z.strictObject({
    ...panel,
    shares: z.array(z.strictObject({ from: short(), matches: count, strong: z.optional(z.literal(true)) })),
  }),
  mapping: z.strictObject({ ...panel, short: short(), spare: short(), shown: z.int().check(z.minimum(1)) }),
  lens: z.strictObject({ ...panel, today: short(), last: short() }),
  search: z.strictObject({
    ...panel,
    query: short(),
    skill: skillField(),
    skills: short(),
    people: short(),
    others: z.array(z.strictObject({ name: short(), results: count })),
  }),
});
