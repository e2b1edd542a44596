import type pg from 'pg';
import { leadKinds, notificationOf } from '../netlify/submissions/lead-kinds.ts';
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
  /** pending, sent, dead or resolved; null where no mail was planned, as for a quarantined lead. */
  readonly mail: string | null;
  readonly attempts: number | null;
  readonly last_error: string | null;
  readonly next_attempt_at: Date | null;
}

/** Which leads are asked for; `state` a mail's state or quarantined, `email` whatever its capitals. */
export interface LeadFilter {
  readonly state?: 'pending' | 'dead' | 'quarantined';
  readonly email?: string;
}

/** The newest leads of those asked for, at most `limit`, and how many there are of them. Database errors pass through. */
export async function readLeads(
  client: pg.Client,
  { state, email }: LeadFilter,
  limit: number,
): Promise<{ readonly total: number; readonly leads: readonly StoredLead[] }> {
  const { rows } = await client.query<StoredLead & { readonly total: string }>(
    `select *, count(*) over () as total from all_leads
      where case $1 when 'quarantined' then quarantined when 'all' then true else coalesce(mail = $1, false) end
        and lower(email) = lower(coalesce($2, email))
      order by created_at desc, id limit $3`,
    [state ?? 'all', email ?? null, limit],
  );
  return { total: Number(rows[0]?.total ?? 0), leads: rows.map(({ total: _, ...lead }) => lead) };
}

/** How many rows a command changed, by what they are. */
export type Counts = Readonly<Record<string, number>>;

/** What the mail of a stored lead says. It names the lead's own time, where it would take the notification's otherwise. */
function mailData({ kind, fields, attribution, created_at }: StoredLead): string {
  const received = created_at.toISOString().replace(/\.\d+/, '');
  return JSON.stringify({ ...notificationOf(kind, fields, attribution), received });
}

// Resolving a letter, and time, take out of it what the lead still has. Where that is gone too there is nobody to write to;
// and a notification that is due within a minute may be being sent.
const retry = `
update notification_outbox
set status = 'pending', attempts = 0, next_attempt_at = now(), data = coalesce(nullif(data, '{}'), $2)
where id = $1 and coalesce(nullif(data, '{}'), $2) is not null
  and (status = 'dead' or status = 'pending' and next_attempt_at > now() + interval '1 minute')`;

// One statement, so both deletions see the same leads. A notification may have outlived its lead where that was deleted by
// hand; its own address finds it.
const forget = `
with subscription as (
  delete from newsletter_subscriptions where lower(email) = lower($1) returning submission_id
), booking as (
  delete from meeting_bookings where lower(email) = lower($1) returning submission_id
), download as (
  delete from report_downloads where lower(email) = lower($1) returning submission_id
), lead as (
  select 'newsletter' as type, submission_id from subscription
  union all select 'meeting', submission_id from booking
  union all select 'report', submission_id from download
), notification as (
  delete from notification_outbox
  where (type, submission_id) in (select type, submission_id from lead) or lower(data ->> 'email') = lower($1)
  returning id
)
select (select count(*)::integer from subscription) as "newsletter subscription",
  (select count(*)::integer from booking) as "meeting booking",
  (select count(*)::integer from download) as "report download",
  (select count(*)::integer from notification) as notification`;

/** Runs a change for each row, as several leads may have one reference. Throws where no notification was changed by it. */
async function changeEach<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<pg.QueryResult>,
  missing: string,
): Promise<Counts> {
  let notification = 0;
  for (const row of rows) notification += (await run(row)).rowCount ?? 0;
  if (notification === 0) throw new AdministrationError(missing);
  return { notification };
}

/** The commands that change something, by name. Each throws an AdministrationError, or the database's error. */
export const changes = {
  /** Gives a notification that is dead, resolved or waits another ten tries; the next drain sends it. */
  async retry(client, reference) {
    const { rows } = await client.query<StoredLead & { readonly letter: string }>(
      `select lead.*, letter.id as letter from notification_outbox as letter
        left join all_leads as lead on kind = type and lead.submission_id = letter.submission_id
        where letter.reference = $1`,
      [reference],
    );
    return changeEach(
      rows,
      (row) => client.query(retry, [row.letter, row.id && mailData(row)]),
      'No notification of that reference is dead, or waits for more than a minute, while it or its lead says to whom to write.',
    );
  },
  /** Takes a lead out of quarantine and writes its notification; the next drain sends it. */
  async release(client, reference) {
    const { rows } = await client.query<StoredLead>(
      'select * from all_leads where quarantined and reference = $1',
      [reference],
    );
    return changeEach(
      rows,
      (lead) =>
        client.query(
          `with released as (
            update ${leadKinds[lead.kind].table} set quarantined = false where id = $1 and quarantined
            returning submission_id
          )
          insert into notification_outbox (submission_id, type, data, reference)
          select submission_id, $2, $3::jsonb, $4 from released`,
          [lead.id, lead.kind, mailData(lead), reference],
        ),
      'No lead of that reference is in quarantine.',
    );
  },
  /** Deletes every lead with this address, whatever its capitals, and the notifications about them. */
  async forget(client, email) {
    const { rows } = await client.query<Counts>(forget, [email]);
    return rows[0] ?? {};
  },
  /** Deletes everything that is past its retention, as the schedule does in small batches. */
  async purge(client) {
    const total: Record<string, number> = {};
    while (true) {
      const { rows } = await client.query<{ kind: string; count: number }>(
        'select kind, count from purge_expired()',
      );
      if (rows.length === 0) return total;
      for (const { kind, count } of rows) {
        const name = kind.replace('_', ' ');
        total[name] = (total[name] ?? 0) + count;
      }
    }
  },
} as const satisfies Record<string, (client: pg.Client, argument: string) => Promise<Counts>>;

/** Carries out a change in one transaction; a dry run does the same and takes it back. */
export async function change(
  client: pg.Client,
  name: keyof typeof changes,
  argument: string,
  dryRun: boolean,
): Promise<Counts> {
  await client.query('begin');
  try {
    const counts = await changes[name](client, argument);
    await client.query(dryRun ? 'rollback' : 'commit');
    return counts;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
