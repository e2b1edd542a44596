import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type Database, DatabaseFailure, readRows, type Statement, untilDeadline } from './database.ts';
import { leadKinds, referenceOf } from './lead-kinds.ts';
import { leadsPerWindow, leaseSeconds, windowMinutes } from './limits.ts';
import type { Lead, Notification } from './types.ts';

/** The check that rejects a count above the limit. It decides between concurrent requests. */
const counterConstraint = 'submission_counters_limit';

/**
 * Selects until when this worker's own job is locked, while its first try is under way. The worker made the job's id, so that
 * it knows its claim even if the answer to an earlier try was lost.
 */
const ownClaim = (parameter: string) =>
  `select locked_until::text from notification_outbox where id = ${parameter}::uuid and status = 'pending' and attempts = 1`;

/**
 * Returns the statement that stores the lead, its job and the client's count, or nothing. It answers one row:
 * - `id` and `submission_id` of the lead, null if there is none
 * - `stored`: whether the lead is new
 * - `within_limit`: whether the client may store another lead
 * - `id_in_use`: whether other values were stored under the submission's id before
 * - `claimed`: until when the job is locked, if this worker is to send its mail
 * - `overdue`: whether other jobs are due
 *
 * The count is written last, under its row's lock. A check rejects it above the limit, which undoes the statement, so
 * concurrent requests of one client cannot pass together.
 */
function insertLead(lead: Lead, clientHash: string | undefined, willSend: boolean): Statement {
  const { table } = leadKinds[lead.kind];
  const columns = Object.keys(lead.columns);
  const values = columns.map((_, index) => `$${index + 9}`);
  const text = `
with client as (
  select $1::text as hash,
    date_bin('${windowMinutes} minutes', now(), timestamptz '1970-01-01 00:00:00+00') as window_start
), room as (
  select not exists (
    select from submission_counters join client
      on client_hash = client.hash and submission_counters.window_start = client.window_start
    where stored >= ${leadsPerWindow}
  ) as within_limit
), existing as (
  select id, submission_id, content_digest = $5::text as same from ${table}
  where submission_id in ($2::uuid, $3::uuid, $4::uuid)
), lead as (
  insert into ${table} (submission_id, quarantined, content_digest, attribution, ${columns.join(', ')})
  select case when exists (select from existing where submission_id = $2::uuid) then $3::uuid else $2::uuid end,
    $6::boolean, $5::text, $7::jsonb, ${values.join(', ')}
  from room where within_limit and not exists (select from existing where same)
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
from room
left join lead on true
left join (select id, submission_id from existing where same limit 1) as replay on true`;
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

/** Returns the statement that finds what is stored under the ids of a lead; `same` says whether with its values. */
function findLead({ kind, submissionId, correctedId, earlierId, digest, jobId }: Lead): Statement {
  return {
    text: `
select id, submission_id, content_digest = $4::text as same, (${ownClaim('$5')}) as claimed
from ${leadKinds[kind].table} where submission_id in ($1::uuid, $2::uuid, $3::uuid)`,
    parameters: [submissionId, correctedId, earlierId ?? null, digest, jobId],
  };
}

type StoreResult =
  | {
      readonly outcome: 'stored' | 'replayed';
      readonly id: string;
      /** The id that the lead is stored under. */
      readonly submissionId: string;
      /** The lead's notification, if this worker is to send it. */
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
    same: z.boolean(),
    claimed: z.nullable(z.string()),
  }),
);

/** The notification of a lead that this worker has just stored, at its first try. */
function claimOf(lead: Lead, id: string, lockedUntil: string | null): Notification | undefined {
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
    const claimed = claimOf(lead, id, row.claimed);
    return { outcome: row.stored ? 'stored' : 'replayed', id, submissionId, claimed, overdue };
  }
  // An earlier try of this worker may have stored the lead meanwhile: its claim is then still this worker's.
  const found = await readRows(database, findLead(lead), foundRows, signal);
  const same = found.find((candidate) => candidate.same);
  if (same !== undefined) {
    const claimed = claimOf(lead, same.id, same.claimed);
    return { outcome: 'replayed', id: same.id, submissionId: same.submission_id, claimed, overdue };
  }
  if (!row.within_limit) return { outcome: 'rate_limited' };
  const usedSince = !row.id_in_use && found.some(({ submission_id }) => submission_id === lead.submissionId);
  if (lead.kind === 'newsletter' && !usedSince) return { outcome: 'already_subscribed' };
  // Other values took the id at the same moment, or the lead was deleted between the two statements.
  throw new DatabaseFailure('lead_conflict', true);
}

/**
 * Stores a lead once, however often it is sent. Every transient failure is retried with the same ids until the deadline, a
 * moment of `performance.now()`. Throws a DatabaseFailure if it cannot be known whether the lead is stored.
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

/** When to look for a lead of unknown fate: seldom, as the database may be overloaded. */
const looksAfterMilliseconds = [500, 2000] as const;
const lookMilliseconds = 2000;

/**
 * Looks whether a lead that `storeLead` gave up on was stored after all, as an aborted statement may still commit. Returns its
 * notification if this worker is to send it. Never throws. Takes at most 6.5 seconds.
 */
export async function recoverClaim(database: Database, lead: Lead): Promise<Notification | undefined> {
  for (const milliseconds of looksAfterMilliseconds) {
    await pause(milliseconds);
    const signal = AbortSignal.timeout(lookMilliseconds);
    const found = await readRows(database, findLead(lead), foundRows, signal).catch(() => []);
    const same = found.find((candidate) => candidate.same);
    if (same !== undefined) return claimOf(lead, same.id, same.claimed);
  }
  return undefined;
}
