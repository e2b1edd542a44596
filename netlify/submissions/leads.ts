import * as z from 'zod/mini';
import { type Database, DatabaseFailure, readRows, type Statement, untilDeadline } from './database.ts';
import { leadKinds, referenceCharacters, referenceOf } from './lead-kinds.ts';
import { windowMinutes } from './limits.ts';
import type { Lead } from './types.ts';

/** The check constraint that rejects a count above the limit, also between concurrent requests. */
const counterConstraint = 'submission_counters_limit';

/** A hash and a count that the checks of the counters reject, each by itself, so that the proof stores nothing if one check is gone. */
const impossibleClient = 'proof';
const impossibleCount = 1_000_000;

/** The seconds for which a new job is left to its own submission. Otherwise a claim whose answer is lost could take it along. */
const ownSeconds = 10;

/** Converts texts to an array literal of PostgreSQL. They have no comma, quote or brace. */
export function arrayLiteral(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text}"`).join(',')}}`;
}

/**
 * Returns the statement that stores the lead, a job for each destination and the client's count, or none of them. Its result is one
 * row: `id` of the lead, null if none was stored or found; `stored`, whether the lead is new; `id_in_use`, whether the submission's
 * id was in use before, whatever the values.
 *
 * The count is written last and locks its row. Above the limit a check rejects the count, and the whole statement is rolled
 * back. So concurrent requests of one client cannot exceed the limit together.
 */
function insertLead(
  lead: Lead,
  clientHash: string | undefined,
  destinations: readonly string[],
  count = 1,
): Statement {
  const { table } = leadKinds[lead.kind];
  const columns = Object.keys(lead.columns);
  const values = columns.map((_, index) => `$${index + 10}`);
  const text = `
with existing as (
  select id, submission_id, content_digest = $5::text as same_values from ${table}
  where submission_id in ($2::uuid, $3::uuid, $4::uuid)
), lead as (
  insert into ${table} (submission_id, quarantined, content_digest, attribution, ${columns.join(', ')})
  select case when exists (select from existing where submission_id = $2::uuid) then $3::uuid else $2::uuid end,
    $6::boolean, $5::text, $7::jsonb, ${values.join(', ')}
  where not exists (select from existing where same_values)
  on conflict do nothing
  returning id, submission_id
), counted as (
  insert into submission_counters (client_hash, window_start, stored)
  select $1::text, date_bin('${windowMinutes} minutes', now(), timestamptz '1970-01-01 00:00:00+00'), $9::integer
  from lead where $1::text is not null
  on conflict (client_hash, window_start) do update set stored = submission_counters.stored + excluded.stored
), job as (
  insert into notification_outbox (kind, submission_id, reference, destination, next_attempt_at)
  select '${lead.kind}', submission_id, '${referenceOf(lead.kind, '')}' || upper(left(id::text, ${referenceCharacters})), destination,
    now() + interval '${ownSeconds} seconds'
  from lead cross join unnest($8::text[]) as planned (destination) where not $6::boolean
)
select coalesce((select id from lead), (select id from existing where same_values limit 1)) as id,
  exists (select from lead) as stored, exists (select from existing where submission_id = $2::uuid) as id_in_use`;
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
      arrayLiteral(destinations),
      count,
      ...Object.values(lead.columns),
    ],
  };
}

/** Returns the statement that finds the leads stored under any id of a lead. `same_values` marks those with the same values. */
function findLead({ kind, submissionId, correctedId, earlierId, digest }: Lead): Statement {
  return {
    text: `
select id, submission_id, content_digest = $4::text as same_values
from ${leadKinds[kind].table} where submission_id in ($1::uuid, $2::uuid, $3::uuid)`,
    parameters: [submissionId, correctedId, earlierId ?? null, digest],
  };
}

type StoreResult =
  | { readonly outcome: 'stored' | 'replayed'; readonly id: string }
  | { readonly outcome: 'already_subscribed' | 'rate_limited' };

