import * as z from 'zod/mini';
import { head, link } from '../../content/fields.ts';
import { atMost, exactly, list } from '../../content/lists.ts';
import { line, short, shortFields, time } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { ending, productHero, section, titledSection } from '../../sections/schema.ts';

/** The panels' figures that the words of a check may name. */
const panelFigures = 'systems strong all waiting skill change value error quarter query';

export const page = z.strictObject({
  head,
  hero: productHero({}),
  routine: section({
    checks: list(
      {
        time: time(),
        /** The panel that it opens, whose figures the words may name in braces. */
        panel: z.enum(['agent', 'matching', 'mapping', 'passport', 'lens', 'search']),
        title: short(),
        text: line(),
        link,
        /** The figure that is opened, and what it counts. */
        figure: line(panelFigures),
        counts: line(panelFigures),
        /** What the records under the panel's figure are. */
        opens: line(panelFigures),
        records: list(shortFields('name', 'text', 'figure'), atMost(4, 'more do not fit under one figure')),
      },
      exactly(6, 'one for each numbered panel of the dashboard, in the order of the numbers'),
    ),
  }),
  rules: titledSection({
    cards: points({}),
    suite: link,
    overview: link,
  }),
  closing: ending({}),
});
