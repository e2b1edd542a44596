import * as z from 'zod/mini';
import { date, head, titledText } from '../../content/fields.ts';
import { objectList } from '../../content/lists.ts';
import { label, labelFields, labelObject, paragraph, sentence, sentenceFields } from '../../content/texts.ts';
import { heading } from '../../sections/section/schema.ts';

/** A word beside a mark, and what the mark says to screen readers. */
const mark = z.strictObject({ ...labelFields('word'), label: sentence() });

/** The kinds of change of the taxonomy, in the order of the filter. */
export const kinds = ['added', 'merged', 'retired'] as const;

export const page = z.strictObject({
  head,
  ...heading,
  ...labelFields('feed', 'list', 'topics'),
  /** Beside the newsletter's form. */
  sidebar: titledText,
  /** Shown while a headline is a sample. */
  mark,
  changelog: z.strictObject({
    title: sentence('month added merged retired'),
    text: paragraph(),
    ...labelFields('filter', 'all'),
    kinds: labelObject(...kinds),
    mark,
  }),
});

const change = { date: date(), kind: z.enum(kinds), skill: label(), ...sentenceFields('reason') };

/** `changelog.yaml`. Returns the changes with the newest first. */
export const changelog = z.pipe(
  z.strictObject({ changes: objectList(change) }),
  z.transform(({ changes }) => changes.toSorted((one, other) => other.date.localeCompare(one.date))),
);
