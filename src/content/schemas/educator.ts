import * as z from 'zod/mini';
import { stamps } from '../../charts/data/skills-passport.ts';
import { claimField } from '../loader/claim-field.ts';
import { href, paragraph } from '../loader/fields.ts';
import { skillField } from '../loader/skill-field.ts';
import { head, line, section, sheet, short } from './parts.ts';

const whole = z.int().check(z.minimum(0));
const isSample = z.literal(true);

/** A stamp of the passport chart, by its name there; it becomes the stamp. */
const stamp = z.pipe(
  z.enum(['protection', 'budgeting', 'python', 'coaching']),
  z.transform((name) => stamps[name]),
);

/** The module has as many teaching weeks every term. */
const teachingWeeks = 12;
/** Shares of the adverts of one term, in per cent, at which a skill enters the outline of the next or leaves it. */
const entersAt = 25;
const leavesBelow = 10;

const written = z.strictObject({
  ...sheet,
  sample: isSample,
  rules: z.array(z.strictObject({ term: short(), text: line() })),
  caption: line(),
  columns: z.strictObject({ skill: short() }),
  term: short(),
  weeks: short(),
  /** For narrow pages. */
  weeksBrief: short(),
  untaught: short(),
  total: short(),
  events: z.strictObject({ in: short(), out: short() }),
  terms: z.array(z.strictObject({ name: short(), brief: short(), adverts: whole })),
  skills: z.array(
    z.strictObject({ skill: skillField(), adverts: z.array(whole), weeks: z.array(whole), note: line() }),
  ),
  note: line(),
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
    const refuse = (message: string) => {
      context.issues.push({ code: 'invalid_value', values: [], input: skills, message, path: ['skills'] });
      return z.NEVER;
    };
    for (const [term, { name }] of terms.entries()) {
      const weeks = skills.reduce((sum, row) => sum + (row.weeks[term] ?? 0), 0);
      if (weeks !== teachingWeeks) return refuse(`${teachingWeeks} teaching weeks in ${name}, not ${weeks}`);
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
    if (wrong) return refuse(`a skill in or out by the two rules, which ${wrong.skill} breaks`);
    return { ...rest, teachingWeeks, skills: rows };
  }),
);

/** `educator.yaml`. */
export const educator = z.strictObject({
  head,
  hero: z.strictObject({
    ...section,
    book: short(),
    video: short(),
    caption: line(),
    routes: z.strictObject({
      title: short(),
      from: short(),
      level: short(),
      items: z.array(z.strictObject({ stamp, course: short(), text: line() })),
    }),
    sample: isSample,
  }),
  curriculum,
  video: z.strictObject(sheet),
  benefits: z.strictObject({
    name: short(),
    title: line(),
    items: z
      .array(z.strictObject({ title: short(), text: paragraph(), icon: short() }))
      .check(z.length(5, { error: 'five benefits' })),
  }),
  solutions: z.strictObject({
    name: short(),
    title: line(),
    learnMore: short(),
    demo: short(),
    items: z
      .array(z.strictObject({ title: short(), when: short(), text: paragraph(), to: href() }))
      .check(z.length(4, { error: 'four products' })),
  }),
  impact: z.strictObject({
    name: short(),
    title: line(),
    source: short(),
    figures: z.array(z.strictObject({ who: short(), claim: claimField(), text: line() })),
  }),
  closing: z.strictObject({ ...section, button: short(), session: short() }),
});
