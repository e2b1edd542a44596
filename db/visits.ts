import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { AdministrationError } from './connection.ts';
import { countedCampaign, countedPage } from './lead-source.ts';
import { printable } from './printable.ts';

/** The dimensions of visits and the names of their columns. The first name of each is Plausible's. */
const dimensionColumns = { page: ['page', 'path'], campaign: ['utm_campaign', 'campaign'] } as const;
export type VisitDimension = keyof typeof dimensionColumns;

/** The files of Plausible's dashboard export, which have a column `name` and no days. */
const dashboardFiles: Readonly<Record<string, VisitDimension>> = {
  'pages.csv': 'page',
  'utm_campaigns.csv': 'campaign',
};

const dayColumns = ['date', 'day'] as const;

/** The columns with counts. The first one that a file has is used. */
const countColumns = ['visits', 'visitors', 'pageviews'] as const;

/**
 * The visits of a page or a campaign, on one day if the file has days. Names are those of the view lead_sources; that of visits without
 * a campaign is null.
 */
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

/** A row of a CSV file by column, with its line number. */
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
  INVALID_OPENING_QUOTE: 'a quotation mark is inside a cell.',
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
    throw fault(file, line, meanings[error.code] ?? 'it is not CSV.');
  }
}

function readDay(file: string, { line, record }: Row, column: string): string {
  const value = record[column] ?? '';
  const [day = ''] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(value) ?? [];
  if (day !== '' && !Number.isNaN(Date.parse(day))) return day;
  throw fault(file, line, `"${value}" in the column ${column} is not a day such as 2026-11-20.`);
}

function readCount(file: string, { line, record }: Row, column: string): number {
  const value = record[column] ?? '';
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw fault(file, line, `"${value}" in the column ${column} is not a whole number.`);
}

function readName(file: string, { line, record }: Row, column: string, by: VisitDimension): string | null {
  const value = record[column] ?? '';
  if (by === 'campaign') return value === '' ? null : countedCampaign(value);
  if (value.startsWith('/')) return countedPage(value);
  throw fault(file, line, `"${value}" in the column ${column} is not a path such as /pricing.`);
}

/** Parses a CSV export of visits, by page and by campaign if it has both. Throws an AdministrationError with file and line. */
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

/** Reads CSV exports of visits. Throws an AdministrationError for a file that is unreadable or invalid. */
export async function readVisits(files: readonly string[]): Promise<readonly Visits[]> {
  const read = files.map(async (file) => {
    // npm changes to the project's folder; INIT_CWD is the folder of the caller.
    const text = await readFile(resolve(process.env.INIT_CWD ?? '.', file), 'utf8').catch(() => {
      throw new AdministrationError(printable(`The file ${file} cannot be read.`));
    });
    return parseVisits(file, text);
  });
  return (await Promise.all(read)).flat();
}

/**
 * Returns the days for which leads and visits are compared: the days that all exports and the given range have in common.
 * Throws an AdministrationError if there is no such day, or if an export has no days and `since` or `until` is missing.
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
        'The export of visits has no column with days: give its first and last day with --since and --until.',
      );
    }
  }
  const first = starts.sort().at(-1) ?? '';
  const last = ends.sort()[0] ?? '';
  if (first <= last) return { since: first, until: last };
  throw new AdministrationError('The exports of visits and the given days have no day in common.');
}
