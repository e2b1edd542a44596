import * as z from 'zod/mini';
import { isShownFrom } from './days.ts';
import { date, destination, sample } from './fields.ts';
import { distinct, refuse, several } from './lists.ts';
import { checkedFile } from './loader/check-content.ts';
import { image } from './loader/image.ts';
import { outbound } from './outbound.ts';
import { editorNotes, line, paragraph, short, text } from './texts.ts';

const categories = several(short()).check(
  z.refine(distinct, { error: 'categories of which none is there twice' }),
);

const readCategories = checkedFile('content/news', z.looseObject({ categories }));

/** One of the file's own categories; the whole file is checked for it. */
const category = () =>
  text({ maximum: 60 }).register(editorNotes, { names: () => readCategories().categories });

const headline = z
  .strictObject({
    title: line(),
    date: date(),
    category: category(),
    preview: paragraph({ maximum: 240 }),
    link: z.optional(outbound()),
    /** Where it leads, written with it: an article elsewhere, or a page of this site. */
    address: z.optional(destination()),
    /** 16 by 9; a picture of another shape is cut. */
    image: image({ folder: 'news', size: { width: 640, height: 360 } }),
    sample,
  })
  .check(
    z.refine(({ link, address }) => (link === undefined) !== (address === undefined), {
      path: ['address'],
      error: 'either an address or a link of links.yaml, not both',
    }),
  );

/** Refuses a category that the file does not list, also where the headlines have other mistakes. */
const knownCategories = z.check<{
  readonly categories: readonly string[];
  readonly headlines: readonly unknown[];
}>(
  (payload) => {
    const { categories: known, headlines } = payload.value;
    if (!Array.isArray(known) || !Array.isArray(headlines)) return;
    for (const [place, headline] of headlines.entries()) {
      const { category } = Object(headline);
      if (typeof category === 'string' && !known.includes(category))
        refuse(payload, category, `one of the categories: ${known.join(', ')}`, [
          'headlines',
          place,
          'category',
        ]);
    }
  },
  { when: () => true },
);

/** Every headline whose day has come, the newest first. */
export const news = z.pipe(
  z.strictObject({ categories, headlines: several(headline) }).check(knownCategories),
  z.transform(({ headlines }, context) => {
    const shown = headlines.filter(({ date }) => isShownFrom(date));
    if (shown.length === 0)
      refuse(context, headlines, 'at least one headline whose day has come', ['headlines']);
    return shown.toSorted((one, other) => other.date.localeCompare(one.date));
  }),
);

/** A headline that is shown. */
export type Headline = z.output<typeof news>[number];
