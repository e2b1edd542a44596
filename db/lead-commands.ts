import type pg from 'pg';
import { leadKinds } from '../netlify/submissions/lead-kinds.ts';
import type { Attribution } from '../src/submissions/envelope.ts';
import type { SubmissionKind } from '../src/submissions/kinds.ts';
import { AdministrationError } from './connection.ts';
import { filterCondition, filterValues, type LeadFilter } from './lead-filter.ts';
import { deleteUnsubscribed, recordUnsubscriptions } from './unsubscriptions.ts';

/** One lead of the view all_leads: what was given, and the state of the mail about it. */
export interface StoredLead {
  readonly kind: SubmissionKind;
  readonly reference: string;
  readonly created_at: Date;
  readonly email: string;
  /** What the visitor gave, by column name, in the table's order. */
  readonly fields: Readonly<Record<string, string>>;
  readonly attribution: Attribution;
  readonly quarantined: boolean;
  readonly id: string;
  readonly submission_id: string;
  /** pending, sent, dead or resolved; null if no mail was planned, as for a quarantined lead. */
  readonly mail: string | null;
  readonly attempts: number | null;
  readonly last_error: string | null;
  readonly next_attempt_at: Date | null;
  readonly locked_until: Date | null;
}

/** Returns the newest of the selected leads, at most `limit`, and how many there are in all. Database errors pass through. */
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

/** How many rows a command changed, by what they are. */
export type Counts = Readonly<Record<string, number>>;

/** What a change applies to: references or addresses, or all leads in a state. */
export interface Subject {
  readonly arguments?: readonly string[] | undefined;
  readonly all?: 'dead' | 'quarantined' | 'recorded' | undefined;
}

/** Throws the sentence if there are references that no row has; among several it names them. */
function requireEach(
  wanted: readonly string[],
  rows: readonly { readonly reference: string }[],
  nothing: string,
): void {
  const found = new Set(rows.map(({ reference }) => reference));
  const missing = wanted.filter((reference) => !found.has(reference));
  if (missing.length === 0 && rows.length > 0) return;
  throw new AdministrationError(
    wanted.length < 2 ? nothing : `Nothing was changed. ${nothing} (${missing.join(', ')})`,
  );
}

/** Runs a statement that returns the references it changed; throws the sentence if it changed none, or not each. */
async function changeNotifications(
  client: pg.Client,
  text: string,
  wanted: readonly string[] | undefined,
  nothing: string,
  ...more: readonly unknown[]
): Promise<Counts> {
  const { rows } = await client.query<{ reference: string }>(text, [wanted ?? null, ...more]);
  requireEach(wanted ?? [], rows, nothing);
  return { notification: rows.length };
}

const ready = "status = 'pending', attempts = 0, next_attempt_at = now(), locked_until = null";

// A notification that is due within a minute, or that a worker has, may be being sent. One of a quarantined lead has to be
// released.
const retry = `
update notification_outbox as outbox set ${ready}
from all_leads as lead
where lead.kind = outbox.kind and lead.submission_id = outbox.submission_id and not lead.quarantined
  and case when $1::text[] is null then outbox.status = 'dead' else
    outbox.reference = any($1) and (
      outbox.status in ('dead', 'resolved')
      or outbox.status = 'pending' and outbox.next_attempt_at > now() + interval '1 minute'
        and coalesce(outbox.locked_until <= now(), true)
    ) end
returning outbox.reference`;

// A quarantined lead has no notification; a resolved one shows that somebody has seen it.
const resolve = `
with seen as (
  insert into notification_outbox (kind, submission_id, reference, status)
  select kind, submission_id, reference, 'resolved' from all_leads
  where quarantined and mail is null
    and case when $1::text[] is null then $2::text = 'quarantined' else reference = any($1) end
  returning reference
), done as (
  update notification_outbox set status = 'resolved', locked_until = null
  where case when $1::text[] is null then $2::text = 'dead' and status = 'dead'
    else reference = any($1) and status in ('dead', 'pending') and coalesce(locked_until <= now(), true) end
  returning reference
)
select reference from seen union all select reference from done`;

