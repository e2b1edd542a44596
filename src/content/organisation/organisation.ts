import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import { date, level, positive, shownLevel, whole, wholes } from '../fields.ts';
import { count, dayInWords, sum } from '../format.ts';
import { exactly, inOrder, list, several, twoYears, uniqueNames } from '../lists.ts';
import { checkedFile } from '../loader/check-content.ts';
import { code, each, labels, line, matching, short, shorts } from '../texts.ts';
import { type SkillRecord, skillField, skillGroup, skillName, skillTotals } from './skills.ts';

const positives = each(positive);
const quarter = () => matching(/^\d{4} Q[1-4]$/, 'a quarter such as 2026 Q3');

/** Quarters counted from the first of year 0, so that those in a row differ by one. */
const quarterNumber = (name: string) => 4 * Number(name.slice(0, 4)) + Number(name.slice(-1));

/** The families that have a place on the globes. */
const drawnFamilies = [
  'Engineering',
  'Data',
  'Health',
  'Trades',
  'Business',
  'Arts',
  'Teaching',
  'Human skills',
] as const;

/** The skills that have a place on the maps of supply and demand. */
export const drawnSkills = [
  'Data engineering',
  'Cloud security',
  'Process automation',
  'Negotiation',
  'Coaching',
  'Manual reporting',
  'Data entry',
  'Order handling',
] as const;

/** The skills whose stamps the drawn passport shows. */
export const drawnStamps = ['Python', 'Budgeting', 'Data protection', 'Coaching'] as const;

const taxonomy = z
  .strictObject({
    claim: claimField(),
    skills: positive(),
    point: positive(),
    families: list({ name: z.enum(drawnFamilies), skills: positive() }),
  })
  .check(
    z.refine(({ skills, families }) => sum(families.map((family) => family.skills)) === skills, {
      path: ['families'],
      error: 'families that add up to the skills of the taxonomy',
    }),
    z.refine(({ families, point }) => families.every(({ skills }) => skills % point === 0), {
      path: ['families'],
      error: 'families of whole points',
    }),
    z.refine(({ skills, claim }) => claim.figure === `${count(skills)}+`, {
      path: ['skills'],
      error: 'as many skills as the claim in claims.yaml says',
    }),
  );

const forecast = z
  .strictObject({
    quarters: several(quarter(), twoYears),
    errors: several(whole(), twoYears),
    rising: several(skillField(), exactly(3, 'one for each height of the drawn coast')),
    risen: several(positive(), exactly(3, 'one for each of the skills that rise')),
  })
  .check(
    z.refine(
      ({ quarters }) => inOrder(quarters, (before, now) => quarterNumber(now) === quarterNumber(before) + 1),
      { path: ['quarters'], error: 'quarters in a row' },
    ),
    z.refine(({ errors }) => inOrder(errors, (before, now) => now >= before), {
      path: ['errors'],
      error: 'errors that are no smaller further away',
    }),
    z.refine(
      ({ rising }) =>
        rising.every(({ trend }) => trend > 0) && inOrder(rising, (before, now) => now.trend <= before.trend),
      { path: ['rising'], error: 'skills that rise, the fastest first' },
    ),
  );

const match = z
  .strictObject({
    role: short(),
    asks: list({ skill: skillName(), asked: level() }),
    code: code(),
    shows: z.array(shownLevel()),
    also: z.array(skillName()),
  })
  .check(
    z.refine(({ asks, shows }) => asks.length === shows.length, {
      path: ['shows'],
      error: 'a level for each skill that the role asks for',
    }),
  );

const issuer = labels('name', 'kind');

const passport = z.strictObject({
  holder: labels('name', 'role', 'number'),
  issuers: z.strictObject({ university: issuer, employer: issuer, association: issuer }),
  credentials: list({
    skill: skillName(),
    level: level(),
    issuer: z.enum(['university', 'employer', 'association']),
    date: date(),
    state: z.enum(['verified', 'pending']),
  }).check(
    z.refine(
      (credentials) =>
        drawnStamps.every((drawn) =>
          credentials.some(({ skill, state }) => skill === drawn && state === 'verified'),
        ),
      { error: `a verified credential for each stamp that is drawn: ${drawnStamps.join(', ')}` },
    ),
  ),
});

