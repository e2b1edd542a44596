import * as z from 'zod/mini';
import { href } from '../../content/fields.ts';
import { exactly, list } from '../../content/lists.ts';
import { products } from '../../content/products.ts';
import { line, short } from '../../content/texts.ts';

const marks = [...products, 'control-centre'] as const;

/** The schema of `next-product.yaml`: the products in the order in which each page links to the next. */
export const nextProduct = z.strictObject({
  label: short(),
  next: short('product'),
  products: list(
    {
      mark: z.enum(marks),
      to: href(),
      /** What the product does, in one line. */
      feature: line(),
    },
    exactly(marks.length, 'one for each product and one for the Control Centre'),
  ).check(
    z.refine((entries) => new Set(entries.map(({ mark }) => mark)).size === marks.length, {
      error: 'a list with each product exactly once',
    }),
  ),
});
