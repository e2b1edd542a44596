import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type Database, DatabaseFailure, readRows, type Statement, untilDeadline } from './database.ts';
import { leadKinds, referenceOf } from './lead-kinds.ts';
import { leadsPerWindow, leaseSeconds, windowMinutes } from './limits.ts';
import type { Lead, Notification } from './types.ts';

/** The check constraint that rejects a count above the limit, also between concurrent requests. */
const counterConstraint = 'submission_counters_limit';

/**
 * Selects the lock of this worker's job during the first try. The worker chose the job's id, so it recognises its claim even
 * if the response to an earlier statement was lost.
 */
const ownClaim = (parameter: string) =>
  `select locked_until::text from notification_outbox where id = ${parameter}::uuid and status = 'pending' and attempts = 1`;

/**
 * Returns the statement that stores the lead, its job and the client's count, or none of them. Its result is one row:
 * - `id` and `submission_id` of the lead, null if none was stored or found
 * - `stored`: whether the lead is new
 * - `within_limit`: whether the client may store another lead
 * - `id_in_use`: whether the submission's id was in use before, whatever the values
 * - `claimed`: until when the job is locked, if this worker has to send its mail
 * - `overdue`: whether other jobs are due
 *
 * The count is written last and locks its row. Above the limit a check rejects the count, and the whole statement is rolled
 * back. So concurrent requests of one client cannot exceed the limit together.
 */
function insertLead(lead: Lead, clientHash: string | undefined, willSend: boolean): Statement {
  const { table } = leadKinds[lead.kind];
  const columns = Object.keys(lead.columns);
  const values = columns.map((_, index) => `$${index + 9}`);
  const text = `
with client as (
  select $1::text as hash,
    date_bin('${windowMinutes} minutes', now(), timestamptz '1970-01-01 00:00:00+00') as window_start
), quota as (
  select not exists (
    select from submission_counters join client
      on client_hash = client.hash and submission_counters.window_start = client.window_start
    where stored >= ${leadsPerWindow}
  ) as within_limit
), existing as (
  select id, submission_id, content_digest = $5::text as same_values from ${table}
  where submission_id in ($2::uuid, $3::uuid, $4::uuid)
), lead as (
  insert into ${table} (submission_id, quarantined, content_digest, attribution, ${columns.join(', ')})
  select case when exists (select from existing where submission_id = $2::uuid) then $3::uuid else $2::uuid end,
    $6::boolean, $5::text, $7::jsonb, ${values.join(', ')}
  from quota where within_limit and not exists (select from existing where same_values)
  on conflict do nothing
  returning id, submission_id
), counted as (
  insert into submission_counters (client_hash, window_start, stored)
  select client.hash, client.window_start, 1 from client, lead where client.hash is not null
  on conflict (client_hash, window_start) do update set stored = submission_counters.stored + 1
), job as (
  insert into notification_outbox (id, kind, submission_id, reference, attempts, locked_until)
  select $8::uuid, '${lead.kind}', submission_id, '${referenceOf(lead.kind, '')}' || upper(left(id::text, 8)),
    ${willSend ? `1, now() + interval '${leaseSeconds} seconds'` : '0, null'}
  from lead where not $6::boolean
  returning locked_until::text
)
select coalesce(lead.id, replay.id) as id, coalesce(lead.submission_id, replay.submission_id) as submission_id,
  lead.id is not null as stored, within_limit,
  exists (select from existing where submission_id = $2::uuid) as id_in_use,
  (select locked_until from job union all ${ownClaim('$8')}) as claimed,
  exists (
    select from notification_outbox where status = 'pending' and greatest(next_attempt_at, locked_until) <= now()
  ) as overdue
from quota
left join lead on true
left join (select id, submission_id from existing where same_values limit 1) as replay on true`;
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
      lead.jobId,
      ...Object.values(lead.columns),
    ],
  };
}

