import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, href, positiveInteger } from '../../content/fields.ts';
import { nonEmptyList, objectList } from '../../content/lists.ts';
import { label, labelFields, sentence, sentenceFields } from '../../content/texts.ts';
import { heading, section, titledSection } from '../../sections/section/schema.ts';

export const page = z.strictObject({
  head,
  ...labelFields('back', 'get', 'read'),
  ...heading,
  stats: z.array(claimField()),
  /** On the cover. */
  ...labelFields('name'),
  /** When it was published, and what comes next. */
  facts: objectList({ title: label(), text: sentence('day adverts period') }),
  movers: section({
    act: z.strictObject({
      ...labelFields('choose', 'all', 'skills'),
      ...sentenceFields({ range: 'low high', source: 'adverts industry' }),
    }),
    ...labelFields('more'),
    mark: z.strictObject({ ...labelFields('word'), label: sentence() }),
  }),
  contents: titledSection({
    page: label(),
    items: objectList({
      title: sentence(),
      text: sentence(),
      page: positiveInteger(),
      /** Where the chapter can be read. */
      to: z.optional(href()),
    }),
  }),
  /** What one gets stands beside the form. */
  form: section({ gets: nonEmptyList(sentence()) }),
});
