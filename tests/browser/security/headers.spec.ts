import type { APIResponse, Response } from 'playwright';
import { expect } from 'playwright/test';
import { checkSite } from '../../../netlify/local/smoke.ts';
import { securityHeaders } from '../../../netlify/security-headers.ts';
import { playerOrigins } from '../../../src/build/player-origins.ts';
import { siteRoutes } from '../../../src/routes.ts';
import { test } from '../support/test.ts';

const ofPages = securityHeaders({ https: false, playerOrigins: playerOrigins() });

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

const missing = ['/no-such-page', '/thank-you/no-such-page'];
const files = ['/favicon.svg', '/robots.txt', '/sitemap.xml'];

test('pages, the not-found page and files without a hash carry the security headers and are not kept', async ({
  request,
}) => {
  for (const path of [...siteRoutes.map((route) => route.path), ...missing, ...files]) {
    const answer = await request.get(path);
    expectSecure(answer);
    expect.soft(answer.status(), path).toBe(missing.includes(path) || path === '/404' ? 404 : 200);
    expect.soft(answer.headers()['cache-control'] ?? '', path).not.toMatch(/immutable|max-age=[1-9]/);
  }
  const answer = await request.get('/site.css', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]/);
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

test('nothing but the built site is served', async ({ request }) => {
  for (const path of secretPaths) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(404);
    expect.soft(await answer.text(), path).toContain('Oops! Page not found');
  }
});

test('the check of a deployed site finds nothing wrong with this one', async ({ site }) => {
  const checked = await checkSite(site.url);
  expect(checked.length).toBeGreaterThan(siteRoutes.filter(({ index }) => index).length);
  expect(checked.filter(({ fault }) => fault !== undefined)).toEqual([]);
});
