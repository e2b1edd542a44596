import * as z from 'zod/mini';
import { paragraph } from '../loader/fields.ts';
import { head, item, line, link, section, sheet, short } from './parts.ts';

/** The length of the session in minutes (specification, section 9). */
const sessionLength = 180;

const slot = z.strictObject({
  title: short(),
  /** In steps of five, up to an hour: the stylesheet has a length for each. */
  minutes: z.int().check(z.gte(5), z.lte(60), z.multipleOf(5)),
  kind: z.enum(['talk', 'work', 'break']),
  text: paragraph(),
});

const labelled = z.strictObject({ label: short(), text: line() });

/** `masterclass.yaml`. */
export const masterclass = z.strictObject({
  head,
  hero: z.strictObject({ name: short(), ...section, register: short() }),
  session: z.strictObject({ title: short(), rows: z.array(labelled), seats: line() }),
  timetable: z.strictObject({
    ...sheet,
    minutes: short(),
    kinds: z.strictObject({ talk: short(), work: short(), break: short() }),
    slots: z.array(slot).check(
      z.refine((slots) => slots.reduce((sum, { minutes }) => sum + minutes, 0) === sessionLength, {
        error: `parts that last ${sessionLength} minutes together`,
      }),
    ),
  }),
  learn: z.strictObject({
    name: short(),
    title: line(),
    points: z.array(item).check(z.length(6, { error: 'six points' })),
  }),
  bring: z.strictObject({ ...sheet, items: z.array(labelled) }),
  closing: z.strictObject({ ...section, register: short(), product: link }),
});
