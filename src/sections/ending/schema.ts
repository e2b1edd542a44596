import * as z from 'zod/mini';
import { href } from '../../content/fields.ts';
import { exactLength, objectList } from '../../content/lists.ts';
import { products } from '../../content/products.ts';
import { label, sentence } from '../../content/texts.ts';

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
