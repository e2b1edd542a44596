import * as z from 'zod/mini';
import { head, link } from '../../content/fields.ts';
import { sum } from '../../content/format.ts';
import { list } from '../../content/lists.ts';
import { labels, line, paragraph, short, shorts } from '../../content/texts.ts';
import { points, section, titledSection } from '../../sections/schema.ts';

/** The length of the masterclass in minutes. */
const sessionLength = 180;

const slot = z.strictObject({
  title: short(),
  /** In steps of five, as the bar has a column for each. */
  minutes: z.int().check(z.gte(5), z.multipleOf(5)),
  kind: z.enum(['talk', 'work', 'break']),
  text: z.optional(line()),
});

const labelled = list({ label: short(), text: line() });

export const page = z.strictObject({
  head,
  hero: section(shorts('name', 'register')),
  session: z.strictObject({ ...shorts('title', 'hours', 'seats'), rows: labelled }),
  timetable: titledSection({
    text: paragraph({ filled: 'work total' }),
    minutes: short(),
    columns: labels('start', 'part', 'length'),
    slots: z.array(slot).check(
      z.refine((slots) => sum(slots.map(({ minutes }) => minutes)) === sessionLength, {
        error: `parts that last ${sessionLength} minutes together`,
      }),
    ),
  }),
  learn: titledSection({ points: points({}), product: link }),
  bring: titledSection({ items: labelled }),
  closing: section({}),
});
