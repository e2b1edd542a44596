import { parseArgs } from 'node:util';
import { Semaphore } from 'async-mutex';
import { newsletterSource, submissionKinds, submissionPaths } from '../../src/submissions/kinds.ts';
import { honeypotField } from '../../src/submissions/limits.ts';
import type { WholeLeads } from '../../src/submissions/schemas.ts';
import { securityHeaders } from '../security-headers.ts';

const requestMilliseconds = 10_000;
const lanes = 6;

/** One check of a deployed site: undefined where all is well, else what is wrong. */
interface Check {
  readonly name: string;
  readonly run: () => Promise<string | undefined>;
}

/** A check with its result. */
export interface Checked {
  readonly name: string;
  readonly fault: string | undefined;
}

const person = { firstName: 'Smoke', lastName: 'Test', email: 'smoke-test@skillsai.example' };

/** What each form sends here; the filled honeypot keeps the lead apart and the team's inbox empty. */
const testLeads = {
  newsletter: { email: person.email, source: newsletterSource },
  meeting: { ...person, organizationName: 'Smoke test', meetingType: 'Demo' },
  report: { ...person, organisation: 'Smoke test' },
} as const satisfies WholeLeads;

function missingHeaders({ headers, url }: Response): readonly string[] {
  const https = url.startsWith('https:');
  return Object.keys(securityHeaders({ https })).filter((name) => !headers.has(name));
}

function checksOf(origin: string, paths: readonly string[]): readonly Check[] {
  const request = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(requestMilliseconds),
      ...init,
    });
  const status = ({ status: found }: Response, expected: number) =>
    found === expected ? undefined : `status ${found}, expected ${expected}`;
  const headers = (answer: Response) => {
    const missing = missingHeaders(answer);
    return missing.length === 0 ? undefined : `without ${missing.join(', ')}`;
  };
  const pages = paths.map((path) => ({
    name: path,
    async run() {
      const answer = await request(path);
      const titles = (await answer.text()).match(/<title>[^<]+<\/title>/g)?.length ?? 0;
      return status(answer, 200) ?? headers(answer) ?? (titles === 1 ? undefined : `${titles} titles`);
    },
  }));
  const functions = submissionKinds.flatMap((kind) => [
    {
      name: `POST ${submissionPaths[kind]} (a test lead, quarantined)`,
      async run() {
        const answer = await request(submissionPaths[kind], {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            ...testLeads[kind],
            submissionId: crypto.randomUUID(),
            [honeypotField]: 'smoke test',
            attribution: { control: 'smoke-test' },
          }),
        });
        const stored = (await answer.text()).includes('"id"');
        return status(answer, 201) ?? headers(answer) ?? (stored ? undefined : 'no id in the answer');
      },
    },
    {
      name: `GET ${submissionPaths[kind]} is refused`,
      run: async () => status(await request(submissionPaths[kind]), 405),
    },
  ]);
  return [
    ...pages,
    {
      name: 'an address that does not exist',
      async run() {
        const answer = await request(`/${crypto.randomUUID()}`);
        return status(answer, 404) ?? headers(answer);
      },
    },
    {
      name: '/home leads to /',
      async run() {
        const answer = await request('/home');
        const target = new URL(answer.headers.get('Location') ?? '', origin).pathname;
        return status(answer, 301) ?? (target === '/' ? undefined : `leads to ${target}`);
      },
    },
    ...functions,
  ];
}

/** The pages of the site's own map, by path. */
async function readSitemap(origin: string): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(requestMilliseconds);
  const map = await (await fetch(new URL('/sitemap.xml', origin), { signal })).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/**
 * Looks at a deployed site from outside: every page of its map, headers, the not-found page, a redirect, and each function
 * with a test lead that is quarantined by design. Six requests at a time, each of at most ten seconds. Never throws.
 */
export async function checkSite(address: string): Promise<readonly Checked[]> {
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
  const checked = checksOf(address, paths).map(async ({ name, run }) => ({
    name,
    fault: await faultOf(lane.runExclusive(run)),
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
