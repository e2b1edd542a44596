import * as z from 'zod/mini';
import { checkedFile } from '../loader/check-content.ts';
import { type Organisation, readOrganisation } from './organisation.ts';
import { applicationsOf, coursesOf } from './records/activity.ts';
import { peopleOf, type Row } from './records/people.ts';
import { positionsOf } from './records/positions.ts';

/** The names of the tables, each also that of its file. */
export const tableNames = ['people', 'courses', 'applications', 'skills', 'matches'] as const;

export type TableName = (typeof tableNames)[number];

/** A condition on a column of a table. A row counts if it meets all conditions of a query. */
export interface Condition {
  readonly column: string;
  readonly is?: string | number | undefined;
  /** The lowest number that counts. */
  readonly least?: number | undefined;
  /** The first day that counts. */
  readonly since?: string | undefined;
  /** The last day that counts. */
  readonly upTo?: string | undefined;
  readonly not?: string | undefined;
}

/** A count of rows of one table. */
export interface Query {
  readonly table: TableName;
  readonly where: readonly Condition[];
}

const readMatches = checkedFile(
  'content/screens/control-centre',
  z.looseObject({
    matching: z.looseObject({ shares: z.array(z.looseObject({ from: z.string(), matches: z.number() })) }),
  }),
);

/** Returns the pairs of a code and a vacancy that the Control Centre counts, by the share of the vacancy's skills. */
function matchesOf({ match, question }: Organisation): Row[] {
  const roles = ['Data engineer', match.role, 'Cloud security lead', 'Process automation lead'];
  const known: readonly (readonly [string, string])[] = [
    [question.code.replace(/\D/g, ''), 'Data engineer'],
    ['0264', 'Data engineer'],
    [match.code, match.role],
  ];
  const shares = readMatches()
    .matching.shares.toReversed()
    .flatMap(({ from, matches }) => Array.from({ length: matches }, () => Number.parseInt(from, 10)));
  return shares.map((share, index) => ({
    pair: index + 1,
    code: known[index]?.[0] ?? String(1000 + ((index * 613) % 8999)),
    vacancy: known[index]?.[1] ?? roles[index % roles.length] ?? '',
    skills_percent_from: share,
  }));
}

let made: Readonly<Record<TableName, readonly Row[]>> | undefined;

/**
 * Returns the tables of the sample organisation, made from the sums of `organisation.yaml` and `skills.yaml`. The same rows in every
 * build. Runs at build only.
 */
export function sampleTables(): Readonly<Record<TableName, readonly Row[]>> {
  if (made) return made;
  const organisation = readOrganisation();
  const people = peopleOf(organisation);
  made = {
    people: people.map((person, index) => ({
      row: index + 1,
      staff_no: person.staff,
      division: person.division,
      team: person.team,
      site: person.site,
      job: person.job,
      head_of_data_may_see: person.seen ? 'yes' : 'no',
      of_8_skills: person.seen ? person.skills : '',
      crane_certificates: person.valid ? 2 : '',
      certificate_until: person.valid ?? '',
      july_shifts: person.shifts ?? '',
      passport: person.passport ? 'yes' : 'no',
    })),
    courses: coursesOf(people, organisation),
    applications: applicationsOf(people, organisation),
    skills: positionsOf(people, organisation),
    matches: matchesOf(organisation),
  };
  return made;
}

/** Returns the columns of a table. */
export const columnsOf = (name: TableName) => Object.keys(sampleTables()[name][0] ?? {});

/** Returns whether a row meets a condition. An empty cell meets no `least`, no `since` and no `upTo`. */
function meets(row: Row, { column, is, least, since, upTo, not }: Condition): boolean {
  const value = row[column];
  if (value === undefined) throw new Error(`The table has no column ${column}.`);
  if (is !== undefined) return String(value) === String(is);
  if (not !== undefined) return String(value) !== not;
  if (value === '') return false;
  if (least !== undefined) return Number(value) >= least;
  return since === undefined ? String(value) <= (upTo ?? '') : String(value) >= since;
}

/** Returns the rows that a query counts. */
export const rowsOf = ({ table, where }: Query): readonly Row[] =>
  sampleTables()[table].filter((row) => where.every((condition) => meets(row, condition)));

const quoted = (value: string | number) =>
  /^\d+$/.test(String(value)) ? String(value) : `'${String(value).replaceAll("'", "''")}'`;

/** Returns a query in SQL, for the tables as they are downloaded. */
export function sqlOf({ table, where }: Query): string {
  const conditions = where.map(({ column, is, least, since, upTo, not }) => {
    if (is !== undefined) return `${column} = ${quoted(is)}`;
    if (not !== undefined) return `${column} <> ${quoted(not)}`;
    const first = least ?? since;
    return first === undefined ? `${column} <= ${quoted(upTo ?? '')}` : `${column} >= ${quoted(first)}`;
  });
  return `SELECT COUNT(*) FROM ${table}${conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''}`;
}

/** Matches what a spreadsheet would run as a formula (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r\n]/;

/** Formats a CSV cell (RFC 4180). A text that a spreadsheet would run gets an apostrophe in front. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return `"${value.replace(formula, "'$&").replaceAll('"', '""')}"`;
}

/** Returns lines as CSV, with the byte order mark without which Excel does not read UTF-8. */
export const toCsv = (lines: readonly (readonly (string | number)[])[]) =>
  `\ufeff${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;

/** Returns a table as CSV. */
export function csvOf(name: TableName): string {
  const columns = columnsOf(name);
  return toCsv([columns, ...sampleTables()[name].map((row) => columns.map((column) => row[column] ?? ''))]);
}
