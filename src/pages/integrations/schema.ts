import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, sample } from '../../content/fields.ts';
import { exactLength, nonEmptyList, objectList, onePerProduct } from '../../content/lists.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { products } from '../../content/products.ts';
import { label, labelFields, labelObject, paragraph, sentence } from '../../content/texts.ts';
import { heading, nextLinks, section, titledSection } from '../../sections/schema.ts';
import { inOneRow, steps } from '../../sections/steps/schema.ts';

const fieldStates = ['shared', 'held', 'closed'] as const;

/** What is not settled yet. */
const draft = z.strictObject({ text: sentence(), pending: label(), sample });

/** A message of the API: its first line, and what follows it. */
const message = z.strictObject({ label: label(), line: sentence(), body: nonEmptyList(sentence()) });

export const page = z.strictObject({
  head,
  hero: z.strictObject({
    ...heading,
    book: label(),
    flow: z.strictObject({
      /** What the drawing shows, for who cannot see it. */
      description: paragraph(),
      /** The one skill that the records mean. */
      hub: z.strictObject({ above: label(), skill: skillName() }),
      /** What comes out of it, product by product. */
      answers: objectList({ mark: z.enum(products), ...labelFields('question', 'text') }, onePerProduct),
      note: sentence(),
    }),
  }),
  board: section({
    labels: labelObject('kind', 'reads', 'writes', 'by'),
    kinds: objectList(
      {
        ...labelFields('name', 'record', 'such'),
        reads: sentence(),
        writes: sentence(),
        by: sentence(),
      },
      exactLength(5, 'one for each thread of the drawing; the last one decides who sees the answers'),
    ),
    draft,
  }),
  exchange: section({ request: message, answer: message, draft }),
  fields: section({
    /** What the picture of the form shows, for who cannot see it. */
    description: sentence(),
    ...labelFields('form', 'system'),
    states: labelObject(...fieldStates),
    rows: objectList({ name: label(), state: z.enum(fieldStates), text: sentence() }),
  }),
  way: titledSection({ claim: claimField(), claimFor: sentence('figure'), steps: steps(inOneRow) }),
  closing: section({ book: label(), links: nextLinks() }),
});
