import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import {
  cards,
  date,
  exactly,
  head,
  href,
  item,
  labels,
  line,
  lines,
  link,
  list,
  paragraph,
  productHero,
  sample,
  section,
  short,
  shorts,
  step,
  time,
  whole,
} from '../fields.ts';
import { skillField, skillName } from '../organisation/skills.ts';
import { products } from '../products.ts';

/** A count in a text, written out or by its name in the sample organisation: `1,284`. */
const counted = z.pipe(
  z.string().check(z.regex(/^\d[\d,]*$/)),
  z.transform((text: string) => Number(text.replaceAll(',', ''))),
);

/** What a question is traced through: four sources, each of which leaves fewer people. */
const trace = list({ source: short(), people: counted, text: short() }, 4).check(
  z.refine((stops) => stops.every(({ people }, index) => people < (stops[index - 1]?.people ?? Infinity)), {
    error: 'stops that each leave fewer people',
  }),
);

/** `skills-agent.yaml`. */
export const skillsAgent = z.strictObject({
  head,
  hero: z.strictObject({ ...section, ...shorts('product', 'book', 'suite') }),
  problem: z.strictObject({
    ...section,
    day: short(),
    /** The working days for which the line of stations has places. */
    stations: list({ day: z.literal([1, 3, 6, 10, 13]), title: short(), text: line() }, 5),
  }),
  shift: z.strictObject({ ...section, ...shorts('saved', 'use') }),
  try: z.strictObject({
    ...section,
    sample,
    ...shorts('choose', 'barred', 'unknown'),
    questions: list({ who: short(), ...lines('question', 'answer', 'barred', 'unknown'), stops: trace }, 4),
  }),
  difference: z.strictObject({ ...section, points: exactly(4, item) }),
  video: z.strictObject({ title: line() }),
  matters: z.strictObject({
    ...section,
    askers: list({ who: short(), text: line(), claim: claimField() }, 3),
  }),
  suite: z.strictObject({
    ...section,
    explore: short(),
    products: list({ mark: z.enum(products), to: href(), ...lines('asked', 'answer') }),
  }),
  closing: z.strictObject({ ...section, button: short() }),
});

const viewers = 5;

const side = z.strictObject({ title: short(), points: list(item.shape), claim: claimField(), link });

/** `skills-passport.yaml`. */
export const skillsPassport = z.strictObject({
  head,
  hero: z.strictObject({
    ...productHero.shape,
    film: short(),
    fields: list({ label: short(), text: line() }),
  }),
  screen: z.strictObject(section),
  stamp: z.strictObject({
    ...shorts('title', 'around', 'level'),
    /** One of the verified credentials of the passport's screen. */
    skill: skillName(),
    parts: exactly(5, item),
  }),
  life: z.strictObject({
    ...section,
    sample,
    ...shorts('today', 'viewersLabel', 'nothing'),
    unchanged: line(),
    /** One of the verified credentials of the passport's screen. */
    skill: skillName(),
    viewers: list({ name: short(), role: z.optional(short()) }, viewers),
    events: list(
      {
        title: short(),
        date: date(),
        /** From this day on the credential is not in force, until the next event. */
        lapsed: z.optional(z.boolean()),
        sees: exactly(viewers, z.nullable(line())),
      },
      5,
    ),
    note: paragraph(),
  }),
  flow: z.strictObject({ title: line(), steps: list(item.shape, 3) }),
  sides: z.strictObject({ title: line(), educators: side, business: side }),
  closing: z.strictObject({ ...section, button: short() }),
});

/** A line of the CV: either it stays out, and this says what it would have told, or skills are read from it. */
const cvLine = z.union([
  z.strictObject({ text: line(), out: short() }),
  z.strictObject({ text: line(), reads: z.array(skillName()).check(z.minLength(1)) }),
]);

/** `skills-1st-matching.yaml`. */
export const skillsMatching = z.strictObject({
  head,
  hero: z.extend(productHero, { film: short() }),
  measured: z.strictObject({ title: short(), claims: exactly(4, claimField()) }),
  slip: z.strictObject({
    ...section,
    sample,
    /** Whose row on the product's screen the slip shows. */
    code: short(),
    columns: labels('cv', 'slip'),
    ...shorts('out', 'level', 'note'),
    ...lines('sum', 'result'),
    lines: z.array(cvLine).check(z.minLength(1)),
    limits: z.strictObject({ title: line(), items: exactly(3, item) }),
  }),
  audiences: list({ id: short(), title: line(), uses: exactly(3, item), link }, 2),
  steps: z.strictObject({ ...section, steps: list(step, 3) }),
  closing: z.strictObject(section),
});

/** `skills-mapping.yaml`. */
export const skillsMapping = z.strictObject({
  head,
  hero: productHero,
  screen: z.strictObject({ ...section, short: short(), found: line() }),
  features: cards(4),
  kinds: z.strictObject({
    ...section,
    labels: labels('read', 'examples'),
    columns: list({ title: short(), ...lines('question', 'read'), examples: z.array(skillName()) }, 3),
  }),
  video: z.strictObject(section),
  benefits: z.strictObject({
    title: line(),
    items: list({ title: line(), text: line(), claim: claimField() }, 4),
  }),
  closing: z.strictObject({ ...section, button: short() }),
});

const reader = z.strictObject({
  ...shorts('title', 'reader'),
  /** How many quarters ahead the reader looks. */
  ahead: z.int().check(z.minimum(1), z.maximum(8)),
  /** What the index of 100 stands for in the reader's own figures. */
  today: z.int().check(z.minimum(1)),
  ...lines('question', 'text', 'decision'),
});

/** `skills-lens.yaml`. */
export const skillsLens = z.strictObject({
  head,
  hero: productHero,
  forecast: z.strictObject({
    ...section,
    sample,
    skill: skillField(),
    labels: labels('choose', 'year', 'forecast', 'margin', 'outcome', 'today', 'made', 'outside'),
    said: z.strictObject(lines('ahead', 'inside', 'outside')),
    past: z.strictObject({
      made: short(),
      start: whole(),
      forecast: exactly(8, whole()),
      outcome: exactly(8, whole()),
    }),
  }),
  readers: z.strictObject({ ...section, cards: exactly(3, reader) }),
  screen: z.strictObject(section),
  trust: z.strictObject({ title: line(), items: exactly(3, item) }),
  video: z.strictObject(section),
  closing: z.strictObject({ ...section, ...shorts('button', 'demo') }),
});

const look = z.strictObject({
  time: time(),
  /** The panel whose figures the text may name in braces. */
  panel: z.enum(['agent', 'mapping', 'matching', 'lens', 'search']),
  title: short(),
  text: line(),
  link,
});

/** `skills-control-centre.yaml`. */
export const skillsControlCentre = z.strictObject({
  head,
  hero: z.omit(productHero, { note: true }),
  routine: z.strictObject({ ...section, looks: exactly(5, look) }),
  rules: z.strictObject({
    title: line(),
    single: short(),
    rights: paragraph(),
    cards: cards(3),
    suite: link,
    overview: link,
  }),
  closing: z.strictObject({ ...section, button: short() }),
});
