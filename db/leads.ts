import { afterRestore, type Repair } from './after-restore.ts';
import { AdministrationError, connectLeadsDatabase, failureMeaning } from './connection.ts';
import { compare, conversionsAsText } from './conversions.ts';
import { UsageError } from './lead-arguments.ts';
import { type ChangeName, type Counts, changes, inTransaction, readLeads } from './lead-commands.ts';
import { asCsv, asJson, asText, unsubscriptionsAsText } from './lead-formats.ts';
import { type LeadsCommand, readCommand } from './lead-options.ts';
import { readReport, reportAsText } from './lead-report.ts';
import { usageOf } from './lead-verbs.ts';
import { readRemovals, readUnsubscriptions } from './removals.ts';
import { comparedDays, readVisits } from './visits.ts';

const shownLeads = 100;
const allLeads = 1_000_000;

const participles: Readonly<Record<ChangeName, string>> = {
  retry: 'Will send',
  resolve: 'Resolved',
  release: 'Will send',
  unsubscribe: 'Deleted',
  forget: 'Deleted',
  purge: 'Deleted',
};

const dryRunSentence = (dryRun: boolean) => (dryRun ? ' A dry run: nothing was changed.' : '');

/** Lists counts, such as `1 lead and 2 notifications`. */
function listed(counts: Counts): string {
  const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}${count === 1 ? '' : 's'}`);
  return parts.length === 0 ? 'nothing' : new Intl.ListFormat('en-GB').format(parts);
}

/** Describes a change in one sentence without personal data. */
function changeAsText(name: ChangeName, counts: Counts, dryRun: boolean): string {
  return `${participles[name]} ${listed(counts)}.${dryRunSentence(dryRun)}\n`;
}

/** Describes the repair of a restored database without personal data. */
function repairAsText({ copied, deleted }: Repair, dryRun: boolean): string {
  return `Copied ${listed(copied)}. Deleted ${listed(deleted)} of people who unsubscribed or were forgotten since.${dryRunSentence(dryRun)}\n`;
}

type Client = Awaited<ReturnType<typeof connectLeadsDatabase>>;

async function run(
  client: Client,
  command: Exclude<LeadsCommand, { readonly name: 'help' }>,
): Promise<string> {
  if (command.name === 'change') {
    const { change: name, subject, dryRun, json } = command;
    const counts = await inTransaction(client, dryRun, () => changes[name](client, subject));
    return json ? asJson(counts) : changeAsText(name, counts, dryRun);
  }
  if (command.name === 'report') {
    const visits = await readVisits(command.visits);
    const days = visits.length === 0 ? {} : comparedDays(visits, command.filter);
    const report = await readReport(client, { ...command.filter, ...days });
    const conversions = visits.map((counts) => compare(counts, report));
    if (command.json) return asJson(visits.length === 0 ? report : { ...report, conversions });
    return [reportAsText(report), ...conversions.map(conversionsAsText).map((text) => `${text}\n`)].join(
      '\n',
    );
  }
  if (command.name === 'unsubscribed') {
    const unsubscriptions = await readUnsubscriptions(client, command.emails);
    return command.json ? asJson(unsubscriptions) : unsubscriptionsAsText(unsubscriptions);
  }
  if (command.name === 'removals') return asJson(await readRemovals(client));
  if (command.name === 'after-restore') {
    const repair = await afterRestore(client, command.file, command.dryRun);
    return command.json ? asJson(repair) : repairAsText(repair, command.dryRun);
  }
  const { filter, all, format } = command;
  const { total, leads } = await readLeads(client, filter, all ? allLeads : shownLeads);
  if (format === 'csv') return asCsv(leads);
  return format === 'json' ? asJson(leads) : asText(total, leads);
}

/**
 * Runs a command and returns its output. Throws an AdministrationError, whose message is one sentence without personal data or
 * the usage.
 */
export async function runLeadsCommand(words: readonly string[], urlFile?: string): Promise<string> {
  const command = readCommand(words);
  if (command.name === 'help') return `${usageOf(command.verb)}\n`;
  const client = await connectLeadsDatabase(urlFile);
  try {
    return await run(client, command);
  } catch (error) {
    if (error instanceof AdministrationError) throw error;
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
    const isChange = command.name === 'change' || command.name === 'after-restore';
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
  // The reader of a pipe may end first, as `head` does.
  process.stdout.on('error', () => process.exit(0));
  try {
    process.stdout.write(await runLeadsCommand(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof AdministrationError ? error.message : 'The reason is unknown.');
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
