import { request as nodeRequest } from 'node:http';
import type { APIResponse, Response } from 'playwright';
import { expect } from 'playwright/test';
import { securityHeaders } from '../../../netlify/security-headers.ts';
import { readPlayerOrigins } from '../../../src/build/player-origins.ts';
import { siteRoutes } from '../../../src/routes.ts';
import { submissionPaths } from '../../../src/submissions/kinds.ts';
import { test } from '../support/test.ts';

const ofPages = securityHeaders({ https: false, playerOrigins: readPlayerOrigins('.') });
/** The functions' pages have no frames. */
const ofFunctions = securityHeaders({ https: false });

function expectSecure(
  answer: APIResponse | Response,
  wanted: Readonly<Record<string, string>> = ofPages,
): void {
  const headers = answer.headers();
  for (const [name, value] of Object.entries(wanted)) {
    // Each page's policy also names the hashes of what stands inside it; the tests of the build look at those.
    const given = headers[name.toLowerCase()]?.replaceAll(/ 'sha256-[^']+'/g, '');
    expect.soft(given, `${name} of ${answer.status()} ${answer.url()}`).toBe(value);
  }
}

test('every page and the not-found page carry the security headers and are not kept', async ({ request }) => {
  for (const path of [...siteRoutes.map((route) => route.path), '/no-such-page', '/thank-you/no-such-page']) {
    const answer = await request.get(path);
    expectSecure(answer);
    expect.soft(answer.headers()['content-type'], path).toMatch(/^text\/html/);
    expect.soft(answer.headers()['cache-control'] ?? '', path).not.toMatch(/immutable|max-age=[1-9]/);
  }
});

test('everything a page loads carries them; files named by their content are kept for a year', async ({
  page,
}) => {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const assets = answers.filter((answer) => answer.url().includes('/assets/'));
  expect(assets.length).toBeGreaterThan(5);
  for (const answer of answers) expectSecure(answer);
  for (const asset of assets) {
    expect.soft(asset.headers()['cache-control'], asset.url()).toBe('public, max-age=31536000, immutable');
  }
});

test('other files carry them and are not kept, nor is the name that leads to the stylesheet', async ({
  request,
}) => {
  for (const path of ['/favicon.svg', '/robots.txt', '/sitemap.xml']) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expectSecure(answer);
    expect.soft(answer.headers()['cache-control'] ?? '', path).not.toMatch(/immutable|max-age=[1-9]/);
  }
  const answer = await request.get('/site.css', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(new URL(answer.headers().location ?? '', answer.url()).pathname).toMatch(
    /^\/assets\/[a-z]+-[\w-]{8}\.css$/,
  );
  expect(answer.headers()['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]/);
});

test('an answer of a function carries them, on the way through the server too, and is never kept', async ({
  request,
}) => {
  const path = submissionPaths.newsletter;
  const refused = await request.get(path, { headers: { accept: 'text/html' } });
  const stored = await request.post(path, {
    data: { email: 'json@example.org', source: 'global-skills-news' },
  });
  expect([refused.status(), stored.status()]).toEqual([405, 201]);
  for (const answer of [refused, stored]) {
    expectSecure(answer, ofFunctions);
    expect.soft(answer.headers()['cache-control']).toBe('no-store');
  }
});

/** The status of a GET whose path is sent exactly as written, which fetch and browsers would tidy up. */
function statusOfRawPath(origin: string, path: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = nodeRequest({ hostname, port, path, timeout: 5_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error('No answer within 5 seconds.')));
    request.end();
  });
}

const secretPaths = [
  '/.env',
  '/.git/config',
  '/.netlify/state.json',
  '/package.json',
  '/netlify.toml',
  '/vite.config.ts',
  '/src/main.tsx',
  '/netlify/functions/meeting.ts',
  '/db/migrations/0001_create-leads.sql',
  '/dist/index.html',
  '/_headers',
  '/_redirects',
  '/assets/',
  '/.vite/manifest.json',
];

const escapingPaths = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/..%5cpackage.json',
  '//etc/passwd',
];

test('nothing but the built site is served, and no path leads out of it', async ({ request, site }) => {
  for (const path of secretPaths) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(404);
    expect.soft(await answer.text(), path).toContain('Oops! Page not found');
  }
  for (const path of escapingPaths) {
    expect.soft(await statusOfRawPath(site.url, path), path).toBeGreaterThanOrEqual(400);
  }
});

test('pages answer to GET and HEAD only', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const answer = await request.fetch('/pricing', { method });
    expect.soft(answer.status(), method).toBe(405);
  }
});

test('the local mailbox shows what was typed as text', async ({ page, site }) => {
  const attack = '<img src="/x" onerror="globalThis.injected = true"><script>injected = true</script>';
  const answer = await page.request.post('/api/meeting', {
    data: {
      firstName: attack,
      lastName: attack,
      organizationName: attack,
      email: 'ada@example.org',
      meetingType: 'Demo',
    },
  });
  expect(answer.status()).toBe(201);
  await expect.poll(() => site.mailbox.messages().length).toBe(1);
  await page.goto('/__mailbox');
  await expect(page.getByText(attack).first()).toBeVisible();
  await expect(page.locator('img, script')).toHaveCount(0);
  await page.getByRole('link', { name: 'As HTML' }).click();
  await expect(page.getByText(attack).first()).toBeVisible();
  await expect(page.locator('img, script')).toHaveCount(0);
});
