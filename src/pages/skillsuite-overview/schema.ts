import * as z from 'zod/mini';
import { head, link, positive } from '../../content/fields.ts';
import { eachProduct } from '../../content/lists.ts';
import { products } from '../../content/products.ts';
import { line, lineFields, short, shortFields } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { heading, section } from '../../sections/schema.ts';

export const page = z.strictObject({
  head,
  hero: section({
    ...shortFields('product', 'book', 'explore'),
    /** The name of the group of questions. */
    choose: short(),
  }),
  products: z.strictObject({
    ...heading,
    ...shortFields('product', 'gives', 'people', 'data', 'learnMore', 'demo'),
    cards: points(
      /** The mark names the product, whose world the card stands in; the feature is the one thing to remember. */
      { mark: z.enum(products), ...lineFields('feature', 'question', 'people', 'data'), link },
      eachProduct,
    ),
  }),
  demo: section({
    parts: z
      .array(z.strictObject({ minutes: positive(), title: short(), text: line() }))
      .check(z.minLength(2)),
    ...shortFields('minutes', 'book'),
    links: z.array(link),
  }),
});
