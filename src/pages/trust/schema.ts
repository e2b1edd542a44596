import * as z from 'zod/mini';
import { dateWithText, head, link, sample } from '../../content/fields.ts';
import { maxLength, objectList, type Shape } from '../../content/lists.ts';
import { label, labelFields, labelObject, paragraph, sentence } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { nextLinks, section, titledSection } from '../../sections/schema.ts';

/** Returns the schema of what a part says instead once a tool measures. */
const measured = <Fields extends Shape>(fields: Fields) => z.optional(z.strictObject(fields));

/** What is not settled yet in a table. */
const draft = z.strictObject({ text: sentence(), sample });

export const page = z.strictObject({
  head,
  hero: section(labelFields('contents')),
  /** Stands beside what is marked as a sample. */
  pending: label(),
  flow: section({
    ...labelFields('keeps', 'sends'),
    stations: objectList(
      {
        /** Where the station is: the device, a service, the team. */
        ...labelFields('place', 'title'),
        text: paragraph(),
        keeps: sentence(),
        /** What goes on to the next station; the last has none. */
        sends: z.optional(sentence()),
      },
      maxLength(5, 'more stations do not stand in one row'),
    ),
  }),
  processors: section({
    measured: measured({ text: paragraph() }),
    caption: sentence(),
    columns: labelObject('who', 'purpose', 'sees', 'where'),
    rows: objectList({ who: label(), purpose: sentence(), sees: sentence(), where: sentence() }),
    draft,
  }),
  security: section({
    /** What stands at the head and in the margin of the sheet. */
    sheet: labelObject('name', 'part', 'page'),
    /** Each with what shows it, a line of the site's own settings, and where that is. */
    controls: points({
      ...labelFields('number', 'where'),
      proof: sentence('transport'),
      measured: measured({ title: label(), text: paragraph(), proof: sentence() }),
    }),
    draft,
    report: section({ promise: sentence(), sample, ...labelFields('email', 'file') }),
  }),
  ai: section({
    never: titledSection({ points: points({}) }),
    caption: sentence(),
    columns: labelObject('duty', 'article', 'answer'),
    duties: objectList({ duty: label(), article: label(), answer: sentence() }),
    draft,
    /** What stays with the customer. */
    yours: paragraph(),
  }),
  accessibility: section({ updated: dateWithText(), prepared: sentence('day'), parts: points({}) }),
  visitors: titledSection({
    items: points({ measured: measured({ text: paragraph() }) }),
    privacy: link,
    cookies: link,
  }),
  closing: titledSection({ links: nextLinks() }),
});
