import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import type { Statement } from './database.ts';
import type { Lead } from './validate.ts';

/**
 * New leads that one client may store in one window; replays and duplicates do not count. A lecture hall behind one address
 * has to fit.
 */
export const leadsPerWindow = 60;

/** Length of the window; windows start on the clock, so that this and the database agree where one ends. */
export const windowMinutes = 10;

const tables: Record<SubmissionKind, { readonly name: string; readonly letter: string }> = {
  newsletter: { name: 'newsletter_subscriptions', letter: 'N' },
  meeting: { name: 'meeting_bookings', letter: 'M' },
  report: { name: 'report_downloads', letter: 'R' },
};

/**
 * One statement that stores the lead, its notification and the client's count, all or nothing. It answers one row: `id` of
 * the new lead or null, and `open`, false where the client has stored too many. Counts are read from the statement's own
 * snapshot: requests in flight at the same moment may pass the limit together.
 */
export function insertLead(lead: Lead, clientHash: string | undefined): Statement {
  const { name, letter } = tables[lead.kind];
  const columns = Object.keys(lead.columns);
  const values = columns.map((_, index) => `$${index + 6}`);
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
), lead as (
  insert into ${name} (submission_id, quarantined, attribution, ${columns.join(', ')})
  select $2::uuid, $3::boolean, $4::jsonb, ${values.join(', ')} from room where open
  on conflict do nothing
  returning id
), counted as (
  insert into submission_counters (client_hash, window_start, stored)
  select client.hash, client.window_start, 1 from client, lead where client.hash is not null
  on conflict (client_hash, window_start) do update set stored = submission_counters.stored + 1
), notification as (
  insert into notification_outbox (submission_id, type, data, reference)
  select $2::uuid, '${lead.kind}', $5::jsonb, '${letter}-' || upper(left(id::text, 8)) from lead where not $3::boolean
)
select (select id from lead) as id, open from room`;
  return {
    text,
    parameters: [
      clientHash ?? null,
      lead.submissionId,
      lead.quarantined,
      JSON.stringify(lead.attribution),
      JSON.stringify(lead.notification),
      ...Object.values(lead.columns),
    ],
  };
}

/** Finds the lead of a submission that was stored before: a row with its `id`, or none. */
export function findLead({ kind, submissionId }: Pick<Lead, 'kind' | 'submissionId'>): Statement {
  return {
    text: `select id from ${tables[kind].name} where submission_id = $1::uuid`,
    parameters: [submissionId],
  };
}
