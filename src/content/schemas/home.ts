import * as z from 'zod/mini';
import { href, paragraph } from '../loader/fields.ts';
import { item, line, link, outbound, sample, section, short } from './parts.ts';

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
  sample: sample,
});

/** `home.yaml`. */
export const home = z.strictObject({
  hero: z.strictObject({
    eyebrow: short(),
    title: line(),
    message: line(),
    text: paragraph(),
    ai: link,
    partners: link,
    audiences: z.array(z.strictObject({ title: short(), text: paragraph(), link })),
  }),
  solutions: z.strictObject({
    ...section,
    learnMore: short(),
    demo: short(),
    products: z.array(z.strictObject({ title: short(), text: paragraph(), to: href() })),
    suite: link,
  }),
  why: z.strictObject({ ...section, steps: z.array(item) }),
  roi: z.strictObject({ ...section, button: short() }),
  technology: z.strictObject({
    ...section,
    cards: z.array(z.strictObject({ title: short(), text: paragraph(), icon: short() })),
  }),
  news: z.strictObject({
    ...section,
    headlines: z.array(headline).check(z.length(7, { error: 'seven headlines' })),
    sidebar: z.strictObject({ title: short(), text: paragraph() }),
  }),
  closing: z.strictObject({ ...section, button: short() }),
});
