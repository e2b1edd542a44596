import * as z from 'zod/mini';
import { moduleChart, moveChart, portChart, skillChart } from '../../content/cases.ts';
import { head, sample, wholeNumberFields } from '../../content/fields.ts';
import { fitting } from '../../content/figure-rules.ts';
import { fillKnown } from '../../content/format.ts';
import { inOrder, nonEmptyList, objectList } from '../../content/lists.ts';
import { label, labelFields, paragraphFields, sentence } from '../../content/texts.ts';
import { ending } from '../../sections/ending/schema.ts';
import { section } from '../../sections/section/schema.ts';

/** A month of the case's year. */
const month = () => z.int().check(z.minimum(1), z.maximum(12));

/** What every case says; its description and its impact may name the sums of its chart in braces. */
const words = (filled = 'before after gain') => ({
  ...labelFields('type', 'organisation', 'unit'),
  sample,
  title: sentence(),
  ...paragraphFields({ description: filled, impact: filled }),
  /** What was counted twice. */
  counted: sentence(),
  details: nonEmptyList(sentence()),
  /** The stretches of the year, in their order. */
  year: objectList({ from: month(), to: month(), title: label(), text: sentence() }).check(
    fitting([], 'stretches in their order', (stretches) =>
      inOrder(stretches, (before, now) => before.to < now.from) &&
      stretches.every(({ from, to }) => from <= to)
        ? undefined
        : 'stretches in their order, each from a month to the same or a later one',
    ),
  ),
  voice: z.strictObject({ words: sentence(), ...labelFields('name', 'role'), sample }),
});

/** A case with the sums that its words may name. */
interface CountedCase {
  readonly description: string;
  readonly impact: string;
  readonly chart: { readonly before: number; readonly after: number };
}

/** Puts the sums of its chart, and others besides, in the places of a case's words. */
function withSums<Case extends CountedCase>(value: Case, others: Readonly<Record<string, number>> = {}) {
  const { before, after } = value.chart;
  const sums = { before, after, gain: after - before, ...others };
  return { ...value, description: fillKnown(value.description, sums), impact: fillKnown(value.impact, sums) };
}

const university = z.pipe(
  z.strictObject({ ...words('before after gain outcomes modules'), chart: moduleChart }),
  z.transform((value) =>
    withSums(value, { outcomes: value.chart.outcomes, modules: value.chart.modules.length }),
  ),
);
const enterprise = z.pipe(
  z.strictObject({ ...words('before after gain posts'), chart: moveChart }),
  z.transform((value) => withSums(value, { posts: value.chart.posts })),
);
const sme = z.pipe(
  z.strictObject({ ...words(), chart: skillChart }),
  z.transform((value) => withSums(value)),
);
const association = z.pipe(
  z.strictObject({ ...words('before after gain ports'), chart: portChart }),
  z.transform((value) => withSums(value, { ports: value.chart.ports.length })),
);

/** A case without a map: what was counted stands in figures alone. */
const plainCase = z.pipe(
  z.strictObject({ ...words(), ...wholeNumberFields('before', 'after') }),
  z.transform(({ before, after, ...rest }) => withSums({ ...rest, chart: { before, after } })),
);

export const page = z.strictObject({
  head,
  hero: section({
    back: label(),
    index: label(),
  }),
  labels: z.strictObject({
    ...labelFields('details', 'impact', 'before', 'after', 'year', { month: 'from', months: 'from to' }),
    mark: z.strictObject({ ...labelFields('word'), label: sentence() }),
  }),
  university,
  enterprise,
  sme,
  association,
  others: z.optional(z.array(plainCase)),
  closing: ending({}),
});
