import { type Message, ServerClient } from 'postmark';
import * as z from 'zod/mini';
import { mail as words } from '../../src/content/embedded.ts';
import type { Attribution } from '../../src/submissions/envelope.ts';
import { fieldsOf } from '../../src/submissions/form-fields.ts';
import { masterclass } from '../../src/submissions/kinds.ts';
import type { MailSettings } from './environment.ts';
import { html } from './html.ts';
import { leadKinds } from './lead-kinds.ts';
import type { Notification, SendMail, SendResult } from './types.ts';

/** Joins a value into one line. A line break could imitate another field of a text mail. */
function singleLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Returns the Reply-To address, or undefined for anything but one plain address: Postmark splits a value at commas. */
function replyAddress(email = ''): string | undefined {
  return /^[^\s,;<>"\p{Cc}]+@[^\s,;<>"\p{Cc}]+$/u.test(email) ? email : undefined;
}

// Created once: creating the formatter takes longer than writing the rest of the mail.
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Describes where a control is on its page, with the control's name as in reports. */
function describeControl(control: string): string {
  const place = Object.entries(words.controls).find(([name]) => name === control.split('-').at(-1));
  return place === undefined ? control : `${place[1]} (${control})`;
}

/** Returns the mail's lines about the source of a lead: page, control, campaign and referring site, each only if known. */
function sourceLines({ page, control, campaign = {}, referrerHost }: Attribution) {
  const { labels, campaign: names } = words;
  const lines = [
    { label: labels.page, value: page },
    { label: labels.control, value: control && describeControl(control) },
    { label: names.name, value: campaign.name },
    { label: names.source, value: campaign.source },
    { label: names.medium, value: campaign.medium },
    { label: names.term, value: campaign.term },
    { label: names.content, value: campaign.content },
    { label: labels.referrer, value: referrerHost },
  ];
  return lines.flatMap(({ label, value }) => (value ? [{ label, value: singleLine(value) }] : []));
}

/**
 * Writes the mail of a notification, without sender and recipient. The subject has the kind and the reference, nothing a
 * visitor typed. In the bodies every value is on one line, and escaped in HTML. `withReplyTo` adds the visitor's address.
 */
export function writeMail(
  { kind, columns, reference, receivedAt, attribution }: Notification,
  withReplyTo: boolean,
): Omit<Message, 'From' | 'To'> {
  const { fixed } = leadKinds[kind];
  const isRegistration = kind === 'meeting' && attribution.control?.startsWith(masterclass.controls) === true;
  const copy = isRegistration ? words.registration : words[kind];
  const replyTo = withReplyTo ? replyAddress(columns.email) : undefined;
  const lines = [
    ...(isRegistration ? [{ label: words.labels.event, value: masterclass.title }] : []),
    ...fieldsOf(kind).map(({ label, column }) => ({ label, value: singleLine(columns[column] ?? '') })),
    ...(fixed ? [{ label: fixed.label, value: fixed.mailed }] : []),
    ...sourceLines(attribution),
    { label: words.labels.received, value: `${time.format(receivedAt)} UTC` },
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
    Tag: kind,
    Metadata: { reference },
  };
}

/** Postmark's code for an invalid address: the Reply-To that a visitor typed, or one from the settings. */
const rejectedAddress = 'postmark_300';

/**
 * Codes of problems with the account, not with the mail: token (10, HTTP 401), sender (400, 401), credit (405), approval (412,
 * 413) and Postmark's test token (postmarkapp.com/developer/api/overview, error codes). Every mail fails until a person fixes
 * the account.
 */
const accountCodes: ReadonlySet<string> = new Set([
  'postmark_10',
  'postmark_http_401',
  'postmark_400',
  'postmark_401',
  'postmark_405',
  'postmark_412',
  'postmark_413',
  'postmark_test',
]);

function notSent(code: string): SendResult {
  return { sent: false, code, accountRefused: accountCodes.has(code) };
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

/** Reads a 2xx response. Only its message says that Postmark will not send the mail, or not to every recipient. */
function resultOf(response: unknown): SendResult {
  const { success, data } = z.safeParse(accepted, response);
  if (!success) return notSent('postmark_unreadable');
  const { Message, MessageID: messageId } = data;
  // The response to the token POSTMARK_API_TEST.
  if (/^test job accepted/i.test(Message)) return notSent('postmark_test');
  // The message contains the addresses, so only a code is logged.
  if (/inactive address/i.test(Message)) return { sent: true, messageId, code: 'postmark_inactive' };
  return { sent: true, messageId };
}

function clientOf({ POSTMARK_SERVER_TOKEN, POSTMARK_API_URL }: MailSettings) {
  const address = new URL(POSTMARK_API_URL ?? 'https://api.postmarkapp.com');
  return new ServerClient(POSTMARK_SERVER_TOKEN, {
    requestHost: `${address.host}${address.pathname.replace(/\/+$/, '')}`,
    useHttps: address.protocol === 'https:',
    // In seconds. The default is 180.
    timeout: 5,
    // Following a redirect would send the token to another host.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
}

/** After this many failed tries the fallback gets the mail too, because the team's inbox itself may be failing. */
const failuresBeforeFallback = 3;

/**
 * Returns a function that sends notifications through Postmark (postmarkapp.com/developer/api/email-api). Each recipient gets a
 * separate message, so that one bad address does not affect the others. A notification counts as sent once Postmark accepts
 * one of its messages; `code` then says why another was not accepted.
 */
export function openMail(settings: MailSettings): SendMail {
  const client = clientOf(settings);
  async function send(notification: Notification, to: string, withReplyTo: boolean): Promise<SendResult> {
    const message = writeMail(notification, withReplyTo);
    try {
      // Any 2xx response resolves, whatever its body.
      const response: unknown = await client.sendEmail({ From: settings.NOTIFY_FROM, To: to, ...message });
      return resultOf(response);
    } catch (error) {
      const code = failureCode(error);
      if (code !== rejectedAddress) return notSent(code);
      // Retry without Reply-To. If an address is still rejected, it comes from the settings.
      return withReplyTo ? send(notification, to, false) : { sent: false, code, accountRefused: true };
    }
  }
  return async (notification) => {
    const fallback = notification.attempts > failuresBeforeFallback ? settings.NOTIFY_FALLBACK : [];
    const [first, ...others] = [...settings.NOTIFY_TO, ...fallback].map((to) => send(notification, to, true));
    const results = await Promise.all([first ?? notSent('no_recipient'), ...others]);
    const [result] = results;
    const sent = results.find((candidate) => candidate.sent);
    if (sent === undefined) return result;
    const code = results.find((candidate) => candidate.code !== undefined)?.code;
    return code === undefined ? sent : { ...sent, code };
  };
}

/**
 * Checks the token with Postmark without sending a mail (postmarkapp.com/developer/api/server-api). Returns the code of a
 * refusal. Returns undefined if the token is accepted and if the response says nothing about the token. Takes at most five
 * seconds and never throws.
 */
export async function refusedToken(settings: MailSettings): Promise<string | undefined> {
  try {
    await clientOf(settings).getServer();
    return undefined;
  } catch (error) {
    const code = failureCode(error);
    return accountCodes.has(code) ? code : undefined;
  }
}
