import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/guarded-test.ts';

const origin = 'http://localhost:1';
test.use({ allowedOrigins: [origin] });

/** Opens a page with `body` and `script` at the allowed origin, without a server. */
async function visit(page: Page, { body = '', script = '' }): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/gone') return route.abort('connectionfailed');
    if (pathname === '/missing') return route.fulfill({ status: 404 });
    return pathname === '/script.js'
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><title>Guard</title><body>${body}<script src="/script.js"></script>`,
        });
  });
  await page.goto(`${origin}/`);
}

// `security.spec.ts` tests policy violations.
test('catches errors of scripts and requests', async ({ page, consoleGuard }) => {
  await visit(page, {
    script: `console.warn("careful"); console.error("broken"); console.assert(false, "never");
      Promise.reject(new Error("rejected")); fetch("/missing"); fetch("/gone").catch(() => {});
      fetch("https://elsewhere.example/pixel").catch(() => {}); fetch("http://192.0.2.1/pixel").catch(() => {});
      throw new Error("thrown");`,
  });
  const patterns = [
    /^console\.assert: never/,
    /^console\.error: .*ERR_CONNECTION_FAILED/,
    /^console\.error: .*ERR_NAME_NOT_RESOLVED.*192\.0\.2\.1/,
    /^console\.error: .*ERR_NAME_NOT_RESOLVED.*elsewhere/,
    /^console\.error: Failed to load resource: .* 404 .*\/missing/,
    /^console\.error: broken/,
    /^console\.warning: careful/,
    /^failed request: http:\/\/localhost:1\/gone \(net::ERR_CONNECTION_FAILED\)/,
    /^foreign request: http:\/\/192\.0\.2\.1\/pixel/,
    /^foreign request: https:\/\/elsewhere\.example\/pixel/,
    /^uncaught error: Error: rejected/,
    /^uncaught error: Error: thrown/,
  ];
  await expect
    .poll(() => consoleGuard.all().toSorted())
    .toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
  for (const pattern of patterns) consoleGuard.expect(pattern);
  expect(consoleGuard.verdict()).toEqual([]);
});

test('fails a test with an unexpected warning', async ({ page }) => {
  test.fail();
  await visit(page, { script: 'console.warn("careful")' });
});

test('reports the faults that axe finds', async ({ page }) => {
  const button = '<button style="all: unset; display: block; margin: 40px; font-size: 8px">A</button>';
  await visit(page, { body: `<main><h1>Guard</h1><input>${button}</main>` });
  const refusal = /label \(.*\) at input(?:.|\n)*target-size \(.*\) at button/;
  await expect(expectAccessible(page)).rejects.toThrow(refusal);
});
