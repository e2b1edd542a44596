import * as z from 'zod/mini';
import { gapCostParts } from '../../skills-gap/cost.ts';
import { gapInputNames } from '../../skills-gap/inputs.ts';
import { paragraph } from '../loader/fields.ts';
import { cards, head, line, link, section, sheet, short } from './parts.ts';

const inputName = z.enum(gapInputNames);
const fact = z.strictObject({ figure: short(), text: short() });

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
    columns: z.strictObject({ numbers: short(), own: short(), outside: short() }),
    rows: z.array(z.strictObject({ fields: z.array(inputName), own: paragraph(), outside: paragraph() })),
  }),
  limits: z.strictObject({ name: short(), title: line(), cards: cards(3) }),
  closing: z.strictObject({ ...section, button: short(), product: link }),
});
