import * as z from 'zod/mini';
import { type Database, readRows, type Statement, untilDeadline } from './database.ts';
import { arrayLiteral } from './leads.ts';
import type { Delivery } from './types.ts';

/**
 * Minutes to wait after the first, second, … failed try: short at first, because most failures are short, then longer. The sum
 * is a little over a day, so that an overnight outage loses no notification.
 */
const backoffMinutes = [1, 5, 15, 30, 60, 120, 240, 480, 720] as const;

/** The number of tries before a notification is given up. */
export const maxAttempts = backoffMinutes.length + 1;

/** The seconds after which a notification is tried again that failed once. */
export const firstBackoffSeconds = backoffMinutes[0] * 60;

/** After this many failed tries of an inbox the fallback is told too, because the inbox itself may be failing. */
const failuresBeforeFallback = 3;

/** How long a job waits after a failure of the account: behind the others, and due again at the next scheduled run. */
const accountMinutes = 5;

/** How long a result is recorded with retries. A result that is not recorded leads to a second message. */
const markMilliseconds = 4000;

/** The dependencies of recording a result. */
export interface MarkPorts {
  readonly database: Database;
  readonly delivery: Pick<Delivery, 'fallbacks'>;
  /** The claim of the jobs. */
  readonly claim: string;
}

function mark<Schema extends z.ZodMiniType>(database: Database, statement: Statement, schema: Schema) {
  return untilDeadline(performance.now() + markMilliseconds, (signal) =>
    readRows(database, statement, schema, signal),
  );
}

/** Marks jobs as sent, even if another worker has claimed them since. Throws a DatabaseFailure. */
export async function markSent(
  { database }: MarkPorts,
  ids: readonly string[],
  messageId: string | undefined,
  digested: boolean,
): Promise<void> {
  const statement = {
    text: `
update notification_outbox
set status = 'sent', sent_at = now(), locked_until = null, message_id = $2::text, digested = $3::boolean, last_error = null
where id = any($1::uuid[]) and status = 'pending'`,
    parameters: [arrayLiteral(ids), messageId?.slice(0, 200) ?? null, digested],
  };
  await mark(database, statement, z.unknown());
}

const deadRows = z.array(z.object({ id: z.uuid(), dead: z.boolean() }));

/**
 * Schedules the next try of jobs, or gives up after the last one. An inbox's third failure, or its first where the recipient refuses,
 * plans a job for each fallback. Returns the ids of those that were given up. Changes nothing if the jobs were claimed again since, as
 * when an aborted statement runs late. Throws a DatabaseFailure.
 */
export async function markFailed(
  { database, delivery, claim }: MarkPorts,
  ids: readonly string[],
  code: string,
  isRecipientsFault: boolean,
): Promise<readonly string[]> {
  const statement = {
    text: `
with failed as (
  update notification_outbox
  set status = case when attempts >= ${maxAttempts} then 'dead' else 'pending' end, locked_until = null,
    attempts = least(attempts, ${maxAttempts}), last_error = $3::text,
    next_attempt_at = now() + coalesce((array[${backoffMinutes.join()}])[attempts], 0) * interval '1 minute'
  where id = any($1::uuid[]) and status = 'pending' and claim = $2::uuid
  returning id, kind, submission_id, reference, destination, attempts, status
), fallback as (
  insert into notification_outbox (kind, submission_id, reference, destination)
  select kind, submission_id, reference, planned.destination
  from failed cross join unnest($4::text[]) as planned (destination)
  where failed.destination like 'inbox %' and (attempts >= ${failuresBeforeFallback} or $5::boolean)
  on conflict do nothing
)
select id, status = 'dead' as dead from failed`,
    parameters: [arrayLiteral(ids), claim, code, arrayLiteral(delivery.fallbacks), isRecipientsFault],
  };
  const rows = await mark(database, statement, deadRows);
  return rows.filter(({ dead }) => dead).map(({ id }) => id);
}

/** Takes back a try of jobs that failed because of the account, and puts them behind the others. Throws a DatabaseFailure. */
export async function markUntried(
  { database, claim }: MarkPorts,
  ids: readonly string[],
  code: string,
): Promise<void> {
  const statement = {
    text: `
update notification_outbox
set status = 'pending', attempts = attempts - 1, locked_until = null, last_error = $3::text,
  next_attempt_at = now() + interval '${accountMinutes} minutes'
where id = any($1::uuid[]) and status = 'pending' and claim = $2::uuid`,
    parameters: [arrayLiteral(ids), claim, code],
  };
  await mark(database, statement, z.unknown());
}