function release(kind: SubmissionKind): string {
  return `
with released as (
  update ${leadKinds[kind].table} set quarantined = false where id = $1 and quarantined returning submission_id
)
insert into notification_outbox as outbox (kind, submission_id, reference)
select '${kind}', submission_id, $2 from released
on conflict (kind, submission_id) do update set ${ready}, created_at = now()`;
}

function deleteByAddress(kind: SubmissionKind): string {
  return `delete from ${leadKinds[kind].table} where lower(email) in (select lower(unnest($1::text[])))`;
}

const names = {
  newsletter: 'newsletter subscription',
  meeting: 'meeting booking',
  report: 'report download',
} as const satisfies Record<SubmissionKind, string>;

/** Deletes the leads of addresses, in any case; their notifications go with them. */
async function deleteLeads(client: pg.Client, emails: readonly string[], kinds: readonly SubmissionKind[]) {
  const counts: Record<string, number> = {};
  for (const kind of kinds) {
    counts[names[kind]] = (await client.query(deleteByAddress(kind), [emails])).rowCount ?? 0;
  }
  return counts;
}

async function unsubscribe(client: pg.Client, emails: readonly string[]): Promise<Counts> {
  await recordUnsubscriptions(client, emails);
  return deleteLeads(client, emails, ['newsletter']);
}

/** The commands that change something, by name. Each throws an AdministrationError, or the database's error. */
export const changes = {
  /** Gives notifications that are dead, resolved or wait another ten tries, or all that are dead. */
  retry(client, { arguments: references }) {
    const nothing = 'No such notification is dead or resolved, or waits for more than a minute.';
    return changeNotifications(client, retry, references, nothing);
  },
  /** Marks dead or pending notifications, or quarantined leads, as seen by a person: nothing more is sent. */
  resolve(client, { arguments: references, all }) {
    const nothing = 'No such notification is dead or pending, and no such lead waits in quarantine.';
    return changeNotifications(client, resolve, references, nothing, all ?? null);
  },
  /** Releases leads from quarantine and writes their notifications; the next drain sends them. */
  async release(client, { arguments: references = [] }) {
    const { rows } = await client.query<StoredLead>(
      'select * from all_leads where quarantined and reference = any($1)',
      [references],
    );
    requireEach(references, rows, 'No lead of that reference is in quarantine.');
    let notification = 0;
    for (const { kind, id, reference } of rows) {
      notification += (await client.query(release(kind), [id, reference])).rowCount ?? 0;
    }
    return { notification };
  },
  /**
   * Deletes the newsletter subscriptions of addresses, and nothing else of those people, and records that they unsubscribed. Or
   * deletes those that are older than a record, as after a restore.
   */
  unsubscribe: (client, { arguments: emails }) =>
    emails === undefined ? deleteUnsubscribed(client) : unsubscribe(client, emails),
  /** Deletes every lead of addresses. */
  forget: (client, { arguments: emails = [] }) =>
    deleteLeads(client, emails, ['newsletter', 'meeting', 'report']),
  /** Deletes everything past its retention, as the schedule does in small batches. */
  async purge(client) {
    const total: Record<string, number> = {};
    while (true) {
      const { rows } = await client.query<{ kind: SubmissionKind; count: number }>(
        'select kind, count from purge_expired()',
      );
      if (rows.length === 0) return total;
      for (const { kind, count } of rows) total[names[kind]] = (total[names[kind]] ?? 0) + count;
    }
  },
} as const satisfies Record<string, (client: pg.Client, subject: Subject) => Promise<Counts>>;

/** Makes a change in one transaction; a dry run does the same and rolls it back. */
export async function change(
  client: pg.Client,
  name: keyof typeof changes,
  subject: Subject,
  dryRun: boolean,
): Promise<Counts> {
  await client.query('begin');
  try {
    const counts = await changes[name](client, subject);
    await client.query(dryRun ? 'rollback' : 'commit');
    return counts;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
