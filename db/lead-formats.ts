import * as z from 'zod/mini';
import { emailField } from '../src/submissions/schemas.ts';
import type { StoredLead, StoredNotification } from './lead-commands.ts';
import { sourceColumns, sourceOf } from './lead-source.ts';
import { printable } from './printable.ts';
import type { Unsubscription } from './removals.ts';

function leadState({ mail, quarantined }: StoredLead): string {
  if (!quarantined) return mail ?? 'no notification planned';
  return mail === null ? 'quarantined' : 'quarantined, resolved';
}

/** Describes one notification, such as `dead after 10 tries, last error postmark_406`. */
function notificationState({ status, attempts, last_error: lastError }: StoredNotification): string {
  const reason = lastError === null || status === 'sent' ? '' : `, last error ${lastError}`;
  return `${status} after ${attempts} ${attempts === 1 ? 'try' : 'tries'}${reason}`;
}

function timeOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function block(lead: StoredLead): string {
  const heading = [lead.kind.padEnd(10), lead.reference, timeOf(lead.created_at), leadState(lead)].join('  ');
  const fields = Object.entries(lead.fields).map(([name, value]) => [name.replaceAll('_', ' '), value]);
  const source = Object.entries(sourceOf(lead.attribution)).filter(([, value]) => value !== '');
  const notifications = lead.quarantined
    ? []
    : lead.notifications.map((notification) => [notification.destination, notificationState(notification)]);
  const lines = [...fields, ...source, ...notifications].map(
    ([name = '', value]) => `  ${name.padEnd(18)} ${value}`,
  );
  return [heading, ...lines].map(printable).join('\n');
}

/** Formats leads for a terminal, one block each. Control characters of a visitor are escaped. `total` is the number in all. */
export function asText(total: number, leads: readonly StoredLead[]): string {
  if (total === 0) return 'There are no such leads.\n';
  const count =
    leads.length < total
      ? `The newest ${leads.length} of ${total} leads (--all shows every one).`
      : `${total} ${total === 1 ? 'lead' : 'leads'}, newest first.`;
  return `${[count, ...leads.map(block)].join('\n\n')}\n`;
}

/** Formats a value as JSON. Unprintable characters are escaped, which does not change the value. */
export function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2).split('\n').map(printable).join('\n')}\n`;
}

/** Matches a value that a spreadsheet would run as a formula (OWASP, "CSV Injection"), in ASCII or full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Whether a text is an e-mail address. An address may begin with `+`, `-` or `=`, and another one with an apostrophe in front is somebody
 * else's. It can do no harm as a formula: without brackets and quotes it calls no function, without `!`, `[`, `:` and `\` it names
 * no program, file or other sheet.
 */
function isAddress(text: string): boolean {
  return z.safeParse(emailField(), text).data === text;
}

/** Formats a CSV cell (RFC 4180). A formula gets a leading apostrophe, so that it stays text, unless it is an e-mail address. */
export function csvCell(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  const safe = isAddress(text) ? text : text.replace(formula, "'$&");
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Excel reads a CSV file as UTF-8 only with a byte order mark. */
const byteOrderMark = '\ufeff';

/** Formats rows as CSV with the given columns. */
function toCsv(columns: readonly string[], rows: readonly object[]): string {
  const lines = rows.map((row) => columns.map((column) => csvCell(Reflect.get(row, column))));
  return byteOrderMark + [columns.map(csvCell), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Formats leads as CSV for Excel, with a column for every field of any of the leads and for every part of their source. */
export function asCsv(leads: readonly StoredLead[]): string {
  const rows = leads.map(({ fields, attribution, created_at, notifications, ...lead }) => ({
    ...lead,
    created_at: created_at.toISOString(),
    notifications: notifications
      .map((notification) => `${notification.destination}: ${notificationState(notification)}`)
      .join('; '),
    ...fields,
    ...sourceOf(attribution),
  }));
  const fields = new Set(leads.flatMap((lead) => Object.keys(lead.fields)));
  const state = ['quarantined', 'mail', 'notifications', 'id', 'submission_id'];
  return toCsv(['kind', 'reference', 'created_at', ...fields, ...sourceColumns, ...state], rows);
}

function subscriptionState({ unsubscribed_at: end, subscribed_at: start }: Unsubscription): string {
  if (end === null) return start === null ? 'not on record' : `not on record, subscribed on ${timeOf(start)}`;
  const unsubscribed = `unsubscribed on ${timeOf(end)}`;
  if (start === null) return unsubscribed;
  return start > end
    ? `${unsubscribed}, subscribed again on ${timeOf(start)}`
    : `${unsubscribed}, but a subscription of ${timeOf(start)} is stored: npm run leads -- unsubscribe --recorded`;
}

/** Formats one line per e-mail address: when it unsubscribed, and whether it has subscribed again. */
export function unsubscriptionsAsText(unsubscriptions: readonly Unsubscription[]): string {
  const lines = unsubscriptions.map((each) => printable(`${each.email}: ${subscriptionState(each)}`));
  return `${lines.join('\n')}\n`;
}
