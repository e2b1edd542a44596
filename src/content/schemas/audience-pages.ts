import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import {
  exactly,
  head,
  href,
  icon,
  invented,
  item,
  labels,
  line,
  lines,
  link,
  list,
  paragraph,
  refuse,
  section,
  short,
  shorts,
  whole,
  wholes,
} from '../fields.ts';
import { nameField } from '../loader/name-field.ts';
import { readOrganisation, stampOf } from '../organisation/organisation.ts';
import { skillField } from '../organisation/skills.ts';
import { products } from '../products.ts';

/** The skill of a verified credential of the sample passport, which becomes its stamp. */
const stamp = nameField(
  'a skill with a verified credential in organisation.yaml',
  () => readOrganisation().passport.credentials.map(({ skill }) => skill),
  (skill) => stampOf(readOrganisation(), skill),
);

/** The module has as many teaching weeks every term. */
const teachingWeeks = 12;
/** Shares of the adverts of one term, in per cent, at which a skill enters the outline of the next or leaves it. */
const entersAt = 25;
const leavesBelow = 10;

const written = z.strictObject({
  ...section,
  ...invented,
  rules: list({ term: short(), text: line() }),
  ...lines('caption', 'note'),
  columns: z.strictObject({ skill: short() }),
  ...shorts('term', 'weeks', 'untaught', 'total'),
  /** For narrow pages. */
  weeksBrief: short(),
  events: labels('in', 'out'),
  terms: list({ ...shorts('name', 'brief'), adverts: whole() }),
  skills: list({
    skill: skillField(),
    adverts: z.array(whole()),
    weeks: z.array(whole()),
    note: line(),
  }),
});

function keepsRules(now: number, before: number | undefined, shareBefore: number): boolean {
  if (before === undefined) return true;
  if (before === 0 && now > 0) return shareBefore >= entersAt;
  return !(before > 0 && now === 0) || shareBefore < leavesBelow;
}

/** The module's outline, with each term's share of adverts (per cent, rounded) and what came in or went out with it. */
const curriculum = z.pipe(
  written,
  z.transform(({ skills, ...rest }, context) => {
    const { terms } = rest;
    const refused = (expected: string) => refuse(context, skills, expected, ['skills']);
    for (const [term, { name }] of terms.entries()) {
      const weeks = skills.reduce((sum, row) => sum + (row.weeks[term] ?? 0), 0);
      if (weeks !== teachingWeeks) return refused(`${teachingWeeks} teaching weeks in ${name}, not ${weeks}`);
    }
    const rows = skills.map(({ skill, adverts, weeks, note }) => ({
      skill: skill.name,
      note,
      terms: terms.map((term, index) => {
        const now = weeks[index] ?? 0;
        const before = weeks[index - 1];
        const shareBefore = (100 * (adverts[index - 1] ?? 0)) / (terms[index - 1]?.adverts ?? 1);
        return {
          share: Math.round((100 * (adverts[index] ?? 0)) / term.adverts),
          weeks: now,
          moved: before === undefined || now > 0 === before > 0 ? undefined : now > 0 ? 'in' : 'out',
          right: keepsRules(now, before, shareBefore),
        } as const;
      }),
    }));
    const wrong = rows.find((row) => row.terms.some(({ right }) => !right));
    if (wrong) return refused(`a skill in or out by the two rules, which ${wrong.skill} breaks`);
    return { ...rest, teachingWeeks, skills: rows };
  }),
);

/** `educator.yaml`. */
export const educator = z.strictObject({
  head,
  hero: z.strictObject({
    ...section,
    ...shorts('book', 'video'),
    caption: line(),
    routes: z.strictObject({
      ...shorts('title', 'from', 'level'),
      items: list({ stamp, course: short(), text: line() }),
    }),
    ...invented,
  }),
  curriculum,
  video: z.strictObject(section),
  benefits: z.strictObject({
    title: line(),
    items: list({ title: short(), icon: icon(), text: paragraph() }, 5),
  }),
  solutions: z.strictObject({
    ...shorts('learnMore', 'demo'),
    title: line(),
    items: list({ ...shorts('title', 'when'), text: paragraph(), to: href() }, 4),
  }),
  impact: z.strictObject({
    source: short(),
    title: line(),
    figures: list({ who: short(), claim: claimField(), text: line() }),
  }),
  closing: z.strictObject({ ...section, ...shorts('button', 'session') }),
});

const step = z.strictObject({
  step: short(),
  /** People who are left after it. */
  left: whole(),
  minutes: whole(),
  /** The minutes are for the step as a whole(), not for each person. */
  once: z.optional(z.boolean()),
  text: line(),
});

const search = z
  .strictObject({
    ...section,
    ...invented,
    /** Everybody who applied, the same on both sides. */
    applicants: whole(),
    applied: short(),
    labels: z.strictObject({ ...lines('each', 'once'), ...shorts('hours', 'even') }),
    sides: exactly(2, z.strictObject({ title: short(), steps: z.array(step) })),
    results: z.strictObject({ time: short(), rows: list({ what: line(), ...shorts('cv', 'skills') }) }),
  })
  .check(
    z.refine(
      ({ sides, applicants }) =>
        sides.every(({ steps }) =>
          steps.every(({ left }, index) => left <= (steps[index - 1]?.left ?? applicants)),
        ),
      { error: 'steps that leave no more people than there were before' },
    ),
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

/** `recruiter.yaml`. */
export const recruiter = z.strictObject({
  head,
  hero: z.strictObject({
    ...section,
    ...shorts('book', 'search', 'figure'),
    ...lines('rejection', 'caption'),
    ...wholes('rejected', 'suitable'),
    ...invented,
  }),
  search,
  benefits: z.strictObject({ title: line(), groups: list({ who: short(), items: list(item.shape, 2) }, 3) }),
  suite: z.strictObject({
    title: line(),
    items: list({ mark: z.enum(products), title: short(), text: line(), to: href() }, 5),
  }),
  revenue: z.strictObject({
    ...section,
    ...invented,
    year: short(),
    sum: line(),
    streams: exactly(4, stream),
  }),
  closing: z.strictObject(section),
});

/** The length of the session in minutes (specification, section 9). */
const sessionLength = 180;

const slot = z.strictObject({
  title: short(),
  /** In steps of five, up to an hour: the stylesheet has a length for each. */
  minutes: z.int().check(z.gte(5), z.lte(60), z.multipleOf(5)),
  kind: z.enum(['talk', 'work', 'break']),
  text: paragraph(),
});

const labelled = z.strictObject({ label: short(), text: line() });

/** `masterclass.yaml`. */
export const masterclass = z.strictObject({
  head,
  hero: z.strictObject({ ...shorts('name', 'register'), ...section }),
  session: z.strictObject({ title: short(), rows: z.array(labelled), seats: line() }),
  timetable: z.strictObject({
    ...section,
    minutes: short(),
    kinds: labels('talk', 'work', 'break'),
    slots: z.array(slot).check(
      z.refine((slots) => slots.reduce((sum, { minutes }) => sum + minutes, 0) === sessionLength, {
        error: `parts that last ${sessionLength} minutes together`,
      }),
    ),
  }),
  learn: z.strictObject({ title: line(), points: exactly(6, item) }),
  bring: z.strictObject({ ...section, items: z.array(labelled) }),
  closing: z.strictObject({ ...section, register: short(), product: link }),
});
