import { ServerClient } from 'postmark';
import * as z from 'zod/mini';
import type { MailSettings } from './environment.ts';
import { failureCode } from './mail-failure.ts';
import type { MailMessage } from './mail-message.ts';

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
