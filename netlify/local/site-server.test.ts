import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createScratchProject } from '../../tests/support/scratch-project.ts';
import { sampleLead } from '../submissions/sample-leads.ts';
import { serve } from './http-server.ts';
import { type RunningSite, startSite } from './site-server.ts';

let project: Awaited<ReturnType<typeof createScratchProject>>;
let site: RunningSite;

beforeAll(async () => {
  project = await createScratchProject();
  site = await startSite({ projectRoot: project.root });
  return async () => {
    await site.stop();
    await project.remove();
  };
});

function request(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(site.url + path, { redirect: 'manual', ...init });
}

const waitForMails = (count: number) =>
  vi.waitFor(() => expect(site.mailbox?.messages()).toHaveLength(count), 5000);

test('serves pages and assets with their header rules, despite a catch-all redirect', async () => {
  const home = await request('/');
  expect(home.status).toBe(200);
  expect(home.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(home.headers.get('x-content-type-options')).toBe('nosniff');
  expect(home.headers.get('x-page')).toBeNull();
  const pricing = await request('/pricing');
  expect(await pricing.text()).toContain('<title>Pricing</title>');
  expect(pricing.headers.get('x-page')).toBe('pricing');
  const asset = await request('/assets/site.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await request('/thank-you/report')).status).toBe(200);
});

test.each([
  '/nowhere',
  '/nowhere/deeper',
  '/api/unknown',
  '/assets/none.js',
  '/404.html',
  '/_headers',
  '/_redirects',
  '//404.html',
  '//_headers',
  '//elsewhere.example',
  '/..%2fpackage.json',
])('serves the not-found page for %s with the status 404 and its own headers', async (path) => {
  const response = await request(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<title>Not found</title>');
  expect(response.headers.get('x-page')).toBe('not-found');
  const head = await request(path, { method: 'HEAD' });
  expect(head.status).toBe(404);
  expect(await head.text()).toBe('');
});

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing.html?from=mail', '/pricing?from=mail'],
  ['/thank-you/report/', '/thank-you/report'],
  ['/index.html', '/'],
  ['/old', '/pricing'],
  ['/Pricing', '/pricing'],
  ['//pricing', '/pricing'],
  ['//Thank-You//report/?from=mail', '/thank-you/report?from=mail'],
  ['//', '/'],
  ['/OLD', '/pricing'],
])('redirects %s to %s', async (path, target) => {
  const response = await request(path);
  expect(response.status).toBe(301);
  const location = new URL(response.headers.get('location') ?? '', site.url);
  expect(location.pathname + location.search).toBe(target);
});

test('responds with 304 to a matching ETag', async () => {
  const tag = (await request('/pricing')).headers.get('etag') ?? '';
  const again = await request('/pricing', { headers: { 'If-None-Match': `W/"other", ${tag}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await request('/pricing', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

test.each([
  ['bytes=0-1', 206, 'bytes 0-1/10', 'ex'],
  ['bytes=4-', 206, 'bytes 4-9/10', 'rt {};'],
  ['bytes=-3', 206, 'bytes 7-9/10', '{};'],
  ['bytes=-99', 206, 'bytes 0-9/10', 'export {};'],
  ['Bytes = 8-99', 200, null, 'export {};'],
  ['BYTES=8-99', 206, 'bytes 8-9/10', '};'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=-0', 416, 'bytes */10', ''],
  ['bytes=3-2', 200, null, 'export {};'],
  ['bytes=0-1,4-5', 200, null, 'export {};'],
  ['lines=0-1', 200, null, 'export {};'],
])('responds to the range %s of a file with %d', async (Range, status, contentRange, body) => {
  const response = await request('/assets/site.js', { headers: { Range } });
  expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
  expect(response.headers.get('content-length')).toBe(String(body.length));
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toBe(body);
});

test('ignores a range of another version of the file, of a HEAD request and of a missing file', async () => {
  const Range = 'bytes=0-1';
  const file = await request('/assets/site.js');
  expect(file.headers.get('accept-ranges')).toBe('bytes');
  const tag = file.headers.get('etag') ?? '';
  const statusOf = async (headers: Record<string, string>, path = '/assets/site.js', method = 'GET') =>
    (await request(path, { method, headers: { Range, ...headers } })).status;
  expect(await statusOf({ 'If-Range': tag })).toBe(206);
  expect(await statusOf({ 'If-Range': '"other"' })).toBe(200);
  expect(await statusOf({ 'If-Range': `W/${tag}` })).toBe(200);
  expect(await statusOf({ 'If-Range': 'Sat, 28 Nov 2026 08:00:00 GMT' })).toBe(200);
  expect(await statusOf({ 'If-None-Match': tag })).toBe(304);
  expect(await statusOf({}, '/assets/site.js', 'HEAD')).toBe(200);
  expect(await statusOf({}, '/assets/none.js')).toBe(404);
});

test('rejects wrong methods, malformed addresses and bodies over 6 MB', async () => {
  const post = await request('/pricing', { method: 'POST', body: 'x' });
  expect(post.status).toBe(405);
  expect(post.headers.get('allow')).toBe('GET, HEAD');
  expect((await request('/nowhere', { method: 'POST', body: 'x' })).status).toBe(404);
  expect((await request('/%E0%A4%A')).status).toBe(400);
  // OPTIONS has no Content-Length.
  expect((await request('/pricing', { method: 'OPTIONS' })).status).toBe(405);
  const large = await request('/api/probe', { method: 'POST', body: 'x'.repeat(6 * 1024 * 1024 + 1) });
  expect(large.status).toBe(413);
});

test('runs a function as site_writer, without the administrator’s connection string, and mails after the response', async () => {
  // A chunked body, without Content-Length.
  const pieces = { body: new Blob(['Grüße']).stream(), duplex: 'half' };
  const headers = { 'Content-Type': 'text/plain' };
  const response = await request('/api/probe', { method: 'POST', headers, ...pieces });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    role: 'site_writer',
    ip: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
    body: 'Grüße',
    admin: null,
  });
  await waitForMails(1);
  expect(site.mailbox?.messages()).toMatchObject([{ subject: 'Probe', to: 'team@skillsai.example' }]);
  const page = await request('/__mailbox');
  expect(await page.text()).toContain('A visitor wrote.');
  expect(await (await request('/__mailbox.json')).json()).toHaveLength(1);
});

test('stores and mails a submission through the site’s own function', async () => {
  const fields = sampleLead('report', 'ada');
  const response = await request('/api/report', { method: 'POST', body: new URLSearchParams(fields) });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you/report']);
  await waitForMails(2);
  expect(site.mailbox?.messages()).toMatchObject([{}, { tag: 'report', replyTo: fields.email }]);
});

test('runs posts in parallel, and keeps the client address of X-Forwarded-For', async () => {
  // Responds once both of them have asked. One after the other, the first would wait for ever.
  const both = Promise.withResolvers<void>();
  let waiting = 0;
  const gate = await serve(async () => {
    waiting += 1;
    if (waiting === 2) both.resolve();
    await both.promise;
    return new Response('');
  });
  onTestFinished(() => gate.stop());
  const clients = ['203.0.113.8', '203.0.113.9'];
  const responses = clients.map(async (client) => {
    const headers = { 'X-Wait-For': gate.origin, 'X-Forwarded-For': client };
    return (await request('/api/probe', { method: 'POST', body: '', headers })).json();
  });
  expect(await Promise.all(responses)).toMatchObject(clients.map((ip) => ({ ip })));
});

test('keeps serving its copy while the project is built again', async () => {
  const paths = ['/', '/pricing', '/pricing.html', '/assets/site.js', '/nowhere', '/old'];
  const responses = () =>
    Promise.all(
      paths.map(async (path) => {
        const response = await request(path);
        return [path, response.status, response.headers.get('x-page'), await response.text()];
      }),
    );
  const before = await responses();
  const built = join(project.root, 'dist');
  await rename(built, `${built}.kept`);
  await mkdir(built);
  await writeFile(join(built, 'index.html'), '<!doctype html><title>Another build</title>');
  expect(await responses()).toEqual(before);
  await rm(built, { recursive: true });
  expect(await responses()).toEqual(before);
  await rename(`${built}.kept`, built);
});

test('removes the copy of the build when the process exits without `remove`', async () => {
  const server = join(import.meta.dirname, 'site-server.ts');
  const program = `import { copyBuild } from '${server}'; await copyBuild('${project.root}'); process.exit();`;
  const temporary = join(project.root, 'temporary');
  await mkdir(temporary);
  const env = { ...process.env, TMPDIR: temporary };
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { env });
  expect([status, await readdir(temporary)]).toEqual([0, []]);
});

test('rejects a method that the Fetch standard forbids', async () => {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  httpRequest(site.url, { method: 'TRACE' }, (response) => resolve(response.resume().statusCode)).end();
  expect(await promise).toBe(405);
});

/** Requests a path of the site with any `Host`, which `fetch` would set itself. Returns the status and the body. */
async function requestAs(host: string, path: string) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  httpRequest(site.url + path, { headers: { Host: host } }, resolve)
    .on('error', reject)
    .end();
  const response = await promise;
  return [response.statusCode, await text(response)] as const;
}

test.each([
  'elsewhere.example',
  'localhost.elsewhere.example:8888',
  '192.0.2.7',
  '127.0.0.1.elsewhere.example',
])(
  'refuses %s as the host for pages, functions and the mailbox, so that no rebound name reads them',
  async (host) => {
    for (const path of ['/', '/api/probe', '/nowhere', '/__mailbox', '/__mailbox.json']) {
      const [status, body] = await requestAs(host, path);
      expect([path, status]).toEqual([path, 421]);
      expect(body).toMatch(/^This server answers on localhost only/);
      expect(body).not.toContain(host);
    }
  },
);

test.each(['localhost', 'LOCALHOST:8888', 'drafts.localhost:1', '127.0.0.1:8888', '127.9.9.9', '[::1]:8888'])(
  'accepts %s as the host',
  async (host) => {
    expect((await requestAs(host, '/'))[0]).toBe(200);
    expect((await requestAs(host, '/__mailbox'))[0]).toBe(200);
  },
);
