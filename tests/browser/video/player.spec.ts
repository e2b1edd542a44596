import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/links.ts';
import { embedAddress } from '../../../src/video-providers.ts';
import { waitUntilLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { players, videoPage } from './video-project.ts';
import { servePlayers, test } from './video-test.ts';

const mapping = embedAddress(players['skills-mapping'].provider, players['skills-mapping'].id);
const playName = 'Play: Reading a skills map, 2 min 20 s';
const playerTitle = 'Reading a skills map';

/** The player's own limit, in milliseconds. */
const patience = 8000;

/** Where an element stands in the page, however far that is scrolled: focus may scroll it. */
const placeInPage = (element: Locator) =>
  element.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    return [x + window.scrollX, y + window.scrollY, width, height].map(Math.round);
  });

test.beforeEach(async ({ page }) => {
  await page.goto(videoPage);
  await waitUntilLive(page);
});

test('nothing is asked of a player before a press, not even with all posters in sight', async ({
  page,
  playerRequests,
}) => {
  for (const poster of await page.getByRole('link', { name: /^Play: / }).all()) {
    await poster.scrollIntoViewIfNeeded();
    await poster.hover();
    await poster.focus();
  }
  await page.waitForLoadState('networkidle');
  expect(playerRequests).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0);
});

test('with consent to players a connection is made on reaching for one, and still nothing is asked of it', async ({
  page,
  playerRequests,
}) => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const connections = page.locator('link[rel="preconnect"]');
  await expect(connections).toHaveCount(0);
  await page.getByRole('link', { name: playName }).hover();
  await expect(connections).toHaveAttribute('href', new URL(mapping).origin);
  expect(playerRequests).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
});

for (const key of [undefined, 'Enter']) {
  test(`${key ?? 'a click'} puts the player in the poster's place, with focus, and nothing shifts`, async ({
    page,
    playerRequests,
  }) => {
    await servePlayers(page);
    const poster = page.getByRole('link', { name: playName });
    await poster.scrollIntoViewIfNeeded();
    const before = await placeInPage(poster);
    await (key ? poster.press(key) : poster.click());
    const player = page.getByTitle(playerTitle);
    await expect(player).toHaveAttribute('src', mapping);
    await expect(player).toBeFocused();
    await expect(player.contentFrame().getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(player).toHaveCSS('opacity', '1');
    expect(await placeInPage(player)).toEqual(before);
    expect(playerRequests.toSorted()).toEqual([`GET ${mapping}`, `HEAD ${mapping}`]);
    await expectAccessible(page);
  });
}

test('the player may play and nothing more: no fullscreen', async ({ page }) => {
  await servePlayers(page);
  await page.getByRole('link', { name: playName }).click();
  const player = page.getByTitle(playerTitle);
  await expect(player).toHaveAttribute('allow', 'autoplay; encrypted-media');
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(player).not.toHaveAttribute('allowfullscreen');
  const inside = player.contentFrame().locator('body');
  expect(await inside.evaluate(() => document.fullscreenEnabled)).toBe(false);
});

test('closing the player brings the poster back, with focus', async ({ page }) => {
  await servePlayers(page);
  await page.getByRole('link', { name: playName }).click();
  await page.getByRole('button', { name: 'Close the player' }).click();
  await expect(page.getByTitle(playerTitle)).toHaveCount(0);
  await expect(page.getByRole('link', { name: playName })).toBeFocused();
});

test('a player that cannot be reached gives the poster back, with a sentence, a link and focus, and may be tried again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/(?:console\.error|failed request): .*net::ERR_NAME_NOT_RESOLVED/);
  await page.getByRole('link', { name: playName }).click();
  const player = page.getByTitle(playerTitle);
  await expect(player).toHaveCSS('opacity', '0');
  await expect(page.getByText('The player did not load.')).toBeVisible({ timeout: patience + 2000 });
  await expect(player).toHaveCount(0);
  await expect(page.getByRole('link', { name: playName })).toBeFocused();
  const own = page.getByRole('link', { name: 'Watch the video on its own page' });
  await expect(own).toHaveAttribute('href', outboundLinks.videoSkillsMapping.href);
  await expectAccessible(page);
  await servePlayers(page);
  await page.getByRole('link', { name: playName }).click();
  await expect(player.contentFrame().getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(player).toHaveCSS('opacity', '1');
});

test('a player that hangs gives the poster back after 8 seconds, and takes no focus from elsewhere', async ({
  page,
}) => {
  await servePlayers(page, async () => {});
  await page.getByRole('link', { name: playName }).click();
  const elsewhere = page.getByRole('button', { name: 'Watch Demo' });
  await elsewhere.focus();
  await page.waitForTimeout(patience - 1500);
  await expect(page.getByTitle(playerTitle)).toHaveCount(1);
  await expect(page.getByText('The player did not load.')).toBeVisible({ timeout: 4000 });
  await expect(page.getByTitle(playerTitle)).toHaveCount(0);
  await expect(elsewhere).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a message of the player is a sign of life where asking its address is blocked', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/net::ERR_FAILED|net::ERR_BLOCKED_BY_CLIENT/);
  const body = '<!doctype html><title>Player</title><script>parent.postMessage("ready", "*")</script>';
  await servePlayers(page, (route) =>
    route.request().method() === 'HEAD'
      ? route.abort('blockedbyclient')
      : route.fulfill({ contentType: 'text/html', body }),
  );
  await page.getByRole('link', { name: playName }).click();
  await expect(page.getByTitle(playerTitle)).toHaveCSS('opacity', '1');
});

test('a video without an id is a link to its own page in a new tab', async ({ page, playerRequests }) => {
  const poster = page.getByRole('link', { name: 'Play: Two years ahead with Skills Lens, 2 min' });
  const opened = page.context().waitForEvent('page');
  await poster.click();
  await expect(await opened).toHaveURL(outboundLinks.videoSkillsLens.href);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(playerRequests).toEqual([]);
});
