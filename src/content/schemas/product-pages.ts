import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import {
  cards,
  date,
  exactly,
  head,
  href,
  invented,
  item,
  labels,
  line,
  link,
  paragraph,
  productHero,
  sample,
  section,
  sheet,
  short,
  time,
} from '../fields.ts';
import { skillField, skillKindField, skillName } from '../organisation/skills.ts';
import { products } from '../products.ts';

/** The working days for which the line of stations has places (`.asked-station` in `design/agent.css`). */
const workingDay = z.literal([1, 3, 6, 10, 13]);

/** `skills-agent.yaml`. */
export const skillsAgent = z.strictObject({
  head,
  hero: z.strictObject({
    product: productHero.shape.product,
    title: line(),
    text: paragraph(),
    book: short(),
    suite: short(),
    note: line(),
  }),
  problem: z.strictObject({
    ...sheet,
    day: short(),
    sample,
    stations: exactly(5, z.strictObject({ day: workingDay, title: short(), text: line() })),
  }),
  shift: z.strictObject({
    ...sheet,
    asked: z.strictObject({ when: short(), title: short(), text: line() }),
    left: line(),
    note: line(),
  }),
  trace: z.strictObject({
    ...sheet,
    labels: z.strictObject({
      counts: short(),
      barred: short(),
      unknown: short(),
      left: short(),
      records: line(),
    }),
    sources: exactly(3, z.strictObject({ out: short(), barred: paragraph(), unknown: paragraph() })),
    sum: z.strictObject({ label: short(), parts: line(), note: line() }),
  }),
  video: z.strictObject(sheet),
  difference: z.strictObject({
    ...sheet,
    caption: line(),
    points: z.array(z.strictObject({ title: short(), text: paragraph() })),
  }),
  matters: z.strictObject({
    ...sheet,
    source: short(),
    askers: z.array(
      z.strictObject({ who: short(), question: line(), text: paragraph(), claim: claimField() }),
    ),
  }),
  suite: z.strictObject({
    ...sheet,
    explore: short(),
    columns: labels('product', 'asked', 'answer'),
    products: z.array(z.strictObject({ mark: z.enum(products), to: href(), asked: line(), answer: line() })),
  }),
  closing: z.strictObject({ ...section, button: short(), suite: short() }),
});

const viewers = 5;

const side = z.strictObject({
  title: short(),
  points: z.array(item),
  claim: claimField(),
  link,
});

/** `skills-passport.yaml`. */
export const skillsPassport = z.strictObject({
  head,
  hero: z.strictObject({
    ...productHero.shape,
    fields: z.array(z.strictObject({ label: short(), text: line() })),
  }),
  screen: z.strictObject(sheet),
  stamp: z.strictObject({
    title: short(),
    /** One of the verified credentials of the passport's screen. */
    skill: skillName(),
    around: short(),
    level: short(),
    parts: exactly(5, item),
  }),
  life: z.strictObject({
    ...sheet,
    ...invented,
    today: short(),
    viewersLabel: short(),
    /** One of the verified credentials of the passport's screen. */
    skill: skillName(),
    viewers: exactly(viewers, z.strictObject({ name: short(), role: z.optional(short()) })),
    nothing: short(),
    events: exactly(
      5,
      z.strictObject({
        title: short(),
        date: date(),
        /** From this day on the credential is not in force, until the next event. */
        lapsed: z.optional(z.boolean()),
        sees: exactly(viewers, z.nullable(line())),
      }),
    ),
    note: paragraph(),
  }),
  flow: z.strictObject({
    ...sheet,
    steps: z.array(z.strictObject({ title: short(), text: paragraph(), outcome: line() })),
  }),
  video: z.strictObject(sheet),
  sides: z.strictObject({ ...sheet, source: short(), educators: side, business: side }),
  closing: z.strictObject({ ...section, button: short(), demo: short() }),
});

/** A line of the CV: either it stays out, and this says what it would have told, or skills are read from it. */
const cvLine = z.union([
  z.strictObject({ text: line(), out: short() }),
  z.strictObject({ text: line(), reads: z.array(skillName()).check(z.minLength(1)) }),
]);

