import type pg from 'pg';

/** Records the unsubscription of e-mail addresses as keyed hashes, with the present time. */
export async function recordUnsubscriptions(client: pg.Client, emails: readonly string[]): Promise<void> {
  await client.query(
    `insert into unsubscriptions (email_digest)
      select distinct unsubscription_digest(email) from unnest($1::text[]) as given (email)
      on conflict (email_digest) do update set unsubscribed_at = now()`,
    [emails],
  );
}

/** Deletes every subscription that is older than the unsubscription of its address. Returns the number of deleted rows. */
export async function deleteUnsubscribed(client: pg.Client): Promise<{ 'newsletter subscription': number }> {
  const { rowCount } = await client.query(
    `delete from newsletter_subscriptions as subscription using unsubscriptions
      where email_digest = unsubscription_digest(email) and subscription.created_at < unsubscribed_at`,
  );
  return { 'newsletter subscription': rowCount ?? 0 };
}

/** An e-mail address and the time when it unsubscribed, or null if that is not on record. */
export interface Unsubscription {
  readonly email: string;
  readonly unsubscribed_at: Date | null;
}

/** Returns the recorded unsubscription of each e-mail address, in the order of the addresses. */
export async function readUnsubscriptions(
  client: pg.Client,
  emails: readonly string[],
): Promise<readonly Unsubscription[]> {
  const { rows } = await client.query<Unsubscription>(
    `select email, unsubscribed_at from unnest($1::text[]) with ordinality as given (email, position)
      left join unsubscriptions on email_digest = unsubscription_digest(email) order by position`,
    [emails],
  );
  return rows;
}
