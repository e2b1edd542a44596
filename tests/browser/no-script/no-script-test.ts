import { test as siteTest } from '../support/test.ts';

/** The guarded `test` in a browser with JavaScript switched off. */
export const test = siteTest.extend<{ readonly refusedPreloads: undefined }>({
  javaScriptEnabled: false,
  refusedPreloads: [
    async ({ consoleGuard }, use) => {
      // What the pages preload is a script all the same; Chromium counts it as refused by policy.
      consoleGuard.expect(/^failed request: \S+\/assets\/[\w-]+\.js \(csp\)/);
      await use(undefined);
    },
    { auto: true },
  ],
});
