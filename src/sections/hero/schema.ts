import * as z from 'zod/mini';
import type { Shape } from '../../content/lists.ts';
import { label, sentence } from '../../content/texts.ts';
import { heading } from '../schema.ts';

/** Returns the schema of a `Hero` with more fields, such as the label of its button. */
export const hero = <Fields extends Shape>(fields: Fields) =>
  z.strictObject({
    /** The product's name, the first part of the page's heading. */
    product: z.optional(label()),
    ...heading,
    /** Small print below the buttons. */
    note: z.optional(sentence()),
    ...fields,
  });
