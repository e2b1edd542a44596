import { ServerClient } from 'postmark';
import * as z from 'zod/mini';
import { type MailText, writeDigest, writeMail } from './mail-text.ts';
import type { MailAccount } from './notification-settings.ts';
import type { FailureCause, Notification, SendResult } from './types.ts';

/**
 * Codes of problems with the account, not with the mail (postmarkapp.com/developer/api/overview, error codes): token (10, HTTP 401),
 * sender (400, 401), credit (405), approval (412, 413), server (422), message stream (1235, 1236), allowed addresses of the network
 * (1480), and Postmark's test token. Every mail fails until a person fixes the account. 400, 401 and 405 are in older lists only.
 */
const accountCodes: ReadonlySet<string> = new Set([
  'postmark_10',
  'postmark_http_401',
  'postmark_400',
  'postmark_401',
  'postmark_405',
  'postmark_412',
  'postmark_413',
  'postmark_422',
  'postmark_1235',
  'postmark_1236',
  'postmark_1480',
  'postmark_test',
]);

/** The code of a mail that Postmark does not accept, mostly for an invalid address of sender, recipient or Reply-To. */
const invalidMail = 'postmark_300';

/**
 * Codes of a recipient that gets no mail: an invalid address, unless it is the sender's, and one that bounced or complained (406, and
 * `postmark_inactive` for the same in a response of success). The other codes of a mail, such as 402 and 403, may pass with a later
 * release, and those of the service, such as 100 and 429, by themselves.
 */
const recipientCodes: ReadonlySet<string> = new Set([invalidMail, 'postmark_406', 'postmark_inactive']);

function notSent(code: string): SendResult {
  const other: FailureCause = recipientCodes.has(code) ? 'recipient' : 'other';
  return { sent: false, code, cause: accountCodes.has(code) ? 'account' : other };
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

/**
 * Returns a code for anything that Postmark's client throws: Postmark's own code if there is one, else the HTTP status. The
 * messages are dropped, because they repeat addresses.
 */
export function failureCode(error: unknown): string {
  const { name, code, statusCode, message }: Readonly<Record<string, unknown>> = Object(error);
  // Checked before `code`, because an aborted response is a DOMException and has a `code` of its own.
  if (name === 'TimeoutError' || name === 'AbortError') return 'postmark_timeout';
  const own = positive(code);
  if (own !== undefined) return `postmark_${own}`;
  const status = positive(statusCode);
  if (status !== undefined) return `postmark_http_${status}`;
  // For a request without a response the client keeps only the message.
  return /aborted|timeout/i.test(String(message)) ? 'postmark_timeout' : 'postmark_unreachable';
}

const accepted = z.object({
  ErrorCode: z.literal(0),
  MessageID: z.string().check(z.minLength(1)),
  Message: z.catch(z.string(), ''),
});

/** Reads a 2xx response. Only its message says that Postmark will not send the mail. */
function resultOf(response: unknown): SendResult {
  const { success, data } = z.safeParse(accepted, response);
  if (!success) return notSent('postmark_unreadable');
  const { Message, MessageID: messageId } = data;
  // The response to the token POSTMARK_API_TEST.
  if (/^test job accepted/i.test(Message)) return notSent('postmark_test');
  // With one recipient nobody was told. The message contains the address, so only a code is kept.
  if (/inactive address/i.test(Message)) return notSent('postmark_inactive');
  return { sent: true, messageId };
}

function clientOf({ POSTMARK_SERVER_TOKEN, POSTMARK_API_URL }: MailAccount) {
  const address = new URL(POSTMARK_API_URL ?? 'https://api.postmarkapp.com');
  return new ServerClient(POSTMARK_SERVER_TOKEN, {
    requestHost: `${address.host}${address.pathname.replace(/\/+$/, '')}`,
    useHttps: address.protocol === 'https:',
    // In seconds. The default is 180.
    timeout: 4,
    // Following a redirect would send the token to another host.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
}

/** Returns the result for anything that Postmark's client throws. An invalid sender is a problem with the account. */
function resultOfFailure(error: unknown): SendResult {
  const code = failureCode(error);
  const isSender = code === invalidMail && String(Object(error).message).includes("'From'");
  return isSender ? { sent: false, code, cause: 'account' } : notSent(code);
}

/** Begins the subjects of a preview's mails. */
const previewMark = '[preview] ';

/**
 * Returns functions that send mails through Postmark (postmarkapp.com/developer/api/email-api), each to one recipient. A mail counts as
 * sent once Postmark accepts it. Mails of a preview say so in their subjects.
 */
export function openMail(account: MailAccount, isPreview: boolean) {
  const client = clientOf(account);
  async function send(message: MailText, to: string): Promise<SendResult> {
    const Subject = `${isPreview ? previewMark : ''}${message.Subject}`;
    try {
      // Any 2xx response resolves, whatever its body.
      const response: unknown = await client.sendEmail({
        ...message,
        From: account.NOTIFY_FROM,
        To: to,
        Subject,
      });
      return resultOf(response);
    } catch (error) {
      return resultOfFailure(error);
    }
  }
  return {
    /** Takes at most eight seconds: a refused address may be the visitor's, so the mail is sent again without Reply-To. */
    async send(notification: Notification, to: string): Promise<SendResult> {
      const message = writeMail(notification, true);
      const result = await send(message, to);
      const mayBeReplyTo = message.ReplyTo !== undefined && !result.sent && result.code === invalidMail;
      if (!mayBeReplyTo || result.cause === 'account') return result;
      return send(writeMail(notification, false), to);
    },
    /** Takes at most four seconds. */
    sendDigest: (notifications: readonly Notification[], to: string): Promise<SendResult> =>
      send(writeDigest(notifications), to),
    /**
     * Checks the token without sending a mail (postmarkapp.com/developer/api/server-api). Returns the code of a refusal, undefined if
     * the token is accepted and if the response says nothing about it. Takes at most four seconds and never throws.
     */
    async refusedAccount(): Promise<string | undefined> {
      try {
        await client.getServer();
        return undefined;
      } catch (error) {
        const code = failureCode(error);
        return accountCodes.has(code) ? code : undefined;
      }
    },
  };
}
