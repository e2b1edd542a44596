import * as z from 'zod/mini';
import { href, paragraph } from '../loader/fields.ts';
import { image } from '../loader/image.ts';
import { head, line, link, outbound, sample, sheet, short } from './parts.ts';
import { products } from './products.ts';

/** The categories of the specification, section 3. */
const newsCategories = [
  'Graduate Employment',
  'Workforce Development',
  'Tech Skills',
  'Skills Analysis',
  'Workforce Planning',
  'ROI Analysis',
] as const;

const headline = z.strictObject({
  title: line(),
  date: z.iso.date({ error: 'a date such as "2025-06-05", in quotes' }),
  category: z.enum(newsCategories),
  preview: paragraph({ maximum: 240 }),
  link: outbound,
  /** 16 by 9; a picture of another shape is cut. */
  image: image({ folder: 'news', size: { width: 640, height: 360 } }),
  sample,
});

const hero = z.strictObject({
  title: line(),
  message: line(),
  text: paragraph(),
  ai: link,
  partners: link,
  stations: z
    .array(z.strictObject({ title: short(), text: line(), figure: line() }))
    .check(z.length(3, { error: 'three stations' })),
  scale: line(),
  source: line(),
  film: z.strictObject({ title: short(), label: short() }),
  sample,
});

const ecosystemPart = z.strictObject({
  label: short(),
  text: line(),
  to: href(),
});

const ledger = z.strictObject({
  title: line(),
  columns: z.strictObject({ item: short(), reckoning: short(), amount: short() }),
  rows: z.array(z.strictObject({ item: short(), reckoning: short(), amount: z.int() })),
  total: short(),
  note: line(),
  sample,
});

/** `home.yaml`. */
export const home = z.strictObject({
  head,
  hero,
  ecosystem: z.strictObject({
    title: line(),
    engine: ecosystemPart,
    products: z.array(z.extend(ecosystemPart, { mark: z.enum(products) })),
  }),
  audiences: z.array(z.strictObject({ title: short(), text: paragraph(), link })),
  solutions: z.strictObject({
    ...sheet,
    learnMore: short(),
    demo: short(),
    products: z.array(z.strictObject({ title: short(), question: line(), text: paragraph(), to: href() })),
    suite: link,
  }),
  why: z.strictObject({
    ...sheet,
    steps: z.array(z.strictObject({ title: short(), text: paragraph(), outcome: line() })),
    analysis: short(),
    partners: line(),
  }),
  roi: z.strictObject({ ...sheet, button: short(), ledger }),
  technology: z.strictObject({
    ...sheet,
    button: short(),
    cards: z.array(z.strictObject({ title: short(), text: paragraph(), icon: short() })),
  }),
  news: z.strictObject({
    ...sheet,
    headlines: z.array(headline).check(z.length(7, { error: 'seven headlines' })),
    sidebar: z.strictObject({ title: short(), text: paragraph() }),
  }),
  closing: z.strictObject({ ...sheet, button: short(), session: short() }),
});
