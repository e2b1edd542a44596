import type pg from 'pg';
import { leadKinds } from '../netlify/submissions/lead-kinds.ts';
import type { Attribution } from '../src/submissions/envelope.ts';
import type { SubmissionKind } from '../src/submissions/kinds.ts';
import { AdministrationError } from './connection.ts';

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

/** Which leads are selected, by all of these; without a filter all leads. */
export interface LeadFilter {
  /** A mail's state, `quarantined`, or `accepted` for those that are not quarantined. */
  readonly state?: 'pending' | 'dead' | 'quarantined' | 'accepted' | undefined;
  /** In any case. */
  readonly email?: string | undefined;
  readonly kind?: SubmissionKind | undefined;
}

/** Returns the newest of the selected leads, at most `limit`, and how many there are in all. Database errors pass through. */
export async function readLeads(
  client: pg.Client,
  { state, email, kind }: LeadFilter,
  limit: number,
): Promise<{ readonly total: number; readonly leads: readonly StoredLead[] }> {
  const { rows } = await client.query<StoredLead & { readonly total: string }>(
    `select *, count(*) over () as total from all_leads
      where case $1
          when 'quarantined' then quarantined
          when 'accepted' then not quarantined
          when 'all' then true
          else coalesce(mail = $1, false)
        end
        and lower(email) = lower(coalesce($2, email)) and kind = coalesce($3, kind)
      order by created_at desc, id limit $4`,
    [state ?? 'all', email ?? null, kind ?? null, limit],
  );
  return { total: Number(rows[0]?.total ?? 0), leads: rows.map(({ total: _, ...lead }) => lead) };
}

/** How many rows a command changed, by what they are. */
export type Counts = Readonly<Record<string, number>>;

/** What a change applies to: one reference or address, or all leads in a state. */
export interface Subject {
  readonly argument?: string | undefined;
  readonly all?: 'dead' | 'quarantined' | undefined;
}

/** Runs a statement on notifications; throws the sentence if it changed none. */
async function changeNotifications(
  client: pg.Client,
  text: string,
  values: readonly unknown[],
  nothing: string,
): Promise<Counts> {
  const { rowCount } = await client.query(text, [...values]);
  if (!rowCount) throw new AdministrationError(nothing);
  return { notification: rowCount };
}

const ready = "status = 'pending', attempts = 0, next_attempt_at = now(), locked_until = null";

// A notification that is due within a minute, or that a worker has, may be being sent. One of a quarantined lead has to be
// released.
const retry = `
update notification_outbox as outbox set ${ready}
from all_leads as lead
where lead.kind = outbox.kind and lead.submission_id = outbox.submission_id and not lead.quarantined
  and case when $1::text is null then outbox.status = 'dead' else
    outbox.reference = $1 and (
      outbox.status in ('dead', 'resolved')
      or outbox.status = 'pending' and outbox.next_attempt_at > now() + interval '1 minute'
        and coalesce(outbox.locked_until <= now(), true)
    ) end`;

// A quarantined lead has no notification; a resolved one shows that somebody has seen it.
const resolve = `
with seen as (
  insert into notification_outbox (kind, submission_id, reference, status)
  select kind, submission_id, reference, 'resolved' from all_leads
  where quarantined and mail is null
    and case when $1::text is null then $2::text = 'quarantined' else reference = $1 end
  returning id
), done as (
  update notification_outbox set status = 'resolved', locked_until = null
  where case when $1::text is null then $2::text = 'dead' and status = 'dead'
    else reference = $1 and status in ('dead', 'pending') and coalesce(locked_until <= now(), true) end
  returning id
)
select from seen union all select from done`;

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
  return `delete from ${leadKinds[kind].table} where lower(email) = lower($1)`;
}

const names = {
  newsletter: 'newsletter subscription',
  meeting: 'meeting booking',
  report: 'report download',
} as const satisfies Record<SubmissionKind, string>;

/** Deletes the leads of an address, in any case; their notifications go with them. */
async function deleteLeads(client: pg.Client, email: string, kinds: readonly SubmissionKind[]) {
  const counts: Record<string, number> = {};
  for (const kind of kinds) {
    counts[names[kind]] = (await client.query(deleteByAddress(kind), [email])).rowCount ?? 0;
  }
  return counts;
}

/** The commands that change something, by name. Each throws an AdministrationError, or the database's error. */
export const changes = {
  /** Gives a notification that is dead, resolved or waits another ten tries, or all that are dead. */
  retry(client, { argument }) {
    const nothing = 'No such notification is dead or resolved, or waits for more than a minute.';
    return changeNotifications(client, retry, [argument ?? null], nothing);
  },
  /** Marks a dead or pending notification, or a quarantined lead, as seen by a person: nothing more is sent. */
  resolve(client, { argument, all }) {
    const nothing = 'No such notification is dead or pending, and no such lead waits in quarantine.';
    return changeNotifications(client, resolve, [argument ?? null, all ?? null], nothing);
  },
  /** Releases a lead from quarantine and writes its notification; the next drain sends it. */
  async release(client, { argument }) {
    const { rows } = await client.query<StoredLead>(
      'select * from all_leads where quarantined and reference = $1',
      [argument],
    );
    let notification = 0;
    for (const { kind, id } of rows) {
      notification += (await client.query(release(kind), [id, argument])).rowCount ?? 0;
    }
    if (notification === 0) throw new AdministrationError('No lead of that reference is in quarantine.');
    return { notification };
  },
  /** Deletes the newsletter subscriptions of an address, and nothing else of that person. */
  unsubscribe: (client, { argument = '' }) => deleteLeads(client, argument, ['newsletter']),
  /** Deletes every lead of an address. */
  forget: (client, { argument = '' }) => deleteLeads(client, argument, ['newsletter', 'meeting', 'report']),
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
