import { request as nodeRequest } from 'node:http';
import { expect } from 'playwright/test';
import { submissionKinds } from '../../../src/submissions/kinds.ts';
import { test } from '../support/test.ts';

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

test('functions answer at their own paths only, and pages to GET and HEAD only', async ({
  request,
  site,
}) => {
  // Netlify lets nobody call the scheduled function by its address; the local emulator, which tests use, does.
  const data = { email: 'ada@example.org', source: 'global-skills-news' };
  for (const name of submissionKinds) {
    for (const path of [`/.netlify/functions/${name}`, `/.netlify/functions/${name}/`]) {
      const answer = await request.post(path, { data });
      expect.soft(answer.status(), path).toBeGreaterThanOrEqual(400);
    }
  }
  for (const path of ['/api/', '/api/newsletter/extra', '/api/drain-outbox', '/api/unknown']) {
    const answer = await request.post(path, { data });
    expect.soft(answer.status(), path).toBeGreaterThanOrEqual(400);
  }
  expect(await site.query('select 1 from newsletter_subscriptions')).toEqual([]);
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const answer = await request.fetch('/pricing', { method });
    expect.soft(answer.status(), method).toBeGreaterThanOrEqual(400);
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
