import type pg from 'pg';
import { leadKinds } from '../netlify/submissions/lead-kinds.ts';
import type { Attribution } from '../src/submissions/envelope.ts';
import type { SubmissionKind } from '../src/submissions/kinds.ts';
import { AdministrationError } from './connection.ts';
import { filterCondition, filterValues, type LeadFilter } from './lead-filter.ts';
import { deleteUnsubscribed, recordRemovals } from './removals.ts';

/** A job: the message to one destination about a lead. */
export interface StoredNotification {
  /** `inbox 1`, `fallback 1`, `webhook` and so on. */
  readonly destination: string;
  readonly status: 'pending' | 'sent' | 'dead' | 'resolved';
  readonly attempts: number;
  readonly last_error: string | null;
  /** Times as PostgreSQL writes them in JSON (ISO 8601). */
  readonly next_attempt_at: string;
  readonly sent_at: string | null;
}

/** One row of the view all_leads: a lead and the state of its notifications. */
export interface StoredLead {
  readonly kind: SubmissionKind;
  readonly reference: string;
  readonly created_at: Date;
  readonly email: string;
  /** The visitor's values by column, in the table's order. */
  readonly fields: Readonly<Record<string, string>>;
  readonly attribution: Attribution;
  readonly quarantined: boolean;
  readonly id: string;
  readonly submission_id: string;
  /** The least finished state of the notifications; null if none was planned, as for a quarantined lead. */
  readonly mail: StoredNotification['status'] | null;
  /** The oldest first. */
  readonly notifications: readonly StoredNotification[];
}

/** Returns the newest selected leads, at most `limit`, and the total number of selected leads. Throws database errors. */
export async function readLeads(
  client: pg.Client,
  filter: LeadFilter,
  limit: number,
): Promise<{ readonly total: number; readonly leads: readonly StoredLead[] }> {
  const { rows } = await client.query<StoredLead & { readonly total: string }>(
    `select *, count(*) over () as total from all_leads where ${filterCondition}
      order by created_at desc, id limit $9`,
    [...filterValues(filter), limit],
  );
  return { total: Number(rows[0]?.total ?? 0), leads: rows.map(({ total: _, ...lead }) => lead) };
}

/** The number of changed rows by their kind, such as `notification`. */
export type Counts = Readonly<Record<string, number>>;

/** The rows that a change applies to: given references or e-mail addresses, or all in one state. */
export interface Subject {
  readonly arguments?: readonly string[] | undefined;
  readonly all?: 'dead' | 'quarantined' | 'recorded' | 'database' | undefined;
}

/** Throws an AdministrationError unless every wanted reference is in the rows. With several it lists the missing ones. */
function requireAll(
  wanted: readonly string[],
  rows: readonly { readonly reference: string }[],
  sentence: string,
): void {
  const found = new Set(rows.map(({ reference }) => reference));
  const missing = wanted.filter((reference) => !found.has(reference));
  if (missing.length === 0 && rows.length > 0) return;
  throw new AdministrationError(
    wanted.length < 2 ? sentence : `Nothing was changed. ${sentence} (${missing.join(', ')})`,
  );
}

/** Runs a statement that returns the changed references. Throws the sentence unless it changed all wanted ones. */
async function changeNotifications(
  client: pg.Client,
  text: string,
  wanted: readonly string[] | undefined,
  sentence: string,
  ...more: readonly unknown[]
): Promise<Counts> {
  const { rows } = await client.query<{ reference: string }>(text, [wanted ?? null, ...more]);
  requireAll(wanted ?? [], rows, sentence);
  return { notification: rows.length };
}

// Counts as new, so that it is no alarm before the next run could send it.
const dueAgain =
  "status = 'pending', attempts = 0, created_at = now(), next_attempt_at = now(), claim = null, locked_until = null, digested = false";

// Excludes notifications that are due within a minute or claimed, because a worker may be sending them, and those of
// quarantined leads, which have to be released.
const retry = `
update notification_outbox as outbox set ${dueAgain}
from stored_leads as lead
where lead.kind = outbox.kind and lead.submission_id = outbox.submission_id and not lead.quarantined
  and case when $1::text[] is null then outbox.status = 'dead' else
    outbox.reference = any($1) and (
      outbox.status in ('dead', 'resolved')
      or outbox.status = 'pending' and outbox.next_attempt_at > now() + interval '1 minute'
        and coalesce(outbox.locked_until <= now(), true)
    ) end
returning outbox.reference`;

// A quarantined lead has no notification. One with the status `resolved` is inserted, so that the lead no longer counts as
// waiting.
const resolve = `
with inserted as (
  insert into notification_outbox (kind, submission_id, reference, destination, status)
  select kind, submission_id, reference, 'inbox 1', 'resolved' from all_leads
  where quarantined and mail is null
    and case when $1::text[] is null then $2::text = 'quarantined' else reference = any($1) end
  returning reference
), updated as (
  update notification_outbox set status = 'resolved', claim = null, locked_until = null
  where case when $1::text[] is null then $2::text = 'dead' and status = 'dead'
    else reference = any($1) and status in ('dead', 'pending') and coalesce(locked_until <= now(), true) end
  returning reference
)
select reference from inserted union all select reference from updated`;