const insertedRows = z.tuple([
  z.object({ id: z.nullable(z.uuid()), stored: z.boolean(), id_in_use: z.boolean() }),
]);
const foundRows = z.array(z.object({ id: z.uuid(), submission_id: z.uuid(), same_values: z.boolean() }));

async function storeOnce(
  database: Database,
  lead: Lead,
  insert: Statement,
  signal: AbortSignal,
): Promise<StoreResult> {
  const [{ id, stored, id_in_use: idInUse }] = await readRows(database, insert, insertedRows, signal);
  if (id !== null) return { outcome: stored ? 'stored' : 'replayed', id };
  // A concurrent request, such as an earlier try of this one, may have stored the lead meanwhile.
  const found = await readRows(database, findLead(lead), foundRows, signal);
  const replayed = found.find((row) => row.same_values);
  if (replayed !== undefined) return { outcome: 'replayed', id: replayed.id };
  const idTakenMeanwhile = !idInUse && found.some(({ submission_id }) => submission_id === lead.submissionId);
  if (lead.kind === 'newsletter' && !idTakenMeanwhile) return { outcome: 'already_subscribed' };
  // A concurrent request stored other values under the id, or the lead was deleted between the two statements.
  throw new DatabaseFailure('lead_conflict', true);
}

function isAboveLimit(error: unknown): boolean {
  return error instanceof DatabaseFailure && error.constraint === counterConstraint;
}

/**
 * Stores a lead once, however often it is sent, with a job for each destination. Transient failures are retried with the same ids
 * until the deadline, in `performance.now()` time. Throws the DatabaseFailure of the last try; after a transient one the lead may be
 * stored.
 */
export async function storeLead(
  database: Database,
  lead: Lead,
  clientHash: string | undefined,
  destinations: readonly string[],
  deadline: number,
): Promise<StoreResult> {
  const insert = insertLead(lead, clientHash, destinations);
  try {
    return await untilDeadline(deadline, (signal) => storeOnce(database, lead, insert, signal));
  } catch (error) {
    if (isAboveLimit(error)) return { outcome: 'rate_limited' };
    throw error;
  }
}

function isCounterRefusal(error: unknown): boolean {
  return error instanceof DatabaseFailure && error.constraint?.startsWith('submission_counters_') === true;
}

/**
 * Proves that a lead of this kind can be stored, without storing it: runs the statement of `storeLead` with a count that the last
 * check rejects, so that privileges, columns and checks are used and everything is rolled back. Throws the DatabaseFailure that a
 * visitor's lead would meet. Takes no longer than the deadline allows.
 */
export async function proveStorable(database: Database, lead: Lead, deadline: number): Promise<void> {
  const insert = insertLead(lead, impossibleClient, ['inbox 1'], impossibleCount);
  try {
    await untilDeadline(deadline, (signal) => database.run(insert, signal));
  } catch (error) {
    if (isCounterRefusal(error)) return;
    throw error;
  }
  throw new DatabaseFailure('count_not_limited', false);
}

/**
 * Records that a submission could not be stored, for the scheduled run, under the id that the lead would have. Throws a DatabaseFailure
 * where that fails, too.
 */
export async function recordFailure(
  database: Database,
  lead: Lead,
  code: string,
  deadline: number,
): Promise<void> {
  await untilDeadline(deadline, (signal) =>
    database.run(
      {
        text: `
insert into submission_failures (submission_id, kind, code)
select case when exists (
  select from ${leadKinds[lead.kind].table} where submission_id = $1::uuid and content_digest <> $5::text
) then $4::uuid else $1::uuid end, $2::text, $3::text
on conflict (submission_id) do update set code = excluded.code, failed_at = now()`,
        parameters: [lead.submissionId, lead.kind, code, lead.correctedId, lead.digest],
      },
      signal,
    ),
  );
}
