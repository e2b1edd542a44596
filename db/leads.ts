import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { submissionKinds } from '../src/submissions/kinds.ts';
import { emailField } from '../src/submissions/schemas.ts';
import { AdministrationError, connectLeadsDatabase, failureMeaning } from './connection.ts';
import { type Counts, change, type LeadFilter, readLeads, type Subject } from './lead-commands.ts';
import { asCsv, asJson, asText } from './lead-formats.ts';

const shownLeads = 100;
const allLeads = 1_000_000;

const usage = `Usage:
  npm run leads -- [--pending | --dead | --quarantined] [--all] [--json | --csv]
  npm run leads:retry -- (<reference> | --dead) [--dry-run] [--json]
  npm run leads:resolve -- (<reference> | --dead | --quarantined) [--dry-run] [--json]
  npm run leads:release -- <reference> [--dry-run] [--json]
  npm run leads:export -- [<email address>] [--kind newsletter | meeting | report] [--csv]
  npm run leads:unsubscribe -- <email address> [--dry-run] [--json]
  npm run leads:forget -- <email address> [--dry-run] [--json]
  npm run leads:purge -- [--dry-run] [--json]`;

class UsageError extends AdministrationError {
  constructor() {
    super(usage);
  }
}

/** What each command that changes something takes, besides --dry-run and --json, and the verb of its sentence. */
const changing = {
  retry: { verb: 'Will send', argument: 'reference', all: ['dead'] },
  resolve: { verb: 'Resolved', argument: 'reference', all: ['dead', 'quarantined'] },
  release: { verb: 'Will send', argument: 'reference', all: [] },
  unsubscribe: { verb: 'Deleted', argument: 'email', all: [] },
  forget: { verb: 'Deleted', argument: 'email', all: [] },
  purge: { verb: 'Deleted', argument: undefined, all: [] },
} as const satisfies Record<string, object>;
type Changing = keyof typeof changing;

function isChanging(command: string): command is Changing {
  return command in changing;
}

const argumentSchemas = {
  reference: z.string().check(z.trim(), z.regex(/^[NMR]-[0-9A-F]{8}$/)),
  email: emailField(),
} as const;

function readArgument(argument: string, expected: keyof typeof argumentSchemas): string {
  const result = z.safeParse<z.ZodMiniType<string>>(argumentSchemas[expected], argument);
  if (!result.success) throw new UsageError();
  return result.data;
}

const flag = { type: 'boolean', default: false } as const;
const options = {
  pending: flag,
  dead: flag,
  quarantined: flag,
  all: flag,
  json: flag,
  csv: flag,
  'dry-run': flag,
  kind: { type: 'string' },
} as const;

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    throw new UsageError();
  }
}
type Values = ReturnType<typeof parse>['values'];

/** Throws a UsageError for an option that the command does not take. */
function allowOnly(values: Values, ...allowed: readonly (keyof Values)[]): void {
  const given = (Object.keys(options) as (keyof Values)[]).filter((name) => values[name]);
  if (given.some((name) => !allowed.includes(name))) throw new UsageError();
}

function subjectOf(command: Changing, argument: string | undefined, values: Values): Subject {
  const { argument: expected, all: possible } = changing[command];
  allowOnly(values, 'dry-run', 'json', ...possible);
  const all = possible.filter((name) => values[name]);
  if (all.length + (argument === undefined ? 0 : 1) !== (expected === undefined ? 0 : 1)) {
    throw new UsageError();
  }
  return argument === undefined || expected === undefined
    ? { all: all[0] }
    : { argument: readArgument(argument, expected) };
}

function filterOf(command: string, argument: string | undefined, values: Values): LeadFilter {
  if (command === 'list') {
    allowOnly(values, 'pending', 'dead', 'quarantined', 'all', 'json', 'csv');
    if (argument !== undefined) throw new UsageError();
    return { state: (['pending', 'dead', 'quarantined'] as const).find((name) => values[name]) };
  }
  allowOnly(values, 'kind', 'csv', 'json');
  const kind = submissionKinds.find((name) => name === values.kind);
  const isComplete = argument !== undefined || kind !== undefined;
  if (command !== 'export' || kind !== values.kind || !isComplete) throw new UsageError();
  const email = argument === undefined ? undefined : readArgument(argument, 'email');
  // A person gets everything; a list of a form has no leads of form-filling programs.
  return { kind, email, state: email === undefined ? 'accepted' : undefined };
}

/** Says in one sentence what was changed, without personal data. */
function asSentence(command: Changing, counts: Counts, dryRun: boolean): string {
  const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}${count === 1 ? '' : 's'}`);
  const list = parts.length === 0 ? 'nothing' : new Intl.ListFormat('en-GB').format(parts);
  return `${changing[command].verb} ${list}.${dryRun ? ' A dry run: nothing was changed.' : ''}\n`;
}

/**
 * Runs a command and returns what it prints. Throws an AdministrationError: one sentence without personal data, or how the
 * commands are called.
 */
export async function runLeadsCommand(words: readonly string[], urlFile?: string): Promise<string> {
  const { values, positionals } = parse(words);
  const [command = '', argument, ...more] = positionals;
  if (more.length > 0) throw new UsageError();
  const isChange = isChanging(command);
  const subject = isChange ? subjectOf(command, argument, values) : {};
  const filter = isChange ? {} : filterOf(command, argument, values);
  const client = await connectLeadsDatabase(urlFile);
  try {
    if (isChange) {
      const counts = await change(client, command, subject, values['dry-run']);
      return values.json ? asJson(counts) : asSentence(command, counts, values['dry-run']);
    }
    const isExport = command === 'export';
    const whole = values.all || values.json || values.csv || isExport;
    const { total, leads } = await readLeads(client, filter, whole ? allLeads : shownLeads);
    if (values.csv) return asCsv(leads);
    return values.json || isExport ? asJson(leads) : asText(total, leads);
  } catch (error) {
    if (error instanceof AdministrationError) throw error;
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
    throw new AdministrationError(
      constraint === 'newsletter_subscriptions_email_key'
        ? 'Nothing was changed: that address has subscribed since.'
        : `${isChange ? 'Nothing was changed' : 'The leads cannot be read'}: ${failureMeaning(error)}.`,
    );
  } finally {
    await client.end();
  }
}

if (import.meta.main) {
  // The reader may end first, as `| head` does.
  process.stdout.on('error', () => process.exit(0));
  try {
    process.stdout.write(await runLeadsCommand(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof AdministrationError ? error.message : 'The reason is unknown.');
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
