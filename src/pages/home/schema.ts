import * as z from 'zod/mini';
import { head, href, item, link, sample } from '../../content/fields.ts';
import { firstBreak, fitting } from '../../content/figure-rules.ts';
import { numberInWords } from '../../content/figures.ts';
import { count, fillIn } from '../../content/format.ts';
import { atMost, eachProduct, exactly, list, nonEmptyList } from '../../content/lists.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { products } from '../../content/products.ts';
import { line, lineFields, matching, numberIn, short, shortFields } from '../../content/texts.ts';
import { doors, mark, productCardLabels } from '../../sections/cards/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/schema.ts';
import { openPlaces } from './scene.ts';

/** A fact in large type, with a link to more about it. */
const fact = z.strictObject({ name: short(), text: line(), link });

/** A count in a text, written out or by its name in the sample organisation: `1,284`. */
const counted = () =>
  z.pipe(matching(/^\d[\d,]*$/, 'a number such as "1,284", in quotes'), z.transform(numberIn));

/** What a question is traced through: sources, each of which leaves fewer people, with some records of each. */
const trace = list(
  {
    source: short(),
    people: counted(),
    text: short(),
    records: list({ title: short(), text: line() }, atMost(4, 'more would hide the other stops on a phone')),
  },
  exactly(4, 'one for each station of the slope'),
).check(
  fitting([], 'stops that each leave fewer people', (stops) => {
    const wrong = firstBreak(stops, (before, now) => now.people < before.people);
    return (
      wrong &&
      `stops that each leave fewer people, not ${wrong.map(({ people }) => people).join(' and then ')}`
    );
  }),
);

/** The people and vacancies of the scene. */
function sceneFigures() {
  const { move, question } = readOrganisation();
  return {
    spare: move.spare,
    moving: move.people,
    vacancies: move.before,
    courses: move.courses,
    weeks: move.weeks,
    others: question.others,
    filled: question.people,
    open: question.open,
  };
}

/** Returns a number as it stands in a sentence: in words below ten. */
const inSentence = (amount: number) => (amount < 10 ? numberInWords(amount) : count(amount));

/** Returns the scene's figures as words for its sentences; `{Moving}` begins one. */
function wordsOfScene(): Readonly<Record<string, string>> {
  const words = Object.entries(sceneFigures()).map(([name, amount]) => [name, inSentence(amount)] as const);
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return Object.fromEntries(
    words.flatMap(([name, text]) => [
      [name, text],
      [capital(name), capital(text)],
    ]),
  );
}

/** The figures that the scene's sentences may name. */
const named =
  'spare moving vacancies courses weeks others filled open Spare Moving Vacancies Courses Others Filled Open';

const acts = z.pipe(
  list({ title: short(), text: line(named), note: line(named) }, exactly(3, 'one for each act of the scene')),
  z.transform((all) => {
    const words = wordsOfScene();
    return all.map(({ title, text, note }) => ({
      title,
      text: fillIn(text, words),
      note: fillIn(note, words),
    }));
  }),
);

const content = z.strictObject({
  head,
  hero: section({
    message: line(),
    ...shortFields('book', 'video', { note: 'what' }),
    invented: short(),
    ai: link,
    partners: link,
  }),
  acts,
  hills: z.strictObject({
    hint: line(),
    ...shortFields('show', 'close'),
    places: list(
      {
        skill: z.enum(openPlaces),
        ...lineFields('amount', 'note'),
        /** What the amount is once people have moved. */
        after: z.optional(line()),
        people: list({ ...shortFields('name', 'job'), lacks: line() }, atMost(4, 'more would hide the hill')),
      },
      exactly(openPlaces.length, 'one for each place that opens'),
    ),
  }),
  ecosystem: titledSection({
    engine: z.strictObject({ ...link.shape, text: line() }),
    products: list({ ...link.shape, mark: z.enum(products) }, eachProduct),
  }),
  doors: doors(),
  try: section({
    sample,
    link,
    ...shortFields('choose', 'field', 'ask', 'records', 'scale'),
    ...lineFields('nearest', 'none'),
    questions: list({
      ...lineFields('question', 'answer'),
      /** Words that lead to the question besides its own. */
      also: nonEmptyList(short()),
      stops: trace,
    }),
  }),
  solutions: titledSection({
    labels: productCardLabels,
    products: list({ ...shortFields('title'), ...lineFields('question', 'feature'), to: href(), mark }),
    suite: link,
  }),
  why: titledSection(shortFields('analysis', 'samples')),
  case: z.strictObject({
    ...shortFields('kicker', 'text', 'session'),
    note: line(),
    link,
  }),
  roi: section({ button: short(), systems: fact, price: fact }),
  technology: section({
    button: short(),
    cards: points(lineFields('reads', 'makes'), exactly(4, 'one for each line of the record')),
  }),
  news: titledSection({ all: link, sidebar: item, samples: short() }),
  closing: z.strictObject({ text: line(), button: short() }),
});

export const page = z.pipe(
  content,
  z.transform((words) => ({ ...words, figures: sceneFigures() })),
);
