import * as z from 'zod/mini';
import { head, positiveInteger, sample, wholeNumber, wholeNumberFields } from '../../content/fields.ts';
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
import { ending, nextLinks } from '../../sections/ending/schema.ts';
import { points } from '../../sections/points/schema.ts';
import { section, titledSection } from '../../sections/section/schema.ts';
import { demands, rejectedBy } from './filter.ts';

const step = z.strictObject({
  step: label(),
  /** People who are left after it. */
  left: wholeNumber(),
  minutes: wholeNumber(),
  /** The minutes are for the step as a whole, not for each person. */
  once: z.optional(z.boolean()),
  text: sentence(),
  /** Where the number of people comes from who are left. */
  source: sentence('left? people? kept? suitable?'),
});

const search = section({
  sample,
  /** Everybody who applied, the same on both sides. */
  applicants: wholeNumber(),
  key: labelObject('people', 'time'),
  labels: z.strictObject({
    ...sentenceFields({ each: 'people minutes hours', once: 'people minutes hours' }),
    ...labelFields({ hours: 'hours minutes', even: 'hours minutes' }, 'applied'),
  }),
  sides: objectList(
    { title: label(), begin: sentence(), steps: nonEmptyList(step) },
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

const sampleMark = z.strictObject({ word: label(), label: sentence() });

/** The list that a client gets. */
const shortlist = section({
  mark: sampleMark,
  ...labelFields('role', { met: 'met skills', lacks: 'skill' }, 'complete'),
  client: sentence(),
  /** The skills of the brief. */
  skills: z.array(skillName()),
  candidates: objectList({
    code: personCode(),
    reason: sentence(),
    missing: z.optional(skillName()),
    verdict: sentence(),
    /** A line for each skill of the brief. */
    evidence: z.array(sentence()),
  }),
  /** The candidate whose row is open at first. */
  opened: personCode(),
}).check(
  z.refine(
    ({ skills, candidates }) =>
      candidates.every(({ missing }) => missing === undefined || skills.includes(missing)),
    { path: ['candidates'], error: 'candidates who lack none but a skill of the brief' },
  ),
  fitting(['opened'], 'one of the candidates', ({ candidates, opened }) => {
    const codes = candidates.map(({ code }) => code);
    return codes.includes(opened) ? undefined : `one of the candidates: ${codes.join(', ')}`;
  }),
  fitting(['candidates'], 'evidence with a line for each skill of the brief', ({ skills, candidates }) => {
    const wrong = candidates.find(({ evidence }) => evidence.length !== skills.length);
    return (
      wrong &&
      `evidence with a line for each skill of the brief: ${skills.length}, not ${wrong.evidence.length} (${wrong.code})`
    );
  }),
);

/** The people who have the skills, and what a filter of four switches reads of them. */
const filter = z
  .strictObject({
    ...sentenceFields('title', 'rejection', 'passed', { rejected: 'reasons' }),
    person: sentence('code role years skills verdict'),
    ...labelFields({ figure: 'rejected suitable' }, 'legend', 'choose'),
    mark: sampleMark,
    brief: z.strictObject({ role: label(), years: positiveInteger() }),
    switches: labelObject(...demands),
    reasons: labelObject('degree', { years: 'years asked', title: 'role', gap: 'gap' }),
    /** The figures that the built page shows, with every switch on. */
    built: z.strictObject({ ...wholeNumberFields('rejected', 'suitable') }),
    people: objectList({
      code: personCode(),
      role: label(),
      degree: z.optional(z.boolean()),
      ...wholeNumberFields('years', 'gap', 'skills'),
    }),
  })
  .check(
    fitting(['built'], 'the figures of the people below', ({ built, people, brief }) => {
      const rejected = rejectedBy(people, brief, demands);
      return built.rejected === rejected && built.suitable === people.length
        ? undefined
        : `the figures of the people below: ${rejected} of ${people.length}`;
    }),
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
  hero: section(labelFields('book', 'video')),
  filter,
  search,
  shortlist,
  benefits: titledSection({ items: points({}) }),
  suite: titledSection({ items: productRows({ title: label(), text: sentence() }, onePerProduct) }),
  revenue: section({
    mark: sampleMark,
    amount: label('amount'),
    sum: sentence('amount'),
    streams: nonEmptyList(stream),
  }),
  closing: ending({ links: nextLinks() }),
});
