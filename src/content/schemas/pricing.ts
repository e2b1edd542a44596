import * as z from 'zod/mini';
import { paragraph } from '../loader/fields.ts';
import { cards, head, line, section, short } from './parts.ts';

/** `pricing.yaml`. */
export const pricing = z.strictObject({
  head,
  title: short(),
  tagline: line(),
  back: short(),
  range: z.strictObject({ from: short(), to: short() }),
  packages: z.array(
    z.strictObject({
      name: short(),
      audience: line(),
      summary: paragraph(),
      price: line(),
      note: z.optional(line()),
      button: short(),
      includes: z.array(line()),
    }),
  ),
  comparison: z.strictObject({
    name: short(),
    title: line(),
    question: short(),
    yes: short(),
    no: short(),
    packages: z.tuple([short(), short()]),
    rows: z.array(
      z.strictObject({ question: line(), product: short(), in: z.tuple([z.boolean(), z.boolean()]) }),
    ),
  }),
  why: z.strictObject({ name: short(), title: line(), cards: cards(3) }),
  faq: z.strictObject({
    name: short(),
    title: line(),
    items: z.array(z.strictObject({ question: line(), answer: paragraph() })),
  }),
  closing: z.strictObject({ ...section, button: short() }),
});
