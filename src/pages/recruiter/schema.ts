import * as z from 'zod/mini';
import {
  head,
  positiveInteger,
  sample,
  titledText,
  wholeNumber,
  wholeNumberFields,
} from '../../content/fields.ts';
import { firstBreak, fitting } from '../../content/figure-rules.ts';
import { exactLength, nonEmptyList, objectList, onePerProduct } from '../../content/lists.ts';
import { skillName } from '../../content/organisation/skills.ts';
import {
  label,
  labelFields,
  labelObject,
  paragraph,
  personCode,
  sentence,
  sentenceFields,
} from '../../content/texts.ts';
import { productRows } from '../../sections/cards/schema.ts';
import { ending, section, titledSection } from '../../sections/schema.ts';

const step = z.strictObject({
  step: label(),
  /** People who are left after it. */
  left: wholeNumber(),
  minutes: wholeNumber(),
  /** The minutes are for the step as a whole, not for each person. */
  once: z.optional(z.boolean()),
  text: sentence(),
});

const search = section({
  sample,
  /** Everybody who applied, the same on both sides. */
  applicants: wholeNumber(),
  applied: label(),
  key: labelObject('people', 'time'),
  labels: z.strictObject({
    ...sentenceFields({ each: 'people minutes hours', once: 'people minutes hours' }),
    ...labelFields({ hours: 'hours minutes', even: 'hours minutes' }),
  }),
  sides: objectList(
    { title: label(), steps: nonEmptyList(step) },
    exactLength(2, 'the two ways of the search'),
  ),
  results: z.strictObject({
    ...labelFields('what', 'time'),
    rows: objectList({ what: sentence(), ...labelFields('cv', 'skills') }),
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
    ...labelFields('view', 'owner', 'role', 'has', 'hasNot', { met: 'met skills' }, 'nothing'),
    client: sentence(),
    description: paragraph(),
    /** The skills of the brief. */
    skills: z.array(skillName()),
    columns: labelObject('code', 'met', 'reason', 'missing'),
    candidates: objectList({ code: personCode(), reason: sentence(), missing: z.optional(skillName()) }),
    /** One of the candidates, with what shows each skill of the brief. */
    opened: z.strictObject({
      code: personCode(),
      ...sentenceFields('title', 'verdict'),
      evidence: z.array(sentence()),
    }),
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
    title: label(),
    text: paragraph(),
    reckoning: sentence(),
    /** So many, at so many euros, so often a year. */
    ...wholeNumberFields('count', 'rate', 'times'),
  }),
  z.transform(({ count, rate, times, ...rest }) => ({ ...rest, amount: count * rate * times })),
);

export const page = z.strictObject({
  head,
  hero: section({
    ...labelFields('book', 'search', { figure: 'rejected suitable' }),
    ...sentenceFields('rejection', 'caption'),
    ...wholeNumberFields('rejected', 'suitable'),
    sample,
  }),
  search,
  benefits: titledSection({ groups: objectList({ who: label(), items: objectList(titledText.shape) }) }),
  suite: titledSection({ items: productRows({ title: label(), text: sentence() }, onePerProduct) }),
  shortlist: section({ screen: shortlist }),
  revenue: section({
    sample,
    year: label('amount'),
    sum: sentence('amount'),
    /** Euros of each contour of the hills; the hills have nine contours at most. */
    contour: z.strictObject({ each: positiveInteger(), note: sentence('each') }),
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
