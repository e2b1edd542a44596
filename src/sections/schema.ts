import * as z from 'zod/mini';
import { link } from '../content/fields.ts';
import { objectList, type Shape } from '../content/lists.ts';
import { label, paragraph, sentence } from '../content/texts.ts';

/** The fields of a section's heading. */
export const heading = { title: sentence(), text: paragraph() };

/** Returns the schema of a `Section` with more fields. */
export const section = <Fields extends Shape>(fields: Fields) => z.strictObject({ ...heading, ...fields });

/** Returns the schema of a `Section` without a text, with more fields. */
export const titledSection = <Fields extends Shape>(fields: Fields) =>
  z.strictObject({ title: sentence(), ...fields });

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

/** Returns the schema of an ending with one button, with more fields. */
export const ending = <Fields extends Shape>(fields: Fields) => section({ button: label(), ...fields });

/** Returns the schema of the links of `NextEnding`. */
export const nextLinks = () => objectList({ ...link.shape, text: sentence() });
