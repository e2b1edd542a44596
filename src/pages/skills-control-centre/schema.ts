import * as z from 'zod/mini';
import { head, link } from '../../content/fields.ts';
import { exactLength, maxLength, objectList } from '../../content/lists.ts';
import { formattedCount, label, labelFields, labelObject, sentence, timeOfDay } from '../../content/texts.ts';
import { ending } from '../../sections/ending/schema.ts';
import { section } from '../../sections/section/schema.ts';

/** The figures of the panels that the words of a view may name, `energy`, the people whom Energy lacks, and `staff`, those whom it has. */
const figures = 'systems strong all waiting share change query energy staff';

const rows = z.array(z.strictObject({ name: label(), amount: formattedCount() }));

/** What a role sees: the tile (by default as in `screens/control-centre.yaml`), what its check finds, and the records of it. */
const view = z.strictObject({
  ...{
    figure: z.optional(label(figures)),
    text: z.optional(sentence(figures)),
    rows: z.optional(rows),
    agenda: z.optional(sentence()),
  },
  ...labelFields({ finding: figures }),
  counts: sentence(figures),
  records: z
    .array(z.strictObject(labelFields('name', 'figure')))
    .check(maxLength(4, 'more do not fit under one check')),
});

export const page = z.strictObject({
  head,
  mark: labelObject('word', 'label'),
  hero: section(labelFields('product', 'book', 'demo')),
  board: z.strictObject({
    ...labelFields('choose', 'view'),
    announcement: sentence('role tiles all sees'),
    found: sentence('time title figure counts'),
    roles: objectList({ name: label(), sees: sentence() }, exactLength(3, 'manager, HR and board')),
    tiles: objectList(
      {
        panel: z.enum(['agent', 'passport', 'matching', 'mapping', 'lens', 'search']),
        time: timeOfDay(),
        title: label(),
        agenda: sentence(),
        manager: z.optional(view),
        hr: view,
        board: z.optional(view),
      },
      exactLength(6, 'one for each tile of the board'),
    ),
  }),
  agenda: z.strictObject({
    ...labelFields('title', { for: 'role' }, 'hidden', 'print'),
    text: sentence(),
  }),
  closing: ending({ suite: link, overview: link }),
});
