import * as z from 'zod/mini';
import { claimField, claimScopes } from '../../content/claims.ts';
import { date, head, link, positiveInteger } from '../../content/fields.ts';
import { objectList } from '../../content/lists.ts';
import { label, labelFields, labelObject, sentence, sentenceFields } from '../../content/texts.ts';
import { ending } from '../../sections/ending/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';

/** A claim whose proof a protocol describes, without what makes it a figure that the page claims. */
const measuredClaim = () =>
  z.pipe(
    claimField(),
    z.transform(({ name, figure, wording }) => ({ name, figure, wording })),
  );

export const page = z.strictObject({
  head,
  hero: section({
    sheet: label(),
    ...sentenceFields({ filed: 'filed all open', recounted: 'examples' }),
    examples: link,
  }),
  protocol: section({
    ...labelFields(
      'measure',
      { cases: 'cases' },
      'start',
      'print',
      'sheet',
      { claim: 'figure wording' },
      'us',
      'date',
    ),
    ...sentenceFields(
      'typed',
      { problem: 'fewest most' },
      { baseline: 'from until' },
      { after: 'from until months' },
    ),
    ...sentenceFields({ sample: 'least cases number reach' }, 'rule', { due: 'day' }),
    ...sentenceFields({ announcement: 'wording day least cases' }),
    months: z.strictObject({ one: label(), some: label('months') }),
    /** What the sheet of the built page is filled with. */
    example: z.strictObject({ cases: positiveInteger(), start: date() }),
    labels: labelObject('what', 'baseline', 'after', 'sample', 'records', 'rule', 'due', 'customer', 'us'),
    measures: objectList({
      claim: measuredClaim(),
      /** What one case is, how many are enough in each period, and the shortest period in months. */
      cases: label(),
      least: positiveInteger(),
      months: positiveInteger(),
      ...labelFields('records', 'signs'),
    }),
  }),
  ledger: titledSection({
    groups: labelObject(...claimScopes),
    labels: labelObject('measure', 'counted', 'period', 'source', 'status', 'rule', 'signs'),
    rule: sentence('least cases months'),
    missing: labelObject('what', 'state'),
    ...labelFields('pending', 'filed', { reviewed: 'day', looked: 'day' }, 'seen'),
  }),
  closing: ending({}),
});
