import type { Organisation } from '../organisation.ts';
import { jobs, knownApplications, knownPeople } from './known.ts';

/** A row of a table: its values by column. */
export type Row = Readonly<Record<string, string | number>>;

/** A person before the table is written. */
export interface Person {
  staff: string;
  readonly division: string;
  readonly team: string;
  readonly site: string;
  job: string;
  readonly seen: boolean;
  /** How many of the eight skills of the sample question the person has learnt. */
  skills: number;
  /** The day until which both crane certificates are valid. */
  valid?: string;
  shifts?: number;
  /** Turned down for SQL alone, and whether SQL has been passed since. */
  turnedDown?: boolean;
  passedSince?: boolean;
  passport: boolean;
}

/** Returns whether the `place`-th of `all` places is one of `chosen` places that are spread evenly. */
export const isSpread = (place: number, chosen: number, all: number) =>
  Math.floor(((place + 1) * chosen) / all) > Math.floor((place * chosen) / all);

/** Returns the day in the form 2025-03-09 that is so many days after the first of January 2023. */
export const dayAfter = (days: number) => new Date(Date.UTC(2023, 0, 1 + days)).toISOString().slice(0, 10);

/** Returns one person for each place of the teams, the known people in their rows. */
function peopleOfTeams({ teams, sites }: Pick<Organisation, 'teams' | 'sites'>): Person[] {
  const people = teams.flatMap(({ division, name, seen = false, people: bySite }) =>
    sites.flatMap((site, place) =>
      Array.from({ length: bySite[place] ?? 0 }, (_, index): Person => {
        const titles = jobs[name] ?? [];
        const job = titles[index % titles.length] ?? name;
        return { staff: '', division, team: name, site, job, seen, skills: 0, passport: false };
      }),
    ),
  );
  const rows = new Set(knownPeople.map(({ row }) => row - 1));
  for (const { row, ...known } of knownPeople) {
    const own = people[row - 1];
    const from = people.findIndex(
      (person, index) =>
        person.team === known.team &&
        person.site === known.site &&
        person.staff === '' &&
        (index === row - 1 || !rows.has(index)),
    );
    const found = people[from];
    if (!own || !found) throw new Error(`There is no place for staff number ${known.staff}.`);
    people[from] = own;
    people[row - 1] = { ...found, ...known };
  }
  const taken = new Set(knownPeople.map(({ staff }) => staff));
  let number = 0;
  for (const person of people) {
    if (person.staff !== '') continue;
    do number += 1;
    while (taken.has(String(number).padStart(4, '0')));
    person.staff = String(number).padStart(4, '0');
  }
  return people;
}

/** Gives the crane certificates: to the known operators, then to others of their team, of whom the first are those that expire. */
function addCranes(people: readonly Person[], { cranes, expiring, expiresBy }: Organisation['counts']) {
  const known = knownPeople.filter(({ valid }) => valid).length;
  const others = people.filter(({ team, valid }) => team === 'Berths and cranes' && valid === undefined);
  for (const [index, person] of others.slice(0, cranes - known).entries()) {
    person.job = 'Crane operator';
    person.valid =
      index < expiring ? `${expiresBy.slice(0, 8)}${10 + 3 * index}` : dayAfter(1600 + 11 * index);
    person.shifts = 16 + (index % 7);
  }
}

/** Chooses the colleagues who were turned down for SQL alone, and those who have passed it since: the known ones first. */
function addApplicants(people: readonly Person[], { turnedDown, passedSince }: Organisation['counts']) {
  const teams = ['Finance', 'Customers', 'People'];
  const isKnown = ({ staff }: Person) =>
    knownApplications.some(([, of, job]) => of === staff && job !== 'Data engineer');
  const others = people.filter(
    (person) => teams.includes(person.team) && person.skills === 0 && !isKnown(person),
  );
  const chosen = [...people.filter(isKnown), ...others.filter((_, index) => index % 9 === 4)].slice(
    0,
    turnedDown,
  );
  for (const [index, person] of chosen.entries()) {
    person.turnedDown = true;
    person.passedSince = index < passedSince;
    if (person.passedSince) person.skills = 1;
  }
}

/** Gives skills of the sample question to people whose records may be read: as many with each number of skills as the answer says. */
function addSkills(people: readonly Person[], { question, move, counts }: Organisation) {
  const isFree = ({ seen, skills, turnedDown }: Person) => seen && skills === 0 && !turnedDown;
  const isClerk = (person: Person) => isFree(person) && person.job === 'Reporting clerk';
  for (const [needed, skills] of [
    [question.ready, 8],
    [question.afterOneCourse, 7],
    [move.people, 6],
  ] as const) {
    const known = people.filter((person) => person.skills === skills).length;
    for (const person of people.filter(isClerk).slice(0, needed - known)) person.skills = skills;
  }
  const teams = ['Data', 'Software', 'Security'];
  const others = people.filter((person) => isFree(person) && teams.includes(person.team));
  const rest = question.skilled - question.people - counts.passedSince;
  for (const [index, person] of others.slice(0, rest).entries()) person.skills = 1 + (index % 5);
}

/** Returns the people of the sample organisation in the order of their rows. The same ones in every build. */
export function peopleOf(organisation: Organisation): Person[] {
  const people = peopleOfTeams(organisation);
  addCranes(people, organisation.counts);
  addApplicants(people, organisation.counts);
  addSkills(people, organisation);
  const known = people.filter(({ staff }) => knownPeople.some((entry) => entry.staff === staff));
  const unknown = people.filter((person) => !known.includes(person));
  const { passports } = organisation.counts;
  for (const person of known) person.passport = true;
  for (const [index, person] of unknown.entries())
    person.passport = isSpread(index, passports - known.length, unknown.length);
  return people;
}
