import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, link, sample } from '../../content/fields.ts';
import { onePerProduct } from '../../content/lists.ts';
import { products } from '../../content/products.ts';
import {
  formattedFigure,
  label,
  labelFields,
  labelObject,
  sentence,
  sentenceFields,
} from '../../content/texts.ts';
import { nextLinks } from '../../sections/ending/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { heading, section } from '../../sections/section/schema.ts';

export const page = z.strictObject({
  head,
  hero: section({
    ...labelFields('product', 'book', 'explore', 'record'),
    /** The name of the group of questions. */
    choose: label(),
    sample,
    mark: labelObject('word', 'label'),
  }),
  products: z.strictObject({
    ...heading,
    ...labelFields('product', 'gives', 'people', 'data', 'replaces', 'learnMore', 'demo'),
    claim: claimField(),
    terms: sentence(),
    cards: points(
      {
        /** The product, in whose colours the answer and the row stand. */
        mark: z.enum(products),
        /** The figure that answers the question, what it counts, and a record behind it. */
        figure: formattedFigure(),
        ...sentenceFields('question', 'answer', 'record', 'source'),
        /** The feature is the one thing to remember. */
        ...sentenceFields('feature', 'people', 'data', 'replaces'),
        link,
      },
      onePerProduct,
    ),
  }),
  closing: section({ book: label(), links: nextLinks() }),
});

/** The products in their order, for the drawing that names them. */
export const productNames = z.object({
  products: z.object({ cards: z.array(z.object({ title: label(), mark: z.enum(products) })) }),
});
