import { defineConfig } from 'playwright/test';
import { chooseBrowser, isRoot } from './support/browser.ts';

/** Names that resolve inside the browser; every other host fails at once, so no test can reach the outside. */
const hostRules = ['MAP * ~NOTFOUND', 'EXCLUDE localhost', 'EXCLUDE 127.0.0.1'].join(', ');

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: '../support/fresh-build.ts',
  // Playwright follows the paths that lead TypeScript to the types of packages, and those hold no code.
  tsconfig: 'tsconfig.json',
  outputDir: '../../test-results',
  reporter: process.env.CI ? 'line' : 'list',
  // Each has a site of its own. A third is slower on two cores: browsers use them up.
  workers: 2,
  forbidOnly: true,
  // Several times what they take on two free cores (all of them: under six minutes), so that a busy machine fails none.
  timeout: 120_000,
  globalTimeout: 30 * 60_000,
  expect: { timeout: 15_000 },
  use: {
    // A page in a new renderer process costs a second of processor time, one that is emptied a tenth of it. Playwright empties
    // storage, routes, clock and emulation between tests; the tests grant no permission that another one must not have.
    reuseContext: true,
    // What moves is drawn sixty times a second without a graphics card; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chooseBrowser(),
      // They take room for most visitors with a mouse; `guarded-test.ts` hides them in narrow windows, as phones do.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      args: [
        ...(isRoot() ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        '--disable-gpu',
        // The site's Cross-Origin-Opener-Policy moves it into another renderer process after each test's empty page; one
        // process for all is a tenth less processor time. What a site may do to another is not the process's affair.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        `--host-resolver-rules=${hostRules}`,
      ],
    },
  },
});
