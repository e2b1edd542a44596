import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, sample } from '../../content/fields.ts';
import { eachProduct, exactly, list, nonEmptyList } from '../../content/lists.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { products } from '../../content/products.ts';
import { labels, line, paragraph, short, shortFields } from '../../content/texts.ts';
import { heading, nextLinks, section, titledSection } from '../../sections/schema.ts';
import { inOneRow, steps } from '../../sections/steps/schema.ts';

const fieldStates = ['shared', 'held', 'closed'] as const;

/** What is not settled yet. */
const draft = z.strictObject({ text: line(), pending: short(), sample });

/** A message of the API: its first line, and what follows it. */
const message = z.strictObject({ label: short(), line: line(), body: nonEmptyList(line()) });

export const page = z.strictObject({
  head,
  hero: z.strictObject({
    ...heading,
    book: short(),
    flow: z.strictObject({
      /** What the drawing shows, for who cannot see it. */
      description: paragraph(),
      /** The one skill that the records mean. */
      hub: z.strictObject({ above: short(), skill: skillName() }),
      /** What comes out of it, product by product. */
      answers: list({ mark: z.enum(products), ...shortFields('question', 'text') }, eachProduct),
      note: line(),
    }),
  }),
  board: section({
    labels: labels('kind', 'reads', 'writes', 'by'),
    kinds: list(
      {
        ...shortFields('name', 'record', 'such'),
        reads: line(),
        writes: line(),
        by: line(),
      },
      exactly(5, 'one for each thread of the drawing; the last one decides who sees the answers'),
    ),
    draft,
  }),
  exchange: section({ request: message, answer: message, draft }),
  fields: section({
    /** What the picture of the form shows, for who cannot see it. */
    description: line(),
    ...shortFields('form', 'system'),
    states: labels(...fieldStates),
    rows: list({ name: short(), state: z.enum(fieldStates), text: line() }),
  }),
  way: titledSection({ claim: claimField(), claimFor: line('figure'), steps: steps(inOneRow) }),
  closing: section({ book: short(), links: nextLinks() }),
});
