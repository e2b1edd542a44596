import * as z from 'zod/mini';
import { claimField } from '../claims.ts';
import { date, level, positive, shownLevel, wholeNumber, wholeNumberFields } from '../fields.ts';
import { count, dayInWords, sum } from '../format.ts';
import { exactly, inOrder, list, nonEmptyList, twoYears, uniqueNames } from '../lists.ts';
import { checkedFile } from '../loader/check-content.ts';
import { code, labels, line, matching, namedFields, short, shortFields } from '../texts.ts';
import { type SkillRecord, skillField, skillGroup, skillName, skillTotals } from './skills.ts';

const positiveFields = namedFields(positive);
const quarter = () => matching(/^\d{4} Q[1-4]$/, 'a quarter such as 2026 Q3');

/** Returns a consecutive number for a quarter. */
const quarterNumber = (name: string) => 4 * Number(name.slice(0, 4)) + Number(name.slice(-1));

/** The families that the globes show. */
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

/** The skills that the maps of supply and demand show. */
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

/** The skills with a stamp in the drawn passport. */
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
      error: 'families whose skills add up to the skills of the taxonomy',
    }),
    z.refine(({ families, point }) => families.every(({ skills }) => skills % point === 0), {
      path: ['families'],
      error: 'families whose number of skills is a multiple of point',
    }),
    z.refine(({ skills, claim }) => claim.figure === `${count(skills)}+`, {
      path: ['skills'],
      error: 'the number of skills in the claim of claims.yaml',
    }),
  );

const forecast = z
  .strictObject({
    quarters: nonEmptyList(quarter(), twoYears),
    errors: nonEmptyList(wholeNumber(), twoYears),
    rising: nonEmptyList(skillField(), exactly(3, 'one for each height of the drawn coast')),
    risen: nonEmptyList(positive(), exactly(3, 'one for each of the skills that rise')),
  })
  .check(
    z.refine(
      ({ quarters }) => inOrder(quarters, (before, now) => quarterNumber(now) === quarterNumber(before) + 1),
      { path: ['quarters'], error: 'consecutive quarters' },
    ),
    z.refine(({ errors }) => inOrder(errors, (before, now) => now >= before), {
      path: ['errors'],
      error: 'errors that do not get smaller from one quarter to the next',
    }),
    z.refine(
      ({ rising }) =>
        rising.every(({ trend }) => trend > 0) && inOrder(rising, (before, now) => now.trend <= before.trend),
      { path: ['rising'], error: 'skills with a rising trend, the highest first' },
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
      error: 'one level for each skill in asks',
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
      { error: `a verified credential for each drawn stamp: ${drawnStamps.join(', ')}` },
    ),
  ),
});

const fileSchema = z
  .strictObject({
    name: short(),
    people: positive(),
    today: date(),
    systems: list(
      { ...shortFields('name', 'of'), records: positive() },
      exactly(3, 'one for each connected system on the drawings'),
    ),
    taxonomy,
    departments: list({ name: short(), group: skillGroup() }),
    plan: nonEmptyList(skillField()),
    move: z.strictObject({
      from: skillField(),
      to: skillField(),
      ...positiveFields('people', 'courses', 'weeks'),
    }),
    question: z.strictObject({
      text: line(),
      skill: skillField(),
      ...positiveFields('covered', 'skilled'),
      divisions: list({ name: short(), short: positive() }).check(uniqueNames()),
      ...wholeNumberFields('ready', 'afterOneCourse'),
      requires: nonEmptyList(skillName()),
      ...shortFields('holder', 'code'),
    }),
    forecast,
    match,
    passport,
  })
  .check(
    z.refine(
      ({ plan, departments }) =>
        plan.every(({ group }) => departments.some((department) => department.group === group)),
      { path: ['plan'], error: 'skills whose group has an entry in departments' },
    ),
    z.refine(({ plan }) => plan.every(({ name }) => drawnSkills.some((drawn) => drawn === name)), {
      path: ['plan'],
      error: `skills that the maps show: ${drawnSkills.join(', ')}`,
    }),
    z.refine(
      ({ plan, move: { from, to } }) => [from, to].every((end) => plan.some(({ name }) => name === end.name)),
      { path: ['plan'], error: 'a list with both skills of the move' },
    ),
    z.refine(
      ({ move: { from, to, people } }) =>
        people <= from.supply - from.demand && people <= to.demand - to.supply,
      {
        path: ['move', 'people'],
        error: 'at most the number of people that one skill can spare and the other lacks',
      },
    ),
    z.refine(({ people, question: { covered } }) => covered <= people, {
      path: ['question', 'covered'],
      error: 'at most the number of people in the organisation',
    }),
    z.refine(
      ({ question: { skill, divisions } }) =>
        sum(divisions.map((division) => division.short)) === skill.demand - skill.supply,
      {
        path: ['question', 'divisions'],
        error: 'divisions whose missing people add up to those of the skill',
      },
    ),
    z.refine(({ people, systems }) => systems[0]?.records === people, {
      path: ['systems', 0, 'records'],
      error: 'the number of people in the organisation',
    }),
  );

/** Returns the name of a skill's department. */
const departmentOf = (departments: z.output<typeof fileSchema>['departments'], { group }: SkillRecord) =>
  departments.find((department) => department.group === group)?.name ?? group;

/** Returns the texts on the passport's stamp for a skill, or undefined if the skill has no verified credential. */
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

/** The schema of `organisation/organisation.yaml`. Adds the sums that drawings and texts use. */
export const organisationSchema = z.pipe(
  fileSchema,
  z.transform(({ plan, question, move, forecast, ...rest }) => {
    const { skill, requires } = question;
    /** People who could move now or after one course. */
    const others = question.ready + question.afterOneCourse;
    /** All people who could move, including those who need the courses of the move. */
    const people = others + move.people;
    /** How many people will need the skill in 12 months. */
    const nextYear = Math.round(skill.demand * (1 + skill.trend / 100));
    const lack = move.to.demand - move.to.supply;
    const errors = forecast.quarters.map(
      (name, index) => [Number(name.slice(0, 4)), forecast.errors[index] ?? 0] as const,
    );
    /** The years of the forecast, each with the error of its last quarter. */
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
        /** Missing people by division, for placeholders. */
        divisions: Object.fromEntries(question.divisions.map((division) => [division.name, division.short])),
        asked: requires.length,
        afterCourses: move.people,
        others,
        people,
        rise: skill.trend,
        nextYear,
        added: nextYear - skill.demand,
        /** Posts that nobody in the organisation could fill. */
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

/** Returns the sample organisation. Runs at build only. Throws if the file has mistakes. */
export const readOrganisation = checkedFile('content/organisation/organisation', organisationSchema);
