import * as z from 'zod/mini';
import { type Database, openDatabase, readRows, type Statement } from './database.ts';
import {
  readDatabaseSettings,
  readHeartbeatSettings,
  readMailSettings,
  sendsOverdue,
} from './environment.ts';
import { sendHeartbeat } from './heartbeat.ts';
import { type Log, processLog } from './log.ts';
import { openMail, refusedToken } from './mail.ts';
import { codeOf, maxAttempts, sendOverdue } from './outbox.ts';

/**
 * No batch begins later than this after the start. Netlify ends a scheduled function after 30 seconds (its documentation):
 * - up to 3 seconds for the clean-up statements, which run concurrently
 * - up to 18 for a batch, so up to 23 with the latest one; without a batch up to 5 to check Postmark's token
 * - up to 3 each for counting waiting notifications and for the heartbeat
 * So a run takes at most 29 seconds and always begins one batch.
 */
const lastBatchMilliseconds = 5000;
const statementMilliseconds = 3000;

const timeout = () => AbortSignal.timeout(statementMilliseconds);

const batchSize = 20;

/** A quarantined lead that waits this long is logged as an error: it may be from a real person. */
const quarantineDays = 7;

/** More leads than this in quarantine for a day are logged as an error: software may be filling the honeypot for visitors. */
const maxQuarantinedForADay = 5;

/** Gives up jobs whose last worker did not finish. */
const markAbandoned: Statement = {
  text: `
update notification_outbox
set status = 'dead', locked_until = null, last_error = coalesce(last_error, 'worker_lost')
where status = 'pending' and attempts >= ${maxAttempts} and greatest(next_attempt_at, locked_until) <= now()
returning reference, last_error`,
};
const abandonedRows = z.array(z.object({ reference: z.string(), last_error: z.string() }));

const deleteOldCounters: Statement = {
  text: `delete from submission_counters where window_start < now() - interval '1 hour'`,
};

/** Deletes a small batch of leads past their retention, which the database function defines. */
const purgeExpired: Statement = { text: 'select kind, count from purge_expired()' };
const purgedRows = z.array(z.object({ kind: z.string(), count: z.number() }));

const countWaiting: Statement = {
  text: `
select dead, overdue, oldest_minutes as "oldestMinutes", quarantined,
  quarantined_for_a_day as "quarantinedForADay", oldest_quarantined_days as "oldestQuarantinedDays"
from needs_attention`,
};
const waitingRows = z.tuple([
  z.object({
    dead: z.number(),
    overdue: z.number(),
    oldestMinutes: z.number(),
    quarantined: z.number(),
    quarantinedForADay: z.number(),
    oldestQuarantinedDays: z.number(),
  }),
]);
type Waiting = z.output<typeof waitingRows>[0];

async function giveUpAbandoned(database: Database, log: Log): Promise<void> {
  const rows = await readRows(database, markAbandoned, abandonedRows, timeout());
  for (const { reference, last_error: code } of rows) {
    log('error', { event: 'notification_dead', reference, code });
  }
}

async function purge(database: Database, log: Log): Promise<void> {
  for (const { kind, count } of await readRows(database, purgeExpired, purgedRows, timeout())) {
    log('info', { event: 'purged', kind, count });
  }
}

/**
 * Returns the log level of a run. It is an error if every mail failed: all of them had failed before, so the cause is not one
 * bad mail.
 */
function drainedLevel(sent: number, failed: number): 'info' | 'warn' | 'error' {
  if (failed === 0) return 'info';
  return sent === 0 ? 'error' : 'warn';
}

async function sendDue(database: Database, log: Log, started: number): Promise<void> {
  const settings = readMailSettings(process.env, log);
  if (settings === undefined || !sendsOverdue(process.env)) return;
  const ports = { database, sendMail: openMail(settings), log };
  let count = 0;
  let sent = 0;
  let batch: Awaited<ReturnType<typeof sendOverdue>>;
  do {
    batch = await sendOverdue(ports, batchSize);
    count += batch.claimed;
    sent += batch.sent;
    // If Postmark refused the account, the next batch would fail too.
  } while (
    batch.claimed === batchSize &&
    !batch.accountRefused &&
    performance.now() - started < lastBatchMilliseconds
  );
  // Without a mail to send, check the token, so that a wrong one is noticed before the next lead.
  const code = count === 0 ? await refusedToken(settings) : undefined;
  if (code !== undefined) log('error', { event: 'mail_account_refused', code });
  const failed = count - sent;
  log(drainedLevel(sent, failed), { event: 'outbox_drained', count, sent, failed });
}

async function inspect(database: Database, log: Log): Promise<Waiting> {
  const [waiting] = await readRows(database, countWaiting, waitingRows, timeout());
  const { dead, overdue, oldestMinutes, quarantined: count, oldestQuarantinedDays: oldestDays } = waiting;
  const { quarantinedForADay } = waiting;
  if (dead > 0 || overdue > 0) log('error', { event: 'outbox_unhealthy', dead, overdue, oldestMinutes });
  const level = oldestDays >= quarantineDays || quarantinedForADay > maxQuarantinedForADay ? 'error' : 'warn';
  if (count > 0) log(level, { event: 'quarantine_waiting', count, oldestDays });
  return waiting;
}

/** Runs every task; a failed one is logged and does not stop the others. */
async function work(log: Log, started: number, deployContext?: string): Promise<Waiting | undefined> {
  const settings = readDatabaseSettings(process.env, log, deployContext);
  if (settings === undefined) return undefined;
  const database = openDatabase(settings);
  const logged = <Result>(task: Promise<Result>): Promise<Result | undefined> =>
    task.catch((error: unknown) => {
      log('error', { event: 'outbox_failed', code: codeOf(error) });
      return undefined;
    });
  await Promise.all([
    logged(giveUpAbandoned(database, log)),
    logged(database.run(deleteOldCounters, timeout())),
    logged(purge(database, log)),
  ]);
  await logged(sendDue(database, log, started));
  return logged(inspect(database, log));
}

/**
 * Runs the scheduled work: gives up notifications after ten tries, deletes old counters and leads past their retention, sends
 * overdue notifications, and reports what needs a person to the log and to HEARTBEAT_URL. Failures are logged; never throws.
 * `deployContext` is Netlify's, and selects the database.
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
