import * as z from 'zod/mini';
import { articleText } from './article-text.ts';
import { isShownFrom } from './days.ts';
import { date, head, pathOrUrl, sample } from './fields.ts';
import { fitting } from './figure-rules.ts';
import { addIssue, distinct, nonEmptyList } from './lists.ts';
import { checkedFile } from './loader/check-content.ts';
import { image } from './loader/image.ts';
import { linkAddress, outbound } from './outbound.ts';
import { editorMetadata, label, paragraph, sentence, stringMatching, text, withHint } from './texts.ts';

const categories = nonEmptyList(label()).check(z.refine(distinct, { error: 'a list without duplicates' }));

const readCategories = checkedFile('content/news', z.looseObject({ categories }));

/** One of the file's categories, which `knownCategories` checks. */
const category = () =>
  text({ maximum: 60 }).register(editorMetadata, { names: () => readCategories().categories });

const headline = z
  .strictObject({
    title: sentence(),
    /** Identifies the headline in the feed. Readers show a headline with another id as a new one. */
    id: withHint(
      stringMatching(
        /^[a-z0-9][a-z0-9-]*$/,
        'small letters, digits and hyphens, such as "skills-in-adverts"',
      ),
      'the headline’s own name, such as “skills-in-adverts”; never change it, as feed readers would show the headline again',
    ),
    date: date(),
    category: category(),
    preview: paragraph({ maximum: 240 }),
    link: z.optional(outbound()),
    /** An article elsewhere or a page of this site, for a headline without `link`. */
    address: z.optional(pathOrUrl()),
    article: z.optional(
      withHint(
        articleText(),
        'our own article in Markdown, on a page of its own while the headline leads nowhere else: ## begins a heading, > a quotation',
      ),
    ),
    /** Cropped to 16 by 9. */
    image: image({ folder: 'news', size: { width: 640, height: 360 } }),
    sample,
  })
  .check(
    z.refine(
      ({ link, address, article }) =>
        (link === undefined) !== (address === undefined) || (link === undefined && article !== undefined),
      { path: ['address'], error: 'either an address or a link of links.yaml, not both, or an article' },
    ),
    z.refine(
      ({ link, article }) => link === undefined || article !== undefined || linkAddress(link) !== undefined,
      { path: ['article'], error: 'an article, as the link has no address in links.yaml' },
    ),
    fitting(['title'], 'short enough for the title of a page', ({ title, article }) =>
      article === undefined || head.shape.title.safeParse(title).success
        ? undefined
        : 'at most 49 characters, as the article has a page',
    ),
    fitting(['preview'], 'long enough for the description of a page', ({ preview, article }) =>
      article === undefined || head.shape.description.safeParse(preview).success
        ? undefined
        : '70 to 155 characters, as the article has a page',
    ),
  );

/** Refuses an id that an earlier headline has. */
const uniqueIds = z.check<{ readonly id: string }[]>((payload) => {
  const ids = payload.value.map(({ id }) => id);
  for (const [place, id] of ids.entries())
    if (ids.indexOf(id) < place) addIssue(payload, id, 'an id that no other headline has', [place, 'id']);
});

/** Refuses a category that the file does not list, even if the headlines have other mistakes. */
const knownCategories = z.check<{
  readonly categories: readonly string[];
  readonly headlines: readonly unknown[];
}>(
  (payload) => {
    // Called whatever the file contains, also if it is empty.
    const { categories: known, headlines } = Object(payload.value);
    if (!Array.isArray(known) || !Array.isArray(headlines)) return;
    const names = known.filter((name) => typeof name === 'string');
    for (const [place, headline] of headlines.entries()) {
      const { category } = Object(headline);
      if (typeof category === 'string' && !names.includes(category))
        addIssue(payload, category, `one of the categories: ${names.join(', ')}`, [
          'headlines',
          place,
          'category',
        ]);
    }
  },
  { when: () => true },
);

/** The schema of `news.yaml`. Returns the headlines whose date has come, the newest first, each with the head of its page. */
export const news = z.pipe(
  z.strictObject({ categories, headlines: nonEmptyList(headline).check(uniqueIds) }).check(knownCategories),
  z.transform(({ headlines }, context) => {
    const shown = headlines.filter(({ date }) => isShownFrom(date));
    if (shown.length === 0)
      addIssue(context, headlines, 'at least one headline whose day has come', ['headlines']);
    return shown
      .map((headline) => ({ ...headline, head: { title: headline.title, description: headline.preview } }))
      .toSorted((one, other) => other.date.localeCompare(one.date));
  }),
);

/** A headline that is shown. */
export type Headline = z.output<typeof news>[number];
