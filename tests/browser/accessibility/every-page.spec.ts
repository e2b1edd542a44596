import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { notFoundRoute } from '../../../src/routes.ts';
import { hold, titleOf, waitForFonts, waitUntilLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { mergedColours, printedTexts } from '../support/media-checks.ts';
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
import { missingPath, pagePaths } from '../support/page-paths.ts';
import { test } from '../support/test.ts';
import { labelFaults } from './label-faults.ts';

/** The printable width of A4 with margins of 10 mm, in CSS pixels. */
const paperWidth = 718;

const height = 844;

/**
 * Opens a page without its scripts, then loads them. Expects no layout shift after the fonts. Returns the HTTP status and the
 * texts that paper has to show: those of the page without scripts, with all that is folded.
 */
async function openWithoutShift(page: Page, path: string) {
  const release = await hold(page);
  const answer = await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
  await waitForFonts(page);
  // The rules for paper come with the whole stylesheet.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
  const size = page.viewportSize() ?? { width: paperWidth, height };
  await page.setViewportSize({ width: paperWidth, height });
  const texts = await printedTexts(page);
  await page.setViewportSize(size);
  const before = await layoutShift(page);
  await release();
  await waitUntilLive(page);
  await page.unrouteAll({ behavior: 'wait' });
  expect.soft((await layoutShift(page)) - before, 'layout shift').toBeLessThan(shiftLimit);
  return { status: answer?.status(), texts: new Set([...texts.printed, ...texts.folded]) };
}

/** Returns the elements of the page that scroll sideways, whose overflow is lost on paper. */
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
  // From a place that the page has stood at: the help button steps off what it covers once the page stands still.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  const stops = await focusStops(page);
  expect.soft(stops.length).toBeGreaterThan(20);
  const hidden = stops.filter(({ outline, uncovered }) => outline === 'none' || !uncovered);
  expect.soft(hidden, `focus at ${width} px`).toEqual([]);
  expect.soft(faintRings(stops), `rings at ${width} px`).toEqual([]);
  expect.soft(await labelFaults(page), `labels of drawings at ${width} px`).toEqual([]);
}

for (const [position, path] of pagePaths.entries()) {
  test(`${path} is accessible at every width and text size, in forced colours and on paper`, async ({
    page,
    consoleGuard,
  }) => {
    if (path === missingPath) consoleGuard.expect(/console\.error: .* 404 /);

    let texts: ReadonlySet<string> = new Set();
    await test.step('hydrates without layout shift, with its title and one main heading', async () => {
      // Narrow and wide windows alternate, because the pages consist of the same sections.
      await page.setViewportSize({ width: position % 2 ? 1280 : 390, height });
      const opened = await openWithoutShift(page, path);
      expect(opened.status).toBe(path === missingPath ? 404 : 200);
      texts = opened.texts;
      await expect(page).toHaveTitle(titleOf(path === missingPath ? notFoundRoute.path : path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('has distinguishable links and no motion', async () => {
      expect.soft(await ambiguousLinks(page)).toEqual([]);
      expect.soft(await movesAnyway(page)).toEqual([]);
    });

    await test.step('passes axe and the checks of targets, focus and labels of drawings', async () => {
      await expectUsable(page, 1280);
      await expectUsable(page, 390);
    });

    await test.step('fits every width, with text at 200 % too', async () => {
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

    await test.step('shows drawings and focus in forced colours', async () => {
      expect.soft(await mergedColours(page)).toEqual([]);
      expect.soft(await faintDrawings(page)).toEqual([]);
      const stops = await focusStops(page);
      expect.soft(stops.filter(({ outline }) => outline === 'none')).toEqual([]);
    });

    await test.step('prints dark on white, without controls', async () => {
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
      const { printed } = await printedTexts(page);
      expect
        .soft(
          [...texts].filter((text) => !printed.includes(text)),
          'not printed',
        )
        .toEqual([]);
    });
  });
}
