import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type pg from 'pg';
import * as z from 'zod/mini';
import { leadKinds } from '../netlify/submissions/lead-kinds.ts';
import { type SubmissionKind, submissionKinds } from '../src/submissions/kinds.ts';
import { AdministrationError } from './connection.ts';
import { printable } from './printable.ts';

/** The tables of removals and the columns with the time. */
const removalTimes = { unsubscriptions: 'unsubscribed_at', erasures: 'erased_at' } as const;
type RemovalTable = keyof typeof removalTimes;

/** Records that e-mail addresses unsubscribed, or that all their leads were deleted, as keyed hashes, with the present time. */
export async function recordRemovals(
  client: pg.Client,
  table: RemovalTable,
  emails: readonly string[],
): Promise<void> {
  await client.query(
    `insert into ${table} (email_digest)
      select distinct removal_digest(email) from unnest($1::text[]) as given (email)
      on conflict (email_digest) do update set ${removalTimes[table]} = now()`,
    [emails],
  );
}

/** Deletes every subscription that is older than the unsubscription of its address. Returns the number of deleted rows. */
export async function deleteUnsubscribed(client: pg.Client): Promise<{ 'newsletter subscription': number }> {
  const { rowCount } = await client.query(
    `delete from newsletter_subscriptions as lead using unsubscriptions
      where email_digest = removal_digest(email) and lead.created_at < unsubscribed_at`,
  );
  return { 'newsletter subscription': rowCount ?? 0 };
}

/** Returns the SQL condition that a row `lead` of the kind's table is older than a removal of its address. */
export function removedCondition(kind: SubmissionKind): string {
  const recorded = (table: RemovalTable) =>
    `exists (select from ${table} where email_digest = removal_digest(lead.email) and lead.created_at < ${removalTimes[table]})`;
  const erased = recorded('erasures');
  return kind === 'newsletter' ? `(${erased} or ${recorded('unsubscriptions')})` : erased;
}

/** Deletes every lead that is older than a removal of its address. Returns the number of deleted leads. */
export async function deleteRemoved(client: pg.Client): Promise<number> {
  let deleted = 0;
  for (const kind of submissionKinds) {
    const { rowCount } = await client.query(
      `delete from ${leadKinds[kind].table} as lead where ${removedCondition(kind)}`,
    );
    deleted += rowCount ?? 0;
  }
  return deleted;
}

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));
// Times stay texts, because a Date has no microseconds.
const time = z.iso.datetime({ offset: true });
const removalsSchema = z.object({
  /** The hash of nothing, by which databases with the same key are recognised. */
  key: digest,
  unsubscriptions: z.array(z.object({ email_digest: digest, unsubscribed_at: time })),
  erasures: z.array(z.object({ email_digest: digest, erased_at: time })),
});

/** The keyed hashes of the addresses that unsubscribed or were forgotten, and when. */
export type Removals = z.output<typeof removalsSchema>;

/** Returns all removals of a database. Throws database errors. */
export async function readRemovals(client: pg.Client): Promise<Removals> {
  const { rows } = await client.query<{ removals: unknown }>(
    `select jsonb_build_object(
        'key', removal_digest(''),
        'unsubscriptions', (select coalesce(jsonb_agg(row order by unsubscribed_at, email_digest), '[]') from unsubscriptions as row),
        'erasures', (select coalesce(jsonb_agg(row order by erased_at, email_digest), '[]') from erasures as row)
      ) as removals`,
  );
  return z.parse(removalsSchema, rows[0]?.removals);
}

/** Reads a file of removals. Throws an AdministrationError if it is not one. */
export async function readRemovalsFile(file: string): Promise<Removals> {
  // npm changes to the project's folder; INIT_CWD is the folder of the caller.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  try {
    return z.parse(removalsSchema, JSON.parse(await readFile(path, 'utf8')));
  } catch {
    throw new AdministrationError(
      printable(`The file ${file} cannot be read, or is not what npm run leads -- removals prints.`),
    );
  }
}

/**
 * Records the removals that are newer than those on record. Returns how many. Throws an AdministrationError if they are hashes with
 * another key.
 */
export async function mergeRemovals(client: pg.Client, removals: Removals): Promise<number> {
  const { rows } = await client.query<{ key: string }>(`select removal_digest('') as key`);
  if (rows[0]?.key !== removals.key) {
    throw new AdministrationError(
      'Nothing was changed: the removals are of another database, with another key. Use those of the database that this one was restored from.',
    );
  }
  let merged = 0;
  for (const table of ['unsubscriptions', 'erasures'] as const) {
    const time = removalTimes[table];
    const { rowCount } = await client.query(
      `insert into ${table} as mine select * from jsonb_populate_recordset(null::${table}, $1)
        on conflict (email_digest) do update set ${time} = excluded.${time} where mine.${time} < excluded.${time}`,
      [JSON.stringify(removals[table])],
    );
    merged += rowCount ?? 0;
  }
  return merged;
}

/** An e-mail address with the times when it unsubscribed and subscribed last, each null if that is not on record. */
export interface Unsubscription {
  readonly email: string;
  readonly unsubscribed_at: Date | null;
  readonly subscribed_at: Date | null;
}

/** Returns the recorded unsubscription and the present subscription of each e-mail address, in the order of the addresses. */
export async function readUnsubscriptions(
  client: pg.Client,
  emails: readonly string[],
): Promise<readonly Unsubscription[]> {
  const { rows } = await client.query<Unsubscription>(
    `select given.email, unsubscribed_at, subscription.created_at as subscribed_at
      from unnest($1::text[]) with ordinality as given (email, position)
      left join unsubscriptions on email_digest = removal_digest(given.email)
      left join newsletter_subscriptions as subscription
        on lower(subscription.email) = lower(given.email) and not quarantined
      order by position`,
    [emails],
  );
  return rows;
}
