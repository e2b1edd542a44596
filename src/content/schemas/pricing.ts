import * as z from 'zod/mini';
import { paragraph } from '../loader/fields.ts';
import { item, line, section, short } from './parts.ts';

/** `pricing.yaml`. */
export const pricing = z.strictObject({
  title: short(),
  tagline: line(),
  back: short(),
  packages: z.array(
    z.strictObject({
      name: short(),
      summary: paragraph(),
      price: line(),
      note: z.optional(line()),
      button: short(),
      includes: z.array(line()),
    }),
  ),
  why: z.strictObject({ title: line(), cards: z.array(item) }),
  faq: z.strictObject({
    title: line(),
    items: z.array(z.strictObject({ question: line(), answer: paragraph() })),
  }),
  closing: z.strictObject({ ...section, button: short() }),
});
