import { createHmac } from 'node:crypto';
import { fieldsOf } from '../../src/submissions/form-fields.ts';
import { titleOf } from './mail-text.ts';
import type { WebhookSettings } from './notification-settings.ts';
import { isTimeout, withinLimit } from './time-limit.ts';
import type { Notification, SendResult } from './types.ts';

const timeoutMilliseconds = 4000;

/**
 * Writes the body of a request: a lead as JSON with its type, the time it was received, and data by the names of the form's fields
 * (Standard Webhooks 1.0.0, "Payload structure"). Chat channels show `text`, in which marks such as `<!channel>` act, so it has
 * nothing a visitor typed.
 */
function writePayload(notification: Notification): string {
  const { kind, columns, reference, receivedAt, attribution } = notification;
  const fields = fieldsOf(kind).map(({ name, column }) => [name, columns[column] ?? '']);
  return JSON.stringify({
    type: `lead.${kind}`,
    timestamp: receivedAt.toISOString(),
    text: titleOf(notification),
    data: { kind, reference, fields: Object.fromEntries(fields), attribution },
  });
}

/** Returns the headers that a receiver verifies (Standard Webhooks 1.0.0, "Signature scheme"). Each try has the same id. */
function signatureHeaders(id: string, body: string, secret: string) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

function notSent(code: string): SendResult {
  return { sent: false, code, cause: 'other' };
}

/**
 * Sends a lead as a signed request. Only a 2xx response counts as sent, and no response is read. A redirect is not followed, because
 * it would give the lead to another address. Takes at most 4.1 seconds and never throws.
 */
export async function sendWebhook(
  settings: WebhookSettings,
  notification: Notification,
): Promise<SendResult> {
  const body = writePayload(notification);
  const headers = {
    'Content-Type': 'application/json',
    ...signatureHeaders(notification.id, body, settings.NOTIFY_WEBHOOK_SECRET),
  };
  try {
    const response = await withinLimit(timeoutMilliseconds, (signal) =>
      fetch(settings.NOTIFY_WEBHOOK, { method: 'POST', headers, body, redirect: 'manual', signal }),
    );
    await response.body?.cancel().catch(() => undefined);
    if (response.ok) return { sent: true };
    const isRedirect = response.status >= 300 && response.status < 400;
    return notSent(isRedirect ? 'webhook_redirected' : `webhook_http_${response.status}`);
  } catch (error) {
    return notSent(isTimeout(error) ? 'webhook_timeout' : 'webhook_unreachable');
  }
}
