import { type Database, DatabaseFailure } from './database.ts';
import type { Log } from './log.ts';
import { type Mail, refusedAddress, type SendResult } from './mail.ts';
import { writeMail } from './mail-message.ts';
import { claimNotifications, type Notification, type OutboxKey, recordFailed, recordSent } from './outbox.ts';

export interface NotifyPorts {
  readonly database: Database;
  readonly mail: Mail;
  readonly log: Log;
}

async function send(mail: Mail, notification: Notification): Promise<SendResult> {
  const result = await mail.send(writeMail(notification, true));
  return !result.sent && result.code === refusedAddress ? mail.send(writeMail(notification, false)) : result;
}

async function deliver({ database, mail, log }: NotifyPorts, notification: Notification): Promise<void> {
  const { reference, attempts } = notification;
  const started = performance.now();
  const result = await send(mail, notification);
  const durationMilliseconds = Math.round(performance.now() - started);
  const facts = { reference, attempts, durationMilliseconds };
  if (result.sent) {
    log.info({ event: 'notification_sent', ...facts });
    await recordSent(database, notification, result.messageId);
    return;
  }
  const { code } = result;
  const last = await recordFailed(database, notification, code);
  if (last) log.error({ event: 'notification_dead', code, ...facts });
  else log.warn({ event: 'notification_failed', code, ...facts });
}

/** The code of an error, nothing else of it. */
export function codeOf(error: unknown): string {
  if (error instanceof DatabaseFailure) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}

/**
 * Sends at most `limit` notifications that are due, the given one first. Whatever fails is logged and left to a later try; never throws, and
 * ends after 18 seconds at the latest: 3 for the claim, twice 5 for a mail, 5 for its mark. Returns how many were claimed.
 */
export async function notify(ports: NotifyPorts, own: OutboxKey | undefined, limit: number): Promise<number> {
  try {
    const claimed = await claimNotifications(ports.database, own, limit);
    const work = claimed.map((notification) =>
      deliver(ports, notification).catch((error: unknown) =>
        ports.log.error({
          event: 'outbox_failed',
          code: codeOf(error),
          reference: notification.reference,
        }),
      ),
    );
    await Promise.all(work);
    return claimed.length;
  } catch (error) {
    ports.log.error({ event: 'outbox_failed', code: codeOf(error) });
    return 0;
  }
}
