import * as z from 'zod/mini';
import { claimField } from '../loader/claim-field.ts';
import { paragraph } from '../loader/fields.ts';
import { cards, head, line, link, sample, section, sheet, short } from './parts.ts';

const quarterCount = 8;

const growth = z.strictObject({
  quarters: z
    .array(
      z.strictObject({
        name: short(),
        /** Millions of euros in the quarter. */
        revenue: z.number().check(z.positive()),
        people: z.int().check(z.positive()),
      }),
    )
    .check(z.length(quarterCount, { error: `${quarterCount} quarters` })),
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
    columns: z.strictObject({
      quarter: short(),
      revenue: short(),
      needed: short(),
      people: short(),
      short: short(),
    }),
  }),
  sample,
});

const problem = z.strictObject({
  ...sheet,
  /** What a pain point's figure counts. */
  short: short(),
  points: z
    .array(
      z.strictObject({
        /** The quarter of the chart it belongs to, from 1. */
        quarter: z.int().check(z.gte(1), z.lte(quarterCount)),
        title: short(),
        text: paragraph(),
      }),
    )
    .check(z.length(4, { error: 'four pain points' })),
});

const transformation = z.strictObject({
  name: short(),
  title: line(),
  source: short(),
  benefits: z
    .array(z.strictObject({ claim: claimField(), text: paragraph() }))
    .check(z.length(4, { error: 'four benefits' })),
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
