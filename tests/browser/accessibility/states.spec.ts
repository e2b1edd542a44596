import { expect } from 'playwright/test';
import { reportForm } from '../forms/support.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { nextFocusStop, setTextSize, sticksOut } from '../support/page-checks.ts';
import { test } from '../support/test.ts';
import { shell } from '../support/words.ts';

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
  expect(await sticksOut(page)).toEqual([]);
  await setTextSize(page, 100);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await sticksOut(page)).toEqual([]);
});

test('Tab reaches every control visibly and leaves the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openLive(page, '/future-skills-report');
  let stops = 0;
  for (; stops < 150; stops += 1) {
    const stop = await nextFocusStop(page);
    if (stop === undefined) break;
    expect.soft(stop.uncovered && stop.outline !== 'none', stop.name).toBe(true);
  }
  expect(stops).toBeGreaterThan(30);
  expect(stops).toBeLessThan(150);
});
