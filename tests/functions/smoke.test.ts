import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '../../netlify/local/http-server.ts';
import { checkSite } from '../../netlify/local/smoke.ts';
import { securityHeaders } from '../../netlify/security-headers.ts';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { siteForTests } from './support/site.ts';
import { callFunction } from './support/submit.ts';

const site = siteForTests();
const headers = securityHeaders({ https: false });

/** A site of one page with the real functions; some addresses may be answered otherwise. */
async function startSmallSite(broken: Readonly<Record<string, () => Response>> = {}): Promise<string> {
  const server = await serve(async (request) => {
    const { pathname } = new URL(request.url);
    const kind = submissionKinds.find((name) => pathname === `/api/${name}`);
    if (broken[pathname] !== undefined) return broken[pathname]();
    if (kind !== undefined) return (await callFunction(kind, request)).response;
    if (pathname === '/sitemap.xml') {
      return new Response('<urlset><url><loc>https://www.site.example/pricing</loc></url></urlset>');
    }
    if (pathname === '/home')
      return new Response(null, { status: 301, headers: { ...headers, Location: '/' } });
    const found = pathname === '/pricing';
    return new Response('<title>A page</title>', { status: found ? 200 : 404, headers });
  });
  onTestFinished(() => server.stop());
  return server.origin;
}

const faultsOf = async (address: string) =>
  Object.fromEntries((await checkSite(address)).flatMap(({ name, fault }) => (fault ? [[name, fault]] : [])));

const program = fileURLToPath(new URL('../../netlify/local/smoke.ts', import.meta.url));

function runProgram(address: string): Promise<{ readonly code: unknown; readonly stdout: string }> {
  return promisify(execFile)(process.execPath, [program, address]).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { readonly code: unknown; readonly stdout: string }) => error,
  );
}

it('finds nothing wrong with a healthy site, and leaves a quarantined lead of each kind and no mail', async () => {
  const { code, stdout } = await runProgram(await startSmallSite());
  expect(stdout.match(/^ok {6}\S/gm)).toHaveLength(1 + 1 + 2 + 6);
  expect([code, stdout.includes('FAILED')]).toEqual([0, false]);
  const rows = await site.query('select kind, quarantined, mail from all_leads order by kind');
  expect(rows).toEqual(submissionKinds.toSorted().map((kind) => ({ kind, quarantined: true, mail: null })));
  expect(site.services.mailbox.messages()).toEqual([]);
});

it('names each thing that is wrong', async () => {
  vi.stubEnv('DATABASE_URL', '');
  const address = await startSmallSite({
    '/pricing': () => new Response('<title>A</title><title>B</title>', { headers }),
    '/home': () => new Response(null, { status: 301, headers: { Location: '/elsewhere' } }),
    '/api/report': () => new Response('', { status: 200 }),
  });
  const faults = await faultsOf(address);
  expect(faults).toMatchObject({
    '/pricing': '2 titles',
    '/home leads to /': 'leads to /elsewhere',
    'POST /api/meeting (a test lead, quarantined)': 'status 503, expected 201',
    'GET /api/report is refused': 'status 200, expected 405',
  });
  expect(await faultsOf('http://127.0.0.1:9')).toMatchObject({ '/sitemap.xml': 'no answer (TypeError)' });
  expect(await runProgram('http://127.0.0.1:9')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('FAILED  /sitemap.xml: no answer'),
  });
  expect(await runProgram('www.site.example')).toMatchObject({ code: 2, stdout: '' });
  const bare = await startSmallSite({ '/pricing': () => new Response('<title>A</title>') });
  expect((await faultsOf(bare))['/pricing']).toMatch(/^without Content-Security-Policy, /);
});
