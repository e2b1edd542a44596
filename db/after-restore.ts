import pg from 'pg';
import { leadKinds } from '../netlify/submissions/lead-kinds.ts';
import { submissionKinds } from '../src/submissions/kinds.ts';
import { AdministrationError, connectAdministrator, otherVariable } from './connection.ts';
import { inTransaction } from './lead-commands.ts';
import {
  deleteRemoved,
  mergeRemovals,
  readRemovals,
  readRemovalsFile,
  removedCondition,
} from './removals.ts';

const batchRows = 1000;

/** How many rows a restored database got, and how many leads were deleted from it. */
export interface Repair {
  readonly copied: { readonly lead: number; readonly notification: number; readonly removal: number };
  readonly deleted: { readonly lead: number };
}

/** Returns the columns of a table that both databases have, as either may have been migrated further. */
async function sharedColumns(clients: readonly pg.Client[], table: string): Promise<string> {
  const lists = clients.map(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = $1 order by ordinal_position`,
      [table],
    );
    return rows.map(({ name }) => name);
  });
  const [first = [], ...others] = await Promise.all(lists);
  const shared = first.filter((name) => others.every((names) => names.includes(name)));
  return shared.map((name) => pg.escapeIdentifier(name)).join(', ');
}

/** Inserts rows, given as JSON, that the table lacks and that meet a condition. Returns the submission ids of the inserted ones. */
async function insertMissing(
  client: pg.Client,
  table: string,
  columns: string,
  rows: readonly unknown[],
  condition = 'true',
): Promise<readonly string[]> {
  const { rows: inserted } = await client.query<{ submission_id: string }>(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1) as lead
      where ${condition} on conflict do nothing returning submission_id`,
    [JSON.stringify(rows)],
  );
  return inserted.map(({ submission_id: id }) => id);
}

/** Copies the leads that the database lacks and that no removal is newer than, with their notifications. Throws database errors. */
async function copyMissing(client: pg.Client, other: pg.Client) {
  const copied = { lead: 0, notification: 0 };
  const jobColumns = await sharedColumns([client, other], 'notification_outbox');
  for (const kind of submissionKinds) {
    const { table } = leadKinds[kind];
    const columns = await sharedColumns([client, other], table);
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await other.query<{ id: string; row: unknown }>(
        `select id, to_jsonb(lead) as row from ${table} as lead where id > $1 order by id limit ${batchRows}`,
        [last],
      );
      if (rows.length === 0) break;
      last = rows.at(-1)?.id ?? last;
      const ids = await insertMissing(
        client,
        table,
        columns,
        rows.map(({ row }) => row),
        `not ${removedCondition(kind)}`,
      );
      const jobs = await other.query<{ row: unknown }>(
        `select to_jsonb(job) as row from notification_outbox as job where kind = $1 and submission_id = any($2)`,
        [kind, ids],
      );
      const inserted = await insertMissing(
        client,
        'notification_outbox',
        jobColumns,
        jobs.rows.map(({ row }) => row),
      );
      copied.lead += ids.length;
      copied.notification += inserted.length;
    }
  }
  return copied;
}

async function connectOther(): Promise<pg.Client> {
  const url = process.env[otherVariable] ?? '';
  if (url !== '') return connectAdministrator(url, otherVariable);
  throw new AdministrationError(
    `${otherVariable} is not set; set it to the connection string of the database that has what this one lacks.`,
  );
}

/**
 * Brings a restored database up to date in one transaction: takes over newer removals from a file, or newer removals and missing leads
 * from the database in OTHER_DATABASE_URL, and deletes all leads that are older than a removal of their address. Throws an
 * AdministrationError or a database error.
 */
export async function afterRestore(
  client: pg.Client,
  file: string | undefined,
  dryRun: boolean,
): Promise<Repair> {
  const other = file === undefined ? await connectOther() : undefined;
  try {
    const removals = other === undefined ? await readRemovalsFile(file ?? '') : await readRemovals(other);
    return await inTransaction(client, dryRun, async () => {
      const removal = await mergeRemovals(client, removals);
      // Before copying, because an old subscription is in the way of a newer one with the same address.
      const deleted = await deleteRemoved(client);
      const copied = other === undefined ? { lead: 0, notification: 0 } : await copyMissing(client, other);
      return { copied: { ...copied, removal }, deleted: { lead: deleted } };
    });
  } finally {
    await other?.end();
  }
}
