import * as z from 'zod/mini';
import { claimScopes } from '../../content/claims.ts';
import { head } from '../../content/fields.ts';
import { labels, line, paragraph, short, shortFields } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { nextLinks, section, titledSection } from '../../sections/schema.ts';
import { inOneRow, steps } from '../../sections/steps/schema.ts';

export const page = z.strictObject({
  head,
  hero: z.strictObject({
    title: line(),
    text: paragraph(),
    filed: line('filed all'),
    /** Stands for what is not on file. */
    blank: short(),
  }),
  ledger: section({
    groups: labels(...claimScopes),
    /** Stands over the lines while one of them is still to be confirmed. */
    open: paragraph(),
    labels: labels('measure', 'counted', 'period', 'source', 'status'),
    missing: labels('what', 'state'),
    ...shortFields('pending', 'filed', { reviewed: 'day', looked: 'day' }, 'seen'),
  }),
  rules: titledSection({ steps: steps(inOneRow) }),
  invented: titledSection({ items: points({}) }),
  closing: titledSection({ links: nextLinks() }),
});
