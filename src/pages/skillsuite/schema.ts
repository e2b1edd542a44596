import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { date, head, href, link, positiveInteger, sample } from '../../content/fields.ts';
import { nonEmptyList, objectList, onePerProduct } from '../../content/lists.ts';
import { products } from '../../content/products.ts';
import { formattedFigure, label, labelFields, paragraph, sentence } from '../../content/texts.ts';
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
    ...labelFields('name', 'title'),
    to: href(),
    text: paragraph(),
    /** The day's answer, which stands in the product's disc, and what it counts. */
    figure: formattedFigure(),
    counts: label(),
    /** What the next product begins with. */
    hands: sentence(),
  }),
  z.transform((entry) => ({ ...entry, dayInWords: weekday.format(new Date(entry.date)) })),
);

/** Jobs that are filled in one way; `outside` where nobody inside fills them. */
const part = z.strictObject({ people: positiveInteger(), label: label(), outside: z.optional(z.boolean()) });

export const page = z.strictObject({
  head,
  hero: section({
    product: label(),
    week: link,
    /** What the drawn route begins with; its stations are the days of the week. */
    question: sentence(),
    note: sentence(),
    sample,
  }),
  week: section({
    handsOver: label(),
    days: nonEmptyList(day, onePerProduct),
    plan: z.strictObject({
      title: label(),
      text: sentence('jobs within outside'),
      parts: z.array(part).check(z.minLength(2)),
    }),
  }),
  begin: section({
    steps: steps(inOneRow),
    claim: claimField(),
    claimFor: sentence(),
    links: objectList(link.shape),
  }),
  control: section({ link }),
  closing: ending({ links: z.array(link) }),
});
