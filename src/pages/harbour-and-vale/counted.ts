import { readOrganisation } from '../../content/organisation/organisation.ts';
import { type Query, rowsOf, sampleTables } from '../../content/organisation/tables.ts';

/** The sample organisation, whose figures the page counts. Only the build runs this file. */
export const organisation = readOrganisation();

/** The rows of dots in each division. */
export const dotRows = 34;

const people = sampleTables().people;

/** The people of each division, in the order in which their dots stand: down a column, then the next column. */
const divisions = Map.groupBy(people, ({ division }) => String(division));

/** The divisions, each with its people and the columns that its dots take. */
export const blocks = Array.from(divisions, ([name, members]) => ({
  name,
  people: members.length,
  columns: Math.ceil(members.length / dotRows),
}));

/**
 * Returns the path of the dots of some people in a division, in units of a dot's place. Neighbours in a row are one line, which a dash
 * pattern of dots draws.
 */
export function dotsOf(division: string, staff: ReadonlySet<string | number>): string {
  const members = divisions.get(division) ?? [];
  const columns = Math.ceil(members.length / dotRows);
  const isLit = (row: number, column: number) => {
    const person = members[column * dotRows + row];
    return person !== undefined && staff.has(person.staff_no ?? '');
  };
  const runs: string[] = [];
  for (let row = 0; row < dotRows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!isLit(row, column)) continue;
      const from = column;
      while (isLit(row, column + 1)) column += 1;
      runs.push(`M${from} ${row}h${column - from || '.01'}`);
    }
  }
  return runs.join('');
}

/** All staff numbers. */
export const everybody: ReadonlySet<string | number> = new Set(
  people.map(({ staff_no: staff = '' }) => staff),
);

/** How many rows of a count the page shows. */
const shownRows = 4;

/** The columns that say who or what a row is, by table. */
const usual: Readonly<Record<Query['table'], readonly string[]>> = {
  people: ['row', 'staff_no', 'job', 'team', 'site'],
  courses: ['record', 'staff_no', 'skill', 'passed'],
  applications: ['record', 'staff_no', 'job', 'result'],
  skills: ['place', 'skill', 'staff_no', 'division'],
  matches: ['pair', 'code', 'vacancy'],
};

/** Returns what a query counts: how many rows, whose dots light up, how many places are vacant, and the first rows. */
export function counted(query: Query) {
  const rows = rowsOf(query);
  const asked = query.where.map(({ column }) => column);
  const columns = [...new Set([...usual[query.table], ...asked])];
  const staff = rows.map(({ staff_no: number = '' }) => number).filter((number) => number !== '');
  return {
    count: rows.length,
    staff: new Set(staff),
    vacant: query.table === 'skills' ? rows.length - staff.length : 0,
    columns: columns.map((name) => ({ name, asked: asked.includes(name) })),
    first: rows.slice(0, shownRows).map((row) => columns.map((column) => row[column] ?? '')),
  };
}
