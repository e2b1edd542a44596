import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, link, sample, wholeNumber, wholeNumberFields } from '../../content/fields.ts';
import { fitting } from '../../content/figure-rules.ts';
import { list, nonEmptyList, twoYears } from '../../content/lists.ts';
import { labels, line, paragraph, short, shortFields } from '../../content/texts.ts';
import { cards, points } from '../../sections/points/schema.ts';
import { ending, section, titledSection } from '../../sections/schema.ts';

/** A claim and what it comes to in the sample company: before and after differ by the claim's per cent. */
const benefit = z
  .strictObject({
    claim: claimField(),
    measure: line(),
    ...wholeNumberFields('before', 'after'),
    unit: short('amount'),
  })
  .check(
    fitting(
      ['after'],
      'a figure that differs from before by the per cent of the claim',
      ({ claim, before, after }) => {
        const share = Number(/\d+/.exec(claim.figure));
        if (Math.round((100 * Math.abs(after - before)) / before) === share) return undefined;
        const right = Math.round(before * (1 + (Math.sign(after - before) * share) / 100));
        return `a figure that differs from before by the ${claim.figure} of the claim, such as ${right}`;
      },
    ),
  );

export const page = z.strictObject({
  head,
  hero: section(shortFields('call', 'demo')),
  growth: z.strictObject({
    sample,
    /** Revenue in millions of euros a quarter. */
    quarters: list(
      { name: short(), revenue: z.number().check(z.positive()), people: wholeNumber() },
      twoYears,
    ),
    labels: z.strictObject({
      ...shortFields({ needed: 'needed', people: 'people' }, 'short'),
      description: paragraph({ filled: 'first last firstRevenue lastRevenue needed people short' }),
    }),
    note: line(),
  }),
  problem: section({
    /** Each at the quarter of the chart where it begins to hurt, from 1. */
    points: points({ quarter: z.int().check(z.gte(1), z.lte(8)) }),
  }),
  plan: section({
    sample,
    ...shortFields('view', { size: 'people' }, 'caption', 'total', 'person', 'customer'),
    columns: labels('role', 'short', 'inside', 'course', 'outside'),
    roles: list({ role: short(), ...wholeNumberFields('inside', 'course', 'outside') }),
    quote: line(),
    note: line(),
  }),
  transformation: titledSection({
    ...shortFields('before', 'after'),
    benefits: nonEmptyList(benefit),
    note: line(),
  }),
  trust: section({
    claims: z.array(claimField()),
    awards: z.strictObject({
      claim: claimField(),
      note: line(),
      entries: list({ ...shortFields('name', 'by'), year: wholeNumber(), sample }),
    }),
  }),
  outcomes: ending({ cards: cards() }),
  guarantee: section({
    sheet: z.strictObject({
      title: short(),
      /** What both sides agree on, with an example. */
      lines: list(shortFields('label', 'entry')),
      signatures: nonEmptyList(short()),
      note: line(),
      sample,
    }),
    cost: link,
  }),
});
