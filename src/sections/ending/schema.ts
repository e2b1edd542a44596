import * as z from 'zod/mini';
import { href, link } from '../../content/fields.ts';
import { exactLength, objectList, type Shape } from '../../content/lists.ts';
import { products } from '../../content/products.ts';
import { label, sentence } from '../../content/texts.ts';
import { section } from '../section/schema.ts';

const marks = [...products, 'control-centre'] as const;

/** The schema of `next-product.yaml`: the products in the order in which each page links to the next. */
export const nextProduct = z.strictObject({
  label: label(),
  next: label('product'),
  products: objectList(
    {
      mark: z.enum(marks),
      to: href(),
      /** What the product does, in one line. */
      feature: sentence(),
    },
    exactLength(marks.length, 'one for each product and one for the Control Centre'),
  ).check(
    z.refine((entries) => new Set(entries.map(({ mark }) => mark)).size === marks.length, {
      error: 'a list with each product exactly once',
    }),
  ),
});

/** Returns the schema of an ending with one button, with more fields. */
export const ending = <Fields extends Shape>(fields: Fields) => section({ button: label(), ...fields });

/** Returns the schema of the links of `NextEnding`. */
export const nextLinks = () => objectList({ ...link.shape, text: sentence() });
