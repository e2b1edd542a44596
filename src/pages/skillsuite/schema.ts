import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { date, head, href, link, positive, sample } from '../../content/fields.ts';
import { eachProduct, list, nonEmptyList } from '../../content/lists.ts';
import { products } from '../../content/products.ts';
import { figure, line, paragraph, short, shortFields } from '../../content/texts.ts';
import { ending, section } from '../../sections/schema.ts';
import { inOneRow, steps } from '../../sections/steps/schema.ts';

const weekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const day = z.pipe(
  z.strictObject({
    date: date(),
    product: z.enum(products),
    ...shortFields('name', 'title'),
    to: href(),
    text: paragraph(),
    /** The day's answer, which stands in the product's disc, and what it counts. */
    figure: figure(),
    counts: short(),
    /** What the next product begins with. */
    hands: line(),
  }),
  z.transform((entry) => ({ ...entry, dayInWords: weekday.format(new Date(entry.date)) })),
);

/** Jobs that are filled in one way; `outside` where nobody inside fills them. */
const part = z.strictObject({ people: positive(), label: short(), outside: z.optional(z.boolean()) });

export const page = z.strictObject({
  head,
  hero: section({
    product: short(),
    week: link,
    /** What the drawn route begins with; its stations are the days of the week. */
    question: line(),
    note: line(),
    sample,
  }),
  week: section({
    handsOver: short(),
    days: nonEmptyList(day, eachProduct),
    plan: z.strictObject({
      title: short(),
      text: line('jobs within outside'),
      parts: z.array(part).check(z.minLength(2)),
    }),
  }),
  begin: section({ steps: steps(inOneRow), claim: claimField(), claimFor: line(), links: list(link.shape) }),
  control: section({ link }),
  closing: ending({ links: z.array(link) }),
});
