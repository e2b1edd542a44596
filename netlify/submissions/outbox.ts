import * as z from 'zod/mini';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { type Database, DatabaseFailure, readRows, type Statement, untilDeadline } from './database.ts';
import { leaseSeconds } from './limits.ts';
import type { Log } from './log.ts';
import type { Notification, SendMail } from './types.ts';

/**
 * Minutes to wait after the first, second, … failed try: soon at first, since most failures are short, then longer, a
 * little over a day in all, so that an outage over night or a wrong token costs no notification.
 */
const waitsMinutes = [1, 5, 15, 30, 60, 120, 240, 480, 720];

/** Tries before a notification is given up. */
export const maxAttempts = waitsMinutes.length + 1;

/** Seconds until the next try, after `attempts` tries (1 to 10). */
export function waitSeconds(attempts: number): number {
  return (waitsMinutes[attempts - 1] ?? 720) * 60;
}

/**
 * Claims at most `limit` due notifications, the oldest first, and begins their next try. Two workers never get the same row:
 * rows that another is claiming are skipped, and a claim moves the next try past its lease.
 */
function claimDue(limit: number): Statement {
  return {
    text: `
with due as materialized (
  select id from notification_outbox
  where status = 'pending' and next_attempt_at <= now() and attempts < ${maxAttempts}
  order by next_attempt_at
  limit ${limit}
  for update skip locked
)
update notification_outbox as claimed
set attempts = attempts + 1, next_attempt_at = now() + interval '${leaseSeconds} seconds'
from due
where claimed.id = due.id
returning claimed.id, type, data, reference, attempts,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at`,
  };
}

const claimedRows = z.array(
  z.object({
    id: z.uuid(),
    type: z.enum(submissionKinds),
    data: z.record(z.string(), z.string()),
    reference: z.string(),
    attempts: z.number(),
    created_at: z.string(),
  }),
);

/** A claim is one short statement; should it be lost, the lease ends by itself. */
const claimMilliseconds = 3000;

/** A mark that is lost costs a second mail, so it is tried again for a while. */
const markMilliseconds = 4000;

function record(database: Database, mark: Statement) {
  return untilDeadline(performance.now() + markMilliseconds, (signal) => database.run(mark, signal));
}

/** Records that Postmark took a notification, whoever sent it. */
function recordSent(database: Database, { id }: Notification, messageId: string) {
  return record(database, {
    text: `
update notification_outbox
set status = 'sent', sent_at = now(), message_id = $2::text, last_error = null
where id = $1::uuid and status <> 'sent'`,
    parameters: [id, messageId.slice(0, 200)],
  });
}

/**
 * Schedules the next try, or gives up after the last, which is then true. Only the worker of that very try may: a later claim
 * has a higher count.
 */
async function recordFailed(
  database: Database,
  { id, attempts }: Notification,
  code: string,
): Promise<boolean> {
  const rows = await record(database, {
    text: `
update notification_outbox
set status = case when attempts >= ${maxAttempts} then 'dead' else 'pending' end,
  next_attempt_at = now() + $3::integer * interval '1 second', last_error = $4::text
where id = $1::uuid and status = 'pending' and attempts = $2::integer
returning status`,
    parameters: [id, attempts, waitSeconds(attempts), code],
  });
  return rows.some(({ status }) => status === 'dead');
}

interface NotifyPorts {
  readonly database: Database;
  readonly sendMail: SendMail;
  readonly log: Log;
}

/** The code of an error, nothing else of it. */
export function codeOf(error: unknown): string {
  if (error instanceof DatabaseFailure) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}

/** Sends a notification that this worker has claimed. What fails is logged and left to a later try; never throws. */
export async function deliver({ database, sendMail, log }: NotifyPorts, notification: Notification) {
  const { reference, attempts } = notification;
  try {
    const started = performance.now();
    const result = await sendMail(notification);
    const durationMilliseconds = Math.round(performance.now() - started);
    const facts = { code: result.code, reference, attempts, durationMilliseconds };
    if (result.sent) {
      log(result.code === undefined ? 'info' : 'warn', { event: 'notification_sent', ...facts });
      await recordSent(database, notification, result.messageId);
    } else if (await recordFailed(database, notification, result.code)) {
      log('error', { event: 'notification_dead', ...facts });
    } else {
      log('warn', { event: 'notification_failed', ...facts });
    }
  } catch (error) {
    log('error', { event: 'outbox_failed', code: codeOf(error), reference });
  }
}

/**
 * Claims and sends at most `limit` notifications that are due. Whatever fails is logged and left to a later try; never
 * throws, and ends after 18 seconds at the latest: 3 for the claim, twice 5 for a mail, 5 for its mark. Returns how many were
 * claimed.
 */
export async function sendOverdue(ports: NotifyPorts, limit: number): Promise<number> {
  try {
    const signal = AbortSignal.timeout(claimMilliseconds);
    const claimed = await readRows(ports.database, claimDue(limit), claimedRows, signal);
    await Promise.all(claimed.map((notification) => deliver(ports, notification)));
    return claimed.length;
  } catch (error) {
    ports.log('error', { event: 'outbox_failed', code: codeOf(error) });
    return 0;
  }
}
