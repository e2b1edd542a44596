import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { emailField } from '../src/submissions/schemas.ts';
import { AdministrationError, connectLeadsDatabase, failureMeaning } from './connection.ts';
import { type Counts, change, type LeadFilter, readLeads, type StoredLead } from './lead-commands.ts';

const shownLeads = 100;
const allLeads = 1_000_000;

const usage = `Usage:
  npm run leads -- [--pending | --dead | --quarantined] [--all] [--json | --csv]
  npm run leads:retry -- <reference> [--dry-run] [--json]
  npm run leads:release -- <reference> [--dry-run] [--json]
  npm run leads:export -- <email address> [--csv]
  npm run leads:forget -- <email address> [--dry-run] [--json]
  npm run leads:purge -- [--dry-run] [--json]`;

/** Controls, format characters (bidirectional overrides among them), lone surrogates and line separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The text with everything a terminal would act on, or hide, written as `\uXXXX`. */
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
  const reason = lastError === null || mail === 'sent' ? '' : `, last error ${lastError}`;
  return `mail ${mail} after ${attempts} ${attempts === 1 ? 'try' : 'tries'}${reason}`;
}

function block(lead: StoredLead): string {
  const created = lead.created_at.toISOString().slice(0, 19).replace('T', ' ');
  const heading = [lead.kind.padEnd(10), lead.reference.padEnd(10), `${created} UTC`, mailState(lead)].join(
    '  ',
  );
  const attribution = JSON.stringify(lead.attribution);
  const lines = Object.entries({
    ...lead.fields,
    ...(attribution === '{}' ? {} : { 'came from': attribution }),
  }).map(([name, value]) => `  ${name.replaceAll('_', ' ').padEnd(18)} ${value}`);
  return [heading, ...lines].map(printable).join('\n');
}

/** Leads as text for a terminal, newest first, one block each. Nothing a visitor typed can move the cursor. */
function asText(total: number, leads: readonly StoredLead[]): string {
  if (total === 0) return 'There are no such leads.\n';
  const count =
    leads.length < total
      ? `The newest ${leads.length} of ${total} leads (--all shows every one).`
      : `${total} ${total === 1 ? 'lead' : 'leads'}, newest first.`;
  return `${[count, ...leads.map(block)].join('\n\n')}\n`;
}

/** JSON with the same characters escaped (still the same JSON). */
function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2).split('\n').map(printable).join('\n')}\n`;
}

/**
 * A cell of CSV (RFC 4180). What a spreadsheet would take for a formula begins with an apostrophe (OWASP, "CSV Injection").
 */
export function csvCell(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  return `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
}

function asCsv(leads: readonly StoredLead[]): string {
  const rows = leads.map(({ fields, created_at, next_attempt_at: _, ...lead }) => ({
    ...lead,
    created_at: created_at.toISOString(),
    ...fields,
  }));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => csvCell(Reflect.get(row, column))));
  return [columns.map(csvCell), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

const verbs = {
  retry: 'Will send',
  release: 'Will send',
  forget: 'Deleted',
  purge: 'Deleted or emptied',
} as const;

/** What was changed, in one sentence without personal data. */
function asSentence(command: keyof typeof verbs, counts: Counts, dryRun: boolean): string {
  const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}${count === 1 ? '' : 's'}`);
  const list = parts.length === 0 ? 'nothing' : new Intl.ListFormat('en-GB').format(parts);
  return `${verbs[command]} ${list}.${dryRun ? ' A dry run: nothing was changed.' : ''}\n`;
}

class UsageError extends AdministrationError {}

function required(argument: string | undefined, wanted: 'reference' | 'email'): string {
  const schema =
    wanted === 'email' ? emailField() : z.string().check(z.trim(), z.regex(/^[NMR]-[0-9A-F]{8}$/));
  const result = z.safeParse(schema, argument);
  if (!result.success) throw new UsageError(usage);
  return result.data;
}

function readArguments(words: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    pending: flag,
    dead: flag,
    quarantined: flag,
    all: flag,
    json: flag,
    csv: flag,
    'dry-run': flag,
  };
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    throw new UsageError(usage);
  }
}

/**
 * Carries out a command and returns what it prints. Throws an AdministrationError: one sentence without personal data, or
 * how the commands are called.
 */
export async function runLeadsCommand(words: readonly string[], urlFile?: string): Promise<string> {
  const { values, positionals } = readArguments(words);
  const [command = '', argument, ...more] = positionals;
  const listing = command === 'list' || command === 'export';
  const changing = command in verbs;
  const needsArgument = command !== 'list' && command !== 'purge';
  if (!(listing || changing) || more.length > 0 || (argument !== undefined) !== needsArgument) {
    throw new UsageError(usage);
  }
  const subject = needsArgument
    ? required(argument, command === 'export' || command === 'forget' ? 'email' : 'reference')
    : '';
  const client = await connectLeadsDatabase(urlFile);
  try {
    if (changing) {
      const name = command as keyof typeof verbs;
      const counts = await change(client, name, subject, values['dry-run']);
      return values.json ? asJson(counts) : asSentence(name, counts, values['dry-run']);
    }
    const state = (['pending', 'dead', 'quarantined'] as const).find((name) => values[name]);
    const filter: LeadFilter = command === 'export' ? { email: subject } : { state };
    const whole = values.all || values.json || values.csv || command === 'export';
    const { total, leads } = await readLeads(client, filter, whole ? allLeads : shownLeads);
    if (values.csv) return asCsv(leads);
    return values.json || command === 'export' ? asJson(leads) : asText(total, leads);
  } catch (error) {
    if (error instanceof AdministrationError) throw error;
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
    throw new AdministrationError(
      constraint === 'newsletter_subscriptions_email_key'
        ? 'Nothing was changed: that address has subscribed since.'
        : `${changing ? 'Nothing was changed' : 'The leads cannot be read'}: ${failureMeaning(error)}.`,
    );
  } finally {
    await client.end();
  }
}

if (import.meta.main) {
  // The reader may go first, as `| head` does.
  process.stdout.on('error', () => process.exit(0));
  try {
    process.stdout.write(await runLeadsCommand(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof AdministrationError ? error.message : 'The reason is unknown.');
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
