import * as z from 'zod/mini';
import { markdownSections } from '../../content/loader/markdown-file.ts';
import { details, legalText, records, summary } from '../../sections/LegalPage.schema.ts';

export const page = z.strictObject({
  ...legalText,
  summary,
  details,
  table: records,
  sections: markdownSections(['individuals', 'organisations', 'records', 'contact']),
});
