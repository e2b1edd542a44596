import * as z from 'zod/mini';
import { head, href, link, positiveInteger } from '../../content/fields.ts';
import { exactLength, maxLength, nonEmptyList, objectList } from '../../content/lists.ts';
import { label, labelFields, labelObject, paragraph, sentence, sentenceFields } from '../../content/texts.ts';
import { worldNames } from '../../design/worlds.ts';
import { ending } from '../../sections/ending/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { questions } from '../../sections/questions/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';

/** An assumption of the estimates. */
const assumption = (filled: string) => z.strictObject({ title: label(), text: sentence(filled) });

/** A row of the table of products: the job, and what of it each package includes. */
const row = {
  job: label(),
  agent: z.optional(nonEmptyList(sentence())),
  suite: nonEmptyList(sentence()),
};

export const page = z.strictObject({
  head,
  ...labelFields('title', 'back'),
  tagline: sentence(),
  text: paragraph(),
  packages: objectList(
    {
      ...labelFields('name', 'button'),
      /** What it is, in the same line as its name. */
      audience: sentence(),
      price: z.strictObject({ before: sentence(), figure: z.optional(label()), after: z.optional(label()) }),
      note: sentence(),
      moves: sentence('applications token base each'),
      setup: sentence('setup total'),
      /** What it covers, for readers who take its name for a product's. */
      scope: sentence(),
    },
    exactLength(2, 'the second includes the first'),
  ),
  /** The estimate at the chosen headcount. */
  estimate: z.strictObject({
    ...labelFields('before', 'after', 'field', 'to', 'mark', { people: 'people', period: 'people' }),
    ...sentenceFields('label', {
      slider: 'fewest most',
      problem: 'fewest most',
      announcement: 'people agent suite',
    }),
    labels: labelObject('price', 'estimate', 'moves', 'setup', 'scope'),
    presets: nonEmptyList(positiveInteger(), maxLength(5, 'a phone has no room for more')),
  }),
  /** Estimates at the same headcounts, and what they assume. */
  sizes: section({
    columns: labelObject('people', 'agent', 'suite'),
    assumptions: z.tuple([
      assumption('applications token'),
      assumption('first firstPeople last lastPeople'),
      assumption('setup'),
      assumption('step'),
    ]),
  }),
  /** What each package does, by the job. */
  products: section({
    columns: labelObject('job', 'agent', 'suite'),
    missing: label(),
    rows: objectList({ ...row, mark: z.enum(worldNames), to: href() }),
    /** The row of no product. */
    systems: z.strictObject(row),
  }),
  contract: titledSection({ link, facts: points({}) }),
  why: titledSection({ cards: points({}) }),
  faq: titledSection({ items: questions() }),
  closing: ending({}),
});
