import * as z from 'zod/mini';
import { positiveInteger, wholeNumber } from '../../content/fields.ts';
import { objectList } from '../../content/lists.ts';
import { markdownSections } from '../../content/loader/markdown-file.ts';
import { measuringCategories } from '../../content/measuring-kinds.ts';
import { label, namedFields, paragraph, sentence } from '../../content/texts.ts';
import { details, legalText, records, summary } from '../../sections/document/schema.ts';

/** Returns cells of the table by name. */
const cells = namedFields((filled) => paragraph({ maximum: 400, placeholders: filled }));

export const page = z.strictObject({
  ...legalText,
  summary,
  details,
  /** How long what is kept, as a chart over the table. */
  retention: z.strictObject({
    unit: label(),
    years: positiveInteger(),
    rows: objectList({ label: label(), text: sentence(), years: z.optional(wholeNumber()) }),
  }),
  table: records,
  sections: markdownSections(['individuals', 'organisations', 'records', 'contact']),
});

/** `measured.md`: what the policy says otherwise once a tool measures. */
export const measured = z.strictObject({
  summary,
  /** The cells of a tool's row in the table: what is kept, why by the tool's purpose, how long and who sees it. */
  records: z.strictObject({
    ...cells('howLong', { kept: 'tool', who: 'provider' }),
    why: z.strictObject(cells(...measuringCategories)),
  }),
  /** The cells of the row about click ids, which a lead keeps after consent to marketing. */
  clicks: z.strictObject(cells('why', 'howLong', 'who', { kept: 'ids' })),
  sections: markdownSections(['visit', 'processors']),
});
