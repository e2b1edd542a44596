import * as z from 'zod/mini';
import { type Database, openDatabase, readRows, type Statement } from './database.ts';
import { readDatabaseSettings, readHeartbeatSettings, readMailSettings } from './environment.ts';
import { type Log, processLog } from './log.ts';
import { openMail } from './mail.ts';
import { codeOf, maxAttempts, sendOverdue } from './outbox.ts';

/**
 * Scheduled functions may run 30 seconds (Netlify's documentation). The statements before the first batch run at the same
 * time, 3 at most; a batch takes up to 18 and none begins later than this; the look at the outbox and the heartbeat take 3
 * each: a run ends after 29, and one batch always begins.
 */
const lastBatchMilliseconds = 5000;
const statementMilliseconds = 3000;

const timeout = () => AbortSignal.timeout(statementMilliseconds);

function failAddress(address: string): URL {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/fail`;
  return url;
}

/**
 * Tells a heartbeat monitor how a run went: GET to its address when all is well, else POST to `<address>/fail` with the
 * trouble as JSON, since a GET has no content (RFC 9110, section 9.3.1). Takes three seconds at most and never throws;
 * returns a code where the monitor did not take it. The address is a secret and in no code.
 */
async function sendHeartbeat(address: string, trouble: object | undefined): Promise<string | undefined> {
  const signal = timeout();
  try {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await (trouble === undefined
      ? fetch(address, { signal })
      : fetch(failAddress(address), { method: 'POST', headers, body: JSON.stringify(trouble), signal }));
    await answer.body?.cancel();
    return answer.ok ? undefined : `heartbeat_http_${answer.status}`;
  } catch {
    return signal.aborted ? 'heartbeat_timeout' : 'heartbeat_unreachable';
  }
}

const batchSize = 20;

/** A notification that waits longer than this is worth a person's look. */
const overdueMinutes = 30;

/** Gives up notifications whose last worker never came back. Answers their references. */
const markAbandoned: Statement = {
  text: `
update notification_outbox
set status = 'dead', last_error = coalesce(last_error, 'worker_lost')
where status = 'pending' and attempts >= ${maxAttempts} and next_attempt_at <= now()
returning reference, last_error`,
};
const abandonedRows = z.array(z.object({ reference: z.string(), last_error: z.string() }));

const deleteOldCounters: Statement = {
  text: `delete from submission_counters where window_start < now() - interval '1 hour'`,
};

/** A small batch; the database's own function knows what is older than its retention. */
const purgeExpired: Statement = { text: 'select kind, count from purge_expired()' };
const purgedRows = z.array(z.object({ kind: z.string(), count: z.number() }));

/** What is unresolved: dead letters that still say to whom to write, and notifications that wait. */
const lookAtOutbox: Statement = {
  text: `
select count(*) filter (where status = 'dead' and data <> '{}')::integer as dead,
  count(*) filter (where status = 'pending' and created_at < now() - interval '${overdueMinutes} minutes')::integer as overdue,
  coalesce(extract(epoch from now() - min(created_at) filter (where status = 'pending')) / 60, 0)::integer as "oldestMinutes"
from notification_outbox where status <> 'sent'`,
};
const outboxRows = z.tuple([z.object({ dead: z.number(), overdue: z.number(), oldestMinutes: z.number() })]);
type Counts = z.output<typeof outboxRows>[0];

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

async function sendDue(database: Database, log: Log, started: number): Promise<void> {
  const settings = readMailSettings(process.env, log);
  if (settings === undefined) return;
  const ports = { database, sendMail: openMail(settings), log };
  let count = 0;
  let claimed = batchSize;
  while (claimed === batchSize && performance.now() - started < lastBatchMilliseconds) {
    claimed = await sendOverdue(ports, batchSize);
    count += claimed;
  }
  log('info', { event: 'outbox_drained', count });
}

async function inspect(database: Database, log: Log): Promise<Counts> {
  const [counts] = await readRows(database, lookAtOutbox, outboxRows, timeout());
  if (counts.dead > 0 || counts.overdue > 0) log('error', { event: 'outbox_unhealthy', ...counts });
  return counts;
}

/** What fails is logged, and the rest is done all the same. */
async function work(log: Log, started: number, deployContext?: string): Promise<Counts | undefined> {
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
 * One scheduled run: gives up notifications with ten tries, deletes old counters and what is past its retention, sends what
 * is overdue, and reports what needs a person, in the log and to HEARTBEAT_URL. Each failure is logged; never throws.
 * `deployContext` says which database is the deploy's own.
 */
export async function drainOutbox(deployContext?: string): Promise<void> {
  const codes = new Set<string>();
  const log: Log = (level, event) => {
    if (level === 'error') codes.add(event.code ?? event.event);
    processLog(level, event);
  };
  const counts = await work(log, performance.now(), deployContext);
  const address = readHeartbeatSettings(process.env, log)?.HEARTBEAT_URL;
  if (address === undefined) return;
  // Codes of the log's errors, and counts: nothing a visitor typed.
  const code = await sendHeartbeat(address, codes.size === 0 ? undefined : { codes: [...codes], ...counts });
  if (code !== undefined) log('warn', { event: 'heartbeat_failed', code });
}
