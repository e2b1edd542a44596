import * as z from 'zod/mini';
import { head, sample, wholeNumber } from '../../content/fields.ts';
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
  text,
  time,
} from '../../content/texts.ts';
import { productRows } from '../../sections/cards/schema.ts';
import { claimPoints } from '../../sections/figures/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { ending, section, titledSection } from '../../sections/schema.ts';
import { screenWords } from '../../sections/screen/schema.ts';

/** A count in a text, written out or by its name in the sample organisation: `1,284`. */
const counted = z.pipe(matching(/^\d[\d,]*$/, 'a number such as "1,284", in quotes'), z.transform(numberIn));

/** What a question is traced through: sources, each of which leaves fewer people. */
const trace = list(
  { source: short(), people: counted, text: short() },
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

const words = z.strictObject({
  head,
  hero: section({
    ...shortFields('product', 'book', 'suite'),
    regions: nonEmptyList(short(), exactly(2, 'one for each region before the answer')),
    note: line(),
  }),
  problem: section({
    day: short(),
    /** The working days for which the line of stations has places. */
    stations: list(
      { day: z.literal([1, 3, 6, 10, 13]), title: short(), text: line() },
      exactly(5, 'one for each of the days 1, 3, 6, 10 and 13 on the line'),
    ),
  }),
  shift: section(shortFields('saved', 'use')),
  try: section({
    sample,
    ...shortFields('choose', 'barred', 'unknown', 'scale'),
    questions: list({ who: short(), ...lineFields('question', 'answer', 'barred', 'unknown'), stops: trace }),
  }),
  difference: section({
    /** One figure of the answer, opened into the people counted. */
    opened: z.strictObject({
      from: text({ filled: 'system read' }),
      people: list({
        ...shortFields('name', 'role'),
        records: list(
          {
            /** Its place in `sources.systems` of screen.yaml. */
            system: z.literal([0, 1, 2]),
            text: short(),
          },
          exactly(2, 'they stand side by side'),
        ),
      }),
    }),
    points: points({}),
  }),
  video: titledSection({}),
  matters: section({ askers: claimPoints({ who: short() }) }),
  suite: section({ explore: short(), products: productRows(lineFields('asked', { answer: 'complete' })) }),
  closing: ending({}),
});

export const page = words.check(
  fitting(['difference', 'opened', 'people'], 'as many people as the first question finds', (checked) => {
    const found = checked.try.questions[0]?.stops.at(-1)?.people;
    const shown = checked.difference.opened.people.length;
    return found === shown ? undefined : `as many people as the first question finds: ${found}, not ${shown}`;
  }),
);

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