const written = z
  .strictObject({
    name: short(),
    people: positive(),
    today: date(),
    systems: list(
      { ...shorts('name', 'of'), records: positive() },
      exactly(3, 'one for each connected system on the drawings'),
    ),
    taxonomy,
    departments: list({ name: short(), group: skillGroup() }),
    plan: several(skillField()),
    move: z.strictObject({
      from: skillField(),
      to: skillField(),
      ...positives('people', 'courses', 'weeks'),
    }),
    question: z.strictObject({
      text: line(),
      skill: skillField(),
      ...positives('covered', 'skilled'),
      divisions: list({ name: short(), short: positive() }).check(uniqueNames()),
      ...wholes('ready', 'afterOneCourse'),
      requires: several(skillName()),
      ...shorts('holder', 'code'),
    }),
    forecast,
    match,
    passport,
  })
  .check(
    z.refine(
      ({ plan, departments }) =>
        plan.every(({ group }) => departments.some((department) => department.group === group)),
      { path: ['plan'], error: 'skills of groups that are departments' },
    ),
    z.refine(({ plan }) => plan.every(({ name }) => drawnSkills.some((drawn) => drawn === name)), {
      path: ['plan'],
      error: `skills that have a place on the maps: ${drawnSkills.join(', ')}`,
    }),
    z.refine(
      ({ plan, move: { from, to } }) => [from, to].every((end) => plan.some(({ name }) => name === end.name)),
      { path: ['plan'], error: 'both ends of the move among the skills' },
    ),
    z.refine(
      ({ move: { from, to, people } }) =>
        people <= from.supply - from.demand && people <= to.demand - to.supply,
      { path: ['move', 'people'], error: 'no more people than one end can spare and the other lacks' },
    ),
    z.refine(({ people, question: { covered } }) => covered <= people, {
      path: ['question', 'covered'],
      error: 'no more people than the organisation has',
    }),
    z.refine(
      ({ question: { skill, divisions } }) =>
        sum(divisions.map((division) => division.short)) === skill.demand - skill.supply,
      { path: ['question', 'divisions'], error: 'divisions that are short of as many people as the skill' },
    ),
    z.refine(({ people, systems }) => systems[0]?.records === people, {
      path: ['systems', 0, 'records'],
      error: 'a record for each person of the organisation',
    }),
  );

const departmentOf = (departments: z.output<typeof written>['departments'], { group }: SkillRecord) =>
  departments.find((department) => department.group === group)?.name ?? group;

/** The stamp of a verified credential of the passport: what it says in words. Undefined where there is none for the skill. */
export function stampOf(
  { passport: { credentials, issuers } }: Pick<Organisation, 'passport'>,
  wanted: string,
) {
  const verified = credentials.find(({ skill, state }) => skill === wanted && state === 'verified');
  if (!verified) return undefined;
  const { skill, level: shown, date, issuer } = verified;
  return {
    skill,
    level: shown,
    date: dayInWords(date),
    issuer: issuers[issuer].kind,
    issuerName: issuers[issuer].name,
  };
}

/** `organisation/organisation.yaml`, with the sums that drawings and sentences name. */
export const organisationSchema = z.pipe(
  written,
  z.transform(({ plan, question, move, forecast, ...rest }) => {
    const { skill, requires } = question;
    /** Everybody who could move: now, after one course, and after the courses of the move. */
    const others = question.ready + question.afterOneCourse;
    const people = others + move.people;
    /** People who will need to have the skill in 12 months. */
    const nextYear = Math.round(skill.demand * (1 + skill.trend / 100));
    const lack = move.to.demand - move.to.supply;
    const errors = forecast.quarters.map(
      (name, index) => [Number(name.slice(0, 4)), forecast.errors[index] ?? 0] as const,
    );
    /** The years of the quarters, each with the error of its last one. */
    const horizons = Array.from(new Map(errors), ([year, error]) => ({ year, error }));
    return {
      ...rest,
      plan: {
        ...skillTotals(plan),
        entries: plan.map((entry) => ({ ...entry, department: departmentOf(rest.departments, entry) })),
      },
      move: { ...move, spare: move.from.supply - move.from.demand, before: lack, after: lack - move.people },
      question: {
        ...question,
        /** By their names, as sentences name them. */
        divisions: Object.fromEntries(question.divisions.map((division) => [division.name, division.short])),
        asked: requires.length,
        afterCourses: move.people,
        /** Those who could move sooner than the people of the move. */
        others,
        people,
        rise: skill.trend,
        nextYear,
        added: nextYear - skill.demand,
        /** Posts of the skill that nobody inside fills. */
        open: skill.demand - skill.supply - people,
      },
      forecast: {
        ...forecast,
        horizons,
        margins: horizons.map(({ year, error }) => `${year} ±${error}`).join(', '),
      },
    };
  }),
);

export type Organisation = z.output<typeof organisationSchema>;

/** The sample organisation, for what is made at build. Throws with its mistakes where it does not add up. */
export const readOrganisation = checkedFile('content/organisation/organisation', organisationSchema);
