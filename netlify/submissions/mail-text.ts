import type { Message } from 'postmark';
import { mail as words } from '../../src/content/embedded.ts';
import type { Attribution } from '../../src/submissions/envelope.ts';
import { fieldsOf } from '../../src/submissions/form-fields.ts';
import { masterclass } from '../../src/submissions/kinds.ts';
import { html, type Markup } from './html.ts';
import { leadKinds } from './lead-kinds.ts';
import { smokeTest } from './sample-leads.ts';
import type { Notification } from './types.ts';

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

function timeOf(moment: Date): string {
  return `${time.format(moment)} UTC`;
}

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

/** A mail without sender and recipient. */
export type MailText = Omit<Message, 'From' | 'To'>;

/** Returns the words for a lead's kind, or for a registration for the masterclass. */
function copyOf({ kind, attribution }: Notification) {
  const isRegistration = kind === 'meeting' && attribution.control?.startsWith(masterclass.controls) === true;
  return isRegistration ? words.registration : words[kind];
}

function isTest({ attribution }: Notification): boolean {
  return attribution.control === smokeTest.control;
}

/** Returns what a lead is called in messages: `[test]` for one of the smoke test, its kind and its reference. Nothing a visitor typed. */
export function titleOf(notification: Notification): string {
  const mark = isTest(notification) ? '[test] ' : '';
  return `${mark}${copyOf(notification).subject} ${notification.reference}`;
}

/** Returns the mail's lines with what the visitor gave, one for each field. */
function fieldLines({ kind, columns }: Notification) {
  return fieldsOf(kind).map(({ label, column }) => ({ label, value: singleLine(columns[column] ?? '') }));
}

function documentOf(title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${title}</title></head>
<body>
${body}
</body>
</html>
`.text;
}

/**
 * Writes the mail of a notification, without sender and recipient. The subject has the kind and the reference, nothing a
 * visitor typed. In the bodies every value is on one line, and escaped in HTML. `withReplyTo` adds the visitor's address.
 */
export function writeMail(notification: Notification, withReplyTo: boolean): MailText {
  const { kind, columns, reference, receivedAt, attribution } = notification;
  const { fixed } = leadKinds[kind];
  const copy = copyOf(notification);
  const replyTo = withReplyTo ? replyAddress(columns.email) : undefined;
  const lines = [
    ...(copy === words.registration ? [{ label: words.labels.event, value: masterclass.title }] : []),
    ...fieldLines(notification),
    ...(fixed ? [{ label: fixed.label, value: fixed.mailed }] : []),
    ...sourceLines(attribution),
    { label: words.labels.received, value: timeOf(receivedAt) },
    { label: words.labels.reference, value: reference },
  ];
  const lastSentence = replyTo === undefined ? words.unanswerable : words.answerable;
  const subject = titleOf(notification);
  const rows = lines.map(
    ({ label, value }) => html`<tr><th align="left" scope="row">${label}</th><td>${value}</td></tr>
`,
  );
  return {
    Subject: subject,
    TextBody: [
      copy.introduction,
      '',
      ...lines.map(({ label, value }) => `${label}: ${value}`),
      '',
      lastSentence,
      '',
    ].join('\n'),
    HtmlBody: documentOf(
      subject,
      html`<p>${copy.introduction}</p>
<table cellpadding="6">
${rows}</table>
<p>${lastSentence}</p>`,
    ),
    ...(replyTo === undefined ? {} : { ReplyTo: replyTo }),
    MessageStream: 'outbound',
    Tag: isTest(notification) ? smokeTest.control : kind,
    Metadata: { reference },
  };
}

/** Writes a lead's lines of a digest. */
function digestLines(notification: Notification) {
  const given = fieldLines(notification).map(({ label, value }) => `${label}: ${value}`);
  return {
    title: titleOf(notification),
    lines: [...given, `${words.labels.received}: ${timeOf(notification.receivedAt)}`],
  };
}

/**
 * Writes one mail about many leads, oldest first, without sender and recipient. The subject has their number, nothing a visitor
 * typed. Each lead has its kind, reference, time and what the visitor gave, each value on one line and escaped in HTML. There is no
 * Reply-To, as the leads have different addresses. With 500 leads of the longest texts it is within Postmark's limit of 5 MB for each
 * body (postmarkapp.com/support/article/1056-what-are-the-attachment-and-email-size-limits).
 */
export function writeDigest(notifications: readonly Notification[]): MailText {
  const { introduction, list } = words.digest;
  const subject = `${words.digest.subject} ${notifications.length}`;
  const leads = notifications
    .toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime())
    .map(digestLines);
  const items = leads.map(
    ({ title, lines }) => html`<h2>${title}</h2>
<p>${lines.map(
      (line) => html`${line}<br>
`,
    )}</p>
`,
  );
  return {
    Subject: subject,
    TextBody: [introduction, list, '', ...leads.flatMap(({ title, lines }) => [title, ...lines, ''])].join(
      '\n',
    ),
    HtmlBody: documentOf(
      subject,
      html`<p>${introduction}</p>
<p>${list}</p>
${items}`,
    ),
    MessageStream: 'outbound',
    Tag: 'digest',
    Metadata: { count: String(notifications.length) },
  };
}
