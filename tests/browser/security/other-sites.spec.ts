import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { submissionPaths } from '../../../src/submissions/kinds.ts';
import { test } from '../support/test.ts';
import { type OtherSite, startOtherSite } from './other-site.ts';

let elsewhere: OtherSite | undefined;

/** Opens a page of another site with this body. */
async function visitElsewhere(page: Page, body: string): Promise<void> {
  elsewhere = await startOtherSite(body);
  await page.goto(elsewhere.url);
}

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.expect(/^foreign request: http:\/\/127\.0\.0\.1:/);
});

test.afterEach(async () => {
  await elsewhere?.stop();
  elsewhere = undefined;
});

test('a form on another site cannot post to a function', async ({ page, site, consoleGuard }) => {
  consoleGuard.expect(/console\.error: Failed to load resource: .* 403 .*\/api\//);
  const forms = Object.entries(submissionPaths).map(
    ([
      kind,
      path,
    ]) => `<form action="${site.url}${path}" method="post"><input name="email" value="ada@example.org">
      <input name="source" value="global-skills-news"><button>${kind}</button></form>`,
  );
  await visitElsewhere(page, forms.join(''));
  for (const [kind, path] of Object.entries(submissionPaths)) {
    const answer = page.waitForResponse(`${site.url}${path}`);
    await page.getByRole('button', { name: kind }).click();
    expect((await answer).status()).toBe(403);
    await expect(page.getByText('Forms are accepted from this site only.')).toBeVisible();
    await page.goBack();
  }
  expect(await site.query('select 1 from newsletter_subscriptions')).toEqual([]);
});

test('a script on another site stores nothing and reads nothing', async ({ page, site, consoleGuard }) => {
  consoleGuard.expect(/console\.error: .*(?:CORS|ERR_|403)/);
  consoleGuard.expect(/failed request: .*\/api\/newsletter/);
  await visitElsewhere(page, '');
  for (const mode of ['cors', 'no-cors'] as const) {
    const read = await page.evaluate(
      async ([url, requestMode]) => {
        const body = new URLSearchParams({ email: 'ada@example.org', source: 'global-skills-news' });
        const answer = await fetch(url, { method: 'POST', body, mode: requestMode }).catch(() => undefined);
        return answer === undefined ? '' : answer.text();
      },
      [`${site.url}/api/newsletter`, mode] as const,
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
