import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import {
  cards,
  exactly,
  head,
  href,
  invented,
  labels,
  line,
  link,
  paragraph,
  sample,
  section,
  sheet,
  short,
  whole,
} from '../fields.ts';
import { readOrganisation } from '../organisation/organisation.ts';
import { skillField } from '../organisation/skills.ts';
import { products } from '../products.ts';

/** The key's sums, which are those of the map. */
function mapSums() {
  const { plan, move } = readOrganisation();
  const [widest] = plan.entries.toSorted((a, b) => b.demand - b.supply - (a.demand - a.supply));
  const open = plan.entries.filter(({ demand, supply }) => demand > supply).length;
  return {
    movers: move.people,
    skills: {
      short: { people: plan.short, skills: open },
      spare: { people: plan.spare, skills: plan.entries.length - open },
      widest: widest && { people: widest.demand - widest.supply, skill: widest.name },
    },
  };
}

const hero = z.strictObject({
  ...section,
  demo: short(),
  webinar: short(),
  /** The claim that says how long the webinar is. */
  length: claimField(),
  legend: z.pipe(
    z.strictObject({
      title: short(),
      short: line(),
      spare: line(),
      widest: line(),
      move: line(),
      note: line(),
    }),
    z.transform((legend) => ({ ...legend, ...mapSums() })),
  ),
  ...invented,
});

const evidence = z.strictObject({
  name: short(),
  title: line(),
  quote: paragraph(),
  person: short(),
  role: line(),
  mark: short(),
  ...invented,
  source: short(),
  figures: exactly(3, z.strictObject({ claim: claimField(), text: line() })),
});

const boardRow = z
  .pipe(
    z.strictObject({ skill: skillField(), rate: whole(), move: whole(), train: whole(), hire: whole() }),
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

const part = { title: short(), text: line(), note: line() };

const document = z.strictObject({
  ...invented,
  organisation: short(),
  facts: z.array(short()),
  title: line(),
  total: short(),
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
    rates: short(),
    outlay: short(),
    /** Euros a person, once. */
    once: z.strictObject({ move: whole(), train: whole(), hire: whole() }),
  }),
  decision: z.strictObject({ title: short(), text: paragraph(), signed: line() }),
  rows: z.array(boardRow).check(
    z.refine(
      (rows) => {
        const short = readOrganisation().plan.entries.filter(({ demand, supply }) => demand > supply);
        return rows.map(({ skill }) => skill).join() === short.map(({ name }) => name).join();
      },
      { error: 'the skills that are short in the plan of organisation.yaml, in its order' },
    ),
  ),
});

const solution = z.strictObject({
  question: line(),
  mark: z.enum(products),
  title: short(),
  text: line(),
  to: href(),
});

/** `business-leader.yaml`. */
export const businessLeader = z.strictObject({
  head,
  hero,
  evidence,
  board: z.strictObject({ ...sheet, document }),
  calculator: z.strictObject({
    ...sheet,
    button: short(),
    formula: link,
    form: short(),
    inputs: z.array(short()),
  }),
  solutions: z.strictObject({
    ...sheet,
    items: exactly(5, solution),
  }),
  advantages: z.strictObject({
    name: short(),
    title: line(),
    columns: labels('before', 'after'),
    items: z.array(z.strictObject({ title: short(), before: line(), after: line() })),
  }),
  faq: z.strictObject({
    name: short(),
    title: line(),
    items: z.array(
      z.strictObject({ question: line(), answer: paragraph(), claim: z.optional(claimField()) }),
    ),
  }),
  closing: z.strictObject({ ...section, button: short(), demo: short() }),
});

const quarterCount = 8;

const growth = z.strictObject({
  quarters: exactly(
    quarterCount,
    z.strictObject({
      name: short(),
      /** Millions of euros in the quarter. */
      revenue: z.number().check(z.positive()),
      people: z.int().check(z.positive()),
    }),
  ),
  labels: z.strictObject({
    start: short(),
    needed: short(),
    people: short(),
    short: short(),
    description: paragraph(),
  }),
  note: line(),
  table: z.strictObject({
    open: short(),
    columns: labels('quarter', 'revenue', 'needed', 'people', 'short'),
  }),
  sample,
});

const problem = z.strictObject({
  ...sheet,
  /** What a pain point's figure counts. */
  short: short(),
  points: exactly(
    4,
    z.strictObject({
      /** The quarter of the chart it belongs to, from 1. */
      quarter: z.int().check(z.gte(1), z.lte(quarterCount)),
      title: short(),
      text: paragraph(),
    }),
  ),
});

const transformation = z.strictObject({
  name: short(),
  title: line(),
  source: short(),
  benefits: exactly(4, z.strictObject({ claim: claimField(), text: paragraph() })),
});

const trust = z.strictObject({
  ...sheet,
  claims: z.array(claimField()),
  awards: z.strictObject({
    claim: claimField(),
    entries: z.array(z.strictObject({ name: short(), by: short(), sample })),
  }),
});

/** `scale-growth.yaml`. */
export const scaleGrowth = z.strictObject({
  head,
  hero: z.strictObject({ ...section, call: short(), demo: short() }),
  growth,
  problem,
  transformation,
  trust,
  outcomes: z.strictObject({ ...sheet, button: short(), cards: cards(3) }),
  guarantee: z.strictObject({ ...section, button: short(), terms: link }),
});

/** `pricing.yaml`. */
export const pricing = z.strictObject({
  head,
  title: short(),
  tagline: line(),
  back: short(),
  range: labels('from', 'to'),
  packages: z.array(
    z.strictObject({
      name: short(),
      audience: line(),
      summary: paragraph(),
      price: line(),
      note: z.optional(line()),
      button: short(),
      includes: z.array(line()),
    }),
  ),
  comparison: z.strictObject({
    name: short(),
    title: line(),
    question: short(),
    yes: short(),
    no: short(),
    packages: z.tuple([short(), short()]),
    rows: z.array(
      z.strictObject({ question: line(), product: short(), in: z.tuple([z.boolean(), z.boolean()]) }),
    ),
  }),
  why: z.strictObject({ name: short(), title: line(), cards: cards(3) }),
  faq: z.strictObject({
    name: short(),
    title: line(),
    items: z.array(z.strictObject({ question: line(), answer: paragraph() })),
  }),
  closing: z.strictObject({ ...section, button: short() }),
});
