import * as z from 'zod/mini';
import { href } from '../../content/fields.ts';
import { type LengthRule, maxLength, objectList, type Shape } from '../../content/lists.ts';
import { products } from '../../content/products.ts';
import { label, sentence } from '../../content/texts.ts';

/** A product or the dashboard of all products. */
export const mark = z.enum([...products, 'control-centre']);

/** Returns the schema of one entry for each product that links to its page, with more fields. */
export const productRows = <Fields extends Shape>(fields: Fields, ...rules: readonly LengthRule[]) =>
  objectList({ ...fields, mark: z.enum(products), to: href() }, ...rules);

/** The labels of the links on each card of the variant `products`. */
export const productCardLabels = z.strictObject({ learnMore: label(), demo: label() });

/** Returns the schema of the items of the variant `doors`. */
export const doors = () =>
  objectList(
    { title: sentence(), text: sentence(), label: label(), to: href(), mark },
    z.minLength(2, { error: 'at least 2: a single door is a link' }),
    maxLength(3, 'the window has no room for more doors'),
  );
