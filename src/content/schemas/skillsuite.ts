import * as z from 'zod/mini';
import { claimField } from '../loader/claim-field.ts';
import { figure, href, paragraph, text } from '../loader/fields.ts';
import { head, line, link, sample, section, sheet, short } from './parts.ts';
import { products } from './products.ts';

const hero = z.strictObject({
  product: short(),
  ...section,
  overview: link,
  week: link,
  /** What the numbered list under the chart is. */
  stops: short(),
  stations: z
    .array(z.strictObject({ label: short(), text: short(), to: href() }))
    .check(z.length(5, { error: 'five stations' })),
  note: line(),
  sample,
});

const day = z.strictObject({
  date: text({ maximum: 10 }).check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'a date such as "2026-06-12", in quotes' }),
  ),
  product: z.enum(products),
  name: short(),
  to: href(),
  title: short(),
  text: paragraph(),
  figure: figure(),
  /** What the figure counts. */
  counts: short(),
  /** What the next product begins with. */
  hands: line(),
});

const part = z.strictObject({
  people: z.int().check(z.minimum(1)),
  label: short(),
  /** True for posts that nobody inside fills. */
  outside: z.optional(z.boolean()),
});

/** `skillsuite.yaml`. */
export const skillsuite = z.strictObject({
  head,
  hero,
  week: z.strictObject({
    ...sheet,
    handsOver: short(),
    days: z.array(day).check(z.length(5, { error: 'five days' })),
    plan: z.strictObject({ title: short(), text: line(), parts: z.array(part).check(z.minLength(2)) }),
    note: line(),
    sample,
  }),
  film: z.strictObject({ ...section, play: short() }),
  begin: z.strictObject({
    ...sheet,
    steps: z
      .array(z.strictObject({ title: short(), text: paragraph(), outcome: line() }))
      .check(z.length(3, { error: 'three steps' })),
    claim: claimField(),
    source: short(),
    pricing: link,
  }),
  control: z.strictObject({ ...section, link }),
  closing: z.strictObject({ ...section, button: short(), overview: link }),
});
