import { parseArgs } from 'node:util';
import { Semaphore } from 'async-mutex';
import { submissionKinds, submissionPaths } from '../../src/submissions/kinds.ts';
import { honeypotField } from '../../src/submissions/limits.ts';
import { securityHeaders } from '../security-headers.ts';
import { sampleLead } from '../submissions/sample-leads.ts';
import { checkMail, smokeAddress as email, smokeControl } from './smoke-mail.ts';

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
        ...sampleLead(kind, smokeControl, 'Smoke test'),
        email,
        submissionId: crypto.randomUUID(),
        [honeypotField]: 'smoke test',
        attribution: { control: smokeControl },
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

/** Runs the command line. Returns the exit code: 1 if a check failed or the mail was not checked for lack of the database. */
export async function runSmokeTest(words: readonly string[]): Promise<number> {
  const options = { 'without-mail': { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options });
  const [address = '', ...more] = positionals;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address) || more.length > 0) {
    console.error('Give the address of the site: npm run smoke -- https://address [--without-mail]');
    return 2;
  }
  const checked = await checkSite(address);
  if (!values['without-mail']) {
    checked.push({ name: 'the mail of a test lead', fault: await checkMail(address) });
  }
  for (const { name, fault } of checked)
    console.log(`${fault === undefined ? 'ok    ' : 'FAILED'}  ${name}${fault ? `: ${fault}` : ''}`);
  if (values['without-mail']) console.log('NOT PROVED  the mail of a test lead: omitted by --without-mail');
  return checked.some(({ fault }) => fault !== undefined) ? 1 : 0;
}

if (import.meta.main) process.exitCode = await runSmokeTest(process.argv.slice(2));
