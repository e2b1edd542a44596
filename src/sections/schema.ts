import * as z from 'zod/mini';
import { claimField } from '../content/claims.ts';
import { href, icon, item, link } from '../content/fields.ts';
import { atMost, type LengthRule, list, type Shape } from '../content/lists.ts';
import { products } from '../content/products.ts';
import { line, paragraph, short } from '../content/texts.ts';

/** The fields of a section's heading. */
export const heading = { title: line(), text: paragraph() };

/** Returns the schema of a `Section` with more fields. */
export const section = <Fields extends Shape>(fields: Fields) => z.strictObject({ ...heading, ...fields });

/** Returns the schema of a `Section` without a text, with more fields. */
export const titledSection = <Fields extends Shape>(fields: Fields) =>
  z.strictObject({ title: line(), ...fields });

/** Returns the schema of a product's `Hero`, with the fields of its figure. */
export const productHero = <Fields extends Shape>(fields: Fields) =>
  z.strictObject({
    /** The product's name, the first part of the page's heading. */
    product: short(),
    ...heading,
    book: short(),
    /** The label of the link to the external booking page. */
    demo: z.optional(short()),
    /** The note of the chart. */
    note: line(),
    ...fields,
  });

/** Returns the schema of `Points`, with more fields for each point. */
export const points = <Fields extends Shape>(fields: Fields, ...rules: readonly LengthRule[]) =>
  list({ ...item.shape, ...fields }, ...rules);

/** Returns the schema of `Points` with optional icons. */
export const cards = () => points({ icon: z.optional(icon()) });

/** Returns the schema of `Points` with claims of `claims.yaml`. */
export const claimPoints = <Fields extends Shape>(fields: Fields) =>
  list({ ...fields, claim: claimField(), text: line() });

/** Returns the schema of `Steps`. */
export const steps = (...rules: readonly LengthRule[]) => points({ outcome: z.optional(line()) }, ...rules);

/** A length rule for steps in a row. */
export const inOneRow = atMost(4, 'a row has no room for more steps');

/** Returns the schema of `Faq`. */
export const questions = () => list({ question: line(), answer: paragraph() });

/** Returns the schema of `ProductRows`, with the fields of their texts. */
export const productRows = <Fields extends Shape>(fields: Fields, ...rules: readonly LengthRule[]) =>
  list({ ...fields, mark: z.enum(products), to: href() }, ...rules);

/** Returns the schema of an ending with one button, with more fields. */
export const ending = <Fields extends Shape>(fields: Fields) => section({ button: short(), ...fields });

/** Returns the schema of the links of `NextEnding`. */
export const nextLinks = () => list({ ...link.shape, text: line() });
