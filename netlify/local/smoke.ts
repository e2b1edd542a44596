import { parseArgs } from 'node:util';
import { Semaphore } from 'async-mutex';
import { newsletterSource, submissionKinds, submissionPaths } from '../../src/submissions/kinds.ts';
import { honeypotField } from '../../src/submissions/limits.ts';
import type { WholeLeads } from '../../src/submissions/schemas.ts';
import { securityHeaders } from '../security-headers.ts';

const requestMilliseconds = 10_000;
const lanes = 6;

/** One request to a deployed site and what has to come back. */
interface Check {
  readonly name: string;
  readonly path: string;
  readonly init?: RequestInit;
  readonly status: number;
  /** What is wrong with an answer of this status, undefined where nothing is. */
  readonly faultOf?: (text: string, answer: Response) => string | undefined;
}

const person = { firstName: 'Smoke', lastName: 'Test', email: 'smoke-test@skillsai.example' };

/** What each form sends here; the filled honeypot keeps the lead apart and the team's inbox empty. */
const testLeads = {
  newsletter: { email: person.email, source: newsletterSource },
  meeting: { ...person, organizationName: 'Smoke test', meetingType: 'Demo' },
  report: { ...person, organisation: 'Smoke test' },
} as const satisfies WholeLeads;

function checksOf(origin: string, paths: readonly string[]): readonly Check[] {
  const oneTitle = (text: string) => {
    // Charts in the body have titles, too.
    const [head = ''] = text.split('</head>');
    const titles = head.match(/<title[^>]*>[^<]/g)?.length ?? 0;
    return titles === 1 ? undefined : `${titles} titles`;
  };
  const leadsHome = (_: string, { headers }: Response) => {
    const { pathname } = new URL(headers.get('Location') ?? '', origin);
    return pathname === '/' ? undefined : `leads to ${pathname}`;
  };
  const isStored = (text: string) => (text.includes('"id"') ? undefined : 'no id in the answer');
  return [
    ...paths.map((path) => ({ name: path, path, status: 200, faultOf: oneTitle })),
    { name: 'an address that does not exist', path: `/${crypto.randomUUID()}`, status: 404 },
    { name: '/home leads to /', path: '/home', status: 301, faultOf: leadsHome },
    ...submissionKinds.flatMap((kind): Check[] => {
      const path = submissionPaths[kind];
      const body = JSON.stringify({
        ...testLeads[kind],
        submissionId: crypto.randomUUID(),
        [honeypotField]: 'smoke test',
        attribution: { control: 'smoke-test' },
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
  const signal = AbortSignal.timeout(requestMilliseconds);
  const answer = await fetch(new URL(path, origin), { redirect: 'manual', signal, ...init });
  const text = await answer.text();
  if (answer.status !== status) return `status ${answer.status}, expected ${status}`;
  const wanted = Object.keys(securityHeaders({ https: answer.url.startsWith('https:') }));
  const missing = wanted.filter((name) => !answer.headers.has(name));
  // Netlify redirects by itself.
  return missing.length > 0 && status !== 301 ? `without ${missing.join(', ')}` : faultOf?.(text, answer);
}

/** The pages of the site's own map, by path. */
async function readSitemap(origin: string): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(requestMilliseconds);
  const map = await (await fetch(new URL('/sitemap.xml', origin), { signal })).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/**
 * Looks at a deployed site from outside: every page of its map, headers, the not-found page, a redirect, and each function
 * with a test lead that is quarantined by design. Six requests at a time, each of at most ten seconds. Answers the name of each
 * check and what is wrong, undefined where nothing is; never throws.
 */
export async function checkSite(address: string) {
  const faultOf = (work: Promise<string | undefined>) =>
    work.catch((error: unknown) => `no answer (${error instanceof Error ? error.name : 'unknown'})`);
  let paths: readonly string[] = [];
  const map = await faultOf(
    readSitemap(address).then((found) => {
      paths = found;
      return found.length > 0 ? undefined : 'names no page';
    }),
  );
  const lane = new Semaphore(lanes);
  const checked = checksOf(address, paths).map(async (check) => ({
    name: check.name,
    fault: await faultOf(lane.runExclusive(() => faultIn(address, check))),
  }));
  return [{ name: '/sitemap.xml', fault: map }, ...(await Promise.all(checked))];
}

if (import.meta.main) {
  const [address = '', ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address) || more.length > 0) {
    console.error('Give the address of the site: npm run smoke -- https://address');
    process.exit(2);
  }
  const checked = await checkSite(address);
  for (const { name, fault } of checked)
    console.log(`${fault === undefined ? 'ok    ' : 'FAILED'}  ${name}${fault ? `: ${fault}` : ''}`);
  if (checked.some(({ fault }) => fault !== undefined)) process.exitCode = 1;
}
