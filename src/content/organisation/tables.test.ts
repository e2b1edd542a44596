import { describe, expect, it } from 'vitest';
import { readOrganisation } from './organisation.ts';
import { skillRecords, skillTotals } from './skills.ts';
import { csvOf, rowsOf, sampleTables, sqlOf, tableNames } from './tables.ts';

const organisation = readOrganisation();
const { people, courses, applications, skills, matches } = sampleTables();

describe('the tables of the sample organisation', () => {
  it('have as many rows as the connected systems have records', () => {
    expect([people, courses, applications].map(({ length }) => length)).toEqual(
      organisation.systems.map(({ records }) => records),
    );
    expect(people).toHaveLength(organisation.people);
    expect(new Set(people.map(({ staff_no }) => staff_no)).size).toBe(organisation.people);
  });

  it('have the need, the people and the gap of every skill', () => {
    for (const record of skillRecords()) {
      const where = [{ column: 'skill', is: record.name }];
      const count = (column: string, is: string) =>
        rowsOf({ table: 'skills', where: [...where, { column, is }] }).length;
      const { short, spare } = skillTotals([record]);
      expect([count('needed', 'yes'), count('staff_no', ''), count('needed', 'no')]).toEqual([
        record.demand,
        short,
        spare,
      ]);
    }
  });

  it('give no person the same skill twice, and no skill to a person who does not exist', () => {
    const held = skills.filter(({ staff_no }) => staff_no !== '');
    expect(new Set(held.map(({ skill, staff_no }) => `${skill} ${staff_no}`)).size).toBe(held.length);
    const staff = new Set(people.map(({ staff_no }) => staff_no));
    for (const { staff_no } of [...held, ...courses]) expect(staff).toContain(staff_no);
  });

  it('give a passport to those who have a skill in one', () => {
    const proven = new Set(skills.filter(({ passport }) => passport !== '').map(({ staff_no }) => staff_no));
    const holders = people.filter(({ passport }) => passport === 'yes').map(({ staff_no }) => staff_no);
    expect([...proven].sort()).toEqual([...holders].sort());
  });

  it('count the skills of the question from the courses of those whose records may be read', () => {
    const asked: readonly string[] = organisation.question.requires;
    const passed = courses.filter(({ skill }) => asked.includes(String(skill)));
    for (const { staff_no, of_8_skills } of people.filter((person) => person.of_8_skills !== ''))
      expect(passed.filter((course) => course.staff_no === staff_no)).toHaveLength(Number(of_8_skills));
  });

  it('have two certificates for each crane operator', () => {
    const operators = people.filter(({ crane_certificates }) => crane_certificates === 2);
    expect(courses.filter(({ skill }) => /crane$/.test(String(skill)))).toHaveLength(2 * operators.length);
  });

  it('have every match of the Control Centre', () => {
    expect(rowsOf({ table: 'matches', where: [{ column: 'skills_percent_from', least: 80 }] })).toHaveLength(
      organisation.counts.strong,
    );
    expect(new Set(matches.map(({ pair }) => pair)).size).toBe(matches.length);
  });
});

it('writes CSV that spreadsheets read as text, without a formula', () => {
  for (const name of tableNames) {
    const [head = '', first = '', ...rest] = csvOf(name).split('\r\n');
    expect(head.startsWith('\ufeff"')).toBe(true);
    expect(first.split(',')).toHaveLength(head.split(',').length);
    expect(rest.at(-1)).toBe('');
    expect(csvOf(name)).not.toMatch(/"[=+\-@]/);
  }
});

it('says a query in SQL, and refuses a column that the table lacks', () => {
  const where = [
    { column: 'staff_no', not: '' },
    { column: 'level', least: 4 },
  ];
  expect(sqlOf({ table: 'skills', where })).toBe(
    "SELECT COUNT(*) FROM skills WHERE staff_no <> '' AND level >= 4",
  );
  expect(() => rowsOf({ table: 'skills', where: [{ column: 'colour', is: 'red' }] })).toThrow(
    'no column colour',
  );
});
