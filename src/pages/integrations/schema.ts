import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, sample } from '../../content/fields.ts';
import { list } from '../../content/lists.ts';
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
  hero: z.strictObject({ ...heading, book: short() }),
  board: section({
    /** Stands beside what is marked as a sample. */
    pending: short(),
    labels: labels('reads', 'writes', 'by'),
    /** What all kinds of system are connected to. */
    hub: z.strictObject({ title: short(), text: line() }),
    kinds: list({ ...shorts('name', 'text'), reads: line(), writes: line(), by: line(), sample }),
  }),
  never: titledSection({ items: points({}) }),
  way: titledSection({ claim: claimField(), claimFor: line(), steps: steps(inOneRow) }),
  closing: titledSection({ links: nextLinks() }),
});
