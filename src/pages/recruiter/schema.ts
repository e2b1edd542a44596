import * as z from 'zod/mini';
import { head, item, positive, sample, wholeNumber, wholeNumberFields } from '../../content/fields.ts';
import { firstBreak, fitting } from '../../content/figure-rules.ts';
import { eachProduct, exactly, list, nonEmptyList } from '../../content/lists.ts';
import { skillName } from '../../content/organisation/skills.ts';
import { code, labels, line, lineFields, paragraph, short, shortFields } from '../../content/texts.ts';
import { productRows } from '../../sections/cards/schema.ts';
import { ending, section, titledSection } from '../../sections/schema.ts';

const step = z.strictObject({
  step: short(),
  /** People who are left after it. */
  left: wholeNumber(),
  minutes: wholeNumber(),
  /** The minutes are for the step as a whole, not for each person. */
  once: z.optional(z.boolean()),
  text: line(),
});

const search = section({
  sample,
  /** Everybody who applied, the same on both sides. */
  applicants: wholeNumber(),
  applied: short(),
  key: labels('people', 'time'),
  labels: z.strictObject({
    ...lineFields({ each: 'people minutes hours', once: 'people minutes hours' }),
    ...shortFields({ hours: 'hours minutes', even: 'hours minutes' }),
  }),
  sides: list({ title: short(), steps: nonEmptyList(step) }, exactly(2, 'the two ways of the search')),
  results: z.strictObject({
    ...shortFields('what', 'time'),
    rows: list({ what: line(), ...shortFields('cv', 'skills') }),
  }),
}).check(
  fitting(['sides'], 'steps that leave no more people than there were before', ({ sides, applicants }) => {
    const wrong = sides
      .map(({ steps }) =>
        firstBreak([applicants, ...steps.map(({ left }) => left)], (before, now) => now <= before),
      )
      .find(Boolean);
    return wrong && `steps that leave no more people than there were before, not ${wrong.join(' and then ')}`;
  }),
);

/** A shortlist in the window of the product. */
const shortlist = z
  .strictObject({
    sample,
    ...shortFields('view', 'owner', 'role', 'has', 'hasNot', { met: 'met skills' }, 'nothing'),
    client: line(),
    description: paragraph(),
    /** The skills of the brief. */
    skills: z.array(skillName()),
    columns: labels('code', 'met', 'reason', 'missing'),
    candidates: list({ code: code(), reason: line(), missing: z.optional(skillName()) }),
    /** One of the candidates, with what shows each skill of the brief. */
    opened: z.strictObject({ code: code(), ...lineFields('title', 'verdict'), evidence: z.array(line()) }),
  })
  .check(
    z.refine(
      ({ skills, candidates }) =>
        candidates.every(({ missing }) => missing === undefined || skills.includes(missing)),
      { path: ['candidates'], error: 'candidates who lack none but a skill of the brief' },
    ),
    fitting(
      ['opened'],
      'one of the candidates, with a line for each skill of the brief',
      ({ skills, candidates, opened: { code, evidence } }) => {
        const codes = candidates.map((candidate) => candidate.code);
        if (!codes.includes(code)) return `one of the candidates: ${codes.join(', ')}`;
        return evidence.length === skills.length
          ? undefined
          : `evidence with a line for each skill of the brief: ${skills.length}, not ${evidence.length}`;
      },
    ),
  );

const stream = z.pipe(
  z.strictObject({
    title: short(),
    text: paragraph(),
    reckoning: line(),
    /** So many, at so many euros, so often a year. */
    ...wholeNumberFields('count', 'rate', 'times'),
  }),
  z.transform(({ count, rate, times, ...rest }) => ({ ...rest, amount: count * rate * times })),
);

export const page = z.strictObject({
  head,
  hero: section({
    ...shortFields('book', 'search', { figure: 'rejected suitable' }),
    ...lineFields('rejection', 'caption'),
    ...wholeNumberFields('rejected', 'suitable'),
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
    streams: nonEmptyList(stream),
  }).check(
    fitting(
      ['contour', 'each'],
      'enough euros for each contour that no hill has more than nine',
      ({ contour, streams }) => {
        const least = Math.floor(Math.max(...streams.map(({ amount }) => amount)) / 9.25) + 1;
        return contour.each >= least
          ? undefined
          : `at least ${least} euros for each contour, so that no hill has more than nine`;
      },
    ),
  ),
  closing: ending({}),
});
