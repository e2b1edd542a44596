import * as z from 'zod/mini';
import { type Database, DatabaseFailure, readRows, type Statement, untilDeadline } from './database.ts';
import { leadKinds } from './lead-kinds.ts';
import { leadsPerWindow, leaseSeconds, windowMinutes } from './limits.ts';
import type { Lead, Notification } from './types.ts';

const counterConstraint = 'submission_counters_limit';

/**
 * One statement that stores the lead, its notification and the client's count, all or nothing. It answers one row: `id` and
 * `submission_id` of the lead, null where there is none; `stored`, true where it is new; `open`, false where the client has
 * no room; `taken`, true where the submission's id stood for other values; `claimed`, the notification's reference where it is
 * this worker's to send; `overdue`, true where others are due.
 *
 * A worker that will send the notification claims it here, without a statement of its own. The notification's id is made by
 * the worker, which knows its claim by it where the answer to an earlier try was lost.
 *
 * The count comes last, under its row's lock, and a check refuses it above the limit, which undoes the statement: requests
 * of one client at the same moment cannot pass together, and other clients have other rows.
 */
function insertLead(lead: Lead, clientHash: string | undefined, willSend: boolean): Statement {
  const { table, letter } = leadKinds[lead.kind];
  const columns = Object.keys(lead.columns);
  const values = columns.map((_, index) => `$${index + 10}`);
  const text = `
with client as (
  select $1::text as hash,
    date_bin('${windowMinutes} minutes', now(), timestamptz '1970-01-01 00:00:00+00') as window_start
), room as (
  select not exists (
    select from submission_counters join client
      on client_hash = client.hash and submission_counters.window_start = client.window_start
    where stored >= ${leadsPerWindow}
  ) as open
), known as (
  select id, submission_id, content_digest = $5::text as same from ${table}
  where submission_id in ($2::uuid, $3::uuid, $4::uuid)
), lead as (
  insert into ${table} (submission_id, quarantined, attribution, ${columns.join(', ')})
  select case when exists (select from known where submission_id = $2::uuid) then $3::uuid else $2::uuid end,
    $6::boolean, $7::jsonb, ${values.join(', ')}
  from room where open and not exists (select from known where same)
  on conflict do nothing
  returning id, submission_id
), counted as (
  insert into submission_counters (client_hash, window_start, stored)
  select client.hash, client.window_start, 1 from client, lead where client.hash is not null
  on conflict (client_hash, window_start) do update set stored = submission_counters.stored + 1
), notification as (
  insert into notification_outbox (id, submission_id, type, data, reference, attempts, next_attempt_at)
  select $9::uuid, submission_id, '${lead.kind}', $8::jsonb, '${letter}-' || upper(left(id::text, 8)),
    ${willSend ? 1 : 0}, now() + interval '${willSend ? leaseSeconds : 0} seconds'
  from lead where not $6::boolean
  returning reference
)
select coalesce(lead.id, replay.id) as id, coalesce(lead.submission_id, replay.submission_id) as submission_id,
  lead.id is not null as stored, open, exists (select from known where submission_id = $2::uuid) as taken,
  (
    select reference from notification
    union all
    select reference from notification_outbox where id = $9::uuid and status = 'pending' and attempts = 1
  ) as claimed,
  exists (select from notification_outbox where status = 'pending' and next_attempt_at <= now()) as overdue
from room
left join lead on true
left join (select id, submission_id from known where same limit 1) as replay on true`;
  return {
    text,
    parameters: [
      clientHash ?? null,
      lead.submissionId,
      lead.correctedId,
      lead.earlierId ?? null,
      lead.digest,
      lead.quarantined,
      JSON.stringify(lead.attribution),
      JSON.stringify(lead.notification),
      lead.notificationId,
      ...Object.values(lead.columns),
    ],
  };
}

/** The notification of a lead that was stored just now, at its first try. */
function newNotification(lead: Lead, reference: string): Notification {
  return {
    id: lead.notificationId,
    type: lead.kind,
    data: lead.notification,
    reference,
    attempts: 1,
    created_at: new Date().toISOString(),
  };
}

/** Finds what is stored under the ids of a lead; `same` says whether with its values. */
function findLead({ kind, submissionId, correctedId, earlierId, digest }: Lead): Statement {
  return {
    text: `
select id, submission_id, content_digest = $4::text as same from ${leadKinds[kind].table}
where submission_id in ($1::uuid, $2::uuid, $3::uuid)`,
    parameters: [submissionId, correctedId, earlierId ?? null, digest],
  };
}

type StoreResult =
  | {
      readonly outcome: 'stored' | 'replayed';
      readonly id: string;
      /** The id that the lead is stored under. */
      readonly submissionId: string;
      /** The lead's notification, where it is this worker's to send. */
      readonly claimed: Notification | undefined;
      /** Whether other notifications are due. */
      readonly overdue: boolean;
    }
  | { readonly outcome: 'already_subscribed' | 'rate_limited' };

const insertedRows = z.tuple([
  z.object({
    id: z.nullable(z.uuid()),
    submission_id: z.nullable(z.uuid()),
    stored: z.boolean(),
    open: z.boolean(),
    taken: z.boolean(),
    claimed: z.nullable(z.string()),
    overdue: z.boolean(),
  }),
]);
const foundRows = z.array(z.object({ id: z.uuid(), submission_id: z.uuid(), same: z.boolean() }));

async function storeOnce(
  database: Database,
  lead: Lead,
  insert: Statement,
  signal: AbortSignal,
): Promise<StoreResult> {
  const [row] = await readRows(database, insert, insertedRows, signal);
  const { id, submission_id: submissionId, overdue } = row;
  if (id !== null && submissionId !== null) {
    const claimed = row.claimed === null ? undefined : newNotification(lead, row.claimed);
    return { outcome: row.stored ? 'stored' : 'replayed', id, submissionId, claimed, overdue };
  }
  const found = await readRows(database, findLead(lead), foundRows, signal);
  const same = found.find((candidate) => candidate.same);
  if (same !== undefined) {
    return {
      outcome: 'replayed',
      id: same.id,
      submissionId: same.submission_id,
      claimed: undefined,
      overdue,
    };
  }
  if (!row.open) return { outcome: 'rate_limited' };
  const takenSince = !row.taken && found.some(({ submission_id }) => submission_id === lead.submissionId);
  if (lead.kind === 'newsletter' && !takenSince) return { outcome: 'already_subscribed' };
  // Other values took the id at the same moment, or the lead was deleted between the two statements.
  throw new DatabaseFailure('lead_conflict', true);
}

/**
 * Stores a lead once, however often it is sent: whatever fails on the way is tried again with the same ids until the
 * deadline, a moment of `performance.now()`. Throws a DatabaseFailure where it cannot be known whether the lead is stored.
 */
export async function storeLead(
  database: Database,
  lead: Lead,
  clientHash: string | undefined,
  willSend: boolean,
  deadline: number,
): Promise<StoreResult> {
  const insert = insertLead(lead, clientHash, willSend);
  try {
    return await untilDeadline(deadline, (signal) => storeOnce(database, lead, insert, signal));
  } catch (error) {
    const full = error instanceof DatabaseFailure && error.constraint === counterConstraint;
    if (full) return { outcome: 'rate_limited' };
    throw error;
  }
}
