import type { SubmissionKind } from '../../src/submissions/kinds.ts';
import type { Statement } from './database.ts';
import { leaseSeconds, mostAttempts } from './retry-schedule.ts';

/** Names one notification: the submission it belongs to. */
export interface OutboxKey {
  readonly kind: SubmissionKind;
  readonly submissionId: string;
}

/** Notifications one claim takes: its own and up to four that are overdue. */
export const claimSize = 5;

/**
 * Claims due notifications, the given one first, and begins their next try. Two workers never get the same row: rows that
 * another is claiming are skipped, and a claim moves the next try past its lease.
 */
export function claimDue(own: OutboxKey | undefined): Statement {
  return {
    text: `
with due as materialized (
  select id from notification_outbox
  where status = 'pending' and next_attempt_at <= now() and attempts < ${mostAttempts}
  order by coalesce(submission_id = $1::uuid and type = $2::text, false) desc, next_attempt_at
  limit ${claimSize}
  for update skip locked
)
update notification_outbox as claimed
set attempts = attempts + 1, next_attempt_at = now() + interval '${leaseSeconds} seconds'
from due
where claimed.id = due.id
returning claimed.id, type, data, reference, attempts,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at`,
    parameters: [own?.submissionId ?? null, own?.kind ?? null],
  };
}

/** Marks a notification as sent, whoever sent it. */
export function markSent(id: string, messageId: string): Statement {
  return {
    text: `
update notification_outbox
set status = 'sent', sent_at = now(), message_id = $2::text, last_error = null
where id = $1::uuid and status <> 'sent'`,
    parameters: [id, messageId],
  };
}

/**
 * Schedules the next try, or gives up after the last. Only the worker of that very try may: a later claim has a higher
 * count. Answers one row with the new status, or none.
 */
export function markFailed(
  { id, attempts }: { readonly id: string; readonly attempts: number },
  code: string,
  waitSeconds: number,
): Statement {
  return {
    text: `
update notification_outbox
set status = case when attempts >= ${mostAttempts} then 'dead' else 'pending' end,
  next_attempt_at = now() + $3::integer * interval '1 second', last_error = $4::text
where id = $1::uuid and status = 'pending' and attempts = $2::integer
returning status`,
    parameters: [id, attempts, waitSeconds, code],
  };
}

/** Gives up notifications whose last worker never came back. Answers their references. */
export const buryAbandoned: Statement = {
  text: `
update notification_outbox
set status = 'dead', last_error = coalesce(last_error, 'worker_lost')
where status = 'pending' and attempts >= ${mostAttempts} and next_attempt_at <= now()
returning reference, last_error`,
  parameters: [],
};

/** Deletes counters that no limit reads any more. */
export const deleteOldCounters: Statement = {
  text: `delete from submission_counters where window_start < now() - interval '1 hour'`,
  parameters: [],
};
