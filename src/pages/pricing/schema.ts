import * as z from 'zod/mini';
import { head, sample, whole } from '../../content/fields.ts';
import { atMost, list, several } from '../../content/lists.ts';
import { labels, line, lines, matching, numberIn, short, shorts } from '../../content/texts.ts';
import { cards, ending, questions, section, titledSection } from '../../sections/schema.ts';

/** An amount as it is printed, or a price by its name in braces: `€1,800` is 1800. */
const euros = () =>
  z.pipe(matching(/^€\d[\d,]*$/, 'an amount such as "€1,800", in quotes'), z.transform(numberIn));

export const page = z.strictObject({
  head,
  ...shorts('title', 'back'),
  ...lines('tagline', 'names'),
  packages: list({
    ...shorts('name', 'button'),
    audience: line(),
    /** The figure, where there is one, is set large between its words. */
    price: z.strictObject({ before: line(), figure: z.optional(short()), after: z.optional(short()) }),
    note: z.optional(line()),
    includes: several(line()),
  }),
  screen: section({}),
  /** Euros. */
  year: section({
    hires: whole(),
    columns: labels('item', 'first', 'later'),
    rows: list(
      { item: short(), reckoning: line(), first: euros(), later: euros() },
      atMost(4, 'the bar has no more colours'),
    ),
    ...shorts('total', 'each'),
    note: line(),
    sample,
  }),
  why: titledSection({ cards: cards() }),
  faq: titledSection({ items: questions() }),
  closing: ending({}),
});