/** One of two readers' halves. */
const audience = z.strictObject({
  id: short(),
  ...sheet,
  uses: exactly(3, item),
  link,
});

/** `skills-1st-matching.yaml`. */
export const skillsMatching = z.strictObject({
  head,
  hero: z.extend(productHero, { film: short() }),
  measured: z.strictObject({
    name: short(),
    source: short(),
    claims: exactly(4, claimField()),
  }),
  slip: z.strictObject({
    ...sheet,
    ...invented,
    /** Whose row on the product's screen the slip shows. */
    code: short(),
    columns: labels('cv', 'slip'),
    out: short(),
    candidate: short(),
    level: short(),
    sum: line(),
    result: line(),
    lines: z.array(cvLine).check(z.minLength(1)),
    limits: z.strictObject({ title: line(), items: exactly(3, item) }),
  }),
  audiences: exactly(2, audience),
  steps: z.strictObject({
    ...sheet,
    steps: exactly(3, z.strictObject({ title: short(), text: paragraph(), outcome: line() })),
  }),
  closing: z.strictObject({ ...section, button: short(), demo: short() }),
});

/** `skills-mapping.yaml`. */
export const skillsMapping = z.strictObject({
  head,
  hero: productHero,
  video: z.strictObject(sheet),
  screen: z.strictObject(sheet),
  features: cards(4),
  kinds: z.strictObject({
    ...sheet,
    labels: z.strictObject({
      question: short(),
      read: short(),
      travels: short(),
      examples: short(),
      sum: line(),
    }),
    columns: z.array(
      z.strictObject({
        kind: skillKindField(),
        title: short(),
        question: line(),
        read: paragraph(),
        travels: paragraph(),
        examples: z.array(skillName()),
      }),
    ),
  }),
  benefits: z.strictObject({
    name: short(),
    title: line(),
    items: z.array(z.strictObject({ title: line(), text: paragraph(), claim: claimField() })),
    source: short(),
  }),
  closing: z.strictObject({ ...section, button: short(), demo: short() }),
});

const reader = z.strictObject({
  title: short(),
  reader: short(),
  /** How many quarters ahead the reader looks. */
  ahead: z.int().check(z.minimum(1), z.maximum(8)),
  /** What the index of 100 stands for in the reader's own figures. */
  today: z.int().check(z.minimum(1)),
  question: line(),
  text: paragraph(),
  decision: paragraph(),
});

/** `skills-lens.yaml`. */
export const skillsLens = z.strictObject({
  head,
  hero: productHero,
  video: z.strictObject(sheet),
  readers: z.strictObject({
    ...sheet,
    ...invented,
    skill: skillField(),
    described: line(),
    today: short(),
    range: short(),
    decision: short(),
    cards: exactly(3, reader),
  }),
  screen: z.strictObject(sheet),
  trust: z.strictObject({
    ...sheet,
    labels: labels('ahead', 'margin'),
    items: exactly(3, item),
  }),
  closing: z.strictObject({ ...section, button: short(), demo: short() }),
});

const panels = ['agent', 'passport', 'matching', 'mapping', 'lens', 'search'] as const;

const look = z.strictObject({
  time: time(),
  /** The panel whose figures the text may name in braces. */
  panel: z.enum(panels),
  /** The panel's number on the annotated screen. */
  number: z.int().check(z.minimum(1), z.maximum(panels.length)),
  title: short(),
  text: line(),
});

/** `skills-control-centre.yaml`. */
export const skillsControlCentre = z.strictObject({
  head,
  hero: productHero,
  annotated: z.strictObject({
    ...sheet,
    cards: exactly(6, z.strictObject({ title: short(), text: paragraph(), link })),
  }),
  routine: z.strictObject({
    ...sheet,
    /** Stands before the number of a panel. */
    panel: short(),
    looks: z.array(look).check(z.minLength(3)),
  }),
  rules: z.strictObject({
    name: short(),
    title: line(),
    cards: cards(3),
    suite: link,
    overview: link,
  }),
  closing: z.strictObject({ ...section, button: short(), demo: short() }),
});
