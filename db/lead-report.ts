import type pg from 'pg';
import { submissionKinds } from '../src/submissions/kinds.ts';
import { filterCondition, filterValues, type LeadFilter } from './lead-filter.ts';
import { printable } from './lead-formats.ts';

/** What leads are counted by. */
const dimensions = ['campaign', 'page', 'control', 'referrer'] as const;
type Dimension = (typeof dimensions)[number];

type Counts = Readonly<Record<'leads' | (typeof submissionKinds)[number], number>>;

/** Leads of one week and one origin. An origin that is not known is null. */
type WeekOf<Name extends Dimension> = Counts &
  Readonly<Record<Name, string | null>> & {
    /** The Monday (UTC), such as `2026-11-23`. */
    readonly week: string;
  };

/** Where the leads of each week came from: newest week first, within it the most leads first. */
export interface LeadReport {
  readonly since: string | null;
  readonly until: string | null;
  readonly leads: number;
  readonly campaign: readonly WeekOf<'campaign'>[];
  readonly page: readonly WeekOf<'page'>[];
  readonly control: readonly WeekOf<'control'>[];
  readonly referrer: readonly WeekOf<'referrer'>[];
}

const expressions: Readonly<Record<Dimension, string>> = {
  campaign: "attribution -> 'campaign' ->> 'name'",
  page: "attribution ->> 'page'",
  control: "attribution ->> 'control'",
  referrer: "attribution ->> 'referrerHost'",
};

async function countBy<Name extends Dimension>(client: pg.Client, filter: LeadFilter, name: Name) {
  const ofKind = submissionKinds.map(
    (kind) => `count(*) filter (where kind = '${kind}')::integer as ${kind}`,
  );
  const { rows } = await client.query<WeekOf<Name>>(
    `select to_char(date_trunc('week', created_at at time zone 'UTC'), 'YYYY-MM-DD') as week,
        ${expressions[name]} as ${name}, count(*)::integer as leads, ${ofKind.join(', ')}
      from all_leads where ${filterCondition} group by 1, 2 order by 1 desc, 3 desc, 2`,
    [...filterValues(filter)],
  );
  return rows;
}

/** Counts the selected leads of each week by where they came from. Database errors pass through. */
export async function readReport(client: pg.Client, filter: LeadFilter): Promise<LeadReport> {
  const campaign = await countBy(client, filter, 'campaign');
  return {
    since: filter.since ?? null,
    until: filter.until ?? null,
    leads: campaign.reduce((sum, { leads }) => sum + leads, 0),
    campaign,
    page: await countBy(client, filter, 'page'),
    control: await countBy(client, filter, 'control'),
    referrer: await countBy(client, filter, 'referrer'),
  };
}

/** What stands in a table for an origin that is not known. */
const unknownOrigin = '(none)';

/**
 * Formats rows as a table: the first `texts` columns to the left, the others to the right. Nothing a visitor sent can move the
 * cursor.
 */
export function asTable(
  texts: number,
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const cells = [columns, ...rows.map((row) => row.map((value) => printable(`${value ?? unknownOrigin}`)))];
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  const align = (cell: string, index: number) => {
    const width = widths[index] ?? 0;
    return index < texts ? cell.padEnd(width) : cell.padStart(width);
  };
  return cells.map((row) => row.map(align).join('  ').trimEnd()).join('\n');
}

/** Formats a report for a terminal: one table for each thing that leads are counted by. */
export function reportAsText(report: LeadReport): string {
  const { since, until, leads } = report;
  if (leads === 0) return 'There are no such leads.\n';
  const from = since === null ? '' : ` from ${since}`;
  const to = until === null ? '' : ` until ${until}`;
  const heading = `${leads} ${leads === 1 ? 'lead' : 'leads'}${from}${to}, without quarantined ones. Weeks begin on Monday (UTC).`;
  const tables = dimensions.map((name) => {
    const rows = report[name].map((row) => [
      row.week,
      Reflect.get(row, name),
      row.leads,
      ...submissionKinds.map((kind) => row[kind]),
    ]);
    return asTable(2, ['week', name, 'leads', ...submissionKinds], rows);
  });
  return `${[heading, ...tables].join('\n\n')}\n`;
}
