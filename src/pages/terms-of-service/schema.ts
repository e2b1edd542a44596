import * as z from 'zod/mini';
import { markdownSections } from '../../content/loader/markdown-file.ts';
import { details, legalText, summary } from '../../sections/document/schema.ts';

export const page = z.strictObject({
  ...legalText,
  summary,
  details,
  sections: markdownSections(['contact']),
});
