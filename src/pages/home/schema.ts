import * as z from 'zod/mini';
import { readCases } from '../../content/cases.ts';
import { head, href, link, sample, titledText } from '../../content/fields.ts';
import { fewerAtEachStop } from '../../content/figure-rules.ts';
import { numberInWords } from '../../content/figures.ts';
import { capitalised, count, fillIn } from '../../content/format.ts';
import { exactLength, maxLength, objectList, onePerProduct } from '../../content/lists.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { products } from '../../content/products.ts';
import {
  formattedCount,
  label,
  labelFields,
  labelObject,
  sentence,
  sentenceFields,
} from '../../content/texts.ts';
import { doors, mark, productCardLabels } from '../../sections/cards/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';
import { openPlaces } from './scene.ts';

/** A fact in large type, with a link to more about it. */
const fact = z.strictObject({ name: label(), text: sentence(), link });

/** What a question is traced through: sources, each of which leaves fewer people, with some records of each. */
const trace = objectList(
  {
    source: label(),
    people: formattedCount(),
    text: label(),
    records: objectList(
      { title: label(), text: sentence() },
      maxLength(4, 'more would hide the other stops on a phone'),
    ),
  },
  exactLength(4, 'one for each station of the slope'),
).check(fewerAtEachStop());

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
  return Object.fromEntries(
    words.flatMap(([name, text]) => [
      [name, text],
      [capitalised(name), capitalised(text)],
    ]),
  );
}

/** The figures that the scene's sentences may name. */
const named =
  'spare moving vacancies courses weeks others filled open Spare Moving Vacancies Courses Others Filled Open';

const acts = z.pipe(
  objectList(
    { title: label(), text: sentence(named), note: sentence(named) },
    exactLength(3, 'one for each act of the scene'),
  ),
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
    message: sentence(),
    ...labelFields('book', 'video', { note: 'what' }),
    invented: label(),
    ai: link,
    partners: link,
  }),
  acts,
  hills: z.strictObject({
    hint: sentence(),
    ...labelFields('show', 'close'),
    places: objectList(
      {
        skill: z.enum(openPlaces),
        ...sentenceFields('amount', 'note'),
        /** What the amount is once people have moved. */
        after: z.optional(sentence()),
        people: objectList(
          { ...labelFields('name', 'job'), lacks: sentence() },
          maxLength(4, 'more would hide the hill'),
        ),
      },
      exactLength(openPlaces.length, 'one for each place that opens'),
    ),
  }),
  ecosystem: titledSection({
    engine: z.strictObject({ ...link.shape, text: sentence() }),
    products: objectList({ ...link.shape, mark: z.enum(products) }, onePerProduct),
  }),
  doors: doors(),
  try: section({
    sample,
    link,
    ...labelFields('choose', 'field', 'example', 'ask', 'records', 'scale'),
    ...sentenceFields('nearest', 'none'),
    questions: objectList({
      ...sentenceFields('question', 'answer'),
      /** Words that lead to the question besides its own. */
      about: sentence(),
      stops: trace,
    }),
  }),
  solutions: titledSection({
    labels: productCardLabels,
    products: objectList({
      ...labelFields('title'),
      ...sentenceFields('question', 'feature'),
      to: href(),
      mark,
    }),
    suite: link,
  }),
  why: titledSection({ analysis: label(), mark: labelObject('word', 'label') }),
  case: z.strictObject({
    ...labelFields('kicker', 'text', 'session'),
    note: sentence(),
    link,
  }),
  roi: section({ button: label(), systems: fact, price: fact }),
  technology: section({
    button: label(),
    cards: points(sentenceFields('reads', 'makes'), exactLength(4, 'one for each line of the record')),
  }),
  news: titledSection({ all: link, sidebar: titledText, mark: labelObject('word', 'label') }),
  closing: z.strictObject({ text: sentence(), button: label() }),
});

export const page = z.pipe(
  content,
  z.transform((words) => {
    const { before, after, posts } = readCases().enterprise.chart;
    return { ...words, figures: sceneFigures(), jobs: { before, after, posts } };
  }),
);
