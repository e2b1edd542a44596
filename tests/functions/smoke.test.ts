import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '../../netlify/local/http-server.ts';
import { checkSite, runSmokeTest } from '../../netlify/local/smoke.ts';
import { checkMail } from '../../netlify/local/smoke-mail.ts';
import { securityHeaders } from '../../netlify/security-headers.ts';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { siteForTests } from './support/site.ts';
import { callFunction } from './support/submit.ts';

const site = siteForTests();
const headers = securityHeaders({ https: false });

/** Starts a site of one page with the real functions. `overrides` replaces the responses of some paths. Returns its origin. */
async function startSmallSite(overrides: Readonly<Record<string, () => Response>> = {}): Promise<string> {
  const server = await serve(async (request) => {
    const { pathname } = new URL(request.url);
    const kind = submissionKinds.find((name) => pathname === `/api/${name}`);
    if (overrides[pathname] !== undefined) return overrides[pathname]();
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

/** Runs the command in this process. Returns its exit code and what it prints. */
async function run(...words: readonly string[]) {
  const printed: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const code = await runSmokeTest(words).finally(() => {
    log.mockRestore();
    error.mockRestore();
  });
  return { code, stdout: printed.join('\n') };
}

it('passes for a healthy site, and stores a quarantined lead of each kind without a mail', async () => {
  // As a process, which fails the test with another exit code than 0.
  const words = [program, await startSmallSite(), '--without-mail'];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  expect(stdout.match(/^ok {6}\S/gm)).toHaveLength(1 + 1 + 2 + 6);
  expect(stdout).not.toContain('FAILED');
  const rows = await site.query('select kind, quarantined, mail from all_leads order by kind');
  expect(rows).toEqual(submissionKinds.toSorted().map((kind) => ({ kind, quarantined: true, mail: null })));
  expect(site.services.mailbox.messages()).toEqual([]);
});

describe('the mail of a test lead', () => {
  const name = 'the mail of a test lead';
  const planned = (status: number, body: object) =>
    ({ afterWork: false, response: { status, body: JSON.stringify(body) } }) as const;

  it('passes with Postmark’s id, and the lead is deleted', async () => {
    vi.stubEnv('DATABASE_ADMIN_URL', site.services.adminUrl);
    const { code, stdout } = await run(await startSmallSite());
    expect(stdout).toMatch(new RegExp(`^ok {6}${name}$`, 'm'));
    expect(code).toBe(0);
    expect(site.services.mailbox.messages()).toMatchObject([{ tag: 'meeting' }]);
    expect(await site.query('select from all_leads where not quarantined')).toEqual([]);
    expect(await site.query('select from notification_outbox')).toEqual([]);
  });

  it.each([
    [planned(401, { ErrorCode: 10, Message: 'Bad token.' }), 'postmark_10'],
    [planned(200, { ErrorCode: 0, Message: 'Test job accepted', MessageID: 'x' }), 'postmark_test'],
    [planned(422, { ErrorCode: 406, Message: 'Inactive.' }), 'postmark_406'],
    [planned(500, {}), 'postmark_http_500'],
  ])('fails with the code of Postmark’s response %j, and the lead is deleted', async (fault, code) => {
    vi.stubEnv('DATABASE_ADMIN_URL', site.services.adminUrl);
    site.planMails(fault);
    expect(await checkMail(await startSmallSite())).toBe(`Postmark did not accept the mail (${code})`);
    expect(await site.query('select from all_leads')).toEqual([]);
  });

  it('fails if the site has no mail settings, uses another database or does not store', async () => {
    const address = await startSmallSite();
    vi.stubEnv('DATABASE_ADMIN_URL', site.services.adminUrl);
    vi.stubEnv('POSTMARK_SERVER_TOKEN', '');
    expect(await checkMail(address)).toMatch(/^the site does not send mails: POSTMARK_SERVER_TOKEN/);
    const otherDatabase = await startSmallSite({
      '/api/meeting': () => Response.json({ id: crypto.randomUUID() }, { status: 201 }),
    });
    expect(await checkMail(otherDatabase)).toBe('the lead is not in the database of DATABASE_ADMIN_URL');
    vi.stubEnv('DATABASE_URL', '');
    expect(await checkMail(address)).toBe('status 503, expected 201');
    expect(await checkMail('http://127.0.0.1:9')).toBe('no response (TypeError)');
    vi.stubEnv('DATABASE_ADMIN_URL', 'postgresql://owner:secret@127.0.0.1:9/skillsai');
    expect(await checkMail(address)).toMatch(/^The database in DATABASE_ADMIN_URL cannot be reached/);
    expect(await site.query('select from all_leads')).toEqual([]);
  });

  it('is reported as NOT PROVED without the site’s database, and no lead is sent', async () => {
    vi.stubEnv('DATABASE_ADMIN_URL', '');
    expect(await checkMail('https://www.site.example')).toMatch(/^NOT PROVED: set DATABASE_ADMIN_URL /);
    const { code, stdout } = await run(await startSmallSite(), '--without-mail');
    expect(stdout).toMatch(new RegExp(`^NOT PROVED {2}${name}`, 'm'));
    expect(code).toBe(0);
    expect(site.services.mailbox.messages()).toEqual([]);
  });
});

it('reports each fault by the name of its check', async () => {
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
  expect(await faultsOf('http://127.0.0.1:9')).toMatchObject({ '/sitemap.xml': 'no response (TypeError)' });
  expect(await run('http://127.0.0.1:9')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('FAILED  /sitemap.xml: no response'),
  });
  expect(await run('www.site.example')).toMatchObject({ code: 2, stdout: '' });
  const bare = await startSmallSite({ '/pricing': () => new Response('<title>A</title>') });
  expect((await faultsOf(bare))['/pricing']).toMatch(/^without Content-Security-Policy, /);
});
