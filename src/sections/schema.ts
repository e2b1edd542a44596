import * as z from 'zod/mini';
import { claimField } from '../content/claims.ts';
import { href, icon, item, link } from '../content/fields.ts';
import { atMost, type LengthRule, list, type Shape } from '../content/lists.ts';
import { products } from '../content/products.ts';
import { line, paragraph, short } from '../content/texts.ts';

/** What a section begins with: its heading and the text under it. */
export const heading = { title: line(), text: paragraph() };

/** The words of `Section`, with the fields of what it shows. */
export const section = <Fields extends Shape>(fields: Fields) => z.strictObject({ ...heading, ...fields });

/** The words of `Section` without a text under its heading. */
export const titledSection = <Fields extends Shape>(fields: Fields) =>
  z.strictObject({ title: line(), ...fields });

/** The words of a product's `Hero`, with the fields of its figure. */
export const productHero = <Fields extends Shape>(fields: Fields) =>
  z.strictObject({
    /** The product's name: the page's heading begins with it. */
    product: short(),
    ...heading,
    book: short(),
    /** A second way to book, on the booking page. */
    demo: z.optional(short()),
    /** What the chart beside it counts. */
    note: line(),
    ...fields,
  });

/** The statements of `Points`, with the fields that each has beside its title and its text. */
export const points = <Fields extends Shape>(fields: Fields, ...rules: readonly LengthRule[]) =>
  list({ ...item.shape, ...fields }, ...rules);

/** The statements of `Points`, with an icon or without. */
export const cards = () => points({ icon: z.optional(icon()) });

/** Claims of `claims.yaml`, each with what it means here. */
export const claimPoints = <Fields extends Shape>(fields: Fields) =>
  list({ ...fields, claim: claimField(), text: line() });

/** The stations of `Steps`. */
export const steps = (...rules: readonly LengthRule[]) => points({ outcome: z.optional(line()) }, ...rules);

/** For steps that stand beside each other. */
export const inOneRow = atMost(4, 'more steps do not stand in one row');

/** The entries of `Faq`. */
export const questions = () => list({ question: line(), answer: paragraph() });

/** The rows of `ProductRows`, with the fields of their words. */
export const productRows = <Fields extends Shape>(fields: Fields, ...rules: readonly LengthRule[]) =>
  list({ ...fields, mark: z.enum(products), to: href() }, ...rules);

/** The words of an ending with one button. */
export const ending = <Fields extends Shape>(fields: Fields) => section({ button: short(), ...fields });

/** The ways on of `NextEnding`. */
export const nextLinks = () => list({ ...link.shape, text: line() });
