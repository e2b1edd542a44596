import type { SiteOptions } from '../../../netlify/local/site-server.ts';
import { test as guarded } from './guarded-test.ts';
import { type Site, startTestSite } from './site.ts';

interface SiteFixtures {
  /** The running site, emptied before each test. */
  readonly site: Site;
}

interface SiteWorkerFixtures {
  readonly siteOptions: SiteOptions;
  readonly siteServer: Site;
}

/**
 * The guarded `test` on the built site: pages open relative to it (`page.goto('/pricing')`), every test begins with empty
 * tables and an empty mailbox, and an error in the functions' log fails the test like one in the page's console.
 */
export const test = guarded.extend<SiteFixtures, SiteWorkerFixtures>({
  siteOptions: [{}, { option: true, scope: 'worker' }],
  siteServer: [
    async ({ siteOptions }, use) => {
      const site = await startTestSite(siteOptions);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ siteServer }, use) => use(siteServer.url),
  allowedOrigins: ({ siteServer }, use) => use([siteServer.url]),
  site: [
    async ({ siteServer, consoleGuard }, use, testInfo) => {
      await siteServer.reset();
      siteServer.log.begin((line) => consoleGuard.add({ kind: 'server', text: line }));
      await use(siteServer);
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = siteServer.log.lines().join('\n');
        await testInfo.attach('server-log', { body, contentType: 'text/plain' });
      }
    },
    { auto: true },
  ],
});
