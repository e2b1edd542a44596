import { ServerClient } from 'postmark';
import * as z from 'zod/mini';
import type { MailSettings } from './environment.ts';
import type { MailMessage } from './mail-message.ts';

/** Postmark's code 300: an address of the mail is refused. The team's own are fixed, so it is the Reply-To. */
export const refusedAddress = 'postmark_300';

interface ErrorFacts {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly statusCode?: unknown;
  readonly message?: unknown;
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

/**
 * A code for whatever Postmark's client threw: Postmark's own where it gave one, else the HTTP status. Its messages repeat
 * addresses and are dropped.
 */
export function failureCode(error: unknown): string {
  const { name, code, statusCode, message }: ErrorFacts =
    typeof error === 'object' && error !== null ? error : {};
  // Before the code: an aborted read of the answer is a DOMException, which has a code of its own.
  if (name === 'TimeoutError' || name === 'AbortError') return 'postmark_timeout';
  const own = positive(code);
  if (own !== undefined) return `postmark_${own}`;
  const status = positive(statusCode);
  if (status !== undefined) return `postmark_http_${status}`;
  // Of a request that got no answer at all the client keeps the message only.
  return /aborted|timeout/i.test(String(message)) ? 'postmark_timeout' : 'postmark_unreachable';
}

export type SendResult =
  | { readonly sent: true; readonly messageId: string }
  | { readonly sent: false; readonly code: string };

/** The mail service as the pipeline sees it. */
export interface Mail {
  /** Sends one mail; a failure is a result, never thrown. At most about five seconds. */
  send(message: MailMessage): Promise<SendResult>;
}

/** Seconds; Postmark's own client would wait 180. */
const timeoutSeconds = 5;

const accepted = z.object({ ErrorCode: z.literal(0), MessageID: z.string().check(z.minLength(1)) });

function clientOf({ POSTMARK_SERVER_TOKEN, POSTMARK_API_URL }: MailSettings) {
  const address = new URL(POSTMARK_API_URL ?? 'https://api.postmarkapp.com');
  return new ServerClient(POSTMARK_SERVER_TOKEN, {
    requestHost: `${address.host}${address.pathname.replace(/\/+$/, '')}`,
    useHttps: address.protocol === 'https:',
    timeout: timeoutSeconds,
    // A redirect would carry the token to wherever it points.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
}

/** Mail through Postmark (https://postmarkapp.com/developer/api/email-api). */
export function openMail(settings: MailSettings): Mail {
  const client = clientOf(settings);
  return {
    async send({ subject, textBody, htmlBody, replyTo, tag, reference }) {
      try {
        const answer: unknown = await client.sendEmail({
          From: settings.NOTIFY_FROM,
          To: settings.NOTIFY_TO,
          Subject: subject,
          TextBody: textBody,
          HtmlBody: htmlBody,
          MessageStream: 'outbound',
          Tag: tag,
          Metadata: { reference },
          ...(replyTo === undefined ? {} : { ReplyTo: replyTo }),
        });
        // Any 2xx resolves, whatever it says.
        const result = z.safeParse(accepted, answer);
        return result.success
          ? { sent: true, messageId: result.data.MessageID }
          : { sent: false, code: 'postmark_unreadable' };
      } catch (error) {
        return { sent: false, code: failureCode(error) };
      }
    },
  };
}
