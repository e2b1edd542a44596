import * as z from 'zod/mini';
import { fillIn } from '../../screens/numbers.ts';
import { paragraph } from '../loader/fields.ts';
import { moduleChart, moveChart, portChart, skillChart } from './case-charts.ts';
import { head, line, section, short } from './parts.ts';

/** What every case says; its description and its impact name the sums of its chart in braces. */
const words = {
  type: short(),
  organisation: short(),
  sample: z.literal(true),
  title: line(),
  description: paragraph(),
  /** What was counted twice. */
  counted: line(),
  details: z.array(line()).check(z.length(3, { error: 'three steps' })),
  impact: paragraph(),
};

interface Told {
  readonly description: string;
  readonly impact: string;
  readonly chart: { readonly before: number; readonly after: number };
}

/** Puts the sums of its chart, and others besides, in the places of a case's words. */
function told<Case extends Told>(value: Case, others: Readonly<Record<string, number>> = {}) {
  const { before, after } = value.chart;
  const sums = { before, after, gain: after - before, ...others };
  return { ...value, description: fillIn(value.description, sums), impact: fillIn(value.impact, sums) };
}

const university = z.pipe(
  z.strictObject({ ...words, chart: moduleChart }),
  z.transform((value) =>
    told(value, { outcomes: value.chart.outcomes, modules: value.chart.modules.length }),
  ),
);
const enterprise = z.pipe(
  z.strictObject({ ...words, chart: moveChart }),
  z.transform((value) => told(value, { posts: value.chart.posts })),
);
const sme = z.pipe(
  z.strictObject({ ...words, chart: skillChart }),
  z.transform((value) => told(value)),
);
const association = z.pipe(
  z.strictObject({ ...words, chart: portChart }),
  z.transform((value) => told(value, { ports: value.chart.ports.length })),
);

/** `case-studies.yaml`. */
export const caseStudies = z.strictObject({
  head,
  hero: z.strictObject({
    back: short(),
    ...section,
    index: z.strictObject({ caption: line(), case: short(), before: short(), after: short() }),
    note: line(),
  }),
  labels: z.strictObject({
    mark: short(),
    details: short(),
    impact: short(),
    before: short(),
    after: short(),
  }),
  university,
  enterprise,
  sme,
  association,
  closing: z.strictObject({ ...section, button: short(), session: short() }),
});
