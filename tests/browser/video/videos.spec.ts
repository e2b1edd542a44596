import type { Locator, Page, Route } from 'playwright';
import { expect } from 'playwright/test';
import { consentKey, consentVersion } from '../../../src/consent/consent.ts';
import { outboundLinks } from '../../../src/content/links.ts';
import { embedAddress, playerOrigin, videoProviders } from '../../../src/video-providers.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expectTabOf, outboundOrigins } from '../support/outbound-pages.ts';
import { test as partsTest } from '../support/parts-test.ts';
import { dialogWords, videos, videosPath, words } from './videos-page.ts';

const mapping = embedAddress(videos['skills-mapping'].provider, videos['skills-mapping'].id);
const demo = embedAddress(videos['product-demo'].provider, videos['product-demo'].id);

const playerOrigins = videoProviders.map(playerOrigin);
const isPlayer = ({ origin }: URL) => playerOrigins.includes(origin);

interface VideoFixtures {
  /** The requests to the players' origins, such as `GET https://…`. */
  readonly playerRequests: string[];
}

/** The guarded `test` that allows requests to players. The browser cannot reach them unless a test serves them. */
const test = partsTest.extend<VideoFixtures>({
  allowedOrigins: ({ serverUrl }, use) => use([serverUrl, ...outboundOrigins, ...playerOrigins]),
  playerRequests: async ({ page }, use) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (isPlayer(new URL(request.url()))) requests.push(`${request.method()} ${request.url()}`);
    });
    await use(requests);
  },
});

const playerPage = '<!doctype html><html lang="en"><title>Player</title><button>Pause</button>';

/** Answers requests to players from now on, by default with a small page. */
async function servePlayers(
  page: Page,
  answer = (route: Route) => route.fulfill({ contentType: 'text/html', body: playerPage }),
): Promise<void> {
  await page.route(isPlayer, answer);
}

/** How long the site waits for a player, in milliseconds. */
const playerTimeout = 8000;

const posterOf = (page: Page, name: keyof typeof videos) =>
  page.getByRole('link', { name: `${words.play}: ${videos[name].title}` });
const mappingPlayer = (page: Page) => page.getByTitle(videos['skills-mapping'].title);
const openerOf = (page: Page) => page.getByRole('button', { name: 'Watch Demo' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: videos['product-demo'].title });
const pauseIn = (player: Locator) => player.contentFrame().getByRole('button', { name: 'Pause' });
const isInside = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

/** Returns an element's box in the page, independent of the scroll position, which focus may change. */
const placeInPage = (element: Locator) =>
  element.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    return [x + window.scrollX, y + window.scrollY, width, height].map(Math.round);
  });

test.beforeEach(async ({ page, clock: _clock }) => {
  await page.goto(videosPath);
  await posterOf(page, 'skills-mapping').waitFor();
});

test('sends no requests to players before a click, and with consent connects on hover', async ({
  page,
  playerRequests,
}) => {
  const connections = page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]');
  for (const poster of await page.getByRole('link', { name: new RegExp(`^${words.play}: `) }).all()) {
    await poster.scrollIntoViewIfNeeded();
    await poster.hover();
    await poster.focus();
  }
  await page.waitForLoadState('networkidle');
  await expect(connections).toHaveCount(0);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    consentKey,
    JSON.stringify({ version: consentVersion, accepted: ['players'], decided: new Date() }),
  ] as const);
  await page.reload();
  await expect(connections).toHaveCount(0);
  await posterOf(page, 'skills-mapping').hover();
  await expect(connections).toHaveAttribute('href', new URL(mapping).origin);
  expect(playerRequests).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a click replaces the poster by the focused player with minimal permissions, and closing restores it', async ({
  page,
  playerRequests,
}) => {
  await servePlayers(page);
  const poster = posterOf(page, 'skills-mapping');
  const player = mappingPlayer(page);
  await poster.scrollIntoViewIfNeeded();
  const before = await placeInPage(poster);
  for (const press of [() => poster.click(), () => poster.press('Enter')]) {
    playerRequests.length = 0;
    await press();
    await expect(player).toHaveAttribute('src', mapping);
    await expect(player).toBeFocused();
    await expect(pauseIn(player)).toBeVisible();
    await expect(player).toHaveCSS('opacity', '1');
    expect(await placeInPage(player)).toEqual(before);
    // An announcement now would talk over the video.
    await expect(page.getByText(words.empty)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
    expect(playerRequests.toSorted()).toEqual([`GET ${mapping}`, `HEAD ${mapping}`]);
    await expect(player).toHaveAttribute('allow', 'autoplay; encrypted-media');
    await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    const inside = player.contentFrame().locator('body');
    expect(await inside.evaluate(() => document.fullscreenEnabled)).toBe(false);
    await page.getByRole('button', { name: words.close }).click();
    await expect(player).toHaveCount(0);
    await expect(poster).toBeFocused();
  }
});

