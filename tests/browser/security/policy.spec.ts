import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { openLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

/** Puts markup into the page on its way to the browser, as an injection would. */
async function inject(page: Page, path: string, markup: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</body>', () => `${markup}</body>`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(path);
}

test('neither an injected inline script nor an event handler runs', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/console\.error: .*Content Security Policy/);
  consoleGuard.expect(/policy violation: script-src-elem blocked inline/);
  consoleGuard.expect(/policy violation: script-src-attr blocked inline/);
  consoleGuard.expect(/404|ERR_/);
  await inject(
    page,
    '/placeholder',
    '<script>globalThis.injected = true</script><img src="/no-such-image" onerror="globalThis.injected = true">',
  );
  await expect.poll(() => consoleGuard.all().filter((line) => line.startsWith('policy')).length).toBe(2);
  expect(await page.evaluate(() => Reflect.has(globalThis, 'injected'))).toBe(false);
});

test('nothing loads from, and no form leads to, another site', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/console\.error: .*Content Security Policy/);
  // Seen by the test's own watch before the browser refuses it.
  consoleGuard.expect(/foreign request: https:\/\/elsewhere\.example\/(?:code\.js|pixel)/);
  consoleGuard.expect(/policy violation: script-src-elem blocked https:\/\/elsewhere\.example/);
  consoleGuard.expect(/policy violation: img-src blocked https:\/\/elsewhere\.example/);
  consoleGuard.expect(/policy violation: form-action blocked https:\/\/elsewhere\.example/);
  await inject(
    page,
    '/placeholder',
    `<script src="https://elsewhere.example/code.js"></script><img alt="" src="https://elsewhere.example/pixel">
     <form action="https://elsewhere.example/collect" method="post"><button>Collect</button></form>`,
  );
  await page
    .locator('form')
    .last()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect.poll(() => consoleGuard.all().some((line) => line.includes('form-action'))).toBe(true);
  expect(await page.evaluate(() => window.location.pathname)).toBe('/placeholder');
});

test('no string becomes markup or code: Trusted Types are enforced', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/console\.error: .*(?:TrustedHTML|TrustedScript|Trusted Type|trusted)/i);
  consoleGuard.expect(/policy violation: require-trusted-types-for blocked trusted-types-sink/);
  consoleGuard.expect(/policy violation: trusted-types blocked trusted-types-policy/);
  await openLive(page, '/');
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      innerHtml: () => document.body.insertAdjacentHTML('beforeend', '<b>b</b>'),
      script: () => {
        document.createElement('script').textContent = 'globalThis.injected = true';
      },
      policy: () => Reflect.get(window, 'trustedTypes').createPolicy('own', {}),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(['innerHtml', 'script', 'policy']);
});
