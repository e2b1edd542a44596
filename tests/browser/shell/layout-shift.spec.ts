import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { siteRoutes } from '../../../src/routes.ts';
import { test } from '../support/test.ts';
import { waitUntilLive } from './live-page.ts';
import { holdScripts } from './script-gate.ts';

/** Largest sum of layout shifts that nobody sees; "good" ends at 0.1 (web.dev, Cumulative Layout Shift). */
const limit = 0.01;

/** The sum of all layout shifts so far, as the browser scores them. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
}

const loadFonts = (page: Page) =>
  page.evaluate(async () => {
    const families = ['Bricolage Grotesque Variable', 'Instrument Sans Variable'];
    await Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`)));
    return families.filter((family) => document.fonts.check(`1em "${family}"`)).length;
  });

/** Opens a page as it looks before its scripts have come; the returned function lets them come and waits for them. */
async function openBuilt(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await loadFonts(page), path).toBe(2);
  return async () => {
    release();
    await waitUntilLive(page);
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** One address of each page file: the thank-you pages share one. */
const paths = siteRoutes
  .filter(
    ({ page, path }, position) =>
      path !== '/404' && siteRoutes.findIndex((route) => route.page === page) === position,
  )
  .map(({ path }) => path);

for (const width of [390, 1280]) {
  test(`nothing moves while pages become live at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      const goLive = await openBuilt(page, path);
      const before = await layoutShift(page);
      await goLive();
      expect((await layoutShift(page)) - before, path).toBeLessThan(limit);
    }
  });

  test(`the accordion takes over without moving anything at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const goLive = await openBuilt(page, '/pricing');
    await page.locator('summary').nth(1).click();
    await expect(page.getByText('Yes, in steps you can see in advance.')).toBeVisible();
    const placed = () =>
      page.locator('.accordion-trigger, .accordion-body').evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect())
          .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
      );
    const [placedBefore, shiftBefore] = [await placed(), await layoutShift(page)];
    expect(placedBefore).toHaveLength(5);
    await goLive();
    await expect(page.locator('button.accordion-trigger').first()).toBeVisible();
    expect(await placed()).toEqual(placedBefore);
    expect((await layoutShift(page)) - shiftBefore).toBeLessThan(limit);
  });
}
