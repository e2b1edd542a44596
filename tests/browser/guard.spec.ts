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
    if (pathname === '/gone') return route.abort('connectionfailed');
    const answers: Partial<Record<string, [string, string]>> = {
      '/': [
        'text/html',
        `<!doctype html><html lang="en"><title>Guard</title><body>${body}<script src="/script.js"></script>`,
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

/** Everything that goes wrong on one page, in alphabetical order of what the log says of it. */
const troubles = [
  {
    name: 'trouble of scripts and requests',
    script: `console.warn("careful"); console.error("broken"); console.assert(false, "never");
      Promise.reject(new Error("rejected")); fetch("/missing"); fetch("/gone").catch(() => {});
      fetch("https://elsewhere.example/pixel").catch(() => {}); fetch("http://192.0.2.1/pixel").catch(() => {});
      throw new Error("thrown");`,
    patterns: [
      /^console\.assert: never/,
      /^console\.error: Failed to load resource: .* 404 .*\/missing/,
      /^console\.error: .*ERR_CONNECTION_FAILED/,
      /^console\.error: .*ERR_NAME_NOT_RESOLVED.*192\.0\.2\.1/,
      /^console\.error: .*ERR_NAME_NOT_RESOLVED.*elsewhere/,
      /^console\.error: broken/,
      /^console\.warning: careful/,
      /^failed request: http:\/\/localhost:1\/gone \(net::ERR_CONNECTION_FAILED\)/,
      /^foreign request: http:\/\/192\.0\.2\.1\/pixel/,
      /^foreign request: https:\/\/elsewhere\.example\/pixel/,
      /^uncaught error: Error: rejected/,
      /^uncaught error: Error: thrown/,
    ],
  },
  {
    name: 'what the policy refuses',
    body: '<p style="color: red">red</p><script>document.title = "inline"</script>',
    script: 'try { document.body.innerHTML = "<b>b</b>" } catch { /* the violation is the point */ }',
    policy: strictPolicy,
    patterns: [
      /^console\.error: .*inline script violates/,
      /^console\.error: .*inline style violates/,
      /^console\.error: .*TrustedHTML/,
      /^policy violation: require-trusted-types-for blocked trusted-types-sink/,
      /^policy violation: script-src-elem blocked inline/,
      /^policy violation: style-src-attr blocked inline/,
    ],
  },
] as const;

for (const { name, patterns, ...content } of troubles) {
  test(`${name} is caught`, async ({ page, consoleGuard }) => {
    await visit(page, content);
    await expect.poll(() => consoleGuard.all().length).toBe(patterns.length);
    for (const pattern of patterns) {
      const found = consoleGuard.all().filter((line) => pattern.test(line));
      expect(found, `${pattern} in\n${consoleGuard.all().join('\n')}`).toHaveLength(1);
      consoleGuard.expect(pattern);
    }
    expect(consoleGuard.verdict()).toEqual([]);
  });
}

test('unannounced trouble fails the test', async ({ page }) => {
  test.fail();
  await visit(page, { script: 'console.warn("careful")' });
});

test('axe checks a page under the strict policy without breaking it', async ({ page }) => {
  await visit(page, { body: '<main><h1>Guard</h1><input></main>', policy: strictPolicy });
  await expect(expectAccessible(page)).rejects.toThrow(/label \(.*\) at input/);
  await expect(expectAccessible(page, ['label'])).resolves.toBeUndefined();
});
