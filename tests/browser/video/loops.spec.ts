import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/parts-test.ts';
import { loopedFilm, videos, videosPath, watchFilms, words } from './videos-page.ts';

const { title } = videos.educator;
const figureOf = (page: Page) => page.getByRole('figure').filter({ hasText: title });
const posterOf = (page: Page) => page.getByRole('button', { name: `${words.play}: ${title}` });
const loopOf = (page: Page) => page.locator(`video[src="${loopedFilm.loop}"]`);
const pauseOf = (page: Page) => page.getByRole('button', { name: `${words.pauseLoop}: ${title}` });
const playOf = (page: Page) => page.getByRole('button', { name: `${words.playLoop}: ${title}` });

const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
const isPaused = (page: Page) => loopOf(page).evaluate(({ paused }: HTMLVideoElement) => paused);
const timeOf = (page: Page) => loopOf(page).evaluate(({ currentTime }: HTMLVideoElement) => currentTime);

/** Waits until the loop really moves. */
async function expectMoving(page: Page): Promise<void> {
  const before = await timeOf(page);
  await expect.poll(() => timeOf(page)).not.toBe(before);
  expect(await isPaused(page)).toBe(false);
}

/** Opens the page with motion allowed; the loop is far below the window. */
async function openPage(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(videosPath);
  await posterOf(page).waitFor();
}

test('moves where it is in sight, is fetched when near and takes no room of its own', async ({ page }) => {
  const requests = watchFilms(page);
  await openPage(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  const before = await figureOf(page).boundingBox();
  const sign = posterOf(page).locator('span').first();
  const whole = await sign.boundingBox();
  await posterOf(page).scrollIntoViewIfNeeded();
  await expectMoving(page);
  // The sign of play hides less of what moves.
  await expect.poll(async () => (await sign.boundingBox())?.width).toBeCloseTo(0.6 * (whole?.width ?? 0));
  await toTop(page);
  await expect.poll(() => isPaused(page)).toBe(true);
  expect(await figureOf(page).boundingBox()).toEqual(before);
  await posterOf(page).scrollIntoViewIfNeeded();
  await expectMoving(page);
  expect(new Set(requests)).toEqual(new Set([loopedFilm.loop]));
  const loop = loopOf(page);
  await expect(loop).toHaveAttribute('aria-hidden', 'true');
  expect(await loop.evaluate(({ muted, loop: again }: HTMLVideoElement) => [muted, again])).toEqual([
    true,
    true,
  ]);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(loop).toBeHidden();
});

test('stops by a button, by pointer and keys, and stays stopped until it is pressed again', async ({
  page,
}) => {
  await openPage(page);
  await posterOf(page).scrollIntoViewIfNeeded();
  await expectMoving(page);
  const { width = 0, height = 0 } = (await pauseOf(page).boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await pauseOf(page).click();
  await expect.poll(() => isPaused(page)).toBe(true);
  await toTop(page);
  await playOf(page).scrollIntoViewIfNeeded();
  await expect(playOf(page)).toBeFocused();
  expect(await isPaused(page)).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectMoving(page);
  await expect(pauseOf(page)).toBeFocused();
});

test('gives way to the film on the press on play, and comes back when that is closed', async ({ page }) => {
  await openPage(page);
  await posterOf(page).scrollIntoViewIfNeeded();
  await expectMoving(page);
  await posterOf(page).click();
  await expect(loopOf(page)).toHaveCount(0);
  await expect(pauseOf(page)).toHaveCount(0);
  await expect(page.locator(`video[src="${loopedFilm.file}"]`)).toBeFocused();
  await page.getByRole('button', { name: words.close }).click();
  await expectMoving(page);
});

test.describe('the poster stands, and nothing is fetched', () => {
  test('under reduced motion, which may be asked for while it moves', async ({ page }) => {
    const requests = watchFilms(page);
    await page.goto(videosPath);
    await posterOf(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(figureOf(page).locator('video')).toHaveCount(0);
    expect(requests).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expectMoving(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(figureOf(page).locator('video')).toHaveCount(0);
    await expect(pauseOf(page)).toHaveCount(0);
  });

  test('where the browser saves data', async ({ page }) => {
    const requests = watchFilms(page);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
    );
    await openPage(page);
    await posterOf(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(figureOf(page).locator('video')).toHaveCount(0);
    expect(requests).toEqual([]);
  });
});

test('leaves the poster where its file cannot be had', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/of-tests-loop|404|ERR_FAILED|ERR_ABORTED/);
  await page.route(`**${loopedFilm.loop}`, (route) => route.abort());
  await openPage(page);
  await posterOf(page).scrollIntoViewIfNeeded();
  await expect(figureOf(page).locator('video')).toHaveCount(0);
  await expect(pauseOf(page)).toHaveCount(0);
  await expect(posterOf(page)).toBeVisible();
});
