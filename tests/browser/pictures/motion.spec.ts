import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import { isReleaseTier } from '../../support/tier.ts';
import { openLive, watchRequests } from '../shell/live-page.ts';
import { test } from '../support/test.ts';

/** The longest that anything may move, in milliseconds. */
const longest = 900;

const everyPage = [
  '/',
  '/skills-1st-matching',
  '/case-studies',
  '/skills-agent',
  '/future-skills-report',
  '/skills-1st-masterclass',
  '/skills-ai',
  '/skills-passport',
];

/** Pages that have something that moves: one stylesheet and one script move it on each. */
const pages = isReleaseTier ? everyPage : everyPage.slice(0, 3);

/** Returns the states of the animations inside elements, and when the last of them ends, in milliseconds. */
const animationsIn = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const animations = all.flatMap((inside) => inside.getAnimations({ subtree: true }));
    const ends = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    return { states: [...new Set(animations.map(({ playState }) => playState))], end: Math.max(0, ...ends) };
  });

test('moves what explains once, on sight, and never where less motion is wanted or in print', async ({
  page,
}) => {
  for (const path of pages) {
    await test.step(path, async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await openLive(page, path);
      // What is in sight from the beginning stands still.
      const moving = page.locator('[data-motion][data-sight]').first();
      await expect(moving).toHaveAttribute('data-sight', 'waiting');
      const waiting = await animationsIn(moving);
      expect.soft(waiting.states).toEqual(['paused']);
      expect.soft((await animationsIn(page.locator('[data-motion]'))).end).toBeLessThanOrEqual(longest);
      for (const less of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
        await page.emulateMedia({ media: null, reducedMotion: 'no-preference', ...less });
        expect.soft((await animationsIn(moving)).states).toEqual([]);
      }
      await page.emulateMedia({ media: null, reducedMotion: 'no-preference' });
      await moving.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await expect(moving).toHaveAttribute('data-sight', 'seen');
      await expect.poll(async () => (await animationsIn(moving)).states).toEqual([]);
      // Once: away and back, it stands still.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await moving.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
      expect.soft((await animationsIn(moving)).states).toEqual([]);
    });
  }
});

test('fetches nothing of a film before its press, also where motion is allowed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/videos']) {
    await test.step(path, async () => {
      const requests = watchRequests(page, /\.(?:webm|mp4|vtt)$/);
      await openLive(page, path);
      const play = page.locator('.video-play').first();
      await play.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await play.hover();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('video')).toHaveCount(0);
      expect(requests).toEqual([]);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('moves nothing but charts', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/case-studies');
    const line = page.locator('[data-motion] path').first();
    await expect(line).toHaveCSS('animation-name', 'none');
  });
});
