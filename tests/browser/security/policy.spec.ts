import { expect } from 'playwright/test';
import { test } from '../support/test.ts';

test('what is injected into a page neither runs nor loads nor leads elsewhere, and no string becomes markup', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/console\.error: .*(?:Content Security Policy|TrustedHTML|Trusted Type)/i);
  consoleGuard.expect(/console\.error: .* 404 .*no-such-image/);
  // Seen by the test's own watch before the browser refuses it.
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
  // Into the page on its way to the browser, as an injection would come.
  const markup = `<script>globalThis.injected = true</script>
    <p style="color: red">red</p><img alt="" src="/no-such-image" onerror="globalThis.injected = true">
    <script src="https://elsewhere.example/code.js"></script><img alt="" src="https://elsewhere.example/pixel">
    <form id="collect" action="https://elsewhere.example/collect" method="post"></form>`;
  await page.route('**/placeholder', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', () => `${markup}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto('/placeholder');
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
  expect(await page.evaluate(() => window.location.pathname)).toBe('/placeholder');
});
