import * as z from 'zod/mini';
import { briefHead, link } from '../../content/fields.ts';
import { nonEmptyList } from '../../content/lists.ts';
import { label, labelFields, sentence, sentenceFields } from '../../content/texts.ts';
import { nextLinks } from '../../sections/ending/schema.ts';
import { heading, titledSection } from '../../sections/section/schema.ts';

export const page = z.strictObject({
  head: briefHead,
  code: label(),
  ...heading,
  link,
  others: titledSection({ links: nextLinks() }),
  /** The search of the site's own pages, and the list of all of them. */
  search: z.strictObject({
    ...labelFields('label', 'results'),
    hint: sentence('examples'),
    examples: nonEmptyList(label()),
    found: z.strictObject(sentenceFields({ one: 'query', many: 'query count', none: 'query' })),
    /** Unfolds the list. */
    all: label(),
    /** Names the pages that the footer does not link. */
    rest: sentence(),
  }),
});
