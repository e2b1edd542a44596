import * as z from 'zod/mini';
import { type Database, openDatabase, readRows, type Statement, untilDeadline } from './database.ts';
import { openDelivery } from './destinations.ts';
import { readDatabaseSettings, readHeartbeatSettings, sendsOverdue } from './environment.ts';
import { sendHeartbeat } from './heartbeat.ts';
import { manyFailedSubmissions } from './limits.ts';
import { type Log, processLog } from './log.ts';
import { codeOf, type OutboxPorts, sendDigest, sendDue } from './outbox.ts';
import { proveEachKind } from './storing-proof.ts';

/**
 * No batch begins later than this after the start. Netlify ends a scheduled function after 30 seconds (its documentation):
 * - up to 8 seconds for the first statement, as the database may have to wake up
 * - up to 15 for a batch, so up to 23 with the latest one; the other tasks run beside it
 * - up to 3 each for counting what waits and for the heartbeat
 * So a run takes at most 29 seconds and always begins one batch, unless the database does not answer.
 */
const lastBatchMilliseconds = 8000;

/** No digest begins later than this after the start: it takes up to 11 seconds. */
const lastDigestMilliseconds = 12_000;

const wakeMilliseconds = 8000;
const statementMilliseconds = 3000;
const deadline = () => performance.now() + statementMilliseconds;

const batchSize = 20;

/** A quarantined lead that waits this long is logged as an error: it may be from a real person. */
const quarantineDays = 7;

/** More leads than this in quarantine for a day are logged as an error: software may be filling the honeypot for visitors. */
const maxQuarantinedForADay = 5;

const wake: Statement = { text: 'select' };

const deleteOldRows: Statement = {
  text: `
with counters as (delete from submission_counters where window_start < now() - interval '1 hour')
delete from submission_failures where failed_at < now() - interval '1 day'`,
};

/** Deletes a small batch of leads past their retention, which the database function defines. */
const purgeExpired: Statement = { text: 'select kind, count from purge_expired()' };
const purgedRows = z.array(z.object({ kind: z.string(), count: z.number() }));

const countWaiting: Statement = {
  text: `
select dead, overdue, oldest_minutes as "oldestMinutes", failed_submissions as "failedSubmissions", quarantined,
  quarantined_for_a_day as "quarantinedForADay", oldest_quarantined_days as "oldestQuarantinedDays"
from needs_attention`,
};
const waitingRows = z.tuple([
  z.object({
    dead: z.number(),
    overdue: z.number(),
    oldestMinutes: z.number(),
    failedSubmissions: z.number(),
    quarantined: z.number(),
    quarantinedForADay: z.number(),
    oldestQuarantinedDays: z.number(),
  }),
]);
type Waiting = z.output<typeof waitingRows>[0];

async function purge(database: Database, log: Log): Promise<void> {
  const rows = await untilDeadline(deadline(), (signal) =>
    readRows(database, purgeExpired, purgedRows, signal),
  );
  for (const { kind, count } of rows) log('info', { event: 'purged', kind, count });
}

/**
 * Returns the log level of a run. It is an error if every message failed: all of them had failed before, so the cause is not one
 * bad message.
 */
function drainedLevel(sent: number, failed: number): 'info' | 'warn' | 'error' {
  if (failed === 0) return 'info';
  return sent === 0 ? 'error' : 'warn';
}

/** Sends batches to the destinations while time remains. Returns the counts, and whether all that could be sent was sent. */
async function sendBatches(ports: OutboxPorts, destinations: readonly string[], started: number) {
  let count = 0;
  let sent = 0;
  let batch: Awaited<ReturnType<typeof sendDue>>;
  do {
    batch = await sendDue(ports, { limit: batchSize, destinations });
    count += batch.claimed;
    sent += batch.sent;
    // If Postmark refused the account, the next mails would fail too.
    if (batch.accountRefused || !batch.didClaim) return { count, sent, isComplete: false };
  } while (batch.claimed === batchSize && performance.now() - started < lastBatchMilliseconds);
  return { count, sent, isComplete: batch.claimed < batchSize };
}

async function sendDigests(ports: OutboxPorts, started: number): Promise<number> {
  if (ports.delivery.hourlyLimit === null) return 0;
  let count = 0;
  for (const mailbox of ports.delivery.mailboxes) {
    if (performance.now() - started < lastDigestMilliseconds) count += await sendDigest(ports, mailbox);
  }
  return count;
}

