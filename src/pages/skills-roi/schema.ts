import * as z from 'zod/mini';
import { head, link } from '../../content/fields.ts';
import { distinct, list } from '../../content/lists.ts';
import { gapCostParts, gapInputNames } from '../../content/skills-gap.ts';
import {
  labels,
  line,
  lineFields,
  namedFields,
  paragraph,
  paragraphFields,
  short,
  shortFields,
} from '../../content/texts.ts';
import { points } from '../../sections/points/schema.ts';
import { ending, section, titledSection } from '../../sections/schema.ts';

const inputName = z.enum(gapInputNames);

const calculator = z.strictObject({
  ...shortFields('title', 'submit', 'reset'),
  example: line(),
  /** For browsers without scripts. */
  scripts: paragraph(),
  groups: list({ title: short(), fields: z.array(inputName) }).check(
    z.refine(
      (groups) => {
        const named = groups.flatMap(({ fields }) => fields);
        return distinct(named) && named.length === gapInputNames.length;
      },
      { error: `each of the ${gapInputNames.length} figures once, in one of the groups` },
    ),
  ),
  fields: z.record(
    inputName,
    z.strictObject({
      ...shortFields('label', 'unit', { amount: 'value' }),
      range: line('lowest highest'),
      hint: z.optional(line()),
    }),
  ),
  problems: z.strictObject(
    namedFields(() => line('range example week'))(
      'empty',
      'not-a-number',
      'too-low',
      'too-high',
      'not-whole',
      'over-week',
    ),
  ),
});

const result = z.strictObject({
  ...shortFields('title', 'about', 'period', 'book', 'copy', 'address'),
  facts: labels('monthly', 'role', 'payroll'),
  parts: z.record(z.enum(gapCostParts), short()),
  ...lineFields(
    { share: 'part share' },
    'nothing',
    { stale: 'fields', announcement: 'total between words', between: 'low high' },
    'copied',
    'refused',
  ),
});

/** How a sum is reckoned. */
const reckoning = lineFields('formula', {
  numbers:
    'salary onCosts personCost headcount gapShare roles turnover leaverShare leavers hoursLost week cover hiringCost rampWeeks',
});

/** `skills-gap-calculator.yaml`. Words in braces are filled in by the calculator. */
export const skillsGapCalculator = z.strictObject({
  calculator,
  result,
  formula: section({
    terms: list({ name: short(), ...reckoning }),
    total: short(),
    parts: z.record(z.enum(gapCostParts), z.strictObject(reckoning)),
  }),
});

/** `page.yaml`: what stands around the calculator. */
export const page = z.strictObject({
  head,
  hero: section({}),
  sources: section({
    columns: labels('numbers', 'own', 'outside'),
    rows: list({ fields: z.array(inputName), ...paragraphFields('own', 'outside') }),
  }),
  limits: titledSection({
    /** Each would make the figure larger or smaller. */
    items: points({ sign: short() }),
  }),
  closing: ending({ product: link }),
});
