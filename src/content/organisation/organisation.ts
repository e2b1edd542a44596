import * as z from 'zod/mini';
import {
  date,
  positiveInteger,
  skillLevel,
  skillLevelOrNone,
  wholeNumber,
  wholeNumberFields,
} from '../fields.ts';
import { firstBreak, fitting } from '../figure-rules.ts';
import { dayInWords, sum } from '../format.ts';
import { eightQuarters, exactLength, nonEmptyList, objectList, uniqueNames } from '../lists.ts';
import { checkedFile } from '../loader/check-content.ts';
import {
  label,
  labelFields,
  labelObject,
  namedFields,
  personCode,
  sentence,
  stringMatching,
} from '../texts.ts';
import { type SkillRecord, skillField, skillGroup, skillName, skillTotals } from './skills.ts';
import { staffing, wholeStaff } from './staffing.ts';
import { taxonomy } from './taxonomy.ts';

const positiveFields = namedFields(positiveInteger);
const quarter = () => stringMatching(/^\d{4} Q[1-4]$/, 'a quarter such as 2026 Q3');

/** Returns a consecutive number for a quarter. */
const quarterNumber = (name: string) => 4 * Number(name.slice(0, 4)) + Number(name.slice(-1));

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

const forecast = z
  .strictObject({
    quarters: nonEmptyList(quarter(), eightQuarters),
    errors: nonEmptyList(wholeNumber(), eightQuarters),
    rising: nonEmptyList(skillField(), exactLength(3, 'one for each height of the drawn coast')),
  })
  .check(
    fitting(['quarters'], 'consecutive quarters', ({ quarters }) => {
      const wrong = firstBreak(quarters, (before, now) => quarterNumber(now) === quarterNumber(before) + 1);
      return wrong && `consecutive quarters, not ${wrong.join(' and then ')}`;
    }),
    fitting(['errors'], 'errors that do not get smaller from one quarter to the next', ({ errors }) => {
      const wrong = firstBreak(errors, (before, now) => now >= before);
      return (
        wrong &&
        `errors that do not get smaller from one quarter to the next, not ${wrong.join(' and then ')}`
      );
    }),
    fitting(['rising'], 'skills with a rising trend, the highest first', ({ rising }) => {
      const falling = rising.find(({ trend }) => trend <= 0);
      if (falling) return `skills with a rising trend, unlike ${falling.name}`;
      const wrong = firstBreak(rising, (before, now) => now.trend <= before.trend);
      return wrong && `skills with the highest trend first: ${wrong[1].name} above ${wrong[0].name}`;
    }),
  );

const match = z
  .strictObject({
    role: label(),
    asks: objectList({ skill: skillName(), asked: skillLevel() }),
    code: personCode(),
    shows: z.array(skillLevelOrNone()),
    also: z.array(skillName()),
  })
  .check(
    fitting(['shows'], 'one level for each skill in asks', ({ asks, shows }) =>
      asks.length === shows.length
        ? undefined
        : `one level for each skill in asks: ${asks.length}, not ${shows.length}`,
    ),
  );

const issuer = labelObject('name', 'kind');

const passport = z.strictObject({
  holder: labelObject('name', 'role', 'number'),
  issuers: z.strictObject({ university: issuer, employer: issuer, association: issuer }),
  credentials: objectList({
    skill: skillName(),
    level: skillLevel(),
    issuer: z.enum(['university', 'employer', 'association']),
    date: date(),
    state: z.enum(['verified', 'pending']),
  }).check(
    fitting([], `a verified credential for each drawn stamp: ${drawnStamps.join(', ')}`, (credentials) => {
      const missing = drawnStamps.find(
        (drawn) => !credentials.some(({ skill, state }) => skill === drawn && state === 'verified'),
      );
      return (
        missing &&
        `a verified credential for each drawn stamp: ${drawnStamps.join(', ')}; there is none for ${missing}`
      );
    }),
  ),
});

const fileSchema = z
  .strictObject({
    name: label(),
    people: positiveInteger(),
    today: date(),
    systems: objectList(
      { ...labelFields('name', 'of'), records: positiveInteger() },
      exactLength(3, 'one for each connected system on the drawings'),
    ),
    taxonomy,
    departments: objectList({ name: label(), group: skillGroup() }),
    plan: nonEmptyList(skillField()),
    move: z.strictObject({
      from: skillField(),
      to: skillField(),
      ...positiveFields('people', 'courses', 'weeks'),
    }),
    question: z.strictObject({
      text: sentence(),
      skill: skillField(),
      ...positiveFields('covered', 'skilled'),
      divisions: objectList({ name: label(), short: positiveInteger() }).check(uniqueNames()),
      ...wholeNumberFields('ready', 'afterOneCourse'),
      requires: nonEmptyList(skillName()),
      ...labelFields('holder', 'code'),
    }),
    forecast,
    match,
    passport,
    ...staffing,
  })
  .check(
    wholeStaff,
    fitting(['plan'], 'skills whose group has an entry in departments', ({ plan, departments }) => {
      const wrong = plan.find(({ group }) => departments.every((department) => department.group !== group));
      return wrong && `skills whose group has an entry in departments, unlike ${wrong.group} (${wrong.name})`;
    }),
    z.refine(({ plan }) => plan.every(({ name }) => drawnSkills.some((drawn) => drawn === name)), {
      path: ['plan'],
      error: `skills that the maps show: ${drawnSkills.join(', ')}`,
    }),
    fitting(['plan'], 'a list with both skills of the move', ({ plan, move: { from, to } }) =>
      [from, to].every((end) => plan.some(({ name }) => name === end.name))
        ? undefined
        : `a list with both skills of the move, ${from.name} and ${to.name}`,
    ),
    fitting(
      ['move', 'people'],
      'at most the number of people that one skill can spare and the other lacks',
      ({ move: { from, to, people } }) => {
        const most = Math.min(from.supply - from.demand, to.demand - to.supply);
        return people <= most
          ? undefined
          : `at most ${most}, the people that ${from.name} can spare and ${to.name} lacks`;
      },
    ),
    fitting(
      ['question', 'covered'],
      'at most the number of people in the organisation',
      ({ people, question: { covered } }) =>
        covered <= people ? undefined : `at most ${people}, the people in the organisation`,
    ),
    fitting(
      ['question', 'divisions'],
      'divisions whose missing people add up to those of the skill',
      ({ question: { skill, divisions } }) => {
        const [short, all] = [skill.demand - skill.supply, sum(divisions.map((division) => division.short))];
        return all === short
          ? undefined
          : `divisions whose missing people add up to ${short}, as ${skill.name} lacks, not to ${all}`;
      },
    ),
    fitting(['systems', 0, 'records'], 'the number of people in the organisation', ({ people, systems }) =>
      systems[0]?.records === people ? undefined : `${people}, the people in the organisation`,
    ),
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
  z.transform(({ plan, question, move, forecast, counts, ...rest }) => {
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
    const { waiting } = counts;
    return {
      ...rest,
      counts: { ...counts, waiting: { ...waiting, all: sum(Object.values(waiting)) } },
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
