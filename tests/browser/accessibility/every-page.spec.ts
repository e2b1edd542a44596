import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { notFoundRoute, siteRoutes } from '../../../src/routes.ts';
import { hold, titleOf, waitForFonts, waitUntilLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  ambiguousLinks,
  faintDrawings,
  faintRings,
  focusStops,
  layoutShift,
  lostWords,
  movesAnyway,
  paleWords,
  setTextSize,
  shiftLimit,
  sticksOut,
} from '../support/page-checks.ts';
import { test } from '../support/test.ts';
import { labelFaults } from './label-faults.ts';

/** An address that the site does not have: it answers 404, which Chromium logs as an error. */
const missingPath = '/no-such-page';

/** Every page that search engines may list and one of each other kind, whose rest differs in words only; Not found last. */
const pagePaths: readonly string[] = [
  ...siteRoutes
    .filter(
      (route, position) =>
        route !== notFoundRoute &&
        (route.index || siteRoutes.findIndex(({ page }) => page === route.page) === position),
    )
    .map(({ path }) => path),
  missingPath,
];

/** The width of an A4 page between margins of 10 mm, in CSS pixels. */
const paperWidth = 718;

const height = 844;

/** Opens a page as it looks before its scripts have come, then lets them come: nothing may move, once the fonts are there. */
async function openWithoutShift(page: Page, path: string): Promise<number | undefined> {
  const release = await hold(page);
  const answer = await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
  await waitForFonts(page);
  const before = await layoutShift(page);
  await release();
  await waitUntilLive(page);
  await page.unrouteAll({ behavior: 'wait' });
  expect.soft((await layoutShift(page)) - before, 'layout shift').toBeLessThan(shiftLimit);
  return answer?.status();
}

/** Frames of the page that have more than they show, to be scrolled to: on paper it is lost. */
function scrollsSideways(page: Page): Promise<string[]> {
  return page.locator('main *').evaluateAll((elements) =>
    elements
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
      .map(({ tagName, className }) => `${tagName} ${String(className)}`),
  );
}

async function expectUsable(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await expectAccessible(page);
  const stops = await focusStops(page);
  expect.soft(stops.length).toBeGreaterThan(20);
  const hidden = stops.filter(({ outline, uncovered }) => outline === 'none' || !uncovered);
  expect.soft(hidden, `focus at ${width} px`).toEqual([]);
  expect.soft(faintRings(stops), `rings at ${width} px`).toEqual([]);
  expect.soft(await labelFaults(page), `labels of drawings at ${width} px`).toEqual([]);
}

for (const [position, path] of pagePaths.entries()) {
  test(`${path} at every width and text size, still, in forced colours and on paper`, async ({
    page,
    consoleGuard,
  }) => {
    if (path === missingPath) consoleGuard.expect(/console\.error: .* 404 /);

    await test.step('it becomes live without moving anything, with its title and one main heading', async () => {
      // A narrow page and a wide one in turn: the pages are made of the same parts.
      await page.setViewportSize({ width: position % 2 ? 1280 : 390, height });
      expect(await openWithoutShift(page, path)).toBe(path === missingPath ? 404 : 200);
      await expect(page).toHaveTitle(titleOf(path === missingPath ? notFoundRoute.path : path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('links are told apart, nothing moves', async () => {
      expect.soft(await ambiguousLinks(page)).toEqual([]);
      expect.soft(await movesAnyway(page)).toEqual([]);
    });

    await test.step('axe, targets, focus and labels of drawings', async () => {
      await expectUsable(page, 1280);
      await expectUsable(page, 390);
    });

    await test.step('every width, and text of twice the size', async () => {
      for (const [width, textSize] of [
        [320, 100],
        [768, 100],
        [1680, 100],
        [1280, 200],
        [768, 200],
        [390, 200],
      ] as const) {
        await page.setViewportSize({ width, height });
        await setTextSize(page, textSize);
        const lost = [...(await sticksOut(page)), ...(await lostWords(page))];
        expect.soft(lost, `at ${width} px with text of ${textSize} %`).toEqual([]);
      }
      await setTextSize(page, 100);
    });

    await test.step('forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      expect.soft(await faintDrawings(page)).toEqual([]);
      const stops = await focusStops(page);
      expect.soft(stops.filter(({ outline }) => outline === 'none')).toEqual([]);
    });

    await test.step('on paper: dark on white, without what can only be pressed', async () => {
      await page.setViewportSize({ width: paperWidth, height });
      await page.emulateMedia({ forcedColors: null, colorScheme: null, media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      const backgrounds = await page
        .locator('main > *')
        .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).backgroundColor));
      expect.soft(new Set(backgrounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
      expect.soft(await sticksOut(page)).toEqual([]);
      expect.soft(await scrollsSideways(page)).toEqual([]);
      expect.soft(await paleWords(page)).toEqual([]);
    });
  });
}
