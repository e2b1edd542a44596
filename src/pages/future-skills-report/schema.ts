import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, positive, sample } from '../../content/fields.ts';
import { list, nonEmptyList } from '../../content/lists.ts';
import { skillField } from '../../content/organisation/skills.ts';
import { line, lineFields, paragraph, short, shortFields } from '../../content/texts.ts';
import { heading, section } from '../../sections/schema.ts';

export const page = z.strictObject({
  head,
  ...shortFields('back', 'get'),
  ...heading,
  stats: z.array(claimField()),
  /** On the cover. */
  ...shortFields('name', 'edition'),
  movers: section({
    skills: z.array(skillField()),
    ...shortFields('today'),
    ...lineFields('highest', 'lowest', { likely: 'margin' }, 'basis', 'note'),
    margin: positive(),
    sample,
  }),
  contents: section({
    page: short(),
    items: list({ title: line(), page: positive() }),
    sheet: z.strictObject({
      /** From 1. */
      chapter: positive(),
      text: paragraph(),
      ...lineFields('measure', 'question'),
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
  form: section({ gets: nonEmptyList(line()) }),
});
