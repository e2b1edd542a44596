import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import {
  atMost,
  cards,
  date,
  distinct,
  exactly,
  head,
  href,
  inOneRow,
  inOrder,
  item,
  labels,
  line,
  lines,
  link,
  list,
  matching,
  numberIn,
  paragraph,
  positive,
  productHero,
  sample,
  section,
  several,
  short,
  shorts,
  time,
  twoYears,
  whole,
} from '../fields.ts';
import { nameField, namesField } from '../loader/check-content.ts';
import { readOrganisation } from '../organisation/organisation.ts';
import { skillName } from '../organisation/skills.ts';
import { products } from '../products.ts';
import { readLensScreen, readMatchingScreen } from '../screens/schemas.ts';

/** A count in a text, written out or by its name in the sample organisation: `1,284`. */
const counted = z.pipe(matching(/^\d[\d,]*$/, 'a number such as "1,284", in quotes'), z.transform(numberIn));

/** What a question is traced through: sources, each of which leaves fewer people. */
const trace = list(
  { source: short(), people: counted, text: short() },
  atMost(5, 'more stops do not stand side by side'),
).check(
  z.refine((stops) => inOrder(stops, (before, now) => now.people < before.people), {
    error: 'stops that each leave fewer people',
  }),
);

export const skillsAgent = z.strictObject({
  head,
  hero: z.strictObject({ ...section, ...shorts('product', 'book', 'suite'), note: line() }),
  problem: z.strictObject({
    ...section,
    day: short(),
    /** The working days for which the line of stations has places. */
    stations: list(
      { day: z.literal([1, 3, 6, 10, 13]), title: short(), text: line() },
      exactly(5, 'one for each of the days 1, 3, 6, 10 and 13 on the line'),
    ),
  }),
  shift: z.strictObject({ ...section, ...shorts('saved', 'use') }),
  try: z.strictObject({
    ...section,
    sample,
    ...shorts('choose', 'barred', 'unknown'),
    questions: list({ who: short(), ...lines('question', 'answer', 'barred', 'unknown'), stops: trace }),
  }),
  difference: z.strictObject({ ...section, points: several(item) }),
  video: z.strictObject({ title: line() }),
  matters: z.strictObject({
    ...section,
    askers: list({ who: short(), text: line(), claim: claimField() }),
  }),
  suite: z.strictObject({
    ...section,
    explore: short(),
    products: list({ mark: z.enum(products), to: href(), ...lines('asked', { answer: 'complete' }) }),
  }),
  closing: z.strictObject({ ...section, button: short() }),
});

const side = z.strictObject({ title: short(), points: list(item.shape), claim: claimField(), link });

/** A skill for which the passport on the screen has a stamp. */
const stampedSkill = () =>
  namesField('the skill of a verified credential in organisation.yaml', () =>
    readOrganisation().passport.credentials.flatMap(({ skill, state }) =>
      state === 'verified' ? [skill] : [],
    ),
  );

const onStamp = 'skill level date issuer';

export const skillsPassport = z.strictObject({
  head,
  hero: z.strictObject({
    ...productHero.shape,
    film: short(),
    fields: list({ label: short(), text: line() }),
  }),
  screen: z.strictObject(section),
  stamp: z.strictObject({
    ...shorts('title', 'around', { level: onStamp }),
    skill: stampedSkill(),
    parts: list(
      { title: short(), text: paragraph({ filled: onStamp }) },
      exactly(5, 'one for each number on the stamp'),
    ),
  }),
  life: z
    .strictObject({
      ...section,
      sample,
      ...shorts({ today: 'date' }, 'viewersLabel', 'nothing'),
      unchanged: line(),
      skill: stampedSkill(),
      viewers: list({ name: short(), role: z.optional(short()) }),
      events: list(
        {
          title: short(),
          date: date(),
          /** From this day on the credential is not in force, until the next event. */
          lapsed: z.optional(z.boolean()),
          sees: z.array(z.nullable(line())),
        },
        atMost(6, 'more days do not stand side by side'),
      ),
      note: paragraph(),
    })
    .check(
      z.refine(({ viewers, events }) => events.every(({ sees }) => sees.length === viewers.length), {
        path: ['events'],
        error: 'in each event what every one of the viewers sees',
      }),
    ),
  flow: z.strictObject({ title: line(), steps: list(item.shape, inOneRow) }),
  sides: z.strictObject({ title: line(), educators: side, business: side }),
  closing: z.strictObject({ ...section, button: short() }),
});

