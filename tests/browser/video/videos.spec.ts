import type { Locator, Page, Route } from 'playwright';
import { expect } from 'playwright/test';
import { consentKey, consentVersion } from '../../../src/consent/consent.ts';
import { outboundLinks } from '../../../src/links.ts';
import { embedAddress, playerOrigin, videoProviders } from '../../../src/video-providers.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test as developmentTest } from '../support/development-test.ts';
import { expectTabOf, outboundOrigins } from '../support/outbound-pages.ts';
import { dialogWords, videos, videosPath, words } from './videos-page.ts';

const mapping = embedAddress(videos['skills-mapping'].provider, videos['skills-mapping'].id);
const demo = embedAddress(videos['product-demo'].provider, videos['product-demo'].id);

const playerOrigins = videoProviders.map(playerOrigin);
const isPlayer = ({ origin }: URL) => playerOrigins.includes(origin);

interface VideoFixtures {
  /** What pages asked the players' origins for, such as `GET https://…`. */
  readonly playerRequests: string[];
}

/** The guarded `test` on a page whose videos have players, of which the browser can reach none unless a test says so. */
const test = developmentTest.extend<VideoFixtures>({
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

/** Has every request to a player answered as given from now on; without an answer, with a small page. */
async function servePlayers(
  page: Page,
  answer = (route: Route) => route.fulfill({ contentType: 'text/html', body: playerPage }),
): Promise<void> {
  await page.route(isPlayer, answer);
}

/** The player's own limit, in milliseconds. */
const patience = 8000;

const posterOf = (page: Page, name: keyof typeof videos) =>
  page.getByRole('link', { name: `${words.play}: ${videos[name].title}` });
const mappingPlayer = (page: Page) => page.getByTitle(videos['skills-mapping'].title);
const openerOf = (page: Page) => page.getByRole('button', { name: 'Watch Demo' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: videos['product-demo'].title });
const pauseIn = (player: Locator) => player.contentFrame().getByRole('button', { name: 'Pause' });
const isInside = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

/** Where an element stands in the page, however far that is scrolled: focus may scroll it. */
const placeInPage = (element: Locator) =>
  element.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    return [x + window.scrollX, y + window.scrollY, width, height].map(Math.round);
  });

test.beforeEach(async ({ page, clock: _clock }) => {
  await page.goto(videosPath);
  await posterOf(page, 'skills-mapping').waitFor();
});

test('nothing is asked of a player before a press; with consent a connection is made on reaching for one', async ({
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

test("a press puts the player in the poster's place, with focus; it may play and nothing more, and closing it brings the poster back", async ({
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
    // A status that spoke now would speak over the film.
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

test('a player that cannot be reached or hangs gives the poster back after 8 seconds, with a sentence and a link; focus only where the player had it', async ({
  page,
  clock,
  consoleGuard,
}) => {
  consoleGuard.expect(/(?:console\.error|failed request): .*net::ERR_NAME_NOT_RESOLVED/);
  consoleGuard.expect(/net::ERR_FAILED|net::ERR_BLOCKED_BY_CLIENT/);
  const poster = posterOf(page, 'skills-mapping');
  const player = mappingPlayer(page);
  const failed = page.getByText(words.failed);
  await test.step('one that hangs while focus is elsewhere', async () => {
    await servePlayers(page, async () => {});
    await poster.click();
    await clock.pauseAt(Date.now() + 1000);
    await openerOf(page).focus();
    await clock.runFor(patience - 1500);
    await expect(player).toHaveCount(1);
    await clock.runFor(2000);
    await expect(page.getByRole('status').filter({ hasText: words.failed })).toBeVisible();
    await expect(failed).toBeVisible();
    await expect(player).toHaveCount(0);
    await expect(openerOf(page)).toBeFocused();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await clock.resume();
  });
  await test.step('one that cannot be reached: browsers show an error page in its frame', async () => {
    await poster.click();
    await expect(player).toHaveCSS('opacity', '0');
    await clock.fastForward(patience);
    await expect(failed).toBeVisible();
    await expect(player).toHaveCount(0);
    await expect(poster).toBeFocused();
    const own = page.getByRole('link', { name: words.link });
    await expect(own).toHaveAttribute('href', outboundLinks.videoSkillsMapping.href);
    await expectAccessible(page);
  });
  await test.step('one whose address is blocked for scripts lives when it sends a message', async () => {
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

test('a video without an id, and a press with a modifier key, open the video’s own page', async ({
  page,
  playerRequests,
}) => {
  // The site's own page for links without an address is one of the build.
  await page.context().route('**/placeholder', (route) => route.fulfill({ body: playerPage }));
  // The words for it stand in the footer, which this page has not.
  await expect(posterOf(page, 'skills-lens')).toHaveAttribute('aria-describedby', 'new-tab');
  await expect(posterOf(page, 'skills-mapping')).not.toHaveAttribute('aria-describedby');
  const opened = page.context().waitForEvent('page');
  await posterOf(page, 'skills-lens').click();
  await expect(await opened).toHaveURL(outboundLinks.videoSkillsLens.href);
  await expectTabOf(page, openerOf(page), outboundLinks.videoProductDemo.href);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(playerRequests).toEqual([]);
});

test('click, Enter and Space open the dialog with the player; it keeps focus, closes and gives it back', async ({
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
  await test.step('axe finds nothing in it, with a player and without one, and it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await opener.click();
    await expect(pauseIn(dialog.locator('iframe'))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Watch without a player' }).click();
    const posterDialog = page.getByRole('dialog', { name: videos.recruiter.title });
    await expect(
      posterDialog.getByRole('link', { name: `${words.play}: ${videos.recruiter.title}` }),
    ).toBeVisible();
    await expectAccessible(page);
    expect((await posterDialog.boundingBox())?.width).toBeLessThanOrEqual(390);
  });
});
