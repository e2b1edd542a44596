import * as z from 'zod/mini';
import { date, positiveInteger, wholeNumber, wholeNumberFields } from '../fields.ts';
import { fitting } from '../figure-rules.ts';
import { sum } from '../format.ts';
import { nonEmptyList, objectList } from '../lists.ts';
import { namedFields, stringMatching } from '../texts.ts';
import { divisions, sites, teamNames } from './records/known.ts';
import { skillName } from './skills.ts';

const positiveFields = namedFields(positiveInteger);

/** A team with its people at each site. The records refer to divisions, teams and sites by name. */
const team = {
  division: z.enum(divisions),
  name: z.enum(teamNames),
  /** Whether the person who asks the sample question may see the team's records. */
  seen: z.optional(z.boolean()),
  people: nonEmptyList(wholeNumber()),
};

/** Counts that pages show and the tables have to come to. All are people unless they say otherwise. */
const counts = z.strictObject({
  ...positiveFields(
    'ports',
    'cranes',
    'free',
    'booked',
    'expiring',
    'colleagues',
    'turnedDown',
    'passedSince',
  ),
  expiresBy: date(),
  year: stringMatching(/^\d{4}$/, 'a year such as "2025", in quotes'),
  ...positiveFields('pythonHigh', 'pythonTaught', 'passports'),
  /** Skills. */
  verified: positiveInteger(),
  waiting: z.strictObject(wholeNumberFields('university', 'employer', 'association')),
  /** Pairs of a code and a vacancy. */
  strong: positiveInteger(),
  /** Vacancies by how they are filled. */
  filled: objectList({ skill: skillName(), ...wholeNumberFields('move', 'train', 'hire') }),
});

/** The fields from which the tables are made: sites, teams and counts. */
export const staffing = { sites: nonEmptyList(z.enum(sites)), teams: objectList(team), counts };

interface Staffed {
  readonly people: number;
  readonly sites: readonly string[];
  readonly teams: readonly { readonly name: string; readonly people: readonly number[] }[];
}

/** Requires teams with a number for each site that add up to the organisation's people. */
export const wholeStaff = fitting<Staffed>(
  ['teams'],
  'teams with a number for each site that add up to the people of the organisation',
  ({ people, sites, teams }) => {
    const wrong = teams.find((entry) => entry.people.length !== sites.length);
    if (wrong) return `a number for each of the ${sites.length} sites, unlike ${wrong.name}`;
    const all = sum(teams.flatMap((entry) => entry.people));
    return all === people ? undefined : `teams that add up to ${people} people, not to ${all}`;
  },
);
