import * as z from 'zod/mini';
import { dateWithText, head, href, sample } from '../../content/fields.ts';
import { nonEmptyList, objectList } from '../../content/lists.ts';
import { markdownSections } from '../../content/loader/markdown-file.ts';
import { label, labelFields, paragraph, sentence } from '../../content/texts.ts';

/** The schema of `legal/labels.yaml`: the labels that all legal texts share. */
export const legalLabels = z.strictObject({
  ...labelFields('updated', 'contents', 'summary'),
  sample: sentence(),
});

/** The fields of every legal text. */
export const legalText = {
  head,
  ...labelFields('back', 'title'),
  updated: dateWithText(),
  introduction: paragraph(),
};

/** The summary of a text: short answers, each with a link to the section that has the details. */
export const summary = objectList({
  ...labelFields('name', 'answer'),
  text: paragraph({ maximum: 200 }),
  to: href(),
});

/** The contact details. An entry with `sample` is a placeholder. */
export const details = objectList({ label: label(), text: sentence(), to: z.optional(sentence()), sample });

const cell = () => paragraph({ maximum: 400 });

/** Records of four fields. The first field names the record. */
export const records = z.strictObject({
  caption: sentence(),
  columns: z.tuple([label(), label(), label(), label()]),
  rows: nonEmptyList(z.tuple([cell(), cell(), cell(), cell()])),
});

const legalPage = z.strictObject({ ...legalText, summary, details, records, sections: markdownSections([]) });

/** All parts of a legal text. */
export type LegalText = z.output<typeof legalPage>;
