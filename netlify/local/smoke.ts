import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Semaphore } from 'async-mutex';
import { submissionKinds, submissionPaths } from '../../src/submissions/kinds.ts';
import { honeypotField } from '../../src/submissions/limits.ts';
import { securityHeaders } from '../security-headers.ts';
import { sendHeartbeat } from '../submissions/heartbeat.ts';
import { smokeTestLead } from '../submissions/sample-leads.ts';
import { checkLead } from './smoke-lead.ts';

const requestTimeout = 10_000;
const maxConcurrentRequests = 6;

/** A request to a deployed site and its expected response. */
interface Check {
  readonly name: string;
  readonly path: string;
  readonly init?: RequestInit;
  readonly status: number;
  /** Returns the fault of a response with the expected status, or undefined. */
  readonly faultOf?: (text: string, response: Response) => string | undefined;
}

function checksOf(origin: string, paths: readonly string[]): readonly Check[] {
  const oneTitle = (text: string) => {
    // Only the head: charts in the body have titles too.
    const [head = ''] = text.split('</head>');
    const titles = head.match(/<title[^>]*>[^<]/g)?.length ?? 0;
    return titles === 1 ? undefined : `${titles} titles`;
  };
  const redirectsHome = (_: string, { headers }: Response) => {
    const { pathname } = new URL(headers.get('Location') ?? '', origin);
    return pathname === '/' ? undefined : `leads to ${pathname}`;
  };
  const isStored = (text: string) => (text.includes('"id"') ? undefined : 'no id in the response');
  return [
    ...paths.map((path) => ({ name: path, path, status: 200, faultOf: oneTitle })),
    { name: 'an address that does not exist', path: `/${crypto.randomUUID()}`, status: 404 },
    { name: '/home leads to /', path: '/home', status: 301, faultOf: redirectsHome },
    ...submissionKinds.flatMap((kind): Check[] => {
      const path = submissionPaths[kind];
      const body = JSON.stringify({
        ...smokeTestLead(kind),
        submissionId: crypto.randomUUID(),
        [honeypotField]: 'smoke test',
      });
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
      return [
        { name: `POST ${path} (a test lead, quarantined)`, path, init, status: 201, faultOf: isStored },
        { name: `GET ${path} is refused`, path, status: 405 },
      ];
    }),
  ];
}

async function faultIn(origin: string, { path, init, status, faultOf }: Check): Promise<string | undefined> {
  const signal = AbortSignal.timeout(requestTimeout);
  const response = await fetch(new URL(path, origin), { redirect: 'manual', signal, ...init });
  const text = await response.text();
  if (response.status !== status) return `status ${response.status}, expected ${status}`;
  const expected = Object.keys(securityHeaders({ https: response.url.startsWith('https:') }));
  const missing = expected.filter((name) => !response.headers.has(name));
  // Netlify's redirects do not have the site's headers.
  return missing.length > 0 && status !== 301 ? `without ${missing.join(', ')}` : faultOf?.(text, response);
}

/** Returns the paths of the pages in the sitemap. */
async function readSitemap(origin: string): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(requestTimeout);
  const map = await (await fetch(new URL('/sitemap.xml', origin), { signal })).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/**
 * Checks a deployed site from outside: every page of its sitemap, security headers, the not-found page, a redirect, and each
 * function with a quarantined test lead. Sends six requests at a time, with a timeout of ten seconds each. Returns the name
 * and the fault of each check; the fault of a passed check is undefined. Never throws.
 */
export async function checkSite(address: string) {
  const faultOf = (work: Promise<string | undefined>) =>
    work.catch((error: unknown) => `no response (${error instanceof Error ? error.name : 'unknown'})`);
  let paths: readonly string[] = [];
  const map = await faultOf(
    readSitemap(address).then((found) => {
      paths = found;
      return found.length > 0 ? undefined : 'names no page';
    }),
  );
  const semaphore = new Semaphore(maxConcurrentRequests);
  const checked = checksOf(address, paths).map(async (check) => ({
    name: check.name,
    fault: await faultOf(semaphore.runExclusive(() => faultIn(address, check))),
  }));
  return [{ name: '/sitemap.xml', fault: map }, ...(await Promise.all(checked))];
}

