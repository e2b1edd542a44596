import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { neon, neonConfig } from '@neondatabase/serverless';
import pg from 'pg';
import { sendJson } from '../functions/support/submit.ts';
import { captureLog } from '../support/captured-log.ts';
import { completeLeads } from '../support/complete-leads.ts';
import { percentile, roundTo } from './statistics.ts';

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, clients: { type: 'string', default: '50' } },
});
const seconds = Number(options.seconds);
const clients = Number(options.clients);
const warmUpRounds = 20;
/** Open loop: arrivals per second, as a share of what the closed loop managed. */
const openShares = [0.25, 0.5, 0.75] as const;
const insert = `insert into report_downloads
    (submission_id, first_name, last_name, organisation, email, report_type, content_digest)
  values (gen_random_uuid(), 'Aoife', 'Byrne', 'Company', $1, 'future-skills-report', repeat('0', 64))`;

/** Ends with the answer; what the function does after it is `afterwards`. */
type Send = (number: number) => Promise<{ readonly afterwards?: Promise<unknown> }>;

let sent = 0;
const nextNumber = () => {
  sent += 1;
  return sent;
};

/** A report request from a client of its own. */
const submitOne: Send = async (number) => {
  const ip = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const { report } = completeLeads(`visitor${number}`);
  const fields = { ...report, submissionId: crypto.randomUUID() };
  const { response, afterwards } = await sendJson('report', fields, { ip });
  if (response.status !== 201) throw new Error(`A submission was answered ${response.status}.`);
  return { afterwards };
};

/**
 * Starts the clocks of one way to send; `stop` gives what was measured, with the milliseconds from the moment each request
 * was due to its answer.
 */
function startClocks() {
  const started = performance.now();
  const used = process.threadCpuUsage();
  return {
    started,
    stop(name: string, answers: readonly number[]) {
      const { user, system } = process.threadCpuUsage(used);
      // Milliseconds of this thread for one, which other programs on the machine hardly change.
      const processor = (user + system) / 1000 / answers.length;
      // Until the last of the work was done, what follows the answer included.
      return { name, answers, seconds: (performance.now() - started) / 1000, processor };
    },
  };
}

type Measured = ReturnType<ReturnType<typeof startClocks>['stop']>;

/** So many clients, each of which sends again as soon as it is answered. */
async function closedLoop(name: string, send: Send) {
  const answers: number[] = [];
  const { started, stop } = startClocks();
  const client = async () => {
    let last: Promise<unknown> | undefined;
    while (performance.now() - started < seconds * 1000) {
      const due = performance.now();
      const { afterwards } = await send(nextNumber());
      answers.push(performance.now() - due);
      // As a function's process takes no second request before the work of the first is done.
      await last;
      last = afterwards;
    }
    await last;
  };
  await Promise.all(Array.from({ length: clients }, client));
  return stop(name, answers);
}

/** Requests that come at a fixed rate whether the ones before are answered or not: waiting counts as latency. */
async function openLoop(name: string, perSecond: number) {
  const answers: number[] = [];
  const { started, stop } = startClocks();
  const work = Array.from({ length: Math.round(perSecond * seconds) }, async (_, index) => {
    const due = started + (index / perSecond) * 1000;
    await pause(due - performance.now());
    const { afterwards } = await submitOne(nextNumber());
    answers.push(performance.now() - due);
    await afterwards;
  });
  await Promise.all(work);
  return stop(name, answers);
}

const perSecondOf = ({ answers, seconds: taken }: Measured) => answers.length / taken;
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);

const worker = new Worker(new URL('services-worker.ts', import.meta.url));
const [variables]: readonly Record<string, string>[] = await once(worker, 'message');
Object.assign(process.env, variables);
const log = captureLog();
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
try {
  neonConfig.fetchEndpoint = String(process.env.NEON_FETCH_ENDPOINT);
  const sql = neon(String(process.env.DATABASE_URL), { disableWarningInBrowsers: true });
  // Until the engine has compiled what runs often; without this a slow machine measures the compiler.
  for (let round = 0; round < warmUpRounds; round += 1) {
    await Promise.all(
      Array.from({ length: clients }, async () => (await submitOne(nextNumber())).afterwards),
    );
  }
  log.reset();
  const bare = await closedLoop('INSERT, open connections', async (number) => {
    await pool.query(insert, [`bare${number}@example.com`]);
    return {};
  });
  const http = await closedLoop('INSERT, same HTTP endpoint', async (number) => {
    await sql.query(insert, [`http${number}@example.com`]);
    return {};
  });
  const mail = await closedLoop('mail, same HTTP endpoint', async () => {
    const answer = await fetch(`${process.env.POSTMARK_API_URL}/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Postmark-Server-Token': 'token' },
      body: JSON.stringify({ From: 'a@example.com', To: 'b@example.com', TextBody: 'A line. '.repeat(40) }),
    });
    await answer.json();
    return {};
  });
  const before = process.memoryUsage();
  const closed = await closedLoop(`submissions, ${clients} clients`, submitOne);
  const after = process.memoryUsage();
  const open: Measured[] = [];
  for (const share of openShares) {
    const perSecond = perSecondOf(closed) * share;
    open.push(await openLoop(`submissions, ${perSecond.toFixed(0)} arriving a second`, perSecond));
  }
  log.stop();
  console.table(
    [bare, http, mail, closed, ...open].map((measured) => ({
      sent: measured.name,
      'per second': roundTo(0, perSecondOf(measured)),
      'p50 ms': roundTo(1, percentile(measured.answers, 0.5)),
      'p99 ms': roundTo(1, percentile(measured.answers, 0.99)),
      'of the HTTP INSERT': roundTo(2, perSecondOf(measured) / perSecondOf(http)),
      'processor ms': roundTo(3, measured.processor),
      'HTTP INSERT of it': roundTo(2, http.processor / measured.processor),
    })),
  );
  const own = closed.processor - 2 * http.processor - mail.processor;
  const share = (milliseconds: number) => ({
    ms: roundTo(3, milliseconds),
    '%': roundTo(0, (milliseconds / closed.processor) * 100),
  });
  console.log("Where a submission's processor time goes:");
  console.table({
    'two statements over HTTP: driver and fetch': share(2 * http.processor),
    'a mail over HTTP: fetch': share(mail.processor),
    'the rest: request, checks, hashes, mail text, answer, log, the client itself': share(own),
  });
  console.log(
    `Memory: ${megabytes(before.rss)} MB before the closed loop, ${megabytes(after.rss)} MB after ${closed.answers.length} submissions; heap ${megabytes(before.heapUsed)} and ${megabytes(after.heapUsed)} MB.`,
  );
} finally {
  log.stop();
  await pool.end();
  worker.postMessage('stop');
  await once(worker, 'exit');
}
