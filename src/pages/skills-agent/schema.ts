import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, positiveInteger, sample } from '../../content/fields.ts';
import { fewerAtEachStop, fitting } from '../../content/figure-rules.ts';
import { exactLength, maxLength, nonEmptyList, objectList } from '../../content/lists.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { formattedCount, label, labelFields, sentence, sentenceFields } from '../../content/texts.ts';
import { productRows } from '../../sections/cards/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { kickerSection, section } from '../../sections/section/schema.ts';

/** The place of a connected system in organisation.yaml. */
const system = () => z.literal([0, 1, 2]);

/** What a question is traced through: stops, each of which leaves fewer people. */
const trace = objectList(
  { system: system(), people: formattedCount(), text: label() },
  maxLength(5, 'more stops do not stand side by side'),
).check(fewerAtEachStop());

/** A row of a connected system. What matched the question stands in square brackets. */
const record = z.strictObject({ system: system(), row: positiveInteger(), text: sentence() }).check(
  fitting(['row'], 'a row that the system has', ({ system, row }) => {
    const most = readOrganisation().systems[system]?.records ?? 0;
    return row <= most ? undefined : `a row that the system has, at most ${most}`;
  }),
);

/** A figure of an answer, with a few of the rows behind it. */
const figure = z
  .strictObject({
    people: formattedCount(),
    text: label(),
    records: nonEmptyList(record, maxLength(3, 'more rows push the answer out of sight')),
  })
  .check(
    fitting(['records'], 'no more rows than the figure counts', ({ people, records }) =>
      records.length <= people ? undefined : `at most ${people}, as the figure counts no more`,
    ),
  );

const question = z
  .strictObject({
    ...labelFields('who', 'choice'),
    ...sentenceFields('question', 'about', { answer: 'first second third fourth' }, 'barred', 'unknown'),
    figures: nonEmptyList(figure, maxLength(4, 'one for each of {first} to {fourth}')),
    stops: trace,
  })
  .check(
    fitting(['figures'], 'one figure for each placeholder of the answer', ({ answer, figures }) => {
      const places = ['first', 'second', 'third', 'fourth'].filter((name) => answer.includes(`{${name}}`));
      const wanted = ['first', 'second', 'third', 'fourth'].slice(0, figures.length);
      return places.join() === wanted.join()
        ? undefined
        : `one for each of ${places.map((name) => `{${name}}`).join(', ')} in the answer`;
    }),
  );

export const page = z.strictObject({
  head,
  hero: section(labelFields('product', 'book', 'suite')),
  ask: z.strictObject({
    sample,
    ...labelFields('label', 'button', 'choose', 'found', 'barred', 'unknown', {
      shown: 'shown people',
      all: 'people',
      source: 'system row read',
    }),
    ...sentenceFields('note', 'unclear', { nearest: 'question' }),
    questions: nonEmptyList(question, maxLength(4, 'the stylesheet shows the answer of one of four')),
  }),
  problem: kickerSection({
    day: label(),
    /** The working days for which the line of stations has places. */
    stations: objectList(
      { day: z.literal([1, 3, 6, 10, 13]), title: label(), text: sentence() },
      exactLength(5, 'one for each of the days 1, 3, 6, 10 and 13 on the line'),
    ),
  }),
  shift: kickerSection({ saved: label(), use: sentence() }),
  difference: kickerSection({
    /** One person in each connected system. */
    records: nonEmptyList(record, exactLength(3, 'one of each connected system')),
    points: points({}),
  }),
  video: z.strictObject({ ...labelFields('watch'), screen: sentence() }),
  matters: kickerSection({
    book: label(),
    gains: points({}),
    claims: z.strictObject({ title: label(), items: nonEmptyList(claimField()) }),
  }),
  suite: kickerSection({
    explore: label(),
    /** What each product adds: a figure of the sample organisation with its unit. */
    products: productRows(labelFields({ figure: 'complete' }, 'unit', 'adds')),
  }),
});
