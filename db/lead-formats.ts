import type { StoredLead } from './lead-commands.ts';
import { sourceColumns, sourceOf } from './lead-source.ts';
import type { Unsubscription } from './unsubscriptions.ts';

/** Control and format characters, including bidirectional overrides, lone surrogates and line separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Escapes every character that a terminal would interpret or hide as `\uXXXX`. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

function mailState({ mail, attempts, last_error: lastError, quarantined }: StoredLead): string {
  if (mail === null) return quarantined ? 'quarantined, no mail' : 'no mail planned';
  if (quarantined) return 'quarantined, resolved';
  const reason = lastError === null || mail === 'sent' ? '' : `, last error ${lastError}`;
  return `mail ${mail} after ${attempts} ${attempts === 1 ? 'try' : 'tries'}${reason}`;
}

function block(lead: StoredLead): string {
  const created = lead.created_at.toISOString().slice(0, 19).replace('T', ' ');
  const heading = [lead.kind.padEnd(10), lead.reference.padEnd(10), `${created} UTC`, mailState(lead)].join(
    '  ',
  );
  const fields = Object.entries(lead.fields).map(([name, value]) => [name.replaceAll('_', ' '), value]);
  const source = Object.entries(sourceOf(lead.attribution)).filter(([, value]) => value !== '');
  const lines = [...fields, ...source].map(([name = '', value]) => `  ${name.padEnd(18)} ${value}`);
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

/** Formats a CSV cell (RFC 4180). A formula gets a leading apostrophe, so that it stays text. */
export function csvCell(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  return `"${text.replace(formula, "'$&").replaceAll('"', '""')}"`;
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
  const rows = leads.map(({ fields, attribution, created_at, ...lead }) => ({
    ...lead,
    created_at: created_at.toISOString(),
    ...fields,
    ...sourceOf(attribution),
  }));
  const fields = new Set(leads.flatMap((lead) => Object.keys(lead.fields)));
  const state = ['quarantined', 'mail', 'attempts', 'last_error', 'id', 'submission_id'];
  return toCsv(['kind', 'reference', 'created_at', ...fields, ...sourceColumns, ...state], rows);
}

/** Formats one line per e-mail address: whether and when it unsubscribed. */
export function unsubscriptionsAsText(unsubscriptions: readonly Unsubscription[]): string {
  const lines = unsubscriptions.map(({ email, unsubscribed_at: moment }) => {
    const time = moment?.toISOString().slice(0, 19).replace('T', ' ');
    return printable(`${email}: ${time === undefined ? 'not on record' : `unsubscribed on ${time} UTC`}`);
  });
  return `${lines.join('\n')}\n`;
}
