import * as z from 'zod/mini';
import { claimField } from '../loader/claim-field.ts';
import { paragraph } from '../loader/fields.ts';
import { head, item, line, link, productHero, section, sheet, short } from './parts.ts';
import { invented, skillName } from './screens/parts.ts';

/** A line of the CV: either it stays out, and this says what it would have told, or skills are read from it. */
const cvLine = z.union([
  z.strictObject({ text: line(), out: short() }),
  z.strictObject({ text: line(), reads: z.array(skillName()).check(z.minLength(1)) }),
]);

/** One of two readers' halves. */
const audience = z.strictObject({
  id: short(),
  ...sheet,
  uses: z.array(item).check(z.length(3, { error: 'three uses' })),
  link,
});

/** `skills-1st-matching.yaml`. */
export const skillsMatching = z.strictObject({
  head,
  hero: z.extend(productHero, { film: short() }),
  measured: z.strictObject({
    name: short(),
    source: short(),
    claims: z.array(claimField()).check(z.length(4, { error: 'four claims' })),
  }),
  slip: z.strictObject({
    ...sheet,
    ...invented,
    /** Whose row on the product's screen the slip shows. */
    code: short(),
    columns: z.strictObject({ cv: short(), slip: short() }),
    out: short(),
    candidate: short(),
    level: short(),
    sum: line(),
    result: line(),
    lines: z.array(cvLine).check(z.minLength(1)),
    limits: z.strictObject({ title: line(), items: z.array(item).check(z.length(3)) }),
  }),
  audiences: z.array(audience).check(z.length(2, { error: 'two readers' })),
  steps: z.strictObject({
    ...sheet,
    steps: z.array(z.strictObject({ title: short(), text: paragraph(), outcome: line() })).check(z.length(3)),
  }),
  closing: z.strictObject({ ...section, button: short(), demo: short() }),
});
