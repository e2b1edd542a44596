import * as z from 'zod/mini';
import { date, head, link, positiveInteger } from '../../content/fields.ts';
import { nonEmptyList, objectList } from '../../content/lists.ts';
import { tableNames } from '../../content/organisation/tables.ts';
import { formattedCount, label, labelFields, labelObject, sentence } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { nextLinks, section, titledSection } from '../../sections/schema.ts';

const table = z.enum(tableNames);

/** A condition on a column: equal to or different from a value, at least a number, or from or up to a day. */
const condition = z.strictObject({
  column: label(),
  is: z.optional(z.string()),
  not: z.optional(z.string()),
  least: z.optional(positiveInteger()),
  since: z.optional(date()),
  upTo: z.optional(date()),
});

export const page = z.strictObject({
  head,
  hero: section({ facts: nonEmptyList(label('teams sites')), count: link, tables: link }),
  figures: section({
    ...labelFields('choose', { shown: 'lit people', vacant: 'vacant' }, 'pairs', 'query'),
    ...labelFields({ rows: 'shown all', only: 'all', file: 'table' }, 'seen'),
    groups: objectList({
      title: label(),
      /** A page that shows the figures. */
      seen: link,
      figures: objectList({ figure: formattedCount(), text: sentence(), table, where: z.array(condition) }),
    }),
  }),
  people: section({}),
  tables: section({
    columns: labelObject('table', 'row', 'rows', 'file'),
    download: label('table size'),
    items: objectList({ table, row: sentence() }),
  }),
  others: titledSection({ items: points({}) }),
  closing: titledSection({ links: nextLinks() }),
});
