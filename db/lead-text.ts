import type { StoredLead, StoredLeads } from './stored-leads.ts';

/** Controls, format characters (bidirectional overrides among them), lone surrogates and line separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

function escapeCharacter(character: string): string {
  return [...Array(character.length).keys()]
    .map((index) => character.charCodeAt(index).toString(16).padStart(4, '0'))
    .map((code) => `\\u${code}`)
    .join('');
}

/** The text with everything a terminal would act on, or hide, written as `\uXXXX`. */
export function printable(text: string): string {
  return text.replace(unprintable, escapeCharacter);
}

function mailState({ notification, quarantined }: StoredLead): string {
  if (notification === null) {
    return quarantined ? 'quarantined, no mail' : 'no mail planned';
  }
  const { status, attempts, lastError } = notification;
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
  const reason = lastError === null ? '' : `, last error ${lastError}`;
  return `mail ${status} after ${tries}${status === 'sent' ? '' : reason}`;
}

function block(lead: StoredLead): string {
  const created = lead.createdAt.toISOString().slice(0, 19).replace('T', ' ');
  const heading = [
    lead.type.padEnd(10),
    (lead.notification?.reference ?? '').padEnd(10),
    `${created} UTC`,
    mailState(lead),
  ].join('  ');
  const fields = Object.entries(lead.fields).map(
    ([name, value]) => `  ${name.replaceAll('_', ' ').padEnd(18)} ${value}`,
  );
  const attribution = JSON.stringify(lead.attribution);
  const came = attribution === '{}' ? [] : [`  ${'came from'.padEnd(18)} ${attribution}`];
  return [heading, ...fields, ...came, `  ${'id'.padEnd(18)} ${lead.id}`].map(printable).join('\n');
}

/** The leads as text for a terminal, newest first, one block each. Nothing a visitor typed can move the cursor. */
export function leadsAsText({ total, leads }: StoredLeads): string {
  if (total === 0) return 'No leads are stored yet.\n';
  const count =
    leads.length < total
      ? `The newest ${leads.length} of ${total} leads (--all shows every one).`
      : `${total} ${total === 1 ? 'lead' : 'leads'}, newest first.`;
  return `${[count, ...leads.map(block)].join('\n\n')}\n`;
}

/** The leads as a JSON list, newest first, with the same characters escaped (still the same JSON). */
export function leadsAsJson({ leads }: StoredLeads): string {
  const lines = JSON.stringify(leads, null, 2).split('\n');
  return `${lines.map(printable).join('\n')}\n`;
}
