import * as z from 'zod/mini';
import { head, sample } from '../../content/fields.ts';
import { atMost, exactly, inOrder, list } from '../../content/lists.ts';
import { line, lines, matching, numberIn, short, shorts } from '../../content/texts.ts';
import { claimPoints, ending, points, productRows, section, titledSection } from '../../sections/schema.ts';

/** A count in a text, written out or by its name in the sample organisation: `1,284`. */
const counted = z.pipe(matching(/^\d[\d,]*$/, 'a number such as "1,284", in quotes'), z.transform(numberIn));

/** What a question is traced through: sources, each of which leaves fewer people. */
const trace = list(
  { source: short(), people: counted, text: short() },
  atMost(5, 'more stops do not stand side by side'),
).check(
  z.refine((stops) => inOrder(stops, (before, now) => now.people < before.people), {
    error: 'stops that each leave fewer people',
  }),
);

export const page = z.strictObject({
  head,
  hero: section({ ...shorts('product', 'book', 'suite'), note: line() }),
  problem: section({
    day: short(),
    /** The working days for which the line of stations has places. */
    stations: list(
      { day: z.literal([1, 3, 6, 10, 13]), title: short(), text: line() },
      exactly(5, 'one for each of the days 1, 3, 6, 10 and 13 on the line'),
    ),
  }),
  shift: section(shorts('saved', 'use')),
  try: section({
    sample,
    ...shorts('choose', 'barred', 'unknown'),
    questions: list({ who: short(), ...lines('question', 'answer', 'barred', 'unknown'), stops: trace }),
  }),
  difference: section({ points: points({}) }),
  video: titledSection({}),
  matters: section({ askers: claimPoints({ who: short() }) }),
  suite: section({ explore: short(), products: productRows(lines('asked', { answer: 'complete' })) }),
  closing: ending({}),
});
