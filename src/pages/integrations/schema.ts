import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, sample } from '../../content/fields.ts';
import { eachProduct, exactly, list } from '../../content/lists.ts';
import { products } from '../../content/products.ts';
import { labels, line, short, shorts } from '../../content/texts.ts';
import {
  heading,
  inOneRow,
  nextLinks,
  points,
  section,
  steps,
  titledSection,
} from '../../sections/schema.ts';

export const page = z.strictObject({
  head,
  hero: z.strictObject({
    ...heading,
    book: short(),
    flow: z.strictObject({
      /** What the drawing shows, for who cannot see it. */
      description: line(),
      /** What all kinds of system are connected to. */
      hub: z.strictObject({ title: short(), text: short() }),
      /** What comes out of it, product by product. */
      answers: list({ mark: z.enum(products), text: short() }, eachProduct),
    }),
  }),
  board: section({
    /** Stands beside what is marked as a sample. */
    pending: short(),
    pendingKey: line(),
    labels: labels('kind', 'reads', 'writes', 'by'),
    kinds: list(
      { ...shorts('name', 'text'), reads: line(), writes: line(), by: line(), sample },
      exactly(5, 'one for each thread of the drawing'),
    ),
  }),
  never: titledSection({ items: points({}) }),
  way: titledSection({ claim: claimField(), claimFor: line(), steps: steps(inOneRow) }),
  closing: titledSection({ links: nextLinks() }),
});
