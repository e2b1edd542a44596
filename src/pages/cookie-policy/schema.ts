import * as z from 'zod/mini';
import { markdownSections } from '../../content/loader/markdown-file.ts';
import { legalText, records, summary } from '../../sections/LegalPage.schema.ts';

export const page = z.strictObject({
  ...legalText,
  summary,
  table: records,
  sections: markdownSections(['stored', 'preferences']),
});
