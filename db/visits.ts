import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { AdministrationError } from './connection.ts';
import { pagePath } from './lead-filter.ts';
import { printable } from './lead-formats.ts';

/** What visits are counted by, with the columns that name it. The first of each is Plausible's. */
const dimensionColumns = { page: ['page', 'path'], campaign: ['utm_campaign', 'campaign'] } as const;
export type VisitDimension = keyof typeof dimensionColumns;

/** The files of Plausible's dashboard export have a column `name` and no days. */
const dashboardFiles: Readonly<Record<string, VisitDimension>> = {
  'pages.csv': 'page',
  'utm_campaigns.csv': 'campaign',
};

const dayColumns = ['date', 'day'] as const;

/** What may be counted. The first column that a file has is taken. */
const countColumns = ['visits', 'visitors', 'pageviews'] as const;

/** The visits of a page or a campaign, of one day if the file has days. Visits without a campaign have none. */
interface VisitRow {
  readonly name: string | null;
  readonly day: string | undefined;
  readonly count: number;
}

/** The visits in a file, by page or by campaign. */
export interface Visits {
  readonly by: VisitDimension;
  readonly counted: (typeof countColumns)[number];
  readonly rows: readonly VisitRow[];
}

/** A row of a CSV file by column, and the number of its line. */
interface Row {
  readonly line: number;
  readonly record: Readonly<Record<string, string>>;
}

function fault(file: string, line: number, sentence: string): AdministrationError {
  return new AdministrationError(printable(`${file}, line ${line}: ${sentence}`));
}

const meanings: Readonly<Record<string, string>> = {
  CSV_RECORD_INCONSISTENT_COLUMNS: 'it has more or fewer cells than the first line.',
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is not closed.',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quotation mark.',
  INVALID_OPENING_QUOTE: 'a quotation mark stands within a cell.',
};

function readRows(file: string, text: string): readonly Row[] {
  try {
    const columns = (names: readonly string[]) => names.map((name) => name.toLowerCase());
    const options = { bom: true, columns, info: true, skip_empty_lines: true, trim: true } as const;
    const rows: readonly { readonly info: { readonly lines: number }; readonly record: Row['record'] }[] =
      parse(text, options);
    return rows.map(({ info, record }) => ({ line: info.lines, record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    throw fault(file, line, meanings[error.code] ?? 'it is no CSV.');
  }
}

function readDay(file: string, { line, record }: Row, column: string): string {
  const value = record[column] ?? '';
  const [day = ''] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(value) ?? [];
  if (day !== '' && !Number.isNaN(Date.parse(day))) return day;
  throw fault(file, line, `"${value}" in the column ${column} is no day such as 2026-11-20.`);
}

function readCount(file: string, { line, record }: Row, column: string): number {
  const value = record[column] ?? '';
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw fault(file, line, `"${value}" in the column ${column} is no whole number.`);
}

function readName(file: string, { line, record }: Row, column: string, by: VisitDimension): string | null {
  const value = record[column] ?? '';
  if (by === 'campaign') return value === '' ? null : value;
  if (value.startsWith('/')) return pagePath(value);
  throw fault(file, line, `"${value}" in the column ${column} is no path such as /pricing.`);
}

/** Reads an export of visits, by page and by campaign where it has both. Throws an AdministrationError with file and line. */
export function parseVisits(file: string, text: string): readonly Visits[] {
  const rows = readRows(file, text);
  const columns = Object.keys(rows[0]?.record ?? {});
  const oneOf = <Name extends string>(names: readonly Name[]) => names.find((name) => columns.includes(name));
  const day = oneOf(dayColumns);
  const counted = oneOf(countColumns);
  const dashboard = columns.includes('name') ? dashboardFiles[basename(file)] : undefined;
  const found = (Object.keys(dimensionColumns) as VisitDimension[]).flatMap((by) => {
    const column = dashboard === by ? 'name' : oneOf<string>(dimensionColumns[by]);
    return column === undefined ? [] : [{ by, column }];
  });
  if (rows.length === 0) throw fault(file, 1, 'there are no rows below the names of the columns.');
  if (counted === undefined || found.length === 0) {
    const expected = 'page, path, utm_campaign or campaign; date or day; visits, visitors or pageviews';
    throw fault(file, 1, `the columns are ${columns.join(', ')}; expected ${expected}.`);
  }
  return found.map(({ by, column }) => ({
    by,
    counted,
    rows: rows.map((row) => ({
      name: readName(file, row, column, by),
      day: day && readDay(file, row, day),
      count: readCount(file, row, counted),
    })),
  }));
}

/** Reads the exports of visits in files. Throws an AdministrationError. */
export async function readVisits(files: readonly string[]): Promise<readonly Visits[]> {
  const read = files.map(async (file) => {
    // npm runs a command in the project's folder, wherever it was called.
    const text = await readFile(resolve(process.env.INIT_CWD ?? '.', file), 'utf8').catch(() => {
      throw new AdministrationError(printable(`The file ${file} cannot be read.`));
    });
    return parseVisits(file, text);
  });
  return (await Promise.all(read)).flat();
}

/**
 * Returns the days that leads and visits are compared for: those of the exports, within the given ones. Throws an
 * AdministrationError for an export without days unless both are given, and for exports that have no day of them in common.
 */
export function comparedDays(
  visits: readonly Visits[],
  { since, until }: { readonly since?: string | undefined; readonly until?: string | undefined },
): { readonly since: string; readonly until: string } {
  const starts = since === undefined ? [] : [since];
  const ends = until === undefined ? [] : [until];
  for (const { rows } of visits) {
    const days = rows.flatMap(({ day }) => day ?? []).sort();
    if (days.length > 0) {
      starts.push(days[0] ?? '');
      ends.push(days.at(-1) ?? '');
    } else if (since === undefined || until === undefined) {
      throw new AdministrationError(
        'The export of visits has no column with days: say with --since and --until which days it is of.',
      );
    }
  }
  const first = starts.sort().at(-1) ?? '';
  const last = ends.sort()[0] ?? '';
  if (first <= last) return { since: first, until: last };
  throw new AdministrationError('The exports of visits and the given days have no day in common.');
}
