import * as z from 'zod/mini';
import { positive, wholeNumber } from '../../content/fields.ts';
import { list } from '../../content/lists.ts';
import { markdownSections } from '../../content/loader/markdown-file.ts';
import { line, short } from '../../content/texts.ts';
import { details, legalText, records, summary } from '../../sections/LegalPage.schema.ts';

export const page = z.strictObject({
  ...legalText,
  summary,
  details,
  /** How long what is kept, as a chart over the table. */
  retention: z.strictObject({
    unit: short(),
    years: positive(),
    rows: list({ label: short(), text: line(), years: z.optional(wholeNumber()) }),
  }),
  table: records,
  sections: markdownSections(['individuals', 'organisations', 'records', 'contact']),
});