const usage = `Give the address of the site, or --alarm alone:
  npm run smoke -- https://address [--without-mail]
  npm run smoke -- --production https://address
  npm run smoke -- --alarm`;

function isAddress(text: string | undefined): text is string {
  return text !== undefined && /^https?:\/\//.test(text) && URL.canParse(text);
}

function print(name: string, fault: string | undefined): void {
  console.log(fault === undefined ? `ok      ${name}` : `FAILED  ${name}: ${fault}`);
}

/** Checks the whole site after a release. Returns the exit code: 1 if a check failed or was not possible. */
async function checkRelease(address: string, withLead: boolean): Promise<number> {
  const checked = await checkSite(address);
  if (withLead) checked.push({ name: 'a test lead is told', fault: await checkLead(address) });
  for (const { name, fault } of checked) print(name, fault);
  if (!withLead) console.log('NOT PROVED  a test lead is told: omitted by --without-mail');
  return checked.some(({ fault }) => fault !== undefined) ? 1 : 0;
}

/** How long a failed test lead waits for its second try: a network or a mail service that fails for a moment is no alarm. */
const secondTryMilliseconds = 60_000;

/**
 * Sends a test lead from a schedule and reports it to the monitor of SMOKE_HEARTBEAT_URL, if that is set. Returns the exit code: 1 if
 * the lead failed twice, or the monitor did not accept the report.
 */
async function checkProduction(address: string, pauseMilliseconds: number): Promise<number> {
  let fault = await checkLead(address);
  if (fault !== undefined) {
    print('a test lead is told', `${fault}; it is tried once more`);
    await pause(pauseMilliseconds);
    fault = await checkLead(address);
  }
  print('a test lead is told', fault);
  const { SMOKE_HEARTBEAT_URL: monitor = '' } = process.env;
  if (monitor === '') {
    console.log('no monitor hears of it: SMOKE_HEARTBEAT_URL is not set');
    return fault === undefined ? 0 : 1;
  }
  const report = fault === undefined ? undefined : { codes: ['synthetic_lead_failed'], fault };
  const refused = isAddress(monitor) ? await sendHeartbeat(monitor, report) : 'no http or https address';
  print('the monitor of SMOKE_HEARTBEAT_URL', refused);
  return fault === undefined && refused === undefined ? 0 : 1;
}

/**
 * Sends a test alarm to the monitor of HEARTBEAT_URL. No good report follows, because it could take the alarm back before anybody is
 * told: the next scheduled run sends one. Returns the exit code.
 */
async function sendAlarm(): Promise<number> {
  const { HEARTBEAT_URL: monitor = '' } = process.env;
  if (!isAddress(monitor)) {
    console.error('Set HEARTBEAT_URL to the address of the monitor that the scheduled runs report to.');
    return 2;
  }
  const refused = await sendHeartbeat(monitor, { codes: ['test_alarm'] });
  print('the monitor of HEARTBEAT_URL', refused);
  if (refused !== undefined) return 1;
  console.log('Whoever is on call should hear of it now, with the code test_alarm.');
  console.log('The next scheduled run, within half an hour, ends the alarm.');
  return 0;
}

/** Runs the command line. Returns the exit code: 0 if all is well, 1 if a check failed, 2 if the words are not understood. */
export async function runSmokeTest(
  words: readonly string[],
  pauseMilliseconds = secondTryMilliseconds,
): Promise<number> {
  const flag = { type: 'boolean', default: false } as const;
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { 'without-mail': flag, production: flag, alarm: flag },
  });
  const [address, ...more] = positionals;
  const modes = Object.values(values).filter(Boolean).length;
  const isUnderstood = values.alarm ? address === undefined : isAddress(address) && more.length === 0;
  if (modes > 1 || !isUnderstood) {
    console.error(usage);
    return 2;
  }
  if (address === undefined) return sendAlarm();
  return values.production
    ? checkProduction(address, pauseMilliseconds)
    : checkRelease(address, !values['without-mail']);
}

if (import.meta.main) process.exitCode = await runSmokeTest(process.argv.slice(2));
