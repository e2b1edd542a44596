import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import {
  cards,
  date,
  exactly,
  figure,
  head,
  href,
  invented,
  labels,
  level,
  line,
  link,
  paragraph,
  sample,
  section,
  sheet,
  short,
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
  stations: exactly(5, z.strictObject({ label: short(), text: short(), to: href() })),
  note: line(),
  sample,
});

const day = z.strictObject({
  date: date(),
  product: z.enum(products),
  name: short(),
  to: href(),
  title: short(),
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
    ...sheet,
    handsOver: short(),
    days: exactly(5, day),
    plan: z.strictObject({ title: short(), text: line(), parts: z.array(part).check(z.minLength(2)) }),
    note: line(),
    sample,
  }),
  film: z.strictObject({ ...section, play: short() }),
  begin: z.strictObject({
    ...sheet,
    steps: exactly(3, z.strictObject({ title: short(), text: paragraph(), outcome: line() })),
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
    product: short(),
    ...section,
    book: short(),
    explore: short(),
    /** What the list of links around the globe is. */
    around: short(),
    stations: five(z.strictObject({ label: short(), text: short(), to: href() })),
    note: line(),
  }),
  products: z.strictObject({
    ...sheet,
    demo: short(),
    cards: five(z.strictObject({ title: short(), question: line(), text: paragraph(), link })),
  }),
  choice: z.strictObject({
    ...sheet,
    columns: z.record(z.enum(columns), short()),
    rows: five(
      z.strictObject({
        product: short(),
        to: href(),
        question: line(),
        people: line(),
        data: line(),
        first: line(),
      }),
    ),
    claim: claimField(),
    /** What the claim is about, after its wording. */
    claimFor: short(),
    source: short(),
    control: link,
  }),
  demo: z.strictObject({
    ...sheet,
    parts: z
      .array(z.strictObject({ minutes: z.int().check(z.minimum(1)), title: short(), text: line() }))
      .check(z.minLength(2)),
    minutes: short(),
    book: short(),
    schedule: short(),
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
  ...sheet,
  ...invented,
  columns: labels('skill', 'advert', 'course', 'cv'),
  rows: exactly(3, z.strictObject({ skill: skillName(), advert: line(), course: line(), cv: line() })),
});

const sentence = z.strictObject({
  ...sheet,
  ...invented,
  labels: labels('group', 'kind', 'level', 'sure', 'next'),
  kinds: labels('hard', 'human', 'transversal'),
  levels: exactly(5, short()),
  levelOf: short(),
  sure: short(),
  next: short(),
  bar: percent(),
  accepted: short(),
  asked: short(),
  parts: exactly(3, readPhrase),
  left: z.strictObject({ title: short(), text: paragraph() }),
});

/** `skills-ai.yaml`. */
export const skillsAi = z.strictObject({
  head,
  hero: z.strictObject({
    badge: short(),
    product: short(),
    ...section,
    book: short(),
    sentence: link,
    taxonomy: claimField(),
  }),
  video: z.strictObject(sheet),
  challenge,
  capabilities: z.strictObject({
    name: short(),
    title: line(),
    cards: exactly(6, z.strictObject({ title: short(), text: paragraph(), icon: short(), link })),
  }),
  sentence,
  uses: z.strictObject({
    name: short(),
    title: line(),
    sides: exactly(2, z.strictObject({ title: short(), items: z.array(line()), link })),
  }),
  values: z.strictObject({
    name: short(),
    title: line(),
    source: short(),
    cards: exactly(4, z.strictObject({ title: short(), text: paragraph(), claim: claimField() })),
  }),
  closing: z.strictObject({ ...section, button: short(), demo: short() }),
});

const inputName = z.enum(gapInputNames);
const fact = labels('figure', 'text');

const calculator = z.strictObject({
  title: short(),
  example: line(),
  /** For browsers without scripts. */
  scripts: paragraph(),
  submit: short(),
  reset: short(),
  groups: z.array(z.strictObject({ title: short(), fields: z.array(inputName) })),
  fields: z.record(
    inputName,
    z.strictObject({ label: short(), unit: short(), range: line(), amount: short() }),
  ),
  problems: z.strictObject({
    empty: line(),
    'not-a-number': line(),
    'too-low': line(),
    'too-high': line(),
    'not-whole': line(),
    'over-week': line(),
  }),
});

const result = z.strictObject({
  title: short(),
  period: short(),
  facts: z.strictObject({ monthly: fact, role: fact, payroll: fact }),
  parts: z.record(z.enum(gapCostParts), short()),
  words: z.strictObject({ first: line(), rest: line(), nothing: line() }),
  stale: line(),
  announcement: line(),
  book: short(),
  copy: short(),
  copied: line(),
  refused: line(),
  address: short(),
});

/** `skills-roi.yaml`. Words in braces are filled in by the calculator. */
export const skillsRoi = z.strictObject({
  head,
  hero: z.strictObject(section),
  calculator,
  result,
  formula: z.strictObject({
    ...sheet,
    terms: z.array(z.strictObject({ name: short(), formula: line(), numbers: line() })),
    total: short(),
    parts: z.record(z.enum(gapCostParts), z.strictObject({ formula: line(), numbers: line() })),
  }),
  sources: z.strictObject({
    ...sheet,
    columns: labels('numbers', 'own', 'outside'),
    rows: z.array(z.strictObject({ fields: z.array(inputName), own: paragraph(), outside: paragraph() })),
  }),
  limits: z.strictObject({ name: short(), title: line(), cards: cards(3) }),
  closing: z.strictObject({ ...section, button: short(), product: link }),
});
