import * as z from 'zod/mini';
import { head, link } from '../../content/fields.ts';
import { exactly, list } from '../../content/lists.ts';
import { line, paragraph, short, time } from '../../content/texts.ts';
import { ending, points, productHero, section, titledSection } from '../../sections/schema.ts';

export const page = z.strictObject({
  head,
  hero: productHero({}),
  routine: section({
    looks: list(
      {
        time: time(),
        /** The panel whose figures the text may name in braces. */
        panel: z.enum(['agent', 'mapping', 'matching', 'lens', 'search']),
        title: short(),
        text: line('systems strong all skill change value error quarter query'),
        link,
      },
      exactly(5, 'one for each numbered panel of the dashboard'),
    ),
  }),
  rules: titledSection({
    single: short(),
    rights: paragraph(),
    cards: points({}),
    suite: link,
    overview: link,
  }),
  closing: ending({}),
});
