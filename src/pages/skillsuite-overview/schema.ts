import * as z from 'zod/mini';
import { head, link, positiveInteger } from '../../content/fields.ts';
import { onePerProduct } from '../../content/lists.ts';
import { products } from '../../content/products.ts';
import { label, labelFields, sentence, sentenceFields } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { heading, section } from '../../sections/schema.ts';

export const page = z.strictObject({
  head,
  hero: section({
    ...labelFields('product', 'book', 'explore'),
    /** The name of the group of questions. */
    choose: label(),
  }),
  products: z.strictObject({
    ...heading,
    ...labelFields('product', 'gives', 'people', 'data', 'learnMore', 'demo'),
    cards: points(
      /** The mark names the product, whose world the card stands in; the feature is the one thing to remember. */
      { mark: z.enum(products), ...sentenceFields('feature', 'question', 'people', 'data'), link },
      onePerProduct,
    ),
  }),
  demo: section({
    parts: z
      .array(z.strictObject({ minutes: positiveInteger(), title: label(), text: sentence() }))
      .check(z.minLength(2)),
    ...labelFields('minutes', 'book'),
    links: z.array(link),
  }),
});
