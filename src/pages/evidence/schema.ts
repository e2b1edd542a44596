import * as z from 'zod/mini';
import { claimScopes } from '../../content/claims.ts';
import { head } from '../../content/fields.ts';
import { label, labelFields, labelObject, paragraph, sentence } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { nextLinks, section, titledSection } from '../../sections/schema.ts';
import { inOneRow, steps } from '../../sections/steps/schema.ts';

export const page = z.strictObject({
  head,
  hero: z.strictObject({
    title: sentence(),
    text: paragraph(),
    filed: sentence('filed all'),
    /** Stands for what is not on file. */
    blank: label(),
  }),
  ledger: section({
    groups: labelObject(...claimScopes),
    /** Stands over the lines while one of them is still to be confirmed. */
    open: paragraph(),
    labels: labelObject('measure', 'counted', 'period', 'source', 'status'),
    missing: labelObject('what', 'state'),
    ...labelFields('pending', 'filed', { reviewed: 'day', looked: 'day' }, 'seen'),
  }),
  rules: titledSection({ steps: steps(inOneRow) }),
  invented: titledSection({ items: points({}) }),
  closing: titledSection({ links: nextLinks() }),
});
