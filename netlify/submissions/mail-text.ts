import type { Message } from 'postmark';
import { mail as words } from '../../src/content/embedded.ts';
import type { Attribution } from '../../src/submissions/envelope.ts';
import { fieldsOf } from '../../src/submissions/form-fields.ts';
import { masterclass } from '../../src/submissions/kinds.ts';
import { html, type Markup } from './html.ts';
import { leadKinds } from './lead-kinds.ts';
import { unlinkedHtml, unlinkedText } from './link-breaks.ts';
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

/** A value as the two bodies show it. */
interface Value {
  readonly text: string;
  readonly html: Markup | string;
  /** Whether the text has brackets that nobody typed. */
  readonly hasBrackets?: boolean;
}

/** A line of a mail. */
interface Line {
  readonly label: string;
  readonly value: Value;
}

/** Returns a value of the site's own. */
function own(text: string): Value {
  return { text, html: text };
}

/** Returns a value that a visitor chose, on one line. No mail program makes a link of it. */
function foreign(value: string): Value {
  const typed = singleLine(value);
  const text = unlinkedText(typed);
  return { text, html: unlinkedHtml(typed), hasBrackets: text !== typed };
}

/** An address that looks like nothing else: `/` could begin a path, and `www.` a host. */
const plainAddress = /^(?!www\.)[\w.+'-]+@[\w.-]+$/i;

/** Returns the address to answer to, the only value of a visitor that is a link, to exactly this address (RFC 6068, section 2). */
function linkedAddress(value: string): Value {
  const address = replyAddress(value);
  if (address === undefined) return foreign(value);
  const link = `mailto:${encodeURIComponent(address.toWellFormed()).replace('%40', '@')}`;
  const shown = plainAddress.test(address) ? own(address) : foreign(address);
  return { ...shown, html: html`<a href="${link}">${address}</a>` };
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
function sourceLines({ page, control, campaign = {}, referrerHost }: Attribution): readonly Line[] {
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
  return lines.flatMap(({ label, value }) => (value ? [{ label, value: foreign(value) }] : []));
}

/** The tag of a mail about many leads, which has no reference. */
export const digestTag = 'digest';

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
function fieldLines({ kind, columns }: Notification): readonly Line[] {
  return fieldsOf(kind).map(({ label, column, type }) => {
    const value = columns[column] ?? '';
    return { label, value: type === 'email' ? linkedAddress(value) : foreign(value) };
  });
}

/** Returns the sentence about brackets if any line has one. */
function aboutBrackets(lines: readonly Line[]): readonly string[] {
  return lines.some(({ value }) => value.hasBrackets) ? [words.bracketed, ''] : [];
}

/** Breaks long words, so that a phone shows whole lines. For the element with the values: a label keeps its words. */
const breakWords = 'overflow-wrap:anywhere;word-break:break-word';

function documentOf(title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
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
  const lines: readonly Line[] = [
    ...(copy === words.registration ? [{ label: words.labels.event, value: own(masterclass.title) }] : []),
    ...fieldLines(notification),
    ...(fixed ? [{ label: fixed.label, value: own(fixed.mailed) }] : []),
    ...sourceLines(attribution),
    { label: words.labels.received, value: own(timeOf(receivedAt)) },
    { label: words.labels.reference, value: own(reference) },
  ];
  const lastSentence = replyTo === undefined ? words.unanswerable : words.answerable;
  const subject = titleOf(notification);
  const rows = lines.map(
    ({
      label,
      value,
    }) => html`<tr><th align="left" scope="row">${label}</th><td style="${breakWords}">${value.html}</td></tr>
`,
  );
  return {
    Subject: subject,
    TextBody: [
      copy.introduction,
      '',
      ...lines.map(({ label, value }) => `${label}: ${value.text}`),
      '',
      ...aboutBrackets(lines),
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

/** Returns a lead's title and lines in a digest. */
function leadOf(notification: Notification) {
  const received = { label: words.labels.received, value: own(timeOf(notification.receivedAt)) };
  return {
    title: titleOf(notification),
    lines: [...fieldLines(notification), received],
  };
}

/**
 * Writes one mail about many leads, oldest first, without sender and recipient. The subject has their number, nothing a visitor
 * typed. Each lead has its kind, reference, time and what the visitor gave, each value on one line, escaped in HTML and no link, the
 * address aside. There is no Reply-To, as the leads have different addresses. With 500 leads of the longest texts it is within
 * Postmark's limit of 5 MB for each body (postmarkapp.com/support/article/1056-what-are-the-attachment-and-email-size-limits).
 */
export function writeDigest(notifications: readonly Notification[]): MailText {
  const { introduction, list } = words.digest;
  const subject = `${words.digest.subject} ${notifications.length}`;
  const leads = notifications
    .toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime())
    .map(leadOf);
  const items = leads.map(
    ({ title, lines }) => html`<h2>${title}</h2>
<p style="${breakWords}">${lines.map(
      ({ label, value }) => html`${label}: ${value.html}<br>
`,
    )}</p>
`,
  );
  const texts = leads.flatMap(({ title, lines }) => [
    title,
    ...lines.map(({ label, value }) => `${label}: ${value.text}`),
    '',
  ]);
  return {
    Subject: subject,
    TextBody: [introduction, list, '', ...aboutBrackets(leads.flatMap(({ lines }) => lines)), ...texts].join(
      '\n',
    ),
    HtmlBody: documentOf(
      subject,
      html`<p>${introduction}</p>
<p>${list}</p>
${items}`,
    ),
    MessageStream: 'outbound',
    Tag: digestTag,
    Metadata: { count: String(notifications.length) },
  };
}
