import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { siteRoutes } from '../../../src/route-table.ts';
import { test } from '../support/test.ts';
import { waitUntilLive } from './live-page.ts';

const widths = [320, 390, 768, 1280, 1680];

/** Elements that stand out of the window sideways, apart from those hidden off screen on purpose. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const outside = [...document.body.querySelectorAll('*:not(.honeypot, .honeypot *)')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -0.5 || right > clientWidth + 0.5);
    });
    const names = outside.map(({ tagName, className }) => `${tagName} ${String(className)}`);
    return scrollWidth > clientWidth ? [`page is ${scrollWidth} wide`, ...names] : names;
  });
}

for (const { path } of siteRoutes.filter((route) => route.path !== '/404')) {
  test(`${path} fits windows of ${widths.join(', ')} px`, async ({ page }) => {
    await page.goto(path);
    await waitUntilLive(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sticksOut(page), `${width} px`).toEqual([]);
    }
  });
}

test('the open menus fit the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  await waitUntilLive(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'SkillSuite' }).click();
  expect(await sticksOut(page)).toEqual([]);
});
