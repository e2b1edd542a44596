import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import {
  cards,
  date,
  exactly,
  figure,
  head,
  href,
  icon,
  invented,
  item,
  labels,
  level,
  line,
  lines,
  link,
  list,
  paragraph,
  paragraphs,
  sample,
  section,
  short,
  shorts,
  step,
} from '../fields.ts';
import { skillField, skillName } from '../organisation/skills.ts';
import { products } from '../products.ts';
import { gapCostParts, gapInputNames } from '../skills-gap.ts';

const hero = z.strictObject({
  product: short(),
  ...section,
  overview: link,
  week: link,
  /** What the numbered list under the chart is. */
  stops: short(),
  stations: list({ ...shorts('label', 'text'), to: href() }, 5),
  note: line(),
  sample,
});

const day = z.strictObject({
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
});

const part = z.strictObject({
  people: z.int().check(z.minimum(1)),
  label: short(),
  /** True for posts that nobody inside fills. */
  outside: z.optional(z.boolean()),
});

/** `skillsuite.yaml`. */
export const skillsuite = z.strictObject({
  head,
  hero,
  week: z.strictObject({
    ...section,
    handsOver: short(),
    days: exactly(5, day),
    plan: z.strictObject({ title: short(), text: line(), parts: z.array(part).check(z.minLength(2)) }),
    note: line(),
    sample,
  }),
  film: z.strictObject({ ...section, play: short() }),
  begin: z.strictObject({
    ...section,
    steps: list(step, 3),
    claim: claimField(),
    source: short(),
    pricing: link,
  }),
  control: z.strictObject({ ...section, link }),
  closing: z.strictObject({ ...section, button: short(), overview: link }),
});

const five = <Item extends z.ZodMiniType>(entry: Item) => exactly(5, entry);

const columns = ['product', 'question', 'people', 'data', 'first'] as const;

/** `skillsuite-overview.yaml`. */
export const skillsuiteOverview = z.strictObject({
  head,
  hero: z.strictObject({
    ...shorts('product', 'book', 'explore'),
    ...section,
    /** What the list of links around the globe is. */
    around: short(),
    stations: five(z.strictObject({ ...shorts('label', 'text'), to: href() })),
    note: line(),
  }),
  products: z.strictObject({
    ...section,
    demo: short(),
    cards: five(z.strictObject({ title: short(), question: line(), text: paragraph(), link })),
  }),
  choice: z.strictObject({
    ...section,
    columns: z.record(z.enum(columns), short()),
    rows: five(
      z.strictObject({ product: short(), to: href(), ...lines('question', 'people', 'data', 'first') }),
    ),
    claim: claimField(),
    /** What the claim is about, after its wording. */
    claimFor: short(),
    source: short(),
    control: link,
  }),
  demo: z.strictObject({
    ...section,
    parts: z
      .array(z.strictObject({ minutes: z.int().check(z.minimum(1)), title: short(), text: line() }))
      .check(z.minLength(2)),
    ...shorts('minutes', 'book', 'schedule'),
  }),
  closing: z.strictObject({ ...section, button: short(), suite: link }),
});

const percent = () => z.int().check(z.minimum(0), z.maximum(100));

/** What stands before or after a phrase, with its space; it may be empty. */
const fragment = () => z.string().check(z.maxLength(60));

const readPhrase = z.strictObject({
  before: fragment(),
  phrase: short(),
  after: fragment(),
  skill: skillField(),
  level: level(),
  sure: percent(),
  next: z.strictObject({ skill: skillName(), sure: percent() }),
});

const challenge = z.strictObject({
  ...section,
  ...invented,
  columns: labels('skill', 'advert', 'course', 'cv'),
  rows: list({ skill: skillName(), ...lines('advert', 'course', 'cv') }, 3),
});

const sentence = z.strictObject({
  ...section,
  ...invented,
  labels: labels('group', 'kind', 'level', 'sure', 'next'),
  kinds: labels('hard', 'human', 'transversal'),
  levels: exactly(5, short()),
  ...shorts('levelOf', 'sure', 'next', 'accepted', 'asked'),
  bar: percent(),
  parts: exactly(3, readPhrase),
  left: z.strictObject(item.shape),
});

/** `skills-ai.yaml`. */
export const skillsAi = z.strictObject({
  head,
  hero: z.strictObject({
    ...shorts('badge', 'product', 'book'),
    ...section,
    sentence: link,
    taxonomy: claimField(),
  }),
  video: z.strictObject(section),
  challenge,
  capabilities: z.strictObject({
    title: line(),
    cards: list({ title: short(), icon: icon(), text: paragraph(), link }, 6),
  }),
  sentence,
  uses: z.strictObject({
    title: line(),
    sides: list({ title: short(), items: z.array(line()), link }, 2),
  }),
  values: z.strictObject({
    source: short(),
    title: line(),
    cards: list({ title: short(), text: paragraph(), claim: claimField() }, 4),
  }),
  closing: z.strictObject({ ...section, ...shorts('button', 'demo') }),
});

const inputName = z.enum(gapInputNames);
const fact = labels('figure', 'text');

const calculator = z.strictObject({
  ...shorts('title', 'submit', 'reset'),
  example: line(),
  /** For browsers without scripts. */
  scripts: paragraph(),
  groups: list({ title: short(), fields: z.array(inputName) }),
  fields: z.record(
    inputName,
    z.strictObject({ ...shorts('label', 'unit', 'amount'), range: line(), hint: z.optional(line()) }),
  ),
  problems: z.strictObject(lines('empty', 'not-a-number', 'too-low', 'too-high', 'not-whole', 'over-week')),
});

const result = z.strictObject({
  ...shorts('title', 'period', 'book', 'copy', 'address'),
  facts: z.strictObject({ monthly: fact, role: fact, payroll: fact }),
  parts: z.record(z.enum(gapCostParts), short()),
  words: z.strictObject({ ...lines('first', 'rest', 'nothing') }),
  ...lines('stale', 'announcement', 'copied', 'refused'),
});

/** `skills-roi.yaml`. Words in braces are filled in by the calculator. */
export const skillsRoi = z.strictObject({
  head,
  hero: z.strictObject(section),
  calculator,
  result,
  formula: z.strictObject({
    ...section,
    terms: list({ name: short(), ...lines('formula', 'numbers') }),
    total: short(),
    parts: z.record(z.enum(gapCostParts), z.strictObject({ ...lines('formula', 'numbers') })),
  }),
  sources: z.strictObject({
    ...section,
    open: short(),
    columns: labels('numbers', 'own', 'outside'),
    rows: list({ fields: z.array(inputName), ...paragraphs('own', 'outside') }),
  }),
  limits: z.strictObject({ title: line(), cards: cards(3) }),
  closing: z.strictObject({ ...section, button: short(), product: link }),
});