/** Returns the statement that finds the leads stored under any id of a lead. `same_values` marks those with the same values. */
function findLead({ kind, submissionId, correctedId, earlierId, digest, jobId }: Lead): Statement {
  return {
    text: `
select id, submission_id, content_digest = $4::text as same_values, (${ownClaim('$5')}) as claimed
from ${leadKinds[kind].table} where submission_id in ($1::uuid, $2::uuid, $3::uuid)`,
    parameters: [submissionId, correctedId, earlierId ?? null, digest, jobId],
  };
}

type StoreResult =
  | {
      readonly outcome: 'stored' | 'replayed';
      readonly id: string;
      /** The submission id in the lead's row. */
      readonly submissionId: string;
      /** The lead's notification, if this worker has to send it. */
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
    within_limit: z.boolean(),
    id_in_use: z.boolean(),
    claimed: z.nullable(z.string()),
    overdue: z.boolean(),
  }),
]);
const foundRows = z.array(
  z.object({
    id: z.uuid(),
    submission_id: z.uuid(),
    same_values: z.boolean(),
    claimed: z.nullable(z.string()),
  }),
);

/** Returns the notification of a lead that this worker has just stored and claimed, at its first try. */
function ownNotification(lead: Lead, id: string, lockedUntil: string | null): Notification | undefined {
  if (lockedUntil === null) return undefined;
  const { jobId, kind, columns, attribution } = lead;
  return {
    id: jobId,
    kind,
    reference: referenceOf(kind, id),
    attempts: 1,
    lockedUntil,
    receivedAt: new Date(),
    columns,
    attribution,
  };
}

async function storeOnce(
  database: Database,
  lead: Lead,
  insert: Statement,
  signal: AbortSignal,
): Promise<StoreResult> {
  const [row] = await readRows(database, insert, insertedRows, signal);
  const { id, submission_id: submissionId, overdue } = row;
  if (id !== null && submissionId !== null) {
    const claimed = ownNotification(lead, id, row.claimed);
    return { outcome: row.stored ? 'stored' : 'replayed', id, submissionId, claimed, overdue };
  }
  // An earlier try of this worker may have stored the lead meanwhile. The claim is then still this worker's.
  const found = await readRows(database, findLead(lead), foundRows, signal);
  const replayed = found.find((row) => row.same_values);
  if (replayed !== undefined) {
    const claimed = ownNotification(lead, replayed.id, replayed.claimed);
    return { outcome: 'replayed', id: replayed.id, submissionId: replayed.submission_id, claimed, overdue };
  }
  if (!row.within_limit) return { outcome: 'rate_limited' };
  const idTakenMeanwhile =
    !row.id_in_use && found.some(({ submission_id }) => submission_id === lead.submissionId);
  if (lead.kind === 'newsletter' && !idTakenMeanwhile) return { outcome: 'already_subscribed' };
  // A concurrent request stored other values under the id, or the lead was deleted between the two statements.
  throw new DatabaseFailure('lead_conflict', true);
}

/**
 * Stores a lead once, however often it is sent. Transient failures are retried with the same ids until the deadline, in
 * `performance.now()` time. Throws the DatabaseFailure of the last try; after a transient one the lead may be stored.
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

/** Pauses before each check for a lead that may be stored: few and long, because the database may be overloaded. */
const checkPausesMilliseconds = [500, 2000] as const;
const checkMilliseconds = 2000;

/**
 * Checks whether a lead that `storeLead` gave up on was stored after all, because an aborted statement may still commit.
 * Returns its notification if this worker has to send it. Never throws. Takes at most 6.5 seconds. `wait` is for tests.
 */
export async function recoverClaim(
  database: Database,
  lead: Lead,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<Notification | undefined> {
  for (const milliseconds of checkPausesMilliseconds) {
    await wait(milliseconds);
    const signal = AbortSignal.timeout(checkMilliseconds);
    const found = await readRows(database, findLead(lead), foundRows, signal).catch(() => []);
    const stored = found.find((row) => row.same_values);
    if (stored !== undefined) return ownNotification(lead, stored.id, stored.claimed);
  }
  return undefined;
}
