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
 * Scheduled functions may run 30 seconds (Netlify's documentation). The statements before the first batch run at the same
 * time and take 3 at most. A batch takes up to 18, and none begins after this time. The last look and the heartbeat take 3
 * each. So a run ends after 29, and one batch always begins. Without a batch Postmark is asked for the token, which takes 5.
 */
const lastBatchMilliseconds = 5000;
const statementMilliseconds = 3000;

const timeout = () => AbortSignal.timeout(statementMilliseconds);

const batchSize = 20;

/** A quarantined lead that has waited longer is an error: it may be a real person's. */
const quarantineDays = 7;

/** More quarantined leads that have waited for a day are an error: something may fill the honeypot for real people. */
const handful = 5;

/** Gives up jobs whose last worker never came back. */
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

/** Deletes a small batch; the database's own function knows what is past its retention. */
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
 * Returns the level of a run: an error if nothing could be sent, as each of these mails had failed before. One mail among
 * others may be at fault itself.
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
    // A refused account refuses the next batch too.
  } while (
    batch.claimed === batchSize &&
    !batch.accountRefused &&
    performance.now() - started < lastBatchMilliseconds
  );
  // Otherwise a wrong token would stay unnoticed until a visitor sends a lead.
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
  const level = oldestDays >= quarantineDays || quarantinedForADay > handful ? 'error' : 'warn';
  if (count > 0) log(level, { event: 'quarantine_waiting', count, oldestDays });
  return waiting;
}

/** Logs what fails and does the rest all the same. */
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
 * Does one scheduled run: gives up notifications after ten tries, deletes old counters and what is past its retention, sends
 * what is overdue, and reports what needs a person, in the log and to HEARTBEAT_URL. Each failure is logged; never throws.
 * `deployContext` says which database is the deploy's own.
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
  // Codes of the log's errors, and counts: nothing a visitor typed.
  const code = await sendHeartbeat(address, codes.size === 0 ? undefined : { codes: [...codes], ...waiting });
  if (code !== undefined) log('warn', { event: 'heartbeat_failed', code });
}
