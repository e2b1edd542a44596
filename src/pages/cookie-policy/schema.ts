import * as z from 'zod/mini';
import { markdownSections } from '../../content/loader/markdown-file.ts';
import { legalText, records, summary } from '../../sections/document/schema.ts';

export const page = z.strictObject({
  ...legalText,
  summary,
  table: records,
  sections: markdownSections(['stored', 'preferences']),
});

/** `measured.md`: what the policy says otherwise once a tool measures; each section takes the place of the one with its anchor. */
export const measured = z.strictObject({
  head: legalText.head,
  introduction: legalText.introduction,
  summary,
  sections: markdownSections(['stored', 'preferences', 'statistics', 'changes']),
});
