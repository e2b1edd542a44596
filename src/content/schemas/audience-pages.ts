import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import {
  atMost,
  eachProduct,
  exactly,
  head,
  href,
  inOrder,
  item,
  labels,
  line,
  lines,
  link,
  list,
  paragraph,
  refuse,
  sample,
  section,
  several,
  short,
  shorts,
  whole,
  wholes,
} from '../fields.ts';
import { sum } from '../format.ts';
import { skillField } from '../organisation/skills.ts';
import { products } from '../products.ts';

/** The module has as many teaching weeks every term. */
const teachingWeeks = 12;
/** Shares of the adverts of one term, in per cent, at which a skill enters the outline of the next or leaves it. */
const entersAt = 25;
const leavesBelow = 10;

const written = z.strictObject({
  sample,
  ...shorts({ changed: 'changed weeks' }, 'skill', { term: 'adverts', weeks: 'weeks' }, 'untaught', 'total'),
  ...lines('title', { since: 'first' }, 'caption', 'note'),
  /** For narrow pages. */
  weeksBrief: short('weeks'),
  rules: z.strictObject(lines('in', 'out')),
  events: labels('in', 'out'),
  terms: list({ ...shorts('name', 'brief'), adverts: whole() }),
  skills: list({
    skill: skillField(),
    adverts: z.array(whole()),
    weeks: z.array(whole()),
    note: line(),
  }),
});

/** The module's outline, with each term's share of adverts (per cent, rounded) and what came in or went out with it. */
const curriculum = z.pipe(
  written,
  z.transform(({ skills, ...rest }, context) => {
    const { terms } = rest;
    const refused = (expected: string) => refuse(context, skills, expected, ['skills']);
    for (const [term, { name }] of terms.entries()) {
      const weeks = sum(skills.map((row) => row.weeks[term] ?? 0));
      if (weeks !== teachingWeeks) return refused(`${teachingWeeks} teaching weeks in ${name}, not ${weeks}`);
    }
    const rows = skills.map(({ skill, adverts, weeks, note }) => ({
      skill: skill.name,
      note,
      terms: terms.map((term, index) => {
        const now = weeks[index] ?? 0;
        const before = weeks[index - 1];
        const moved = before === undefined || now > 0 === before > 0 ? undefined : now > 0 ? 'in' : 'out';
        const shareBefore = (100 * (adverts[index - 1] ?? 0)) / (terms[index - 1]?.adverts ?? 1);
        if ((moved === 'in' && shareBefore < entersAt) || (moved === 'out' && shareBefore >= leavesBelow)) {
          refused(`a skill in or out by the two rules, which ${skill.name} breaks`);
        }
        return {
          share: Math.round((100 * (adverts[index] ?? 0)) / term.adverts),
          weeks: now,
          moved,
        } as const;
      }),
    }));
    const newWeeks = sum(skills.map(({ weeks }) => Math.max(0, (weeks.at(-1) ?? 0) - (weeks[0] ?? 0))));
    return { ...rest, teachingWeeks, newWeeks, skills: rows };
  }),
);

export const educator = z.strictObject({
  head,
  hero: z.strictObject({ ...section, ...shorts('book', 'video') }),
  curriculum,
  video: z.strictObject(section),
  benefits: z.strictObject({ title: line(), items: several(item) }),
  solutions: z.strictObject({
    ...shorts('title', 'learnMore', 'demo'),
    items: list(
      { ...shorts('title', 'when'), text: line(), to: href() },
      atMost(6, 'more do not stand side by side'),
    ),
  }),
  impact: z.strictObject({
    title: line(),
    figures: list({ who: short(), claim: claimField(), text: line() }),
  }),
  closing: z.strictObject(section),
});

const step = z.strictObject({
  step: short(),
  /** People who are left after it. */
  left: whole(),
  minutes: whole(),
  /** The minutes are for the step as a whole, not for each person. */
  once: z.optional(z.boolean()),
  text: line(),
});

const search = z
  .strictObject({
    ...section,
    sample,
    /** Everybody who applied, the same on both sides. */
    applicants: whole(),
    applied: short(),
    labels: z.strictObject({
      ...lines({ each: 'people minutes hours', once: 'people minutes hours' }),
      ...shorts({ hours: 'hours minutes', even: 'hours minutes' }),
    }),
    sides: list({ title: short(), steps: several(step) }, exactly(2, 'the two ways of the search')),
    results: z.strictObject({ time: short(), rows: list({ what: line(), ...shorts('cv', 'skills') }) }),
  })
  .check(
    z.refine(
      ({ sides, applicants }) =>
        sides.every(({ steps }) =>
          inOrder([{ left: applicants }, ...steps], (before, now) => now.left <= before.left),
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

export const recruiter = z.strictObject({
  head,
  hero: z.strictObject({
    ...section,
    ...shorts('book', 'search', { figure: 'rejected suitable' }),
    ...lines('rejection', 'caption'),
    ...wholes('rejected', 'suitable'),
    sample,
  }),
  search,
  benefits: z.strictObject({ title: line(), groups: list({ who: short(), items: list(item.shape) }) }),
  suite: z.strictObject({
    title: line(),
    items: list({ mark: z.enum(products), title: short(), text: line(), to: href() }, eachProduct),
  }),
  revenue: z.strictObject({
    ...section,
    sample,
    year: short('amount'),
    sum: line('amount'),
    streams: several(stream),
  }),
  closing: z.strictObject(section),
});

/** The length of the masterclass in minutes. */
const sessionLength = 180;

const slot = z.strictObject({
  title: short(),
  /** In steps of five, as the bar has a column for each. */
  minutes: z.int().check(z.gte(5), z.multipleOf(5)),
  kind: z.enum(['talk', 'work', 'break']),
  text: z.optional(line()),
});

const labelled = list({ label: short(), text: line() });

export const masterclass = z.strictObject({
  head,
  hero: z.strictObject({ ...shorts('name', 'register'), ...section }),
  session: z.strictObject({ ...shorts('title', 'hours', 'seats'), rows: labelled }),
  timetable: z.strictObject({
    title: line(),
    text: paragraph({ filled: 'work total' }),
    minutes: short(),
    columns: labels('start', 'part', 'length'),
    slots: z.array(slot).check(
      z.refine((slots) => sum(slots.map(({ minutes }) => minutes)) === sessionLength, {
        error: `parts that last ${sessionLength} minutes together`,
      }),
    ),
  }),
  learn: z.strictObject({ title: line(), points: several(item), product: link }),
  bring: z.strictObject({ title: line(), items: labelled }),
  closing: z.strictObject(section),
});
