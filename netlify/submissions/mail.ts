import { type Message, ServerClient } from 'postmark';
import * as z from 'zod/mini';
import { mail as words } from '../../src/content/embedded.ts';
import type { MailSettings } from './environment.ts';
import { html } from './html.ts';
import { fieldsOf, leadKinds } from './lead-kinds.ts';
import type { Notification, SendMail, SendResult } from './types.ts';

/** One line, whatever the value holds: a line break in a text mail could pass for another field. */
function singleLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Postmark reads several addresses from one header, parted by commas; the schemas let none through, and neither does this. */
function answerAddress(email: string | undefined): string | undefined {
  return email !== undefined && /^[^\s,;<>"\p{Cc}]+@[^\s,;<>"\p{Cc}]+$/u.test(email) ? email : undefined;
}

// Made once: making it costs more than the rest of the mail.
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/**
 * Writes the mail of a notification, without sender and recipient. Its subject holds the type and the reference, nothing a
 * visitor typed; in its bodies every value stands escaped and on one line. Without `answerable` it has no Reply-To.
 */
export function writeMail(
  { type, data, reference, created_at }: Notification,
  answerable: boolean,
): Omit<Message, 'From' | 'To'> {
  const { fixed } = leadKinds[type];
  // A meeting form that was sent from a masterclass's Register Now names its event.
  const copy = data.event === undefined ? words[type] : words.registration;
  const { email } = data;
  const replyTo = answerable ? answerAddress(email) : undefined;
  const textOf = (name: string) => singleLine(data[name] ?? '');
  const lines = [
    ...(data.event === undefined ? [] : [{ label: words.labels.event, value: textOf('event') }]),
    ...fieldsOf(type).map(([name, field]) => ({ label: field.label, value: textOf(field.data ?? name) })),
    ...(fixed ? [{ label: fixed.label, value: textOf(fixed.data) }] : []),
    { label: words.labels.received, value: `${time.format(new Date(data.received ?? created_at))} UTC` },
    { label: words.labels.reference, value: reference },
  ];
  const lastSentence = replyTo === undefined ? words.unanswerable : words.answerable;
  const rows = lines.map(
    ({ label, value }) => html`<tr><th align="left" scope="row">${label}</th><td>${value}</td></tr>
`,
  );
  return {
    Subject: `${copy.subject} ${reference}`,
    TextBody: [
      copy.introduction,
      '',
      ...lines.map(({ label, value }) => `${label}: ${value}`),
      '',
      lastSentence,
      '',
    ].join('\n'),
    HtmlBody: html`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${copy.subject} ${reference}</title></head>
<body>
<p>${copy.introduction}</p>
<table cellpadding="6">
${rows}</table>
<p>${lastSentence}</p>
</body>
</html>
`.text,
    ...(replyTo === undefined ? {} : { ReplyTo: replyTo }),
    MessageStream: 'outbound',
    Tag: type,
    Metadata: { reference },
  };
}

/** Postmark's code 300: an address of the mail is refused. The team's own are fixed, so it is the Reply-To. */
const refusedAddress = 'postmark_300';

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

/**
 * A code for whatever Postmark's client threw: Postmark's own where it gave one, else the HTTP status. Its messages repeat
 * addresses and are dropped.
 */
export function failureCode(error: unknown): string {
  const { name, code, statusCode, message }: Readonly<Record<string, unknown>> = Object(error);
  // Before the code: an aborted read of the answer is a DOMException, which has a code of its own.
  if (name === 'TimeoutError' || name === 'AbortError') return 'postmark_timeout';
  const own = positive(code);
  if (own !== undefined) return `postmark_${own}`;
  const status = positive(statusCode);
  if (status !== undefined) return `postmark_http_${status}`;
  // Of a request that got no answer at all the client keeps the message only.
  return /aborted|timeout/i.test(String(message)) ? 'postmark_timeout' : 'postmark_unreachable';
}

const accepted = z.object({
  ErrorCode: z.literal(0),
  MessageID: z.string().check(z.minLength(1)),
  Message: z.catch(z.string(), ''),
});

/** What an answer of 2xx means: Postmark says in a sentence alone that it sends nothing, or not to everybody. */
function resultOf(answer: unknown): SendResult {
  const { success, data } = z.safeParse(accepted, answer);
  if (!success) return { sent: false, code: 'postmark_unreadable' };
  const { Message, MessageID: messageId } = data;
  // The answer to the token POSTMARK_API_TEST.
  if (/^test job accepted/i.test(Message)) return { sent: false, code: 'postmark_test' };
  // Names the addresses, which stay out of the log.
  if (/inactive address/i.test(Message)) return { sent: true, messageId, code: 'postmark_inactive' };
  return { sent: true, messageId };
}

function clientOf({ POSTMARK_SERVER_TOKEN, POSTMARK_API_URL }: MailSettings) {
  const address = new URL(POSTMARK_API_URL ?? 'https://api.postmarkapp.com');
  return new ServerClient(POSTMARK_SERVER_TOKEN, {
    requestHost: `${address.host}${address.pathname.replace(/\/+$/, '')}`,
    useHttps: address.protocol === 'https:',
    // Postmark's own client would wait 180 seconds.
    timeout: 5,
    // A redirect would carry the token to wherever it points.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
}

/** After so many failed tries the second recipient gets the mail as well: what fails may be the first one. */
const failuresBeforeFallback = 3;

/** Mail through Postmark (https://postmarkapp.com/developer/api/email-api). */
export function openMail(settings: MailSettings): SendMail {
  const client = clientOf(settings);
  async function send(notification: Notification, answerable: boolean): Promise<SendResult> {
    const message = writeMail(notification, answerable);
    const fallback = notification.attempts > failuresBeforeFallback ? settings.NOTIFY_FALLBACK : undefined;
    try {
      const answer: unknown = await client.sendEmail({
        From: settings.NOTIFY_FROM,
        To: [settings.NOTIFY_TO, ...(fallback === undefined ? [] : [fallback])].join(', '),
        ...message,
      });
      // Any 2xx resolves, whatever it says.
      return resultOf(answer);
    } catch (error) {
      const code = failureCode(error);
      return answerable && code === refusedAddress ? send(notification, false) : { sent: false, code };
    }
  }
  return (notification) => send(notification, true);
}
