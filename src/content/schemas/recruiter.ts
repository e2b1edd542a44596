import * as z from 'zod/mini';
import { href, paragraph } from '../loader/fields.ts';
import { head, line, section, sheet, short } from './parts.ts';
import { products } from './products.ts';

const whole = z.int().check(z.minimum(0));
const isSample = z.literal(true);

const step = z.strictObject({
  step: short(),
  /** People who are left after it. */
  left: whole,
  minutes: whole,
  /** The minutes are for the step as a whole, not for each person. */
  once: z.optional(z.boolean()),
  text: line(),
});

const side = z.strictObject({ title: short(), text: line(), applied: short(), steps: z.array(step) });

const search = z
  .strictObject({
    ...sheet,
    sample: isSample,
    /** Everybody who applied, the same on both sides. */
    applicants: whole,
    labels: z.strictObject({ each: line(), once: line(), hours: short(), even: short() }),
    sides: z.array(side).check(z.length(2, { error: 'two sides' })),
    results: z.strictObject({
      caption: line(),
      columns: z.strictObject({ what: short(), cv: short(), skills: short() }),
      time: short(),
      rows: z.array(z.strictObject({ what: line(), cv: short(), skills: short() })),
    }),
    note: line(),
  })
  .check(
    z.refine(
      ({ sides, applicants }) =>
        sides.every(({ steps }) =>
          steps.every(({ left }, index) => left <= (steps[index - 1]?.left ?? applicants)),
        ),
      { error: 'steps that leave no more people than there were before' },
    ),
  );

const stream = z.pipe(
  z.strictObject({
    title: short(),
    text: paragraph(),
    reckoning: line(),
    count: whole,
    /** Euros. */
    rate: whole,
    /** How often a year. */
    times: whole,
  }),
  z.transform(({ count, rate, times, ...rest }) => ({ ...rest, amount: count * rate * times })),
);

/** `recruiter.yaml`. */
export const recruiter = z.strictObject({
  head,
  hero: z.strictObject({
    ...section,
    book: short(),
    search: short(),
    caption: line(),
    sample: isSample,
  }),
  search,
  video: z.strictObject(sheet),
  benefits: z.strictObject({
    name: short(),
    title: line(),
    groups: z.array(
      z.strictObject({
        who: short(),
        items: z
          .array(z.strictObject({ title: short(), text: paragraph() }))
          .check(z.length(2, { error: 'two' })),
      }),
    ),
  }),
  suite: z.strictObject({
    name: short(),
    title: line(),
    items: z
      .array(z.strictObject({ mark: z.enum(products), title: short(), text: line(), to: href() }))
      .check(z.length(5, { error: 'five products' })),
  }),
  revenue: z.strictObject({
    ...sheet,
    sample: isSample,
    potential: short(),
    year: short(),
    scale: line(),
    /** Euros that one line of a column stands for. */
    unit: whole.check(z.minimum(1)),
    sum: line(),
    streams: z.array(stream).check(z.length(4, { error: 'four revenue streams' })),
  }),
  closing: z.strictObject({ ...section, button: short() }),
});
