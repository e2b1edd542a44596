import * as z from 'zod/mini';
import { head, link, sample, writtenDay } from '../../content/fields.ts';
import { atMost, list, several } from '../../content/lists.ts';
import { labels, line, paragraph, short, shorts } from '../../content/texts.ts';
import { nextLinks, points, section, titledSection } from '../../sections/schema.ts';

export const page = z.strictObject({
  head,
  hero: section({ short: titledSection({ points: several(line()) }) }),
  /** Stands beside what is marked as a sample. */
  pending: short(),
  /** The key to such texts where there are many. */
  pendingKey: line(),
  flow: section({
    keeps: short(),
    stations: list(
      {
        /** Where the station is: the device, a service, the team. */
        ...shorts('place', 'title'),
        text: paragraph(),
        keeps: line(),
        /** What goes on to the next station; the last has none. */
        sends: z.optional(line()),
      },
      atMost(5, 'more stations do not stand in one row'),
    ),
  }),
  processors: section({
    caption: line(),
    columns: labels('who', 'purpose', 'sees', 'where'),
    rows: list({ who: short(), purpose: line(), sees: line(), where: line(), sample }),
  }),
  security: titledSection({
    /** Each with what shows it: a line of the site's own settings, or a document, and where that is. */
    items: points({ where: short(), proof: line() }),
    report: section({ promise: line(), sample, ...shorts('email', 'file') }),
  }),
  ai: section({
    never: titledSection({ points: several(line()) }),
    caption: line(),
    columns: labels('duty', 'article', 'answer'),
    duties: list({ duty: short(), article: short(), answer: line(), sample }),
    /** What stays with the customer. */
    yours: paragraph(),
  }),
  accessibility: section({ updated: writtenDay(), prepared: line('day'), parts: points({}) }),
  visitors: titledSection({ items: points({}), privacy: link, cookies: link }),
  closing: titledSection({ links: nextLinks() }),
});
