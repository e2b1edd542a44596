import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { date, head, href, link, sample } from '../../content/fields.ts';
import { nonEmptyList, objectList, onePerProduct } from '../../content/lists.ts';
import { products } from '../../content/products.ts';
import {
  formattedFigure,
  label,
  labelFields,
  labelObject,
  paragraph,
  sentence,
} from '../../content/texts.ts';
import { ending } from '../../sections/ending/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section } from '../../sections/section/schema.ts';

/** Writes dates in one of two ways. */
const dateIn = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const short = dateIn({ weekday: 'short', day: 'numeric', month: 'long' });
const weekday = dateIn({ weekday: 'long' });

const day = z.pipe(
  z.strictObject({
    date: date(),
    product: z.enum(products),
    ...labelFields('name', 'title'),
    to: href(),
    text: paragraph(),
    /** The day's answer and what it counts. */
    figure: formattedFigure(),
    counts: label(),
    /** What the next product begins with. */
    hands: sentence(),
  }),
  z.transform((entry) => {
    const time = new Date(entry.date);
    return { ...entry, dayInWords: short.format(time), weekday: weekday.format(time) };
  }),
);

/** How vacancies are filled in one way: its name, and the words about one of them. */
const way = z.strictObject({ label: label(), text: sentence('who learns') });

export const page = z.strictObject({
  head,
  hero: section(labelFields('product', 'demo')),
  week: z.strictObject({
    text: paragraph(),
    sample,
    question: sentence(),
    mark: labelObject('word', 'label'),
    ...labelFields('choose', 'handsOver', { next: 'day title' }),
    days: nonEmptyList(day, onePerProduct),
  }),
  plan: z.strictObject({
    title: sentence(),
    text: sentence('jobs within outside'),
    ...labelFields('choose', { vacancy: 'number division' }),
    ways: z.strictObject({ now: way, one: way, two: way, advert: way }),
    source: sentence(),
  }),
  begin: section({
    points: points({}),
    claim: claimField(),
    claimFor: sentence(),
    links: objectList(link.shape),
  }),
  closing: ending({ links: z.array(link) }),
});
