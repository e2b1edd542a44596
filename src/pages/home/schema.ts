import * as z from 'zod/mini';
import { readCases } from '../../content/cases.ts';
import { head, href, item, link, sample } from '../../content/fields.ts';
import { firstBreak, fitting } from '../../content/figure-rules.ts';
import { atMost, exactly, list } from '../../content/lists.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { products } from '../../content/products.ts';
import {
  labels,
  line,
  lineFields,
  matching,
  numberIn,
  paragraph,
  short,
  shortFields,
} from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { ending, section, titledSection } from '../../sections/schema.ts';

/** An audience of the home page; the caption says what its squares count. */
const audience = (squares: () => readonly number[]) =>
  z.pipe(
    section({ link, caption: line() }),
    z.transform((words) => ({ ...words, squares: squares() })),
  );

/** The jobs of the sample organisation's question: filled, filled by everybody who could move, still open. */
function jobsOfQuestion() {
  const { move, question } = readOrganisation();
  return [move.to.supply, question.people, question.open];
}

/** The jobs of the case study's divisions: all, and those filled from another one before and a year on. */
function jobsOfCase() {
  const { before, after, posts } = readCases().enterprise.chart;
  return { posts, before, after };
}

/** The outcomes of the case study's modules: asked for before, a year on as well, still not. */
function outcomesOfCase() {
  const { before, after, outcomes } = readCases().university.chart;
  return [before, after - before, outcomes - after];
}

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

export const page = z.strictObject({
  head,
  hero: section({
    ...lineFields('subhead', 'message'),
    ...shortFields('book', 'video', { note: 'what' }),
    invented: short(),
    ai: link,
    partners: link,
    stations: list(
      { title: short(), text: line() },
      exactly(3, 'one for each station of the route on the map'),
    ),
  }),
  ecosystem: titledSection({
    engine: z.strictObject({ ...link.shape, mark: z.optional(z.enum(products)) }),
    products: list({ ...link.shape, mark: z.enum(products) }),
  }),
  audiences: z.strictObject({ business: audience(jobsOfQuestion), education: audience(outcomesOfCase) }),
  try: section({
    sample,
    link,
    ...shortFields('choose', 'records', 'scale'),
    questions: list({ ...lineFields('question', 'answer'), stops: trace }),
  }),
  solutions: titledSection({
    ...shortFields('learnMore', 'demo'),
    products: list({ title: short(), question: line(), text: paragraph(), to: href() }),
    suite: link,
  }),
  why: titledSection({
    analysis: short(),
    steps: points({}, exactly(3, 'one for each drawing')),
    partners: line(),
    samples: short(),
  }),
  case: z.pipe(
    section({
      rows: labels('before', 'after'),
      ...shortFields({ share: 'filled jobs' }, 'note', 'session'),
      link,
      sample,
    }),
    z.transform((words) => ({ ...words, jobs: jobsOfCase() })),
  ),
  roi: section({
    button: short(),
    ledger: titledSection({
      rows: list({ ...shortFields('item', 'reckoning'), amount: z.int() }),
      total: short(),
    }),
  }),
  technology: titledSection({ button: short(), cards: points({}, exactly(4, 'one for each drawing')) }),
  news: titledSection({ all: link, sidebar: item, samples: short() }),
  closing: ending({}),
});
