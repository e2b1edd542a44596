import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { checkSite } from '../../netlify/local/smoke.ts';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { startMonitor } from './support/monitor.ts';
import { siteForTests } from './support/site.ts';
import { runSmoke, siteHeaders, startSmallSite } from './support/smoke.ts';
import { marker } from './support/submit.ts';

const site = siteForTests();

const faultsOf = async (address: string) =>
  Object.fromEntries((await checkSite(address)).flatMap(({ name, fault }) => (fault ? [[name, fault]] : [])));

const program = fileURLToPath(new URL('../../netlify/local/smoke.ts', import.meta.url));

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

it('sends a test alarm to the monitor, and no good report after it', async () => {
  const beats = await startMonitor(200);
  const { code, stdout } = await runSmoke('--alarm');
  expect([code, stdout]).toEqual([0, expect.stringContaining('test_alarm')]);
  expect(beats).toMatchObject([
    { method: 'POST', url: `/ping/${marker}/fail`, body: JSON.stringify({ codes: ['test_alarm'] }) },
  ]);
  await startMonitor(500);
  expect((await runSmoke('--alarm')).code).toBe(1);
  vi.stubEnv('HEARTBEAT_URL', '');
  expect((await runSmoke('--alarm')).code).toBe(2);
});

it.each([
  [],
  ['www.site.example'],
  ['https://one.example', 'https://two.example'],
  ['--alarm', 'https://one.example'],
  ['--alarm', '--production'],
  ['--production'],
  ['--production', '--without-mail', 'https://one.example'],
])('refuses words that it does not understand: %s %s %s', async (...words) => {
  expect(await runSmoke(...words)).toMatchObject({ code: 2, stdout: '' });
});

it('reports each fault by the name of its check', async () => {
  vi.stubEnv('DATABASE_URL', '');
  const address = await startSmallSite({
    '/pricing': () => new Response('<title>A</title><title>B</title>', { headers: siteHeaders }),
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
  expect(await runSmoke('http://127.0.0.1:9')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('FAILED  /sitemap.xml: no response'),
  });
  expect(await runSmoke('www.site.example')).toMatchObject({ code: 2, stdout: '' });
  const bare = await startSmallSite({ '/pricing': () => new Response('<title>A</title>') });
  expect((await faultsOf(bare))['/pricing']).toMatch(/^without Content-Security-Policy, /);
});
