import { expect } from 'playwright/test';
import { isReleaseTier } from '../../support/tier.ts';
import { type FocusStop, unseenFocus } from '../audits/focus-rings.ts';
import { reportForm } from '../forms/support.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { nextFocusStop, overflow, setTextSize } from '../support/page-checks.ts';
import { missingPath, pagePaths } from '../support/page-paths.ts';
import { test } from '../support/test.ts';
import { shell } from '../support/words.ts';

/** Presses of Tab after which a page that keeps the focus has trapped it. */
const mostStops = 300;

test('axe finds no faults in the error pages of a function', async ({ page, consoleGuard }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  consoleGuard.expect(/console\.error: .* (?:405|422) /);
  const form = await reportForm.open(page);
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/api/report');
  await expectAccessible(page);
});

test('shows the narrow header with its menu in a wide window with text at 200 %', async ({ page }) => {
  await openLive(page, '/');
  await expect(page.getByRole('button', { name: shell.menu })).toBeHidden();
  await setTextSize(page, 200);
  await page.getByRole('button', { name: shell.menu }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Skills Lens' })).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await setTextSize(page, 100);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await overflow(page)).toEqual([]);
});

for (const path of isReleaseTier ? pagePaths : ['/future-skills-report']) {
  test(`Tab reaches the controls of ${path} visibly and leaves the page`, async ({ page, consoleGuard }) => {
    if (path === missingPath) consoleGuard.expect(/console\.error: .* 404 /);
    await page.setViewportSize({ width: 390, height: 700 });
    await openLive(page, path);
    const stops: FocusStop[] = [];
    while (stops.length < mostStops) {
      const stop = await nextFocusStop(page);
      if (stop === undefined) break;
      stops.push(stop);
    }
    expect.soft(unseenFocus(stops)).toEqual([]);
    expect(stops.length, 'controls that Tab reaches').toBeGreaterThan(20);
    expect(stops.length, 'controls before Tab leaves the page').toBeLessThan(mostStops);
  });
}
