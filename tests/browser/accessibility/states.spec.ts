import { expect } from 'playwright/test';
import { meetingDialog, openMeeting, reportForm } from '../forms/support.ts';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { nextFocusStop, setTextSize, sticksOut } from '../support/page-checks.ts';
import { test } from '../support/test.ts';
import { forms, shell } from '../support/words.ts';

test('axe finds nothing in a function’s page with errors, and in its message', async ({
  page,
  consoleGuard,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  consoleGuard.expect(/console\.error: .* (?:405|422) /);
  const form = await reportForm.open(page);
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/api/report');
  await expectAccessible(page);
});

test('a wide window with text of twice the size gets the header of a narrow one, with its menu', async ({
  page,
}) => {
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

test('axe finds nothing in the dialog with errors; it can be used in a window of 320 by 256 px, and the page behind it stays', async ({
  page,
}) => {
  await openLive(page, '/pricing');
  const dialog = await openMeeting(page);
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(dialog.getByLabel('Meeting type')).toHaveAttribute('aria-invalid', 'true');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  for (const control of [submit, dialog.getByRole('button', { name: forms.meeting.close })]) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  expect(await sticksOut(page)).toEqual([]);
  await page.mouse.move(160, 128);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(meetingDialog(page)).toBeVisible();
});

test('Tab goes through everything on a page and out of it, always in sight', async ({ page }) => {
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
