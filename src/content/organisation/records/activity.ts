import type { Organisation } from '../organisation.ts';
import { skillRecords } from '../skills.ts';
import { knownApplications, knownCourses } from './known.ts';
import { dayAfter, isSpread, type Person, type Row } from './people.ts';

/** The two certificates of a crane operator. */
const certificates = ['Ship-to-shore crane', 'Yard crane'] as const;

/** Days from the first of January 2023 to the day on which the tables were read. */
const days = 1258;

/** Moves the row that matches into its place, and gives it values of its own. */
function place(rows: Row[], row: number, matches: (row: Row) => boolean, values: Row): void {
  const found = rows.findIndex(matches);
  const [own, wanted] = [rows[row - 1], rows[found]];
  if (!own || !wanted) throw new Error(`The tables have no record for row ${row}.`);
  rows[found] = own;
  rows[row - 1] = { ...wanted, ...values };
}

/** Returns the skills of the question that a person with so many of them has. */
function learnt({ skills, staff, passedSince }: Person, requires: readonly string[]): readonly string[] {
  if (passedSince) return ['SQL'];
  const missing = skills === 8 ? [] : staff === '0957' ? ['Data modelling'] : ['Spark'];
  const rest = requires.filter((skill) => !missing.includes(skill));
  if (skills >= 7) return rest;
  return rest.filter((skill) => skill !== 'Data modelling').slice(-skills);
}

/** Returns the courses of the people, as many as the system has records. */
export function coursesOf(people: readonly Person[], { question, systems }: Organisation): Row[] {
  const { requires } = question;
  const records = systems[1]?.records ?? 0;
  const course = (staff: string, skill: string, passed: string, valid = ''): Row => ({
    staff_no: staff,
    skill,
    passed,
    valid_until: valid,
  });
  const special = people.flatMap((person, index) => [
    ...(person.skills > 0 ? learnt(person, requires) : []).map((skill, step) =>
      course(
        person.staff,
        skill,
        person.passedSince
          ? dayAfter(1160 + 13 * (index % 7))
          : dayAfter(90 + ((index * 7 + step * 61) % 700)),
      ),
    ),
    ...(person.valid ? certificates : []).map((skill) =>
      course(person.staff, skill, dayAfter(480 + (index % 40)), person.valid),
    ),
  ]);
  const usual = skillRecords().filter(({ name }) => !requires.includes(name));
  const filled = Array.from({ length: records - special.length }, (_, index) => {
    const person = people[(index * 1009) % people.length];
    const skill = usual[(index * 67 + Math.floor(index / people.length)) % usual.length];
    return course(person?.staff ?? '', skill?.name ?? '', dayAfter((index * 389) % days));
  });
  const rows = Array.from({ length: records }, (_, index) => index);
  let [next, other] = [0, 0];
  const all = rows.map((index) =>
    isSpread(index, special.length, records) ? special[next++] : filled[other++],
  ) as Row[];
  for (const [row, staff, skill, passed] of knownCourses)
    place(all, row, (entry) => entry.staff_no === staff && entry.skill === skill, { passed });
  return all.map((entry, index) => ({ record: index + 1, ...entry }));
}

/** Returns the applications, as many as the system has records: one in the year for each colleague who was turned down. */
export function applicationsOf(people: readonly Person[], { counts, systems }: Organisation): Row[] {
  const records = systems[2]?.records ?? 0;
  const advertised = [
    'Data analyst',
    'BI developer',
    'Crane operator',
    'Care planner',
    'Storage engineer',
    'Customer adviser',
  ];
  const results = ['turned down', 'turned down', 'withdrawn', 'hired'];
  const declined = people.filter(({ turnedDown }) => turnedDown);
  const applicants = people.filter(({ turnedDown }) => !turnedDown);
  const inYear = (index: number) =>
    `${counts.year}-${String(1 + (index % 12)).padStart(2, '0')}-${String(2 + ((index * 5) % 26)).padStart(2, '0')}`;
  const colleagues = Array.from({ length: counts.colleagues }, (_, index): Row => {
    const down = declined[index];
    const person = down ?? applicants[(index * 97) % applicants.length];
    return {
      from: 'colleague',
      staff_no: person?.staff ?? '',
      job: down ? 'Data analyst' : (advertised[index % advertised.length] ?? ''),
      date: inYear(index),
      result: down ? 'turned down' : (results[index % results.length] ?? ''),
      missing: down ? 'SQL' : index % 4 < 2 ? 'two or more skills' : '',
      passed_since: down?.passedSince ? 'yes' : '',
    };
  });
  const later: Row = {
    from: 'colleague',
    staff_no: '0331',
    job: 'Data engineer',
    date: '2026-03-03',
    result: 'open',
    missing: '',
    passed_since: '',
  };
  const outside = Array.from(
    { length: records - colleagues.length - 1 },
    (_, index): Row => ({
      from: 'outside',
      staff_no: '',
      job: advertised[index % advertised.length] ?? '',
      date: dayAfter((index * 389) % days),
      result: results[(index * 3) % results.length] ?? '',
      missing: '',
      passed_since: '',
    }),
  );
  let [next, other] = [0, 0];
  const own = [...colleagues, later];
  const all = Array.from({ length: records }, (_, index) =>
    isSpread(index, own.length, records) ? own[next++] : outside[other++],
  ) as Row[];
  for (const [row, staff, job, date] of knownApplications)
    place(all, row, (entry) => entry.staff_no === staff, { job, date });
  return all.map((entry, index) => ({ record: index + 1, ...entry }));
}
