import * as z from 'zod/mini';
import { head, positive, sample, wholeNumber } from '../../content/fields.ts';
import { firstBreak, fitting } from '../../content/figure-rules.ts';
import { sum } from '../../content/format.ts';
import { atMost, exactly, list, nonEmptyList } from '../../content/lists.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillName } from '../../content/organisation/skills.ts';
import {
  labels,
  line,
  lineFields,
  matching,
  numberIn,
  paragraph,
  short,
  shortFields,
  time,
} from '../../content/texts.ts';
import { productRows } from '../../sections/cards/schema.ts';
import { claimPoints } from '../../sections/figures/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section } from '../../sections/schema.ts';
import { screenWords } from '../../sections/screen/schema.ts';
import { kickerSection } from '../../sections/section/schema.ts';

/** A count in a text, written out or by its name in the sample organisation: `1,284`. */
const counted = z.pipe(matching(/^\d[\d,]*$/, 'a number such as "1,284", in quotes'), z.transform(numberIn));

/** The place of a connected system in organisation.yaml. */
const system = () => z.literal([0, 1, 2]);

/** What a question is traced through: stops, each of which leaves fewer people. */
const trace = list(
  { system: system(), people: counted, text: short() },
  atMost(5, 'more stops do not stand side by side'),
).check(
  fitting([], 'stops that each leave fewer people', (stops) => {
    const wrong = firstBreak(stops, (before, now) => now.people < before.people);
    return (
      wrong &&
      `stops that each leave fewer people, not ${wrong.map(({ people }) => people).join(' and then ')}`
    );
  }),
);

/** A row of a connected system. What matched the question stands in square brackets. */
const record = z.strictObject({ system: system(), row: positive(), text: line() }).check(
  fitting(['row'], 'a row that the system has', ({ system, row }) => {
    const most = readOrganisation().systems[system]?.records ?? 0;
    return row <= most ? undefined : `a row that the system has, at most ${most}`;
  }),
);

/** A figure of an answer, with a few of the rows behind it. */
const figure = z
  .strictObject({
    people: counted,
    text: short(),
    records: nonEmptyList(record, atMost(3, 'more rows push the answer out of sight')),
  })
  .check(
    fitting(['records'], 'no more rows than the figure counts', ({ people, records }) =>
      records.length <= people ? undefined : `at most ${people}, as the figure counts no more`,
    ),
  );

const question = z
  .strictObject({
    ...shortFields('who', 'choice'),
    ...lineFields('question', 'about', { answer: 'first second third fourth' }, 'barred', 'unknown'),
    figures: nonEmptyList(figure, atMost(4, 'one for each of {first} to {fourth}')),
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
  hero: section(shortFields('product', 'book', 'suite')),
  ask: z.strictObject({
    sample,
    ...shortFields('label', 'button', 'choose', 'found', 'barred', 'unknown', {
      shown: 'shown people',
      source: 'system row read',
    }),
    ...lineFields('note', 'unclear', { nearest: 'question' }),
    questions: nonEmptyList(question, atMost(4, 'the stylesheet shows the answer of one of four')),
  }),
  problem: kickerSection({
    day: short(),
    /** The working days for which the line of stations has places. */
    stations: list(
      { day: z.literal([1, 3, 6, 10, 13]), title: short(), text: line() },
      exactly(5, 'one for each of the days 1, 3, 6, 10 and 13 on the line'),
    ),
  }),
  shift: kickerSection({ saved: short(), use: line() }),
  difference: kickerSection({
    /** One person in each connected system. */
    records: nonEmptyList(record, exactly(3, 'one of each connected system')),
    points: points({}),
  }),
  video: z.strictObject(shortFields('watch')),
  matters: kickerSection({ book: short(), askers: claimPoints({}) }),
  suite: kickerSection({
    explore: short(),
    /** What each product adds: a figure of the sample organisation with its unit. */
    products: productRows(shortFields({ figure: 'complete' }, 'unit', 'adds')),
  }),
});

const person = z.strictObject({
  ...shortFields('name', 'role'),
  /** The required skill that the person lacks, and how it is learnt. */
  missing: z.optional(skillName()),
  learning: z.optional(z.enum(['course', 'role'])),
  weeks: wholeNumber(),
});

/** The product's screen; question, people and records are the sample organisation's. */
export const screen = z.pipe(
  z.strictObject({
    ...screenWords(),
    asker: z.strictObject({ ...shortFields('name', 'role'), time: time() }),
    answer: paragraph({ maximum: 200 }),
    /** What each of the stops leaves. */
    route: z.strictObject({
      label: short(),
      stops: nonEmptyList(
        short(),
        exactly(3, 'the people covered, those with the skill and those in the answer'),
      ),
    }),
    required: labels('label'),
    table: z.strictObject({
      caption: line(),
      columns: labels('person', 'matching', 'missing', 'weeks'),
      ...shortFields('of', 'none', 'now', { weeks: 'weeks' }),
      learning: labels('course', 'role'),
    }),
    people: z.array(person),
    sources: z.strictObject({
      ...shortFields('label', 'records', 'total'),
      /** What is read of each connected system, and at what time of the day on which the question is asked. */
      systems: list(
        { ...shortFields('title', 'holds'), read: time() },
        exactly(3, 'one for each system of organisation.yaml'),
      ),
      scope: line(),
    }),
  }),
  z.transform(({ route, required, sources, ...rest }) => {
    const { question, systems, today } = readOrganisation();
    const left = [question.covered, question.skilled, question.people];
    const read = sources.systems.map(({ title, ...source }, index) => ({
      system: title,
      ...source,
      records: index === 0 ? question.covered : (systems[index]?.records ?? 0),
    }));
    return {
      ...rest,
      date: today,
      question: question.text,
      route: { ...route, stops: route.stops.map((text, index) => ({ people: left[index] ?? 0, text })) },
      required: { ...required, skills: question.requires },
      sources: {
        ...sources,
        systems: read,
        total: { label: sources.total, records: sum(read.map(({ records }) => records)) },
      },
    };
  }),
);
