import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import {
  atMost,
  cards,
  eachProduct,
  exactly,
  head,
  href,
  item,
  labels,
  line,
  lines,
  link,
  list,
  matching,
  numberIn,
  paragraph,
  refuse,
  sample,
  section,
  several,
  short,
  shorts,
  twoYears,
  whole,
  wholes,
} from '../fields.ts';
import { fillKnown } from '../format.ts';
import { readOrganisation } from '../organisation/organisation.ts';
import { skillField } from '../organisation/skills.ts';
import { products } from '../products.ts';

const boardRow = z
  .pipe(
    z.strictObject({ skill: skillField(), ...wholes('rate', 'move', 'train', 'hire') }),
    z.transform(({ skill, ...row }) => ({
      ...row,
      skill: skill.name,
      need: skill.demand,
      have: skill.supply,
    })),
  )
  .check(
    z.refine(({ need, have, move, train, hire }) => move + train + hire <= need - have, {
      error: 'no more people moved, trained and hired than the skill is short of',
    }),
  );

const filled = 'need have short cost move train hire open outlay left filled months';
const part = { title: short(), ...lines({ text: filled }, 'note') };

const document = z.strictObject({
  ...shorts('organisation', 'total'),
  facts: z.array(short()),
  title: line(),
  gap: z.strictObject({
    ...part,
    columns: labels('skill', 'need', 'have', 'short'),
  }),
  cost: z.strictObject({
    ...part,
    columns: labels('skill', 'places', 'rate', 'cost'),
  }),
  plan: z.strictObject({
    ...part,
    columns: labels('skill', 'move', 'train', 'hire', 'open'),
    ...shorts('rates', { outlay: filled }),
    /** Euros a person, once. */
    once: z.strictObject({ ...wholes('move', 'train', 'hire') }),
  }),
  decision: z.strictObject({ title: short(), text: paragraph({ filled }), signed: line() }),
  rows: z.array(boardRow).check(
    z.refine(
      (rows) => {
        const short = readOrganisation().plan.entries.filter(({ demand, supply }) => demand > supply);
        return rows.map(({ skill }) => skill).join() === short.map(({ name }) => name).join();
      },
      { error: 'the skills that are short in the plan of organisation.yaml, in its order' },
    ),
    z.refine(
      (rows) => {
        const { question, move } = readOrganisation();
        const row = rows.find(({ skill }) => skill === question.skill.name);
        return !row || (row.move === move.people && row.hire === question.open);
      },
      {
        error:
          'for the skill of its question the plan of organisation.yaml: who moves, and who is left to hire',
      },
    ),
  ),
});

/** The first inputs of the calculator; the others follow on its page. */
const gapField = labels('label', 'unit');

/** A question; the claim's figure takes the place of `{figure}` in the answer. */
const answered = z.pipe(
  z.strictObject({
    question: line(),
    answer: paragraph({ filled: 'figure' }),
    claim: z.optional(claimField()),
  }),
  z.transform(({ question, answer, claim }, context) => {
    if (claim) return { question, answer: fillKnown(answer, { figure: claim.figure }) };
    if (!answer.includes('{figure}')) return { question, answer };
    return refuse(context, answer, 'an answer without {figure}, or the claim that has it', ['answer']);
  }),
);

export const businessLeader = z.strictObject({
  head,
  hero: z.strictObject({
    ...section,
    ...shorts('demo', 'webinar'),
    /** The claim that says how long the webinar is. */
    length: claimField(),
    note: line(),
  }),
  net: z.strictObject({
    ...section,
    parts: list({ figure: short(), text: line() }, exactly(3, 'one amount less another, and what is left')),
  }),
  evidence: z.strictObject({
    person: short(),
    ...lines('title', 'role'),
    quote: paragraph(),
    sample,
    figures: list({ claim: claimField(), text: line() }),
  }),
  board: z.strictObject({ ...section, document }),
  advantages: z.strictObject({
    title: line(),
    columns: labels('before', 'after'),
    items: list({ title: short(), ...lines('before', 'after') }),
  }),
  solutions: z.strictObject({
    title: line(),
    items: list({ question: line(), mark: z.enum(products), title: short(), to: href() }, eachProduct),
    link,
  }),
  faq: z.strictObject({
    title: line(),
    items: several(answered),
  }),
  calculator: z.strictObject({
    ...section,
    ...shorts('button', 'submit'),
    fields: z.strictObject({ headcount: gapField, salary: gapField }),
    estimate: line('amount'),
  }),
});

