import * as z from 'zod/mini';
import { href } from '../../content/fields.ts';
import { list } from '../../content/lists.ts';
import { markdownSections } from '../../content/loader/markdown-file.ts';
import { paragraph, shorts } from '../../content/texts.ts';
import { details, legalText } from '../../sections/LegalPage.schema.ts';

export const page = z.strictObject({
  ...legalText,
  details,
  /** In short: the terms that people look for, each with the section that has them in full. */
  terms: list({ ...shorts('name', 'term'), text: paragraph({ maximum: 200 }), to: href() }),
  sections: markdownSections(['contact']),
});
