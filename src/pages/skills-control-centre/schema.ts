import * as z from 'zod/mini';
import { head, link } from '../../content/fields.ts';
import { exactLength, maxLength, objectList } from '../../content/lists.ts';
import { label, labelFields, sentence, timeOfDay } from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { ending, productHero, section, titledSection } from '../../sections/schema.ts';

/** The panels' figures that the words of a check may name. */
const panelFigures = 'systems strong all waiting skill change value error quarter query';

export const page = z.strictObject({
  head,
  hero: productHero({}),
  routine: section({
    checks: objectList(
      {
        time: timeOfDay(),
        /** The panel that it opens, whose figures the words may name in braces. */
        panel: z.enum(['agent', 'matching', 'mapping', 'passport', 'lens', 'search']),
        title: label(),
        text: sentence(),
        link,
        /** The figure that is opened, and what it counts. */
        figure: sentence(panelFigures),
        counts: sentence(panelFigures),
        /** What the records under the panel's figure are. */
        opens: sentence(panelFigures),
        records: objectList(
          labelFields('name', 'text', 'figure'),
          maxLength(4, 'more do not fit under one figure'),
        ),
      },
      exactLength(6, 'one for each numbered panel of the dashboard, in the order of the numbers'),
    ),
  }),
  rules: titledSection({
    cards: points({}),
    suite: link,
    overview: link,
  }),
  closing: ending({}),
});
