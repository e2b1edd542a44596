import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { type HttpServer, serve } from '../../../netlify/local/http-server.ts';
import { answers } from '../../../src/content/embedded.ts';
import { submissionPaths } from '../../../src/submissions/kinds.ts';
import { test } from '../support/test.ts';

let elsewhere: HttpServer | undefined;

/**
 * Opens a page with this body from 127.0.0.1, which is another site than `localhost`. A page that only a test's route answers
 * would be kept from the local network by the browser before the site's own rules were asked.
 */
async function visitElsewhere(page: Page, body: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">${body}`;
  elsewhere = await serve(() => new Response(html, { headers: { 'Content-Type': 'text/html' } }));
  await page.goto(`${elsewhere.origin}/`);
}

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.expect(/^foreign request: http:\/\/127\.0\.0\.1:/);
});

test.afterEach(async () => {
  await elsewhere?.stop();
  elsewhere = undefined;
});

test('another site can neither post a form to a function, nor store or read anything by a script', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.expect(/console\.error: Failed to load resource: .* 403 .*\/api\//);
  consoleGuard.expect(/console\.error: .*(?:CORS|ERR_)/);
  consoleGuard.expect(/failed request: .*\/api\/newsletter/);
  const path = submissionPaths.newsletter;
  await visitElsewhere(
    page,
    `<form action="${site.url}${path}" method="post"><input name="email" value="ada@example.org">
    <input name="source" value="global-skills-news"><button>Send</button></form>`,
  );
  const answer = page.waitForResponse(`${site.url}${path}`);
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await answer).status()).toBe(403);
  await expect(page.getByText(answers.problems.cross_site)).toBeVisible();
  await page.goBack();
  for (const mode of ['cors', 'no-cors'] as const) {
    const read = await page.evaluate(
      async ([url, requestMode]) => {
        const body = new URLSearchParams({ email: 'ada@example.org', source: 'global-skills-news' });
        const reply = await fetch(url, { method: 'POST', body, mode: requestMode }).catch(() => undefined);
        return reply === undefined ? '' : reply.text();
      },
      [`${site.url}${path}`, mode] as const,
    );
    expect(read, mode).toBe('');
  }
  expect(await site.query('select 1 from newsletter_subscriptions')).toEqual([]);
});

test('another site cannot show a page, the not-found page or a function’s page in a frame', async ({
  page,
  site,
  consoleGuard,
}) => {
  const paths = ['/', '/pricing', '/no-such-page', '/api/report'];
  consoleGuard.expect(/console\.error: .*frame-ancestors/);
  consoleGuard.expect(/failed request: /);
  consoleGuard.expect(/Failed to load resource: .* 40[45] /);
  await visitElsewhere(page, paths.map((path) => `<iframe src="${site.url}${path}"></iframe>`).join(''));
  const refusals = () => consoleGuard.all().filter((line) => line.includes('frame-ancestors')).length;
  await expect.poll(refusals).toBe(paths.length);
  for (const index of paths.keys()) {
    await expect(page.frameLocator('iframe').nth(index).locator('main')).toHaveCount(0);
  }
});
