import pg from 'pg';
import { administratorConnection } from './administrator-connection.ts';

/** One stored lead with the state of its notification. */
export interface StoredLead {
  readonly type: string;
  readonly id: string;
  readonly submissionId: string;
  readonly createdAt: Date;
  readonly quarantined: boolean;
  /** What the visitor gave, by column name, in the table's order. */
  readonly fields: Readonly<Record<string, string>>;
  readonly attribution: unknown;
  /** Null where no notification was written, as for a quarantined lead. */
  readonly notification: {
    readonly reference: string;
    readonly status: string;
    readonly attempts: number;
    readonly nextAttemptAt: string;
    readonly lastError: string | null;
  } | null;
}

/** The newest leads and how many there are altogether. */
export interface StoredLeads {
  readonly total: number;
  readonly leads: readonly StoredLead[];
}

const tables = [
  { type: 'newsletter', table: 'newsletter_subscriptions', columns: ['email', 'source'] },
  {
    type: 'meeting',
    table: 'meeting_bookings',
    columns: ['first_name', 'last_name', 'organisation_name', 'email', 'meeting_type'],
  },
  {
    type: 'report',
    table: 'report_downloads',
    columns: ['first_name', 'last_name', 'organisation', 'email', 'report_type'],
  },
] as const;

function selection({ type, table, columns }: (typeof tables)[number]): string {
  const fields = columns.map((column) => `'${column}', lead.${column}`);
  return `
    SELECT '${type}' AS "type", lead.id, lead.submission_id AS "submissionId", lead.created_at AS "createdAt",
      lead.quarantined, json_build_object(${fields.join(', ')}) AS fields, lead.attribution::json AS attribution,
      CASE WHEN outbox.id IS NOT NULL THEN json_build_object(
        'reference', outbox.reference, 'status', outbox.status, 'attempts', outbox.attempts,
        'nextAttemptAt', outbox.next_attempt_at, 'lastError', outbox.last_error
      ) END AS notification
    FROM ${table} AS lead
    LEFT JOIN notification_outbox AS outbox ON outbox.type = '${type}' AND outbox.submission_id = lead.submission_id`;
}

const allLeads = tables.map(selection).join('\n    UNION ALL');

/** Reads the newest leads, at most `limit` of them, newest first. Database errors pass through. */
export async function readStoredLeads(adminUrl: string, limit: number): Promise<StoredLeads> {
  const client = new pg.Client(administratorConnection(adminUrl));
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<StoredLead & { total: string }>(
      `SELECT *, count(*) OVER () AS total FROM (${allLeads}) AS leads ORDER BY "createdAt" DESC, id LIMIT $1`,
      [limit],
    );
    return {
      total: Number(rows[0]?.total ?? 0),
      leads: rows.map(({ total: _, ...lead }) => lead),
    };
  } finally {
    await client.end();
  }
}
