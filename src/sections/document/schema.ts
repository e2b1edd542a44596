import * as z from 'zod/mini';
import { head, href, sample, writtenDay } from '../../content/fields.ts';
import { list, nonEmptyList } from '../../content/lists.ts';
import { markdownSections } from '../../content/loader/markdown-file.ts';
import { line, paragraph, short, shortFields } from '../../content/texts.ts';

/** The schema of `legal/labels.yaml`: the labels that all legal texts share. */
export const legalLabels = z.strictObject({
  ...shortFields('updated', 'contents', 'summary'),
  sample: line(),
});

/** The fields of every legal text. */
export const legalText = {
  head,
  ...shortFields('back', 'title'),
  updated: writtenDay(),
  introduction: paragraph(),
};

/** The summary of a text: short answers, each with a link to the section that has the details. */
export const summary = list({
  ...shortFields('name', 'answer'),
  text: paragraph({ maximum: 200 }),
  to: href(),
});

/** The contact details. An entry with `sample` is a placeholder. */
export const details = list({ label: short(), text: line(), to: z.optional(line()), sample });

const cell = () => paragraph({ maximum: 400 });

/** Records of four fields. The first field names the record. */
export const records = z.strictObject({
  caption: line(),
  columns: z.tuple([short(), short(), short(), short()]),
  rows: nonEmptyList(z.tuple([cell(), cell(), cell(), cell()])),
});

const legalPage = z.strictObject({ ...legalText, summary, details, records, sections: markdownSections([]) });

/** All parts of a legal text. */
export type LegalText = z.output<typeof legalPage>;
