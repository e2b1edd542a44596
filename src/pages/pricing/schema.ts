import * as z from 'zod/mini';
import { head, sample } from '../../content/fields.ts';
import { atMost, exactly, list, nonEmptyList } from '../../content/lists.ts';
import { labels, line, lineFields, matching, numberIn, short, shortFields } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { questions } from '../../sections/questions/schema.ts';
import { ending, section, titledSection } from '../../sections/schema.ts';

/** An amount as it is printed, or a price by its name in braces: `€1,800` is 1800. */
const euros = () =>
  z.pipe(matching(/^€\d[\d,]*$/, 'an amount such as "€1,800", in quotes'), z.transform(numberIn));

/** A number that the reader can change. */
const factor = z.strictObject({ label: short(), value: z.number().check(z.minimum(0)) });

export const page = z.strictObject({
  head,
  ...shortFields('title', 'back'),
  ...lineFields('tagline', 'names'),
  packages: list(
    {
      ...shortFields('name', 'button'),
      audience: line(),
      /** The figure, where there is one, is set large between its words. */
      price: z.strictObject({ before: line(), figure: z.optional(short()), after: z.optional(short()) }),
      note: z.optional(line()),
      /** Of the second package: what it has beside the first. */
      includes: nonEmptyList(line()),
    },
    exactly(2, 'the second includes the first'),
  ),
  features: z.strictObject({
    ...shortFields('feature', 'included', 'missing'),
    ...lineFields('title', 'contains'),
  }),
  screen: section({ key: line() }),
  /** Euros. */
  year: section({
    columns: labels('item', 'first', 'later'),
    legend: labels('price', 'guess'),
    licence: z.strictObject({ item: short(), reckoning: line(), price: euros() }),
    guesses: list(
      {
        item: short(),
        yearly: z.optional(z.boolean()),
        factors: nonEmptyList(factor, atMost(2, 'a row of the table has no more room')),
      },
      atMost(3, 'the bar has colours for no more'),
    ),
    hires: factor,
    ...shortFields('total', 'each'),
    note: line(),
    problem: line('fields'),
    announcement: line('first later'),
    sample,
  }),
  why: titledSection({ cards: points({}) }),
  faq: titledSection({ items: questions() }),
  closing: ending({}),
});
