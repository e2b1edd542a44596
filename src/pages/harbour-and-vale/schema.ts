import * as z from 'zod/mini';
import { date, head, link, positiveInteger } from '../../content/fields.ts';
import { fitting } from '../../content/figure-rules.ts';
import { nonEmptyList, objectList } from '../../content/lists.ts';
import { columnsOf, rowsOf, tableNames } from '../../content/organisation/tables.ts';
import { formattedCount, label, labelFields, labelObject, sentence } from '../../content/texts.ts';
import { nextLinks } from '../../sections/ending/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';

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

/** A figure of the site, and the query that counts it in a table. */
const figure = z
  .strictObject({ figure: formattedCount(), text: sentence(), table, where: z.array(condition) })
  .check(
    fitting(['where'], 'columns of the table, and as many rows as the figure', ({ figure, table, where }) => {
      const columns = columnsOf(table);
      if (where.some(({ column }) => !columns.includes(column)))
        return `columns of the table: ${columns.join(', ')}`;
      const { length } = rowsOf({ table, where });
      return length === figure ? undefined : `conditions that ${figure} rows of ${table} meet, not ${length}`;
    }),
  );

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
      figures: nonEmptyList(figure),
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