/** Sends mails one by one, then digests of those above the limit. Without any it checks the account. Returns the counts without digests. */
async function sendMails(ports: OutboxPorts, started: number) {
  const { delivery, log } = ports;
  const batches = await sendBatches(ports, delivery.mailboxes, started);
  const digested = batches.isComplete ? await sendDigests(ports, started) : 0;
  // So that a wrong token is noticed before the next lead.
  const code = batches.count + digested === 0 ? await delivery.refusedAccount() : undefined;
  if (code !== undefined) log('error', { event: 'mail_account_refused', code });
  return batches;
}

async function sendAll(database: Database, log: Log, started: number, context?: string): Promise<void> {
  const delivery = openDelivery(process.env, log, context);
  if (delivery.mailboxes.length + delivery.webhooks.length === 0 || !sendsOverdue(process.env)) return;
  const ports = { database, delivery, log };
  // Side by side, so that a webhook that does not answer keeps no mail waiting.
  const [mails, requests] = await Promise.all([
    sendMails(ports, started),
    sendBatches(ports, delivery.webhooks, started),
  ]);
  const count = mails.count + requests.count;
  const sent = mails.sent + requests.sent;
  const failed = count - sent;
  log(drainedLevel(sent, failed), { event: 'outbox_drained', count, sent, failed });
}

async function inspect(database: Database, log: Log): Promise<Waiting> {
  const [waiting] = await untilDeadline(deadline(), (signal) =>
    readRows(database, countWaiting, waitingRows, signal),
  );
  const { dead, overdue, oldestMinutes, quarantined: count, oldestQuarantinedDays: oldestDays } = waiting;
  const { quarantinedForADay, failedSubmissions } = waiting;
  if (dead > 0 || overdue > 0) log('error', { event: 'outbox_unhealthy', dead, overdue, oldestMinutes });
  if (failedSubmissions > 0) {
    const level = failedSubmissions >= manyFailedSubmissions ? 'error' : 'warn';
    log(level, { event: 'submissions_failed', count: failedSubmissions });
  }
  const level = oldestDays >= quarantineDays || quarantinedForADay > maxQuarantinedForADay ? 'error' : 'warn';
  if (count > 0) log(level, { event: 'quarantine_waiting', count, oldestDays });
  return waiting;
}

/** Runs every task; a failed one is logged and does not stop the others. */
async function work(log: Log, started: number, deployContext?: string): Promise<Waiting | undefined> {
  const settings = readDatabaseSettings(process.env, log, deployContext);
  if (settings === undefined) return undefined;
  const database = openDatabase(settings);
  const run = (statement: Statement, until: number, tryMilliseconds?: number) =>
    untilDeadline(until, (signal) => database.run(statement, signal), tryMilliseconds);
  const logged = <Result>(task: Promise<Result>): Promise<Result | undefined> =>
    task.catch((error: unknown) => {
      log('error', { event: 'outbox_failed', code: codeOf(error) });
      return undefined;
    });
  const awake = await logged(run(wake, started + wakeMilliseconds, wakeMilliseconds));
  if (awake === undefined) return undefined;
  await Promise.all([
    logged(run(deleteOldRows, deadline())),
    logged(purge(database, log)),
    proveEachKind(database, log, deadline()),
    logged(sendAll(database, log, started, deployContext)),
  ]);
  return logged(inspect(database, log));
}

/**
 * Runs the scheduled work: proves that leads can be stored, deletes old rows and leads past their retention, sends due notifications
 * and digests, and reports what needs a person to the log and to HEARTBEAT_URL. Failures are logged; never throws. Takes at most 29
 * seconds. `deployContext` is Netlify's, and selects the database.
 */
export async function drainOutbox(deployContext?: string): Promise<void> {
  const codes = new Set<string>();
  const log: Log = (level, event) => {
    if (level === 'error') codes.add(event.code ?? event.event);
    processLog(level, event);
  };
  const waiting = await work(log, performance.now(), deployContext);
  const address = readHeartbeatSettings(process.env, log)?.HEARTBEAT_URL;
  if (address === undefined) return;
  // The report has error codes and counts only, nothing a visitor typed.
  const code = await sendHeartbeat(address, codes.size === 0 ? undefined : { codes: [...codes], ...waiting });
  if (code !== undefined) log('warn', { event: 'heartbeat_failed', code });
}
