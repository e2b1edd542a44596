import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/guarded-test.ts';

const origin = 'http://localhost:1';
test.use({ allowedOrigins: [origin] });

const strictPolicy =
  "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Serves `body` as a page of the allowed origin without a server; with a policy, as strictly as the site. */
async function visit(page: Page, { body = '', script = '', policy = '' }): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const answers: Partial<Record<string, [string, string]>> = {
      '/': [
        'text/html',
        `<!doctype html><title>Guard</title><body>${body}<script src="/script.js"></script>`,
      ],
      '/script.js': ['text/javascript', script],
    };
    const [contentType, text] = answers[pathname] ?? ['text/plain', ''];
    return route.fulfill({
      status: pathname in answers ? 200 : 404,
      contentType,
      body: text,
      headers: policy === '' ? {} : { 'content-security-policy': policy },
    });
  });
  await page.goto(`${origin}/`);
}

test('a quiet page passes', async ({ page, consoleGuard }) => {
  await visit(page, { script: 'console.info("fine")', policy: strictPolicy });
  expect(consoleGuard.all()).toEqual([]);
});

const troubles: readonly {
  readonly name: string;
  readonly script?: string;
  readonly body?: string;
  readonly policy?: string;
  /** In alphabetical order of what they match. */
  readonly patterns: readonly RegExp[];
}[] = [
  { name: 'a warning', script: 'console.warn("careful")', patterns: [/^console\.warning: careful/] },
  { name: 'an error message', script: 'console.error("broken")', patterns: [/^console\.error: broken/] },
  {
    name: 'a failed assertion',
    script: 'console.assert(false, "never")',
    patterns: [/^console\.assert: never/],
  },
  {
    name: 'a thrown error',
    script: 'throw new Error("thrown")',
    patterns: [/^uncaught error: Error: thrown/],
  },
  {
    name: 'an unhandled rejection',
    script: 'Promise.reject(new Error("rejected"))',
    patterns: [/^uncaught error: Error: rejected/],
  },
  {
    name: 'an inline script under the policy',
    body: '<script>document.title = "inline"</script>',
    policy: strictPolicy,
    patterns: [
      /^console\.error: .*Content Security Policy/,
      /^policy violation: script-src-elem blocked inline/,
    ],
  },
  {
    name: 'an inline style under the policy',
    body: '<p style="color: red">red</p>',
    policy: strictPolicy,
    patterns: [
      /^console\.error: .*Content Security Policy/,
      /^policy violation: style-src-attr blocked inline/,
    ],
  },
  {
    name: 'markup from a string under Trusted Types',
    script: 'try { document.body.innerHTML = "<b>b</b>" } catch { /* the violation is the point */ }',
    policy: strictPolicy,
    patterns: [
      /^console\.error: .*TrustedHTML/,
      /^policy violation: require-trusted-types-for blocked trusted-types-sink/,
    ],
  },
  {
    name: 'an answer with status 404',
    script: 'fetch("/missing")',
    patterns: [/^console\.error: Failed to load resource: .* 404 .*\/missing/],
  },
  {
    name: 'a request elsewhere',
    script: 'fetch("https://elsewhere.example/pixel").catch(() => {})',
    patterns: [
      /^console\.error: .*ERR_NAME_NOT_RESOLVED/,
      /^foreign request: https:\/\/elsewhere\.example\/pixel/,
    ],
  },
  {
    name: 'a request elsewhere by number',
    script: 'fetch("http://192.0.2.1/pixel").catch(() => {})',
    patterns: [/^console\.error: .*ERR_NAME_NOT_RESOLVED/, /^foreign request: http:\/\/192\.0\.2\.1\/pixel/],
  },
];

for (const { name, script = '', body = '', policy = '', patterns } of troubles) {
  test(`${name} is caught`, async ({ page, consoleGuard }) => {
    await visit(page, { script, body, policy });
    await expect
      .poll(() => consoleGuard.verdict().sort())
      .toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
    for (const pattern of patterns) consoleGuard.expect(pattern);
    expect(consoleGuard.verdict()).toEqual([]);
  });
}

test('unannounced trouble fails the test', async ({ page }) => {
  test.fail();
  await visit(page, { script: 'console.warn("careful")' });
});

test('announced trouble that never comes fails', async ({ page, consoleGuard }) => {
  test.fail();
  consoleGuard.expect(/never happens/);
  await visit(page, {});
});

test('a request that fails on the way is caught', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/^failed request: http:\/\/localhost:1\/gone \(net::ERR_CONNECTION_FAILED\)/);
  consoleGuard.expect(/^console\.error: .*ERR_CONNECTION_FAILED/);
  await visit(page, {});
  await page.route(`${origin}/gone`, (route) => route.abort('connectionfailed'));
  await page.evaluate(() => fetch('/gone').catch(() => undefined));
});

test('a new tab may lead elsewhere', async ({ page }) => {
  await visit(page, {
    body: '<a href="https://elsewhere.example/booking" target="_blank">Book</a>',
    policy: strictPolicy,
  });
  const request = page.context().waitForEvent('request');
  await page.getByRole('link', { name: 'Book' }).click();
  expect((await request).url()).toBe('https://elsewhere.example/booking');
});

test('axe checks a page under the strict policy without breaking it', async ({ page }) => {
  await visit(page, { body: '<main><h1>Guard</h1><input></main>', policy: strictPolicy });
  await expect(expectAccessible(page)).rejects.toThrow(/label \(.*\) at input/);
  await expect(expectAccessible(page, { include: 'h1' })).resolves.toBeUndefined();
});
