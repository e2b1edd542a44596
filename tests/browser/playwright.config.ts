import { defineConfig } from 'playwright/test';
import { isReleaseTier } from '../support/tier.ts';
import { chooseBrowser, isRoot } from './support/browser.ts';

/** The hosts that the browser resolves. Every other host fails at once, so no test can reach the network. */
const hostRules = ['MAP * ~NOTFOUND', 'EXCLUDE localhost', 'EXCLUDE 127.0.0.1'].join(', ');

/** The folders of what is built for its tests alone. The editor is another project's program, whose version changes rarely. */
const parts = isReleaseTier ? 'editor,stories,video' : 'stories,video';

export default defineConfig({
  testDir: '.',
  // Tests in `variant` need other content: `npm run test:variant` runs them where it is built.
  projects: [
    // Tests that need builds of their own: first, so that both workers end together, and in one worker, as each would build.
    { name: 'parts', testMatch: `{${parts}}/*.spec.ts`, workers: 1 },
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: '{editor,stories,variant,video}/**' },
  ],
  globalSetup: '../support/fresh-build.ts',
  // The project's `paths` point to type declarations, and Playwright would load them as code.
  tsconfig: 'tsconfig.json',
  outputDir: '../../test-results',
  reporter: process.env.CI ? 'line' : 'list',
  // Each worker has its own site. On two cores a third worker makes the run slower.
  workers: 2,
  forbidOnly: true,
  // Several times the usual duration (the whole run takes under five minutes on two free cores), for busy machines.
  timeout: 120_000,
  globalTimeout: 30 * 60_000,
  expect: { timeout: 15_000 },
  use: {
    // A page in a new renderer process costs a second of processor time, a reused one a tenth of that. Playwright resets
    // storage, routes, clock and emulation between tests. No test grants a permission that would affect another.
    reuseContext: true,
    // Animations are expensive without a graphics card. Tests of motion switch it on.
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
      // Show scrollbars, as most desktops do. `guarded-test.ts` hides them in narrow windows, as phones do.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      args: [
        ...(isRoot() ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        '--disable-gpu',
        // One process less to draw in software.
        '--in-process-gpu',
        // The site's Cross-Origin-Opener-Policy would start another renderer process after each test's empty page. A single
        // process saves a tenth of the processor time and changes nothing about cross-origin rules.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        `--host-resolver-rules=${hostRules}`,
      ],
    },
  },
});