test('restores the poster with a message and a link after 8 seconds if the player is unreachable or hangs', async ({
  page,
  clock,
  consoleGuard,
}) => {
  consoleGuard.expect(/(?:console\.error|failed request): .*net::ERR_NAME_NOT_RESOLVED/);
  consoleGuard.expect(/net::ERR_FAILED|net::ERR_BLOCKED_BY_CLIENT/);
  const poster = posterOf(page, 'skills-mapping');
  const player = mappingPlayer(page);
  const failed = page.getByText(words.failed);
  await test.step('a player that hangs while focus is elsewhere leaves focus there', async () => {
    await servePlayers(page, async () => {});
    await poster.click();
    await clock.pauseAt(Date.now() + 1000);
    await openerOf(page).focus();
    await clock.runFor(playerTimeout - 1500);
    await expect(player).toHaveCount(1);
    await clock.runFor(2000);
    await expect(page.getByRole('status').filter({ hasText: words.failed })).toBeVisible();
    await expect(failed).toBeVisible();
    await expect(player).toHaveCount(0);
    await expect(openerOf(page)).toBeFocused();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await clock.resume();
  });
  await test.step('an unreachable player, for which browsers show an error page in the frame', async () => {
    await poster.click();
    await expect(player).toHaveCSS('opacity', '0');
    await clock.fastForward(playerTimeout);
    await expect(failed).toBeVisible();
    await expect(player).toHaveCount(0);
    await expect(poster).toBeFocused();
    const own = page.getByRole('figure').filter({ has: poster }).getByRole('link', { name: words.link });
    await expect(own).toHaveAttribute('href', outboundLinks.videoSkillsMapping.href);
    await expectAccessible(page);
  });
  await test.step('a player that is blocked for scripts counts as ready when it sends a message', async () => {
    const body = '<!doctype html><title>Player</title><script>parent.postMessage("ready", "*")</script>';
    await servePlayers(page, (route) =>
      route.request().method() === 'HEAD'
        ? route.abort('blockedbyclient')
        : route.fulfill({ contentType: 'text/html', body }),
    );
    await poster.click();
    await expect(player).toHaveCSS('opacity', '1');
    await expectAccessible(page);
  });
});

test('a video without a player and a click with a modifier key open the video’s own page', async ({
  page,
  playerRequests,
}) => {
  // The page of all videos exists in the build only.
  await page.context().route('**/videos', (route) => route.fulfill({ body: playerPage }));
  await expect(posterOf(page, 'skills-lens')).toHaveCount(0);
  // Neither has it an empty frame.
  const { width = 0, height = 0 } =
    (await page.getByRole('figure').filter({ hasText: videos['skills-lens'].title }).boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThan(width / 3);
  for (const [link, address] of [
    [page.getByRole('link', { name: words.link }), outboundLinks.videoSkillsLens.href],
    [page.getByRole('link', { name: 'Watch without a player' }), outboundLinks.videoRecruiter.href],
  ] as const) {
    // The description is in the footer, which this page lacks.
    await expect(link).toHaveAttribute('aria-describedby', 'new-tab');
    const opened = page.context().waitForEvent('page');
    await link.click();
    await expect(await opened).toHaveURL(address);
  }
  await expectTabOf(page, openerOf(page), outboundLinks.videoProductDemo.href);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(playerRequests).toEqual([]);
});

test('click, Enter and Space open the player dialog, which traps focus and returns it when closed', async ({
  page,
  playerRequests,
}) => {
  await servePlayers(page);
  const opener = openerOf(page);
  const dialog = dialogOf(page);
  const close = dialog.getByRole('button', { name: dialogWords.close });
  await opener.focus();
  expect(playerRequests).toEqual([]);
  for (const [press, leave] of [
    [() => opener.click(), () => page.keyboard.press('Escape')],
    [() => opener.press('Enter'), () => page.keyboard.press('Escape')],
    [
      () => opener.press('Space'),
      async () => {
        await dialog.getByRole('link', { name: words.link }).focus();
        await page.keyboard.press('Tab');
        await expect(close).toBeFocused();
        await page.keyboard.press('Tab');
        expect(await isInside(dialog)).toBe(true);
        await close.click();
      },
    ],
  ] as const) {
    await press();
    const player = dialog.getByTitle(videos['product-demo'].title);
    await expect(player).toHaveAttribute('src', demo);
    await expect(pauseIn(player)).toBeVisible();
    expect(await isInside(dialog)).toBe(true);
    await leave();
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await test.step('passes axe with and without a player, and fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await opener.click();
    await expect(pauseIn(dialog.locator('iframe'))).toBeVisible();
    await expectAccessible(page);
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(390);
  });
});
