import * as z from 'zod/mini';
import { claimField } from '../loader/claim-field.ts';
import { href, paragraph } from '../loader/fields.ts';
import { skillField } from '../loader/skill-field.ts';
import { type SkillRecord, skillTotals } from '../loader/skill-table.ts';
import { head, line, link, section, sheet, short } from './parts.ts';
import { products } from './products.ts';

const whole = z.int().check(z.minimum(0));
const isSample = z.literal(true);

const mapSums = (skills: SkillRecord[]) => {
  const byGap = skills.toSorted((a, b) => b.demand - b.supply - (a.demand - a.supply));
  const widest = byGap[0];
  const open = skills.filter(({ demand, supply }) => demand > supply).length;
  const { short, spare } = skillTotals(skills);
  return {
    short: { people: short, skills: open },
    spare: { people: spare, skills: skills.length - open },
    widest: widest ? { people: widest.demand - widest.supply, skill: widest.name } : undefined,
  };
};

const hero = z.strictObject({
  ...section,
  demo: short(),
  webinar: short(),
  /** The claim that says how long the webinar is. */
  length: claimField(),
  legend: z.strictObject({
    title: short(),
    skills: z.pipe(z.array(skillField()).check(z.minLength(1)), z.transform(mapSums)),
    short: line(),
    spare: line(),
    widest: line(),
    move: line(),
    movers: whole,
    note: line(),
  }),
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
  rows: z.array(boardRow).check(z.minLength(1)),
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
