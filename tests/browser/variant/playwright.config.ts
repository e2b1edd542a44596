import { defineConfig } from 'playwright/test';
import browserTests from '../playwright.config.ts';

/** The browser tests of the variant, a build of the site with other content (`tests/variant/run.ts`). */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  projects: [{ name: 'variant' }],
  // Beside the tests of the site, which have two.
  workers: 1,
  globalSetup: '../../support/fresh-build.ts',
  tsconfig: '../tsconfig.json',
  outputDir: '../../../test-results/variant',
});
