import * as z from 'zod/mini';
import { date, wholeNumber } from '../../content/fields.ts';
import { fitting } from '../../content/figure-rules.ts';
import { dayInWords } from '../../content/format.ts';
import { eightQuarters, nonEmptyList, objectList } from '../../content/lists.ts';
import { readOrganisation } from '../../content/organisation/organisation.ts';
import { skillName } from '../../content/organisation/skills.ts';
import {
  formattedCount,
  label,
  labelFields,
  labelObject,
  personCode,
  sentence,
} from '../../content/texts.ts';
import { readAgentPeople } from './SkillsAgentScreen.schema.ts';
import { screenWords } from './schema.ts';

/** How a vacancy is filled: by somebody who is ready now, after one or two courses, or by an advert. */
export const ways = ['now', 'one', 'two', 'advert'] as const;

const vacancy = z.strictObject({
  division: label(),
  way: z.enum(ways),
  who: z.optional(label()),
  /** What the person learns first. */
  learns: z.optional(label()),
});

type Vacancies = readonly z.output<typeof vacancy>[];

/** The index of the quarter a year from now. */
const yearAhead = 3;

/** Returns what is wrong with the numbers of vacancies, compared with the sample organisation. */
function wrongCounts(vacancies: Vacancies): string | undefined {
  const { question } = readOrganisation();
  const wanted: readonly (readonly [
    name: string,
    amount: number,
    amountOf: (entry: Vacancies[number]) => boolean,
  ])[] = [
    ['ready now', question.ready, ({ way }) => way === 'now'],
    ['after one course', question.afterOneCourse, ({ way }) => way === 'one'],
    ['after two courses', question.afterCourses, ({ way }) => way === 'two'],
    ['advertised', question.open, ({ way }) => way === 'advert'],
    ...Object.entries(question.divisions).map(
      ([name, short]) => [name, short, (entry: Vacancies[number]) => entry.division === name] as const,
    ),
  ];
  const wrong = wanted.find(([, amount, isCounted]) => vacancies.filter(isCounted).length !== amount);
  return wrong && `${wrong[1]} vacancies ${wrong[0]}, as in organisation.yaml`;
}

/** The schema of `screens/question.yaml`. Adds the sample organisation's people and figures. */
export const questionScreens = z.pipe(
  z
    .strictObject({
      mapping: z.strictObject({
        ...screenWords(),
        stats: labelObject('need', 'have', 'short'),
        ...labelFields('caption', 'total'),
        columns: labelObject('division', 'short', 'filled', 'open'),
        key: labelObject('filled', 'open'),
      }),
      vacancies: nonEmptyList(vacancy),
      matching: z.strictObject({
        ...screenWords(),
        anonymous: sentence(),
        title: sentence(),
        columns: labelObject('code', 'skills', 'missing'),
        ...labelFields({ of: 'met asked' }, 'none', 'order'),
        codes: nonEmptyList(personCode()),
      }),
      passport: z.strictObject({
        ...screenWords(),
        ...labelFields('role', 'shared', 'caption', 'verified'),
        skills: objectList({
          skill: skillName(),
          issuer: z.enum(['university', 'employer', 'association']),
          date: date(),
        }),
      }),
      lens: z.strictObject({
        ...screenWords(),
        ...labelFields('title', 'now', 'later', 'band'),
        jobs: objectList({ jobs: formattedCount(), text: label() }),
        /** Demand in each quarter; today's is 100. */
        index: nonEmptyList(wholeNumber(), eightQuarters),
      }),
    })
    .check(
      fitting(['vacancies'], 'as many vacancies as in organisation.yaml', ({ vacancies }) =>
        wrongCounts(vacancies),
      ),
      fitting(
        ['matching', 'codes'],
        'a code for each person on the screen of Skills Agent',
        ({ matching }) => {
          const people = readAgentPeople().people.length;
          return matching.codes.length === people ? undefined : `${people} codes, one for each person`;
        },
      ),
      fitting(['passport', 'skills'], 'the skills that the role asks for', ({ passport }) => {
        const missing = readOrganisation().question.requires.find((name) =>
          passport.skills.every(({ skill }) => skill !== name),
        );
        return missing && `the skills that the role asks for, ${missing} among them`;
      }),
      fitting(['lens', 'index'], '100 plus the trend of the skill a year from now', ({ lens }) => {
        const wanted = 100 + readOrganisation().question.rise;
        return lens.index[yearAhead] === wanted ? undefined : `${wanted} in the fourth quarter`;
      }),
    ),
  z.transform(({ mapping, matching, passport, lens, vacancies }) => {
    const { question, passport: record, forecast } = readOrganisation();
    const { demand, supply } = question.skill;
    return {
      vacancies,
      mapping: {
        ...mapping,
        need: demand,
        supply,
        divisions: Object.entries(question.divisions).map(([name, short]) => ({
          name,
          short,
          open: vacancies.filter(({ division, way }) => division === name && way === 'advert').length,
        })),
      },
      matching: {
        ...matching,
        skills: question.requires,
        candidates: readAgentPeople().people.map(({ missing }, index) => ({
          code: matching.codes[index] ?? '',
          missing,
        })),
      },
      passport: {
        ...passport,
        holder: question.holder,
        skills: passport.skills.map((entry) => ({
          ...entry,
          issuer: record.issuers[entry.issuer].name,
          date: dayInWords(entry.date),
        })),
      },
      lens: { ...lens, errors: forecast.errors },
    };
  }),
);
