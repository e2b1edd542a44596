import * as z from 'zod/mini';
import type { Shape } from '../../content/lists.ts';
import { label, sentence } from '../../content/texts.ts';
import { heading } from '../section/schema.ts';

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

/** Returns the schema of a product's `Hero`, with the fields of its figure. */
export const productHero = <Fields extends Shape>(fields: Fields) =>
  z.strictObject({
    /** The product's name, the first part of the page's heading. */
    product: label(),
    ...heading,
    book: label(),
    /** The label of the link to the external booking page. */
    demo: z.optional(label()),
    /** The note of the chart. */
    note: sentence(),
    ...fields,
  });
