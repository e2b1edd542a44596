import * as z from 'zod/mini';
import type { Shape } from '../../content/lists.ts';
import { paragraph, sentence } from '../../content/texts.ts';

/** Returns the schema of a `FormSection`, with more fields. The form has its own words. */
export const formSection = <Fields extends Shape>(fields: Fields) =>
  z.strictObject({ title: sentence(), text: z.optional(paragraph()), ...fields });
