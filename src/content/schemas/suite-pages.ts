import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import {
  atMost,
  cards,
  date,
  distinct,
  each,
  eachProduct,
  exactly,
  figure,
  head,
  href,
  inOneRow,
  item,
  labels,
  level,
  line,
  lines,
  link,
  list,
  paragraph,
  paragraphs,
  positive,
  sample,
  section,
  several,
  short,
  shorts,
} from '../fields.ts';
import { skillField, skillName } from '../organisation/skills.ts';
import { products } from '../products.ts';
import { gapCostParts, gapInputNames } from '../skills-gap.ts';

/** A product's panel on the first screen: whose it is, its figure and what that counts. */
const panel = { product: z.enum(products), ...shorts('name', 'text'), figure: figure() };

const weekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const day = z.pipe(
  z.strictObject({
    date: date(),
    product: z.enum(products),
    ...shorts('name', 'title'),
    to: href(),
    text: paragraph(),
    figure: figure(),
    /** What the figure counts. */
    counts: short(),
    /** What the next product begins with. */
    hands: line(),
  }),
  z.transform((entry) => ({ ...entry, dayInWords: weekday.format(new Date(entry.date)) })),
);

/** Jobs that are filled in one way; `outside` where nobody inside fills them. */
const part = z.strictObject({
  people: positive(),
  label: short(),
  outside: z.optional(z.boolean()),
});

/** Something to book, and where to read on. */
const closing = z.strictObject({ ...section, button: short(), links: list({ ...link.shape, text: line() }) });

export const skillsuite = z.strictObject({
  head,
  hero: z.strictObject({
    product: short(),
    ...section,
    overview: link,
    week: link,
    agent: z.strictObject({ ...panel, question: line() }),
    mapping: z.strictObject({ ...panel, ...shorts('need', 'have') }),
    matching: z.strictObject({
      ...panel,
      of: short('shown asked'),
      codes: list({ code: short(), shown: z.int() }),
    }),
    note: line(),
    sample,
  }),
  control: z.strictObject({ ...section, link }),
  week: z.strictObject({
    ...section,
    handsOver: short(),
    days: several(day, eachProduct),
    plan: z.strictObject({
      title: short(),
      text: line('jobs within'),
      parts: z.array(part).check(z.minLength(2)),
    }),
  }),
  begin: z.strictObject({
    ...section,
    steps: list(item.shape, inOneRow),
    claim: claimField(),
    claimFor: line(),
    pricing: link,
  }),
  closing,
});

export const skillsuiteOverview = z.strictObject({
  head,
  hero: z.strictObject({
    ...shorts('product', 'book', 'explore'),
    ...section,
    /** What the list of links around the globe is. */
    around: short(),
    stations: list({ ...shorts('label', 'text'), to: href() }, eachProduct),
    key: labels('point', 'tick'),
  }),
  products: z.strictObject({
    ...section,
    claim: claimField(),
    ...shorts('people', 'data'),
    cards: list({ ...item.shape, ...lines('question', 'people', 'data'), link }, eachProduct),
  }),
  demo: z.strictObject({
    ...section,
    parts: z
      .array(z.strictObject({ minutes: positive(), title: short(), text: line() }))
      .check(z.minLength(2)),
    ...shorts('minutes', 'book'),
  }),
  closing: z.strictObject({ title: line(), links: list({ ...link.shape, text: line() }) }),
});

const percent = () => z.int().check(z.minimum(0), z.maximum(100));

const readPhrase = z.strictObject({
  /** What stands around the phrase, without the spaces between. */
  before: z.optional(short()),
  phrase: short(),
  after: z.optional(short()),
  skill: skillField(),
  level: level(),
  sure: percent(),
  next: z.strictObject({ skill: skillName(), sure: percent() }),
});

