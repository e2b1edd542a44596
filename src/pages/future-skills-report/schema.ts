import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, positiveInteger, sample } from '../../content/fields.ts';
import { nonEmptyList, objectList } from '../../content/lists.ts';
import { skillField } from '../../content/organisation/skills.ts';
import { label, labelFields, paragraph, sentence, sentenceFields } from '../../content/texts.ts';
import { heading, section } from '../../sections/schema.ts';

export const page = z.strictObject({
  head,
  ...labelFields('back', 'get'),
  ...heading,
  stats: z.array(claimField()),
  /** On the cover. */
  ...labelFields('name', 'edition'),
  movers: section({
    skills: z.array(skillField()),
    ...labelFields('today'),
    ...sentenceFields('highest', 'lowest', { likely: 'margin' }, 'basis', 'note'),
    margin: positiveInteger(),
    sample,
  }),
  contents: section({
    page: label(),
    items: objectList({ title: sentence(), page: positiveInteger() }),
    sheet: z.strictObject({
      /** From 1. */
      chapter: positiveInteger(),
      text: paragraph(),
      ...sentenceFields('measure', 'question'),
      skills: z.array(skillField()),
      sample,
    }),
  }).check(
    z.refine(({ items, sheet }) => sheet.chapter <= items.length, {
      path: ['sheet', 'chapter'],
      error: 'the number of one of the chapters',
    }),
  ),
  /** What one gets stands beside the form. */
  form: section({ gets: nonEmptyList(sentence()) }),
});