/** A line of the CV: either it stays out, and this says what it would have told, or skills are read from it. */
const cvLine = z.union([
  z.strictObject({ text: line(), out: short() }),
  z.strictObject({ text: line(), reads: several(skillName()) }),
]);

export const skillsMatching = z.strictObject({
  head,
  hero: z.extend(productHero, { film: short() }),
  measured: z.strictObject({ title: short(), claims: several(claimField()) }),
  slip: z.strictObject({
    ...section,
    sample,
    /** Whose row on the product's screen the slip shows. */
    code: namesField('the code of a candidate in screens/skills-1st-matching.yaml', () =>
      readMatchingScreen().candidates.map(({ code }) => code),
    ),
    columns: labels('cv', 'slip'),
    ...shorts('out', 'level', { note: 'code' }),
    ...lines({ sum: 'out lines', result: 'met asked share' }),
    lines: several(cvLine),
    limits: z.strictObject({ title: line(), items: several(item) }),
  }),
  audiences: list({ id: short(), title: line(), uses: several(item), link }).check(
    z.refine((entries) => distinct(entries.map(({ id }) => id)), { error: 'an id of its own for each' }),
  ),
  steps: z.strictObject({ ...section, steps: list({ ...item.shape, outcome: line() }), link }),
  closing: z.strictObject(section),
});

export const skillsMapping = z.strictObject({
  head,
  hero: productHero,
  screen: z.strictObject({ ...section, short: short(), found: line() }),
  features: cards(),
  kinds: z.strictObject({
    ...section,
    labels: labels('read', 'examples'),
    columns: list(
      { title: short(), ...lines('question', 'read'), examples: several(skillName()) },
      exactly(3, 'one for each kind: hard, human and transversal skills'),
    ),
  }),
  video: z.strictObject(section),
  benefits: z.strictObject({
    title: line(),
    items: list({ title: line(), text: line(), claim: claimField() }),
  }),
  closing: z.strictObject({ ...section, button: short() }),
});

/** What the page fills in: of a forecast that is pointed at, and of a reader's look at it. */
const said = 'quarter value error low high outcome';
const looked = 'quarter today low high spread supply short';

const reader = z.strictObject({
  ...shorts('title', 'reader'),
  /** How many quarters ahead the reader looks. */
  ahead: z.int().check(z.minimum(1), z.maximum(8)),
  /** What the index of 100 stands for in the reader's own figures. */
  today: positive(),
  ...lines('question', { text: looked, decision: looked }),
});

export const skillsLens = z.strictObject({
  head,
  hero: productHero,
  forecast: z.strictObject({
    title: line(),
    text: paragraph({ filled: 'skill' }),
    sample,
    skill: nameField('the name of a skill with a forecast in screens/skills-lens.yaml', () =>
      readLensScreen().forecasts.map(({ skill }) => [skill.name, skill] as const),
    ),
    labels: labels(
      'choose',
      'table',
      'year',
      'forecast',
      'margin',
      'outcome',
      'today',
      { made: 'quarter' },
      'outside',
    ),
    said: z.strictObject(lines({ ahead: said, inside: said, outside: said })),
    past: z.strictObject({
      made: short(),
      start: whole(),
      forecast: several(whole(), twoYears),
      outcome: several(whole(), twoYears),
    }),
  }),
  readers: z.strictObject({ ...section, cards: several(reader) }),
  screen: z.strictObject(section),
  trust: z.strictObject({ title: line(), items: several(item) }),
  video: z.strictObject(section),
  closing: z.strictObject({ ...section, ...shorts('button', 'demo') }),
});

const look = z.strictObject({
  time: time(),
  /** The panel whose figures the text may name in braces. */
  panel: z.enum(['agent', 'mapping', 'matching', 'lens', 'search']),
  title: short(),
  text: line('systems strong all skill change value error quarter query'),
  link,
});

export const skillsControlCentre = z.strictObject({
  head,
  hero: productHero,
  routine: z.strictObject({
    ...section,
    looks: several(look, exactly(5, 'one for each numbered panel of the dashboard')),
  }),
  rules: z.strictObject({
    title: line(),
    single: short(),
    rights: paragraph(),
    cards: cards(),
    suite: link,
    overview: link,
  }),
  closing: z.strictObject({ ...section, button: short() }),
});
