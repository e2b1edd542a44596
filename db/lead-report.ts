import type pg from 'pg';
import { submissionKinds } from '../src/submissions/kinds.ts';
import { type SourceFilter, sourceCondition, sourceValues } from './lead-filter.ts';
import { printable } from './printable.ts';

/** The columns of the view lead_sources by which leads are counted. */
const dimensions = ['campaign', 'source', 'medium', 'page', 'control', 'referrer', 'click'] as const;
type Dimension = (typeof dimensions)[number];

type Counts = Readonly<Record<'leads' | (typeof submissionKinds)[number], number>>;

/** The leads of one week with one value of a dimension, which is null if unknown. */
type WeekOf<Name extends Dimension> = Counts &
  Readonly<Record<Name, string | null>> & {
    /** The Monday (UTC), such as `2026-11-23`. */
    readonly week: string;
  };

/** The leads of each week by their source, newest week first, then the most leads first. */
export type LeadReport = {
  readonly since: string | null;
  readonly until: string | null;
  readonly leads: number;
} & { readonly [Name in Dimension]: readonly WeekOf<Name>[] };

async function countBy<Name extends Dimension>(client: pg.Client, filter: SourceFilter, name: Name) {
  const ofKind = submissionKinds.map(
    (kind) => `count(*) filter (where kind = '${kind}')::integer as ${kind}`,
  );
  const { rows } = await client.query<WeekOf<Name>>(
    `select week::text, ${name}, count(*)::integer as leads, ${ofKind.join(', ')}
      from lead_sources where ${sourceCondition} group by week, ${name} order by week desc, leads desc, ${name}`,
    [...sourceValues(filter)],
  );
  return rows;
}

/** Counts the selected leads of each week by their source. Throws database errors. */
export async function readReport(client: pg.Client, filter: SourceFilter): Promise<LeadReport> {
  const campaign = await countBy(client, filter, 'campaign');
  return {
    since: filter.since ?? null,
    until: filter.until ?? null,
    leads: campaign.reduce((sum, { leads }) => sum + leads, 0),
    campaign,
    source: await countBy(client, filter, 'source'),
    medium: await countBy(client, filter, 'medium'),
    page: await countBy(client, filter, 'page'),
    control: await countBy(client, filter, 'control'),
    referrer: await countBy(client, filter, 'referrer'),
    click: await countBy(client, filter, 'click'),
  };
}
/** The cell for null. */
const emptyCell = '(none)';

/**
 * Formats rows as a table. The first `textColumns` columns are aligned left, the others right. Control characters of a visitor
 * are escaped.
 */
export function asTable(
  textColumns: number,
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const cells = [columns, ...rows.map((row) => row.map((value) => printable(`${value ?? emptyCell}`)))];
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  const align = (cell: string, index: number) => {
    const width = widths[index] ?? 0;
    return index < textColumns ? cell.padEnd(width) : cell.padStart(width);
  };
  return cells.map((row) => row.map(align).join('  ').trimEnd()).join('\n');
}

/** Formats a report for a terminal, with one table per dimension. */
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
