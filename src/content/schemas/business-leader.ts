import * as z from 'zod/mini';
import { head, href, line, link, paragraph, section, sheet, short } from '../fields.ts';
import { claimField } from '../loader/claim-field.ts';
import { skillField } from '../loader/skill-field.ts';
import { readOrganisation } from '../organisation/organisation.ts';
import { products } from '../products.ts';

const whole = z.int().check(z.minimum(0));
const isSample = z.literal(true);

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
  sample: isSample,
});

const evidence = z.strictObject({
  name: short(),
  title: line(),
  quote: paragraph(),
  person: short(),
  role: line(),
  mark: short(),
  sample: isSample,
  source: short(),
  figures: z
    .array(z.strictObject({ claim: claimField(), text: line() }))
    .check(z.length(3, { error: 'three figures' })),
});

const boardRow = z
  .pipe(
    z.strictObject({ skill: skillField(), rate: whole, move: whole, train: whole, hire: whole }),
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
  sample: isSample,
  organisation: short(),
  facts: z.array(short()),
  title: line(),
  total: short(),
  gap: z.strictObject({
    ...part,
    columns: z.strictObject({ skill: short(), need: short(), have: short(), short: short() }),
  }),
  cost: z.strictObject({
    ...part,
    columns: z.strictObject({ skill: short(), places: short(), rate: short(), cost: short() }),
  }),
  plan: z.strictObject({
    ...part,
    columns: z.strictObject({ skill: short(), move: short(), train: short(), hire: short(), open: short() }),
    rates: short(),
    outlay: short(),
    /** Euros a person, once. */
    once: z.strictObject({ move: whole, train: whole, hire: whole }),
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
    items: z.array(solution).check(z.length(5, { error: 'five products' })),
  }),
  advantages: z.strictObject({
    name: short(),
    title: line(),
    columns: z.strictObject({ before: short(), after: short() }),
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