export const skillsAi = z.strictObject({
  head,
  hero: z.strictObject({
    ...shorts('badge', 'product', 'book'),
    /** What is first about it. */
    first: line(),
    ...section,
    sentence: link,
    taxonomy: claimField(),
  }),
  film: labels('title'),
  challenge: z.strictObject({
    ...section,
    sample,
    columns: labels('skill', 'advert', 'course', 'cv'),
    rows: list({ skill: skillName(), ...lines('advert', 'course', 'cv') }),
  }),
  capabilities: z.strictObject({
    title: line(),
    cards: list({ ...item.shape, product: z.enum([...products, 'control-centre']), link }),
  }),
  sentence: z.strictObject({
    title: line(),
    text: paragraph({ filled: 'bar' }),
    sample,
    labels: labels('level', 'sure', 'next'),
    levels: several(short(), exactly(5, 'one for each level of skill')),
    ...shorts({ levelOf: 'level word', sure: 'sure', next: 'skill sure' }, 'accepted', 'asked'),
    bar: percent(),
    parts: several(readPhrase),
    left: item,
    note: line(),
  }),
  uses: z.strictObject({
    title: line(),
    sides: list({
      title: short(),
      items: several(line(), atMost(3, 'more have no row beside the other list')),
      link,
    }),
  }),
  values: z.strictObject({ title: line(), cards: list({ ...item.shape, claim: claimField() }) }),
  closing,
});

const inputName = z.enum(gapInputNames);
const fact = labels({ figure: 'amount' }, 'text');

const calculator = z.strictObject({
  ...shorts('title', 'submit', 'reset'),
  example: line(),
  /** For browsers without scripts. */
  scripts: paragraph(),
  groups: list({ title: short(), fields: z.array(inputName) }).check(
    z.refine(
      (groups) => {
        const named = groups.flatMap(({ fields }) => fields);
        return distinct(named) && named.length === gapInputNames.length;
      },
      { error: `each of the ${gapInputNames.length} figures once, in one of the groups` },
    ),
  ),
  fields: z.record(
    inputName,
    z.strictObject({
      ...shorts('label', 'unit', { amount: 'value' }),
      range: line('lowest highest'),
      hint: z.optional(line()),
    }),
  ),
  problems: z.strictObject(
    each(() => line('range example week'))(
      'empty',
      'not-a-number',
      'too-low',
      'too-high',
      'not-whole',
      'over-week',
    ),
  ),
});

const result = z.strictObject({
  ...shorts('title', 'period', 'book', 'copy', 'address'),
  facts: z.strictObject({ monthly: fact, role: fact, payroll: labels({ figure: 'share' }, 'text') }),
  parts: z.record(z.enum(gapCostParts), short()),
  words: z.strictObject(lines({ first: 'part share', rest: 'part share' }, 'nothing')),
  ...lines({ stale: 'fields', announcement: 'total words' }, 'copied', 'refused'),
});

/** How a sum is reckoned. */
const reckoning = lines('formula', {
  numbers:
    'salary onCosts personCost headcount gapShare roles turnover leaverShare leavers hoursLost week cover hiringCost rampWeeks',
});

/** `skills-gap-calculator.yaml`. Words in braces are filled in by the calculator. */
export const skillsGapCalculator = z.strictObject({
  calculator,
  result,
  formula: z.strictObject({
    ...section,
    terms: list({ name: short(), ...reckoning }),
    total: short(),
    parts: z.record(z.enum(gapCostParts), z.strictObject(reckoning)),
  }),
});

/** `skills-roi.yaml`: what stands around the calculator. */
export const skillsRoi = z.strictObject({
  head,
  hero: z.strictObject(section),
  sources: z.strictObject({
    ...section,
    open: short(),
    columns: labels('numbers', 'own', 'outside'),
    rows: list({ fields: z.array(inputName), ...paragraphs('own', 'outside') }),
  }),
  limits: z.strictObject({ title: line(), cards: cards() }),
  closing: z.strictObject({ ...section, button: short(), product: link }),
});
