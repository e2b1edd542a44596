import * as z from 'zod/mini';
import { head, href, icon, link, positive } from '../../content/fields.ts';
import { atMost, exactly, list, nonEmptyList } from '../../content/lists.ts';
import { labels, line, lineFields, paragraph, short, shortFields } from '../../content/texts.ts';
import { worldNames } from '../../design/worlds.ts';
import { points } from '../../sections/points/schema.ts';
import { questions } from '../../sections/questions/schema.ts';
import { ending, section, titledSection } from '../../sections/schema.ts';

/** An assumption of the estimates. */
const assumption = (filled: string) => z.strictObject({ title: short(), text: line(filled) });

/** A row of the table of products: the job, and what of it each package includes. */
const row = {
  job: short(),
  agent: z.optional(nonEmptyList(line())),
  suite: nonEmptyList(line()),
};

export const page = z.strictObject({
  head,
  ...shortFields('title', 'back'),
  tagline: line(),
  text: paragraph(),
  packages: list(
    {
      ...shortFields('name', 'button'),
      /** What it is, in the same line as its name. */
      audience: line(),
      price: z.strictObject({ before: line(), figure: z.optional(short()), after: z.optional(short()) }),
      note: line(),
      moves: line('applications token each'),
      setup: line('setup'),
    },
    exactly(2, 'the second includes the first'),
  ),
  /** The estimate at the chosen headcount. */
  estimate: z.strictObject({
    ...shortFields('before', 'after', 'field', 'period', 'to', 'mark', { people: 'people' }),
    ...lineFields('label', {
      slider: 'fewest most',
      problem: 'fewest most',
      announcement: 'people agent suite',
    }),
    labels: labels('price', 'moves', 'setup'),
    presets: nonEmptyList(positive(), atMost(5, 'a phone has no room for more')),
  }),
  /** Estimates at the same headcounts, and what they assume. */
  sizes: section({
    columns: labels('people', 'agent', 'suite'),
    assumptions: z.tuple([
      assumption('applications token'),
      assumption('first firstPeople last lastPeople'),
      assumption('setup'),
    ]),
  }),
  /** What each package does, by the job. */
  products: section({
    columns: labels('job', 'agent', 'suite'),
    missing: short(),
    rows: list({ ...row, mark: z.enum(worldNames), to: href() }),
    /** The row of no product. */
    systems: z.strictObject(row),
  }),
  contract: titledSection({ link, facts: points({}) }),
  why: titledSection({ cards: points({ icon: icon() }) }),
  faq: titledSection({ items: questions() }),
  closing: ending({}),
});