// Nothing was planned for a quarantined lead, and only the functions know the settings. So a released lead goes to the destinations of
// the newest lead that the functions planned.
function release(kind: SubmissionKind): string {
  return `
with released as (
  update ${leadKinds[kind].table} set quarantined = false where id = $1 and quarantined returning submission_id
), newest as (
  select kind, submission_id from stored_leads as lead
  where not quarantined and exists (
    select from notification_outbox as outbox
    where outbox.kind = lead.kind and outbox.submission_id = lead.submission_id and destination not like 'fallback %'
  )
  order by created_at desc limit 1
), planned as (
  select destination from notification_outbox join newest using (kind, submission_id) where destination not like 'fallback %'
  union select 'inbox 1' where not exists (select from newest)
)
insert into notification_outbox as outbox (kind, submission_id, reference, destination)
select '${kind}', submission_id, $2, destination from released cross join planned
on conflict (kind, submission_id, destination) do update set ${dueAgain}`;
}

function deleteByAddress(kind: SubmissionKind): string {
  return `delete from ${leadKinds[kind].table} where lower(email) in (select lower(unnest($1::text[])))`;
}

const countedAs = {
  newsletter: 'newsletter subscription',
  meeting: 'meeting booking',
  report: 'report download',
} as const satisfies Record<SubmissionKind, string>;

/** Deletes the leads of e-mail addresses in any case. A trigger deletes their notifications. */
async function deleteLeads(client: pg.Client, emails: readonly string[], kinds: readonly SubmissionKind[]) {
  const counts: Record<string, number> = {};
  for (const kind of kinds) {
    counts[countedAs[kind]] = (await client.query(deleteByAddress(kind), [emails])).rowCount ?? 0;
  }
  return counts;
}

async function unsubscribe(client: pg.Client, emails: readonly string[]): Promise<Counts> {
  await recordRemovals(client, 'unsubscriptions', emails);
  return deleteLeads(client, emails, ['newsletter']);
}

async function forget(client: pg.Client, emails: readonly string[]): Promise<Counts> {
  await recordRemovals(client, 'erasures', emails);
  return deleteLeads(client, emails, ['newsletter', 'meeting', 'report']);
}

/** The commands that change data, by name. Each throws an AdministrationError or a database error. */
export const changes = {
  /** Gives the dead, resolved or waiting notifications of leads, or all dead ones, another ten tries. */
  retry(client, { arguments: references }) {
    const sentence = 'No such notification is dead or resolved, or waits for more than a minute.';
    return changeNotifications(client, retry, references, sentence);
  },
  /** Marks the dead or pending notifications of leads, or quarantined leads, as handled by a person. They are not sent. */
  resolve(client, { arguments: references, all }) {
    const sentence = 'No such notification is dead or pending, and no such lead waits in quarantine.';
    return changeNotifications(client, resolve, references, sentence, all ?? null);
  },
  /** Releases leads from quarantine and inserts their notifications, which the next drain sends. */
  async release(client, { arguments: references = [] }) {
    const { rows } = await client.query<StoredLead>(
      'select * from all_leads where quarantined and reference = any($1)',
      [references],
    );
    requireAll(references, rows, 'No lead with that reference is in quarantine.');
    let notification = 0;
    for (const { kind, id, reference } of rows) {
      notification += (await client.query(release(kind), [id, reference])).rowCount ?? 0;
    }
    return { notification };
  },
  /**
   * Records that e-mail addresses unsubscribed, and deletes their newsletter subscriptions but no other leads. Without addresses
   * it deletes every subscription that is older than its recorded unsubscription, as after a restore.
   */
  unsubscribe: (client, { arguments: emails }) =>
    emails === undefined ? deleteUnsubscribed(client) : unsubscribe(client, emails),
  /** Deletes every lead of e-mail addresses and records that, so that a restore does not bring the leads back. */
  forget: (client, { arguments: emails = [] }) => forget(client, emails),
  /** Deletes all leads past their retention. The scheduled function does the same in small batches. */
  async purge(client) {
    const total: Record<string, number> = {};
    while (true) {
      const { rows } = await client.query<{ kind: SubmissionKind; count: number }>(
        'select kind, count from purge_expired()',
      );
      if (rows.length === 0) return total;
      for (const { kind, count } of rows) total[countedAs[kind]] = (total[countedAs[kind]] ?? 0) + count;
    }
  },
} as const satisfies Record<string, (client: pg.Client, subject: Subject) => Promise<Counts>>;

/** The name of a command that changes data. */
export type ChangeName = keyof typeof changes;

/** Runs `work` in one transaction, which is rolled back in a dry run. Throws as the work does. */
export async function inTransaction<Result>(
  client: pg.Client,
  dryRun: boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query(dryRun ? 'rollback' : 'commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
