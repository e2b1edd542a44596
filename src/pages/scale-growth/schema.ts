import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, link, sample, wholeNumber, wholeNumberFields } from '../../content/fields.ts';
import { fitting } from '../../content/figure-rules.ts';
import { eightQuarters, nonEmptyList, objectList } from '../../content/lists.ts';
import { label, labelFields, labelObject, paragraph, sentence } from '../../content/texts.ts';
import { iconPoints, points } from '../../sections/points/schema.ts';
import { ending, section, titledSection } from '../../sections/schema.ts';

/** A claim and what it comes to in the sample company: before and after differ by the claim's per cent. */
const benefit = z
  .strictObject({
    claim: claimField(),
    measure: sentence(),
    ...wholeNumberFields('before', 'after'),
    unit: label('amount'),
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
  hero: section(labelFields('call', 'demo')),
  growth: z.strictObject({
    sample,
    /** Revenue in millions of euros a quarter. */
    quarters: objectList(
      { name: label(), revenue: z.number().check(z.positive()), people: wholeNumber() },
      eightQuarters,
    ),
    labels: z.strictObject({
      ...labelFields({ needed: 'needed', people: 'people' }, 'short'),
      description: paragraph({ placeholders: 'first last firstRevenue lastRevenue needed people short' }),
    }),
    note: sentence(),
  }),
  problem: section({
    /** Each at the quarter of the chart where it begins to hurt, from 1. */
    points: points({ quarter: z.int().check(z.gte(1), z.lte(8)) }),
  }),
  plan: section({
    sample,
    ...labelFields('view', { size: 'people' }, 'caption', 'total', 'person', 'customer'),
    columns: labelObject('role', 'short', 'inside', 'course', 'outside'),
    roles: objectList({ role: label(), ...wholeNumberFields('inside', 'course', 'outside') }),
    quote: sentence(),
    note: sentence(),
  }),
  transformation: titledSection({
    ...labelFields('before', 'after'),
    benefits: nonEmptyList(benefit),
    note: sentence(),
  }),
  trust: section({
    claims: z.array(claimField()),
    awards: z.strictObject({
      claim: claimField(),
      note: sentence(),
      entries: objectList({ ...labelFields('name', 'by'), year: wholeNumber(), sample }),
    }),
  }),
  outcomes: ending({ cards: iconPoints() }),
  guarantee: section({
    sheet: z.strictObject({
      title: label(),
      /** What both sides agree on, with an example. */
      lines: objectList(labelFields('label', 'entry')),
      signatures: nonEmptyList(label()),
      note: sentence(),
      sample,
    }),
    cost: link,
  }),
});
