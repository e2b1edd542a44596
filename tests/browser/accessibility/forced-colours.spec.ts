import { expect } from 'playwright/test';
import { openLive } from '../shell/live-page.ts';
import { test } from '../support/test.ts';
import { faintDrawings } from './faint-drawings.ts';
import { focusStops } from './focus-stops.ts';
import { missingPath, pagePaths } from './page-paths.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }));

test('focus, icons and the state of questions stay visible', async ({ page }) => {
  await openLive(page, '/pricing');
  const stops = await focusStops(page);
  expect(stops.filter(({ outline }) => outline === 'none')).toEqual([]);
  const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const icon = page.getByRole('banner').locator('.i-lucide-chevron-down');
  await expect(icon).not.toHaveCSS('background-color', paper);
  const mark = page.locator('.accordion-mark').first();
  await expect(mark).not.toHaveCSS('border-bottom-color', paper);
  const field = page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' });
  await expect(field).not.toHaveCSS('border-bottom-color', paper);
});

test('drawings show, and pictures of charts keep the ground they were drawn for', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of pagePaths.filter((each) => each !== missingPath)) {
    await page.goto(path);
    expect.soft(await faintDrawings(page), path).toEqual([]);
    for (const picture of await page.locator('main .chart-image').all()) {
      await expect.soft(picture, path).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  }
});
