import * as z from 'zod/mini';
import { head, link } from '../../content/fields.ts';
import { distinct, objectList } from '../../content/lists.ts';
import { gapCostParts, gapInputNames } from '../../content/skills-gap.ts';
import {
  label,
  labelFields,
  namedFields,
  paragraph,
  paragraphFields,
  sentence,
  sentenceFields,
} from '../../content/texts.ts';
import { ending } from '../../sections/ending/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';

const inputName = z.enum(gapInputNames);

const calculator = z.strictObject({
  ...labelFields('title', 'submit', 'reset'),
  example: sentence(),
  /** For browsers without scripts. */
  scripts: paragraph(),
  groups: objectList({ title: label(), fields: z.array(inputName) }).check(
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
      ...labelFields('label', 'unit', { amount: 'value' }),
      range: sentence('lowest highest'),
    }),
  ),
  problems: z.strictObject(
    namedFields(() => sentence('range example week'))(
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
  ...labelFields(
    'title',
    'period',
    'lever',
    'price',
    'left',
    'never',
    'mark',
    'book',
    'copy',
    'print',
    'address',
    {
      hours: 'hours',
      payback: 'months',
      month: 'months',
      months: 'months',
    },
  ),
  parts: z.record(z.enum(gapCostParts), label()),
  ...sentenceFields('steps', 'nothing', 'label', 'copied', 'refused', {
    slider: 'lowest highest',
    between: 'low high',
    facts: 'monthly role payroll',
    origin: 'part numbers amount',
    priceOrigin: 'range people',
    leftOrigin: 'total price left',
    condition: 'twice',
    neverCondition: 'price',
    stale: 'fields',
    announcement: 'total between payback condition',
  }),
});

const figures =
  'salary onCosts personCost headcount gapShare roles turnover leaverShare leavers hoursLost week cover hiringCost rampWeeks';

/** How a sum is reckoned. */
const reckoning = sentenceFields('formula', { numbers: figures });

/** `skills-gap-calculator.yaml`. Words in braces are filled in by the calculator. */
export const skillsGapCalculator = z.strictObject({
  calculator,
  result,
  formula: titledSection({
    text: paragraph({ placeholders: 'step' }),
    terms: objectList({ name: label(), ...reckoning, amount: label(figures) }),
    ...labelFields('total'),
    ...sentenceFields('priceFormula'),
    parts: z.record(z.enum(gapCostParts), z.strictObject(reckoning)),
  }),
});

/** `page.yaml`: what stands around the calculator. */
export const page = z.strictObject({
  head,
  hero: section({}),
  sources: section({
    ...labelFields('outside', 'others'),
    rows: objectList({ fields: z.array(inputName), ...paragraphFields('own', 'outside') }),
  }),
  limits: titledSection({
    /** Each would make the figure larger or smaller. */
    items: points({ sign: label() }),
  }),
  closing: ending({ product: link }),
});
