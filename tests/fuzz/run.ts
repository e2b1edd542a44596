import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { serve } from '../../netlify/local/http-server.ts';
import { type SubmissionKind, submissionKinds } from '../../src/submissions/kinds.ts';
import { answerLimitMilliseconds, readRecords } from '../faults/checker.ts';
import { canaryPattern } from '../faults/lead.ts';
import { callFunction, nextAddress, origin } from '../functions/support/submit.ts';
import { captureLog } from '../support/captured-log.ts';
import { startServicesForFunctions } from '../support/function-environment.ts';
import { type RawAnswer, type RawRequest, rawRequests, sendRaw } from './raw-requests.ts';
import { type FuzzedRequest, fuzzedRequests } from './requests.ts';

const { values: options } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const count = Number(options.count);
const seed = Number(options.seed);
/** One request in ten goes over a socket of its own. */
const rawShare = 0.1;
const rawConnections = 40;

/** What was seen of the requests to one form. */
interface Tally {
  readonly answers: (RawAnswer & { readonly canary: string })[];
  /** Canaries that may never be stored: hidden in another request. */
  readonly hidden: Set<string>;
}

const log = captureLog();
const services = await startServicesForFunctions();
const afterwards = new Set<Promise<unknown>>();

function keep(work: Promise<unknown>): void {
  afterwards.add(work);
  void work.finally(() => afterwards.delete(work));
}

function note({ answers }: Tally, canary: string, { status, milliseconds }: RawAnswer): void {
  answers.push({ canary, status, milliseconds });
  if ((status ?? 0) >= 500) throw new Error(`A request was answered ${status}.`);
  if (milliseconds > answerLimitMilliseconds) throw new Error(`An answer took ${milliseconds} ms.`);
  if (canaryPattern.test(log.text())) throw new Error('Something personal is in the log.');
}

async function sendFuzzed(kind: SubmissionKind, request: FuzzedRequest, tally: Tally): Promise<void> {
  const { method, headers, canary, valid, twice } = request;
  const body = method === 'GET' ? null : request.body;
  const ip = nextAddress();
  const send = async () => {
    const started = performance.now();
    const sent = new Request(`${origin}/api/${kind}`, { method, headers, body });
    const { response, afterwards } = await callFunction(kind, sent, { ip });
    keep(afterwards);
    const { status } = response;
    note(tally, canary, { status, milliseconds: performance.now() - started });
    if (valid && ![201, 303].includes(status)) throw new Error(`Valid, but ${status}.`);
    await response.text();
  };
  await Promise.all(twice ? [send(), send()] : [send()]);
}

/** Answers with the functions what comes over the network, as the local run does. */
async function answerWithFunction(request: Request): Promise<Response> {
  const kind = submissionKinds.find((name) => new URL(request.url).pathname === `/api/${name}`);
  if (kind === undefined) return new Response('Not Found', { status: 404 });
  const submitted = await callFunction(kind, request, { ip: nextAddress() });
  keep(submitted.afterwards);
  return submitted.response;
}

async function sendRawRequests(port: number, requests: readonly RawRequest[], tally: Tally): Promise<void> {
  const waiting = requests.values();
  const connection = async () => {
    for (const request of waiting) {
      tally.hidden.add(request.hidden);
      note(tally, request.canary, await sendRaw(port, request));
    }
  };
  await Promise.all(Array.from({ length: rawConnections }, connection));
}

async function fuzz(kind: SubmissionKind, port: number): Promise<Tally> {
  const tally: Tally = { answers: [], hidden: new Set() };
  const raw = Math.round(count * rawShare);
  const property = fc.asyncProperty(fuzzedRequests(kind), (request) => sendFuzzed(kind, request, tally));
  await Promise.all([
    fc.assert(property, { numRuns: count - raw, seed, endOnFailure: false }),
    sendRawRequests(port, fc.sample(rawRequests(kind), { numRuns: raw, seed }), tally),
  ]);
  return tally;
}

const started = performance.now();
const server = await serve(answerWithFunction);
try {
  const tallies = await Promise.all(
    submissionKinds.map(async (kind) => ({ kind, tally: await fuzz(kind, server.port) })),
  );
  while (afterwards.size > 0) await Promise.all(afterwards);
  const recordOf = await readRecords(services.admin, services.mailbox.messages());
  log.stop();
  const stored = (canaries: ReadonlySet<string>) =>
    [...canaries].map((canary) => recordOf(canary).ids.length);
  const rows = tallies.map(({ kind, tally: { answers, hidden } }) => {
    const acknowledged = answers.filter(({ status }) => status === 201 || status === 303);
    const counts = stored(new Set(acknowledged.map(({ canary }) => canary)));
    const statuses = Map.groupBy(answers, ({ status = 'closed' }) => String(status));
    return {
      form: kind,
      requests: answers.length,
      acknowledged: counts.length,
      lost: counts.filter((number) => number === 0).length,
      twice: counts.filter((number) => number > 1).length,
      smuggled: stored(hidden).filter((number) => number > 0).length,
      'slowest ms': Math.round(Math.max(...answers.map(({ milliseconds }) => milliseconds))),
      answers: [...statuses].sort().map(([status, { length }]) => `${length} × ${status}`),
    };
  });
  console.table(rows.map(({ answers: _, ...row }) => row));
  for (const { form, answers } of rows) console.log(`${form}: ${answers.join(', ')}`);
  console.log(
    `No 5xx, nothing personal in the log. Seed ${seed}, ${Math.round((performance.now() - started) / 1000)} s.`,
  );
  if (rows.some(({ lost, twice, smuggled }) => lost + twice + smuggled > 0)) process.exitCode = 1;
} finally {
  log.stop();
  await server.stop();
  await services.stop();
}
