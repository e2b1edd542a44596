import * as z from 'zod/mini';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import type { Database } from './database.ts';
import { DatabaseFailure } from './database-failure.ts';
import { deadlineIn, untilDeadline } from './deadline.ts';
import { claimDue, markFailed, markSent, type OutboxKey } from './outbox-statements.ts';
import { waitSeconds } from './retry-schedule.ts';

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

/** A notification this worker may try to send now. */
export type Notification = z.output<typeof claimedRows>[number];

/** A claim is one short statement; should it be lost, the lease ends by itself. */
const claimMilliseconds = 3000;

/** A mark that is lost costs a second mail, so it is tried again for a while. */
const markMilliseconds = 4000;

/** Claims due notifications, the given one first. Throws a DatabaseFailure. */
export async function claimNotifications(
  database: Database,
  own: OutboxKey | undefined,
): Promise<readonly Notification[]> {
  const signal = AbortSignal.timeout(claimMilliseconds);
  const rows = await database.run(claimDue(own), signal);
  const result = z.safeParse(claimedRows, rows);
  if (!result.success) throw new DatabaseFailure('outbox_unreadable', false);
  return result.data;
}

/** Records that Postmark took a notification. Throws a DatabaseFailure after about four seconds. */
export async function recordSent(database: Database, { id }: Notification, messageId: string): Promise<void> {
  await untilDeadline(deadlineIn(markMilliseconds), (signal) =>
    database.run(markSent(id, messageId.slice(0, 200)), signal),
  );
}

/** Records a failed try; true when it was the last. Throws a DatabaseFailure after about four seconds. */
export async function recordFailed(
  database: Database,
  notification: Notification,
  code: string,
): Promise<boolean> {
  const statement = markFailed(notification, code, waitSeconds(notification.attempts));
  const rows = await untilDeadline(deadlineIn(markMilliseconds), (signal) => database.run(statement, signal));
  return rows.some(({ status }) => status === 'dead');
}
