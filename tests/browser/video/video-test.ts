import type { Page, Route } from 'playwright';
import { playerOrigin, videoProviders } from '../../../src/video-providers.ts';
import { outboundOrigins } from '../support/outbound-pages.ts';
import { type Site, startTestSite } from '../support/site.ts';
import { test as siteTest } from '../support/test.ts';
import { createVideoProject } from './video-project.ts';

const playerOrigins = videoProviders.map(playerOrigin);
const isPlayer = ({ origin }: URL) => playerOrigins.includes(origin);

interface VideoFixtures {
  /** What pages asked the players' origins for, such as `GET https://…`. */
  readonly playerRequests: string[];
}

/** The guarded `test` on a site whose videos have players, of which the browser can reach none unless a test says so. */
export const test = siteTest.extend<VideoFixtures, { readonly siteServer: Site }>({
  siteServer: [
    async ({ siteOptions }, use) => {
      const { root, remove } = await createVideoProject();
      const site = await startTestSite({ ...siteOptions, projectRoot: root, build: true });
      await use(site);
      await site.stop();
      await remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  allowedOrigins: ({ siteServer }, use) => use([siteServer.url, ...outboundOrigins, ...playerOrigins]),
  playerRequests: async ({ page }, use) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (isPlayer(new URL(request.url()))) requests.push(`${request.method()} ${request.url()}`);
    });
    await use(requests);
  },
});

const playerPage = '<!doctype html><html lang="en"><title>Player</title><button>Pause</button>';

/** Has every request to a player answered as given from now on; without an answer, with a small page. */
export async function servePlayers(
  page: Page,
  answer = (route: Route) => route.fulfill({ contentType: 'text/html', body: playerPage }),
): Promise<void> {
  await page.route(isPlayer, answer);
}
