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

/** Puts a value on one line: a line break in a text mail could pass for another field. */
function singleLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** The address to reply to. Postmark reads a comma as the end of an address, so a value with one is left out. */
function replyAddress(email = ''): string | undefined {
  return /^[^\s,;<>"\p{Cc}]+@[^\s,;<>"\p{Cc}]+$/u.test(email) ? email : undefined;
}

// Made once, as making it costs more than the rest of the mail.
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Says where a control stands, with its name for reports. */
function describeControl(control: string): string {
  const place = Object.entries(words.controls).find(([name]) => name === control.split('-').at(-1));
  return place === undefined ? control : `${place[1]} (${control})`;
}

/** Returns what is known of where a lead came from: page, control, campaign and referring site. */
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
 * Writes the mail of a notification, without sender and recipient. Its subject has the kind and the reference, nothing a
 * visitor typed. In its bodies every value is escaped and on one line. Without `withReplyTo` it has no Reply-To.
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

/** Postmark rejects an address of the mail: Reply-To, which a visitor typed, or else one of the settings. */
const rejectedAddress = 'postmark_300';

/**
 * What is wrong with the account and not with the mail: token (10, HTTP 401), sender (400, 401), credit (405), approval
 * (412, 413), or Postmark's test token (postmarkapp.com/developer/api/overview, error codes). Every mail fails alike until a
 * person has seen to it.
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
 * Returns a code for whatever Postmark's client threw: Postmark's own if there is one, else the HTTP status. Its messages
 * repeat addresses and are dropped.
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

/** Reads an answer of 2xx: only a sentence in it says that Postmark sends nothing, or not to everybody. */
function resultOf(answer: unknown): SendResult {
  const { success, data } = z.safeParse(accepted, answer);
  if (!success) return notSent('postmark_unreadable');
  const { Message, MessageID: messageId } = data;
  // The answer to the token POSTMARK_API_TEST.
  if (/^test job accepted/i.test(Message)) return notSent('postmark_test');
  // The sentence names the addresses, which stay out of the log.
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

/** After so many failed tries the fallback gets the mail as well: the inbox itself may be what fails. */
const failuresBeforeFallback = 3;

/**
 * Returns a sender of mail through Postmark (postmarkapp.com/developer/api/email-api). Each recipient gets a message of its
 * own, so that one bad address costs the others nothing. A notification is sent once one recipient has it; its code then
 * says why another has not.
 */
export function openMail(settings: MailSettings): SendMail {
  const client = clientOf(settings);
  async function send(notification: Notification, to: string, withReplyTo: boolean): Promise<SendResult> {
    const message = writeMail(notification, withReplyTo);
    try {
      const answer: unknown = await client.sendEmail({ From: settings.NOTIFY_FROM, To: to, ...message });
      // Any 2xx resolves, whatever it says.
      return resultOf(answer);
    } catch (error) {
      const code = failureCode(error);
      if (code !== rejectedAddress) return notSent(code);
      // Without Reply-To the rejected address is one of the settings.
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
 * Asks Postmark whether it knows the token, without a mail (postmarkapp.com/developer/api/server-api). Returns the code of a
 * refusal. Undefined if the token is good, and if there is no answer or another one, which says nothing about the token. Takes
 * five seconds at most and never throws.
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
