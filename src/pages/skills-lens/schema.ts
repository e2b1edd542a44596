import * as z from 'zod/mini';
import { head } from '../../content/fields.ts';
import { exactLength, objectList } from '../../content/lists.ts';
import {
  formattedCount,
  label,
  labelFields,
  labelObject,
  paragraph,
  sentence,
  sentenceFields,
} from '../../content/texts.ts';
import { ending } from '../../sections/ending/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';

/** What the page fills in: of a quarter that is pointed at, and of a reader's look at a year. */
const said = 'quarter value error low high outcome off';
const looked = 'year quarter today low high spread supply short';

const card = {
  title: label(),
  today: formattedCount(),
  question: sentence(),
  ...labelFields({ figure: looked }),
  ...sentenceFields({ decision: looked }),
};

export const page = z.strictObject({
  head,
  mark: labelObject('word', 'label'),
  hero: section({ ...labelFields('product', 'book', 'demo'), note: sentence() }),
  years: titledSection({
    text: paragraph({ placeholders: 'skill' }),
    ...labelFields('slider', 'points'),
    announcement: sentence('year error title figure decision'),
    cards: objectList(card, exactLength(3, 'one for each year of the forecast')),
  }),
  forecast: section({
    ...labelFields('watch', 'choose', 'quarter', 'period', 'today', 'table'),
    ...sentenceFields({ said }, 'source'),
    columns: labelObject('skill', 'year', { last: 'quarter' }),
  }),
  misses: z.strictObject({
    title: sentence('outcome'),
    text: paragraph({ placeholders: 'skill made inside all' }),
    quarter: label(),
    ...sentenceFields({ inside: said, outside: said }),
    key: labelObject('band', 'outcome', 'outside'),
  }),
  trust: titledSection({ items: points({}) }),
  closing: ending({ demo: label() }),
});
