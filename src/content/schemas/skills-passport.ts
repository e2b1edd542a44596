import * as z from 'zod/mini';
import { claimField } from '../loader/claim-field.ts';
import { paragraph } from '../loader/fields.ts';
import { head, item, line, link, productHero, section, sheet, short } from './parts.ts';
import { day, invented, skillName } from './screens/parts.ts';

const viewers = 5;

const side = z.strictObject({
  title: short(),
  points: z.array(item),
  claim: claimField(),
  link,
});

/** `skills-passport.yaml`. */
export const skillsPassport = z.strictObject({
  head,
  hero: z.strictObject({
    ...productHero.shape,
    fields: z.array(z.strictObject({ label: short(), text: line() })),
  }),
  screen: z.strictObject(sheet),
  stamp: z.strictObject({
    title: short(),
    /** One of the verified credentials of the passport's screen. */
    skill: skillName(),
    around: short(),
    level: short(),
    parts: z.array(item).check(z.length(5, { error: '5 parts, one for each number on the stamp' })),
  }),
  life: z.strictObject({
    ...sheet,
    ...invented,
    today: short(),
    viewersLabel: short(),
    /** One of the verified credentials of the passport's screen. */
    skill: skillName(),
    viewers: z
      .array(z.strictObject({ name: short(), role: z.optional(short()) }))
      .check(z.length(viewers, { error: `${viewers} viewers` })),
    nothing: short(),
    events: z
      .array(
        z.strictObject({
          title: short(),
          date: day(),
          /** From this day on the credential is not in force, until the next event. */
          lapsed: z.optional(z.boolean()),
          sees: z
            .array(z.nullable(line()))
            .check(z.length(viewers, { error: `a text or ~ for each of the ${viewers} viewers` })),
        }),
      )
      .check(z.length(5, { error: '5 events' })),
    note: paragraph(),
  }),
  flow: z.strictObject({
    ...sheet,
    steps: z.array(z.strictObject({ title: short(), text: paragraph(), outcome: line() })),
  }),
  video: z.strictObject(sheet),
  sides: z.strictObject({ ...sheet, source: short(), educators: side, business: side }),
  closing: z.strictObject({ ...section, button: short(), demo: short() }),
});
