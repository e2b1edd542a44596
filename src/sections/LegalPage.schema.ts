import * as z from 'zod/mini';
import { head, href, sample, writtenDay } from '../content/fields.ts';
import { list, several } from '../content/lists.ts';
import { markdownSections } from '../content/loader/markdown-file.ts';
import { line, paragraph, short, shorts } from '../content/texts.ts';

/** `legal/labels.yaml`: what all legal texts call their parts. */
export const legalLabels = z.strictObject({ ...shorts('updated', 'contents', 'summary'), sample: line() });

/** What every legal text begins with. */
export const legalText = {
  head,
  ...shorts('back', 'title'),
  updated: writtenDay(),
  introduction: paragraph(),
};

/** What a text comes to: the answers that people look for, each with the section that has it in full. */
export const summary = list({ ...shorts('name', 'answer'), text: paragraph({ maximum: 200 }), to: href() });

/** Who is behind the text. What is invented until it is known says so. */
export const details = list({ label: short(), text: line(), to: z.optional(line()), sample });

const cell = () => paragraph({ maximum: 400 });

/** Records of four fields; the first names the record, and its column is not shown. */
export const records = z.strictObject({
  caption: line(),
  columns: z.tuple([short(), short(), short(), short()]),
  rows: several(z.tuple([cell(), cell(), cell(), cell()])),
});

const whole = z.strictObject({ ...legalText, summary, details, records, sections: markdownSections([]) });

/** The parts of a legal text, as its page has them. */
export type LegalText = z.output<typeof whole>;
