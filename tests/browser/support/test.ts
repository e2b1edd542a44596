import { consentKey, consentVersion } from '../../../src/consent/consent.ts';
import { test as guarded } from './guarded-test.ts';
import { outboundOrigins, serveOutboundPages } from './outbound-pages.ts';
import { type Site, withTestSite } from './site.ts';

/** When visitors of the tests answered; one moment for all, as a browser is used again only with the same stored answer. */
const decided = new Date();

interface SiteFixtures {
  /** What the visitor has answered to the cookie banner before the test begins; without an answer the banner comes. */
  readonly consentAnswer: 'essential' | 'none';
  /** The running site, emptied before each test. */
  readonly site: Site;
}

/**
 * The guarded `test` on the built site: pages open relative to it (`page.goto('/pricing')`), every test begins with empty
 * tables and an empty mailbox, and an error in the functions' log fails the test like one in the page's console.
 */
export const test = guarded.extend<SiteFixtures, { readonly siteServer: Site }>({
  siteServer: [
    // Playwright reads the fixtures a fixture needs from this pattern, and this one needs none but the browser.
    ({ browser: _browser }, use) => withTestSite(use),
    { scope: 'worker', timeout: 120_000 },
  ],
  consentAnswer: ['essential', { option: true }],
  storageState: ({ siteServer, consentAnswer }, use) => {
    const value = JSON.stringify({ version: consentVersion, accepted: [], decided });
    const localStorage = consentAnswer === 'none' ? [] : [{ name: consentKey, value }];
    return use({ cookies: [], origins: [{ origin: siteServer.url, localStorage }] });
  },
  baseURL: ({ siteServer }, use) => use(siteServer.url),
  allowedOrigins: ({ siteServer }, use) => use([siteServer.url, ...outboundOrigins]),
  context: async ({ context }, use) => {
    await serveOutboundPages(context);
    await use(context);
    // A tab that a form has opened may still be on its way: an answer to a closed tab would fail the test.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  site: [
    async ({ siteServer, consoleGuard }, use, testInfo) => {
      await siteServer.reset();
      await use(siteServer);
      await siteServer.idle();
      for (const text of siteServer.log.errors()) consoleGuard.add('server', text);
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = siteServer.log.text();
        await testInfo.attach('server-log', { body, contentType: 'text/plain' });
      }
    },
    { auto: true },
  ],
});