/** A claim and what it comes to in the sample company: before and after differ by the claim's per cent. */
const benefit = z
  .strictObject({ claim: claimField(), measure: line(), ...wholes('before', 'after') })
  .check(
    z.refine(
      ({ claim, before, after }) =>
        Math.round((100 * Math.abs(after - before)) / before) === Number(/\d+/.exec(claim.figure)),
      { error: 'figures before and after that differ by the per cent of the claim' },
    ),
  );

export const scaleGrowth = z.strictObject({
  head,
  hero: z.strictObject({ ...section, ...shorts('call', 'demo') }),
  growth: z.strictObject({
    sample,
    /** Revenue in millions of euros a quarter. */
    quarters: list({ name: short(), revenue: z.number().check(z.positive()), people: whole() }, twoYears),
    labels: z.strictObject({
      ...shorts({ needed: 'needed', people: 'people' }, 'short'),
      description: paragraph({ filled: 'first last firstRevenue lastRevenue needed people short' }),
    }),
    note: line(),
  }),
  problem: z.strictObject({
    ...section,
    /** Each at the quarter of the chart where it begins to hurt, from 1. */
    points: list({ quarter: z.int().check(z.gte(1), z.lte(8)), ...item.shape }),
  }),
  plan: z.strictObject({
    ...section,
    sample,
    ...shorts('view', { size: 'people' }, 'caption', 'total', 'person', 'customer'),
    columns: labels('role', 'short', 'inside', 'course', 'outside'),
    roles: list({ role: short(), ...wholes('inside', 'course', 'outside') }),
    quote: line(),
  }),
  transformation: z.strictObject({ ...section, ...shorts('before', 'after'), benefits: several(benefit) }),
  trust: z.strictObject({
    ...section,
    claims: z.array(claimField()),
    awards: z.strictObject({
      claim: claimField(),
      entries: list({ name: short(), year: whole(), sample }),
    }),
  }),
  outcomes: z.strictObject({ ...section, cards: cards() }),
  guarantee: z.strictObject({ ...section, button: short(), cost: link }),
});

/** An amount as it is printed, or a price by its name in braces: `€1,800` is 1800. */
const euros = () =>
  z.pipe(matching(/^€\d[\d,]*$/, 'an amount such as "€1,800", in quotes'), z.transform(numberIn));

export const pricing = z.strictObject({
  head,
  ...shorts('title', 'back'),
  ...lines('tagline', 'names'),
  packages: list({
    ...shorts('name', 'button'),
    audience: line(),
    /** The figure, where there is one, is set large between its words. */
    price: z.strictObject({ before: line(), figure: z.optional(short()), after: z.optional(short()) }),
    note: z.optional(line()),
    includes: several(line()),
  }),
  screen: z.strictObject(section),
  /** Euros. */
  year: z.strictObject({
    ...section,
    hires: whole(),
    columns: labels('item', 'first', 'later'),
    rows: list(
      { item: short(), reckoning: line(), first: euros(), later: euros() },
      atMost(4, 'the bar has no more colours'),
    ),
    ...shorts('total', 'each'),
    note: line(),
    sample,
  }),
  why: z.strictObject({ title: line(), cards: cards() }),
  faq: z.strictObject({ title: line(), items: list({ question: line(), answer: paragraph() }) }),
  closing: z.strictObject({ ...section, button: short() }),
});
