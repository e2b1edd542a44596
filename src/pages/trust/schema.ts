import * as z from 'zod/mini';
import { head, link, sample, writtenDay } from '../../content/fields.ts';
import { atMost, list, type Shape } from '../../content/lists.ts';
import { labels, line, paragraph, short, shortFields } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { nextLinks, section, titledSection } from '../../sections/schema.ts';

/** Returns the schema of what a part says instead once a tool measures. */
const measured = <Fields extends Shape>(fields: Fields) => z.optional(z.strictObject(fields));

/** What is not settled yet in a table. */
const draft = z.strictObject({ text: line(), sample });

export const page = z.strictObject({
  head,
  hero: section(shortFields('contents')),
  /** Stands beside what is marked as a sample. */
  pending: short(),
  flow: section({
    ...shortFields('keeps', 'sends'),
    stations: list(
      {
        /** Where the station is: the device, a service, the team. */
        ...shortFields('place', 'title'),
        text: paragraph(),
        keeps: line(),
        /** What goes on to the next station; the last has none. */
        sends: z.optional(line()),
      },
      atMost(5, 'more stations do not stand in one row'),
    ),
  }),
  processors: section({
    measured: measured({ text: paragraph() }),
    caption: line(),
    columns: labels('who', 'purpose', 'sees', 'where'),
    rows: list({ who: short(), purpose: line(), sees: line(), where: line() }),
    draft,
  }),
  security: section({
    /** What stands at the head and in the margin of the sheet. */
    sheet: labels('name', 'part', 'page'),
    /** Each with what shows it, a line of the site's own settings, and where that is. */
    controls: points({
      ...shortFields('number', 'where'),
      proof: line('transport'),
      measured: measured({ title: short(), text: paragraph(), proof: line() }),
    }),
    draft,
    report: section({ promise: line(), sample, ...shortFields('email', 'file') }),
  }),
  ai: section({
    never: titledSection({ points: points({}) }),
    caption: line(),
    columns: labels('duty', 'article', 'answer'),
    duties: list({ duty: short(), article: short(), answer: line() }),
    draft,
    /** What stays with the customer. */
    yours: paragraph(),
  }),
  accessibility: section({ updated: writtenDay(), prepared: line('day'), parts: points({}) }),
  visitors: titledSection({
    items: points({ measured: measured({ text: paragraph() }) }),
    privacy: link,
    cookies: link,
  }),
  closing: titledSection({ links: nextLinks() }),
});
