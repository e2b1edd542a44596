import * as z from 'zod/mini';
import { claimField } from '../../content/claims.ts';
import { head, link, sample, wholeNumber, wholeNumberFields } from '../../content/fields.ts';
import { eightQuarters, nonEmptyList, objectList } from '../../content/lists.ts';
import { label, labelFields, labelObject, paragraph, sentence, sentenceFields } from '../../content/texts.ts';
import { ending } from '../../sections/ending/schema.ts';
import { iconPoints, points } from '../../sections/points/schema.ts';
import { section } from '../../sections/section/schema.ts';

/** A section whose heading names its subject, with claims of `claims.yaml`. */
const claims = { title: label(), statement: sentence(), claims: nonEmptyList(claimField()) };

export const page = z.strictObject({
  head,
  hero: section(labelFields('call', 'demo')),
  growth: z.strictObject({
    sample,
    /** Revenue in millions of euros a quarter. */
    quarters: objectList(
      { name: label(), revenue: z.number().check(z.positive()), people: wholeNumber() },
      eightQuarters,
    ),
    labels: z.strictObject(labelFields('short', { needed: 'needed', people: 'people' })),
    controls: z.strictObject({
      ...labelFields('title', 'people', 'factor', 'quarter', 'mark', { times: 'factor' }),
      ...sentenceFields('note', 'label', {
        readout: 'name needed employed short',
        enough: 'name needed employed short',
      }),
    }),
  }),
  problem: section({
    /** Each at the quarter of the chart where it begins to hurt, from 1. */
    points: points({ quarter: z.int().check(z.gte(1), z.lte(8)) }),
  }),
  plan: z.strictObject({
    sample,
    title: sentence('moves short'),
    text: paragraph({ placeholders: 'short' }),
    ...labelFields('caption', 'total', 'person', 'customer', 'mark'),
    columns: labelObject('role', 'short', 'inside', 'course', 'outside'),
    roles: objectList({ role: label(), ...wholeNumberFields('inside', 'course', 'outside') }),
    ...sentenceFields('quote', 'label'),
  }),
  transformation: z.strictObject(claims),
  trust: z.strictObject({
    ...claims,
    awards: z.strictObject({ names: sentence(), sample }),
  }),
  outcomes: ending({ cards: iconPoints() }),
  guarantee: ending({
    sheet: z.strictObject({
      ...labelFields('title', 'print', 'mark'),
      /** What both sides agree on, with what the chart says. */
      lines: objectList({ label: label(), entry: label('short moves') }),
      ...sentenceFields('promise', 'note', 'labelled'),
      signatures: nonEmptyList(label()),
      sample,
    }),
    cost: link,
  }),
});
