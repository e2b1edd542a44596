import * as z from 'zod/mini';
import { articleText } from '../../content/article-text.ts';
import { head, link } from '../../content/fields.ts';
import { nonEmptyList } from '../../content/lists.ts';
import { label, labelFields, paragraph, sentence, sentenceFields } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { heading, section, titledSection } from '../../sections/section/schema.ts';

export const page = z.strictObject({
  head,
  ...labelFields('back'),
  ...heading,
  published: sentence('day adverts period'),
  contents: titledSection({ links: nonEmptyList(link) }),
  /** One complete chapter. */
  chapter: titledSection({
    opening: paragraph(),
    ...labelFields('measure'),
    ...sentenceFields({ source: 'supply demand' }),
    mark: z.strictObject({ ...labelFields('word'), label: sentence() }),
    body: articleText(),
  }),
  meeting: section({ questions: points({}) }),
  figures: section({
    ...labelFields('caption', 'skill', 'all'),
    range: label('low high'),
    adverts: label('adverts'),
  }),
  method: titledSection({ points: points({}) }),
  closing: titledSection({ button: label() }),
});
