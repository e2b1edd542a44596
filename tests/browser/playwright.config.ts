import { defineConfig } from 'playwright/test';
import { browserVariable, isRoot } from './support/machine.ts';

const { CI, [browserVariable]: executablePath } = process.env;

/** Names that resolve inside the browser; every other host fails at once, so no test can reach the outside. */
const hostRules = ['MAP * ~NOTFOUND', 'EXCLUDE localhost', 'EXCLUDE 127.0.0.1'].join(', ');

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  reporter: CI ? 'line' : 'list',
  // Each has a site of its own, and most of a test is waiting.
  workers: 2,
  // A busy machine may delay one of hundreds: it gets a second try there, and is reported as flaky.
  retries: CI ? 1 : 0,
  forbidOnly: true,
  // Several times what they take on two free cores (all of them: seven minutes), so that a busy machine fails none.
  timeout: 60_000,
  globalTimeout: 30 * 60_000,
  expect: { timeout: 5_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 5_000,
    navigationTimeout: 10_000,
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(isRoot() ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        '--disable-gpu',
        `--host-resolver-rules=${hostRules}`,
      ],
    },
  },
  projects: [{ name: 'chromium' }],
});
