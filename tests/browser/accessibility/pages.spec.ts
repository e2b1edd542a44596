import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { openLive } from '../shell/live-page.ts';
import { sticksOut } from '../shell/page-width.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';
import { ambiguousLinks, focusStops } from './focus-stops.ts';
import { movesAnyway } from './motion.ts';
import { missingPath, pagePaths } from './page-paths.ts';
import { smallTargets } from './small-targets.ts';
import { cutWords, headerOverWords, setTextSize } from './text-fit.ts';

const windows = [
  { width: 320, textSize: 100 },
  { width: 1280, textSize: 200 },
  { width: 768, textSize: 200 },
  { width: 390, textSize: 200 },
] as const;

async function expectWordsToFit(page: Page, message: string): Promise<void> {
  expect.soft(await sticksOut(page), message).toEqual([]);
  expect.soft(await cutWords(page), message).toEqual([]);
  expect.soft(await headerOverWords(page), `header over words ${message}`).toBe(0);
}

for (const path of pagePaths) {
  test(`${path}: axe, targets, focus, stillness, narrow windows and large text`, async ({
    page,
    consoleGuard,
  }) => {
    if (path === missingPath) consoleGuard.expect(/console\.error: .* 404 /);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page, path);
    expect.soft(await ambiguousLinks(page)).toEqual([]);
    expect.soft(await movesAnyway(page)).toEqual([]);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page);
      expect.soft(await smallTargets(page), `at ${width} px`).toEqual([]);
      const stops = await focusStops(page);
      expect.soft(stops.length).toBeGreaterThan(20);
      const hidden = stops.filter(({ outline, uncovered }) => outline === 'none' || !uncovered);
      expect.soft(hidden, `at ${width} px`).toEqual([]);
    }
    for (const { width, textSize } of windows) {
      await page.setViewportSize({ width, height: 844 });
      await setTextSize(page, textSize);
      await expectWordsToFit(page, `at ${width} px with text of ${textSize} %`);
    }
  });
}

test('axe finds nothing on a function’s page with errors, nor on its message', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/console\.error: .* (?:405|422) /);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openLive(page, '/future-skills-report');
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/report'));
    await page.getByRole('form').evaluate((form: HTMLFormElement) => form.submit());
    expect((await answer).status()).toBe(422);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/api/report');
    await expectAccessible(page);
  }
});
