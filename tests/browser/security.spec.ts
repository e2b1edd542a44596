import { expect } from 'playwright/test';
import { serve } from '../../netlify/local/http-server.ts';
import { checkSite } from '../../netlify/local/smoke.ts';
import { answers } from '../../src/content/embedded.ts';
import { siteRoutes } from '../../src/routes.ts';
import { submissionPaths } from '../../src/submissions/kinds.ts';
import { test } from './support/test.ts';

test('blocks injected scripts, styles and requests, and markup from strings', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/console\.error: .*(?:Content Security Policy|TrustedHTML|Trusted Type)/i);
  consoleGuard.expect(/console\.error: .* 404 .*no-such-image/);
  // The test sees these requests before the browser blocks them.
  consoleGuard.expect(/foreign request: https:\/\/elsewhere\.example\/(?:code\.js|pixel)/);
  const refused = [
    /policy violation: script-src-elem blocked inline/,
    /policy violation: script-src-attr blocked inline/,
    /policy violation: style-src-attr blocked inline/,
    /policy violation: script-src-elem blocked https:\/\/elsewhere\.example/,
    /policy violation: img-src blocked https:\/\/elsewhere\.example/,
    /policy violation: form-action blocked https:\/\/elsewhere\.example/,
    /policy violation: require-trusted-types-for blocked trusted-types-sink/,
    /policy violation: trusted-types blocked trusted-types-policy/,
  ];
  for (const pattern of refused) consoleGuard.expect(pattern);
  // Inject the markup into the response.
  const markup = `<script>globalThis.injected = true</script>
    <p style="color: red">red</p><img alt="" src="/no-such-image" onerror="globalThis.injected = true">
    <script src="https://elsewhere.example/code.js"></script><img alt="" src="https://elsewhere.example/pixel">
    <form id="collect" action="https://elsewhere.example/collect" method="post"></form>`;
  await page.route('**/terms-of-service', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', () => `${markup}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto('/terms-of-service');
  await page.locator('#collect').evaluate((form: HTMLFormElement) => form.submit());
  const survived = await page.evaluate(() =>
    [
      () => document.body.insertAdjacentHTML('beforeend', '<b>b</b>'),
      () => Reflect.get(window, 'trustedTypes').createPolicy('own', {}),
    ].filter((attempt) => {
      try {
        attempt();
        return true;
      } catch {
        return false;
      }
    }),
  );
  expect(survived).toEqual([]);
  await expect.poll(() => consoleGuard.absent()).toEqual([]);
  expect(await page.evaluate(() => Reflect.has(globalThis, 'injected'))).toBe(false);
  expect(await page.evaluate(() => window.location.pathname)).toBe('/terms-of-service');
});

test('blocks form posts, script requests and frames of other sites', async ({ page, site, consoleGuard }) => {
  consoleGuard.expect(/^foreign request: http:\/\/127\.0\.0\.1:/);
  for (const status of [403, 404, 405])
    consoleGuard.expect(new RegExp(`console\\.error: Failed to load resource: .* ${status} `));
  consoleGuard.expect(/console\.error: .*CORS/);
  consoleGuard.expect(/console\.error: .*(?:frame-ancestors|ERR_)/);
  consoleGuard.expect(/failed request: /);
  const address = site.url + submissionPaths.newsletter;
  const fields = { email: 'ada@example.org', source: 'global-skills-news' };
  const framed = ['/', '/pricing', '/no-such-page', '/api/report'];
  // 127.0.0.1 is cross-site to `localhost`. A page served by a route would not do: the browser would block its requests to
  // the local network before the site's own rules apply.
  const html = `<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">
    <form action="${address}" method="post"><input name="email" value="${fields.email}">
    <input name="source" value="${fields.source}"><button>Send</button></form>
    ${framed.map((path) => `<iframe src="${site.url}${path}"></iframe>`).join('')}`;
  const elsewhere = await serve(() => new Response(html, { headers: { 'Content-Type': 'text/html' } }));
  await page.goto(`${elsewhere.origin}/`);
  const refusals = () => consoleGuard.all().filter((line) => line.includes('frame-ancestors')).length;
  await expect.poll(refusals).toBe(framed.length);
  for (const index of framed.keys())
    await expect(page.frameLocator('iframe').nth(index).locator('main')).toHaveCount(0);
  for (const mode of ['cors', 'no-cors'] as const) {
    const read = page.evaluate(
      ([url, body, requestMode]) =>
        fetch(url, { method: 'POST', body: new URLSearchParams(body), mode: requestMode }).then(
          (reply) => reply.text(),
          () => '',
        ),
      [address, fields, mode] as const,
    );
    expect(await read, mode).toBe('');
  }
  const answer = page.waitForResponse(address);
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await answer).status()).toBe(403);
  await expect(page.getByText(answers.problems.cross_site)).toBeVisible();
  expect(await site.query('select 1 from newsletter_subscriptions')).toEqual([]);
  await elsewhere.stop();
});

test('the smoke test finds no faults in this site', async ({ site }) => {
  const checked = await checkSite(site.url);
  expect(checked.length).toBeGreaterThan(siteRoutes.filter(({ index }) => index).length);
  expect(checked.filter(({ fault }) => fault !== undefined)).toEqual([]);
});
