import * as z from 'zod/mini';
import { attributionSchema } from '../../src/submissions/envelope.ts';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { type Database, DatabaseFailure, readRows, type Statement, untilDeadline } from './database.ts';
import type { Log } from './log.ts';
import type { Notification, SendMail, SendResult } from './types.ts';

/**
 * Minutes to wait after the first, second, … failed try: short at first, because most failures are short, then longer. The sum
 * is a little over a day, so that an overnight outage loses no notification.
 */
const backoffMinutes = [1, 5, 15, 30, 60, 120, 240, 480, 720];

/** The number of tries before a notification is given up. */
export const maxAttempts = backoffMinutes.length + 1;

/** Returns the seconds until the next try, after `attempts` tries (1 to 10). */
export function backoffSeconds(attempts: number): number {
  return (backoffMinutes[attempts - 1] ?? 720) * 60;
}

/** Claims due jobs and reads the values for their mails. The functions' role can read leads in no other way. */
function claimDue(limit: number): Statement {
  return {
    text: 'select id, kind, reference, attempts, locked_until, received_at, fields, attribution from claim_notifications($1)',
    parameters: [limit],
  };
}

const claimedRows = z.array(
  z.pipe(
    z.object({
      id: z.uuid(),
      kind: z.enum(submissionKinds),
      reference: z.string(),
      attempts: z.number(),
      locked_until: z.string(),
      received_at: z.date(),
      fields: z.record(z.string(), z.string()),
      attribution: z.catch(attributionSchema, {}),
    }),
    z.transform(
      ({ received_at: receivedAt, locked_until: lockedUntil, fields: columns, ...job }): Notification => ({
        ...job,
        receivedAt,
        lockedUntil,
        columns,
      }),
    ),
  ),
);

/** A claim is one short statement and is not retried: the lease of a lost claim expires. */
const claimMilliseconds = 3000;

/** How long a result is recorded with retries. A result that is not recorded leads to a second mail. */
const markMilliseconds = 4000;

function mark(database: Database, statement: Statement) {
  return untilDeadline(performance.now() + markMilliseconds, (signal) => database.run(statement, signal));
}

/** Marks a job as sent, even if another worker has claimed it since. */
function markSent(database: Database, { id }: Notification, messageId: string) {
  return mark(database, {
    text: `
update notification_outbox
set status = 'sent', sent_at = now(), locked_until = null, message_id = $2::text, last_error = null
where id = $1::uuid and status = 'pending'`,
    parameters: [id, messageId.slice(0, 200)],
  });
}

/**
 * Schedules the next try, or gives up after the last one. Returns whether it gave up. Changes nothing if the job was claimed
 * again since, as when an aborted statement runs late: a later claim has another `locked_until`.
 */
async function markFailed(database: Database, { id, attempts, lockedUntil }: Notification, code: string) {
  const rows = await mark(database, {
    text: `
update notification_outbox
set status = case when attempts >= ${maxAttempts} then 'dead' else 'pending' end, locked_until = null,
  next_attempt_at = now() + $3::integer * interval '1 second', last_error = $4::text
where id = $1::uuid and status = 'pending' and locked_until = $2::timestamptz
returning status`,
    parameters: [id, lockedUntil, backoffSeconds(attempts), code],
  });
  return rows.some(({ status }) => status === 'dead');
}

/** Takes back a try that failed because of the account, not the mail. The job is due again at once. */
function markUntried(database: Database, { id, lockedUntil }: Notification, code: string) {
  return mark(database, {
    text: `
update notification_outbox
set status = 'pending', attempts = attempts - 1, locked_until = null, last_error = $3::text
where id = $1::uuid and status = 'pending' and locked_until = $2::timestamptz`,
    parameters: [id, lockedUntil, code],
  });
}

/** The dependencies of sending. */
export interface OutboxPorts {
  readonly database: Database;
  readonly sendMail: SendMail;
  readonly log: Log;
}

/** Returns a loggable code for any error: a DatabaseFailure's code or the error's name, never its message. */
export function codeOf(error: unknown): string {
  if (error instanceof DatabaseFailure) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}

async function record(
  { database, log }: OutboxPorts,
  notification: Notification,
  result: SendResult,
  facts: object,
) {
  const { code } = result;
  if (result.sent) {
    log(code === undefined ? 'info' : 'warn', { event: 'notification_sent', ...facts });
    await markSent(database, notification, result.messageId);
  } else if (result.accountRefused) {
    log('error', { event: 'mail_account_refused', ...facts });
    await markUntried(database, notification, result.code);
  } else if (await markFailed(database, notification, result.code)) {
    log('error', { event: 'notification_dead', ...facts });
  } else {
    log('warn', { event: 'notification_failed', ...facts });
  }
}

/** The result of a claimed notification. After `account_refused` other mails would fail too. */
type Delivery = 'sent' | 'failed' | 'account_refused';

/**
 * Sends a notification that this worker has claimed. A failure is logged and left to a later try; never throws. A mail whose
 * result cannot be recorded counts as failed, because it will be sent again.
 */
export async function deliver(ports: OutboxPorts, notification: Notification): Promise<Delivery> {
  const { reference, attempts } = notification;
  try {
    const started = performance.now();
    const result = await ports.sendMail(notification);
    const durationMilliseconds = Math.round(performance.now() - started);
    await record(ports, notification, result, {
      code: result.code,
      reference,
      attempts,
      durationMilliseconds,
    });
    if (result.sent) return 'sent';
    return result.accountRefused ? 'account_refused' : 'failed';
  } catch (error) {
    ports.log('error', { event: 'outbox_failed', code: codeOf(error), reference });
    return 'failed';
  }
}

/**
 * Claims and sends at most `limit` due notifications. A failure is logged and left to a later try; never throws. Takes at most
 * 18 seconds: 3 for the claim, twice 5 for a mail and 5 to record its result. Returns how many were claimed and sent, and
 * whether the mail service refused the account.
 */
export async function sendOverdue(ports: OutboxPorts, limit: number) {
  try {
    const signal = AbortSignal.timeout(claimMilliseconds);
    const claimed = await readRows(ports.database, claimDue(limit), claimedRows, signal);
    const deliveries = await Promise.all(claimed.map((notification) => deliver(ports, notification)));
    const sent = deliveries.filter((delivery) => delivery === 'sent').length;
    return { claimed: claimed.length, sent, accountRefused: deliveries.includes('account_refused') };
  } catch (error) {
    ports.log('error', { event: 'outbox_failed', code: codeOf(error) });
    return { claimed: 0, sent: 0, accountRefused: false };
  }
}
