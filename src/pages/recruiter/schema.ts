import * as z from 'zod/mini';
import { head, item, positive, sample, whole, wholes } from '../../content/fields.ts';
import { eachProduct, exactly, inOrder, list, several } from '../../content/lists.ts';
import { code, labels, line, lines, paragraph, short, shorts } from '../../content/texts.ts';
import { ending, productRows, section, titledSection } from '../../sections/schema.ts';

const step = z.strictObject({
  step: short(),
  /** People who are left after it. */
  left: whole(),
  minutes: whole(),
  /** The minutes are for the step as a whole, not for each person. */
  once: z.optional(z.boolean()),
  text: line(),
});

const search = section({
  sample,
  /** Everybody who applied, the same on both sides. */
  applicants: whole(),
  applied: short(),
  labels: z.strictObject({
    ...lines({ each: 'people minutes hours', once: 'people minutes hours' }),
    ...shorts({ hours: 'hours minutes', even: 'hours minutes' }),
  }),
  sides: list({ title: short(), steps: several(step) }, exactly(2, 'the two ways of the search')),
  results: z.strictObject({
    ...shorts('what', 'time'),
    rows: list({ what: line(), ...shorts('cv', 'skills') }),
  }),
}).check(
  z.refine(
    ({ sides, applicants }) =>
      sides.every(({ steps }) =>
        inOrder([{ left: applicants }, ...steps], (before, now) => now.left <= before.left),
      ),
    { error: 'steps that leave no more people than there were before' },
  ),
);

/** A shortlist in the window of the product. */
const shortlist = z
  .strictObject({
    sample,
    ...shorts('view', 'owner', 'role', { met: 'met skills' }),
    client: line(),
    description: paragraph(),
    /** How many skills the brief has; small squares stand for them. */
    skills: positive(),
    columns: labels('code', 'met', 'reason', 'missing'),
    candidates: list({ code: code(), met: positive(), reason: line(), missing: short() }),
  })
  .check(
    z.refine(({ skills, candidates }) => candidates.every(({ met }) => met <= skills), {
      path: ['candidates'],
      error: 'candidates with no more skills than the brief has',
    }),
  );

const stream = z.pipe(
  z.strictObject({
    title: short(),
    text: paragraph(),
    reckoning: line(),
    /** So many, at so many euros, so often a year. */
    ...wholes('count', 'rate', 'times'),
  }),
  z.transform(({ count, rate, times, ...rest }) => ({ ...rest, amount: count * rate * times })),
);

export const page = z.strictObject({
  head,
  hero: section({
    ...shorts('book', 'search', { figure: 'rejected suitable' }),
    ...lines('rejection', 'caption'),
    ...wholes('rejected', 'suitable'),
    sample,
  }),
  search,
  benefits: titledSection({ groups: list({ who: short(), items: list(item.shape) }) }),
  suite: titledSection({ items: productRows({ title: short(), text: line() }, eachProduct) }),
  shortlist: section({ screen: shortlist }),
  revenue: section({
    sample,
    year: short('amount'),
    sum: line('amount'),
    /** Euros of each contour of the hills; the hills have nine contours at most. */
    contour: z.strictObject({ each: positive(), note: line('each') }),
    streams: several(stream),
  }).check(
    z.refine(({ contour, streams }) => streams.every(({ amount }) => amount < 9.5 * contour.each), {
      path: ['contour', 'each'],
      error: 'more euros for each contour, so that no hill has more than nine',
    }),
  ),
  closing: ending({}),
});
