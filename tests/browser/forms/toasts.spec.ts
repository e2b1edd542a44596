import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { toastDurations } from '../../../src/site.ts';
import { test } from '../support/test.ts';
import type { TroubleLog } from '../support/trouble-log.ts';
import { refuseWith } from './faults.ts';
import { fill, meetingDialog, meetingValues, openMeeting, openNewsletter, toasts } from './support.ts';

const toastDuration = toastDurations.plain;

/** Makes the newsletter form fail, with the clock standing still from here on. */
async function failNewsletter(page: Page, guard: TroubleLog) {
  await page.clock.install();
  await refuseWith(page, guard, 'newsletter', { status: 503, code: 'unavailable' });
  const form = await openNewsletter(page);
  await form.getByLabel('Email').fill('reader@news.example');
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.getByLabel('Email').press('Enter');
  await expect(toasts(page)).toHaveCount(1);
  return form;
}

/** Live regions that hold the failure's sentence. */
function announcement(page: Page) {
  return page
    .locator('[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])')
    .filter({ hasText: 'There was a problem subscribing. Please try again.' });
}

test('one live region announces a toast, once, and the toast goes after its time', async ({
  page,
  consoleGuard,
}) => {
  await failNewsletter(page, consoleGuard);
  await page.clock.runFor(100);
  const live = announcement(page);
  await expect(live).toHaveCount(1);
  await expect(live).toHaveText('Notification Error There was a problem subscribing. Please try again.');
  await page.clock.runFor(2_000);
  await expect(live).toHaveCount(0);
  await page.clock.runFor(toastDuration - 2_101);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast under the pointer stays, and goes once the pointer has left', async ({
  page,
  consoleGuard,
}) => {
  await failNewsletter(page, consoleGuard);
  await page.clock.runFor(toastDuration - 1_000);
  await toasts(page).hover();
  await page.clock.runFor(10 * toastDuration);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(5, 300);
  await page.clock.runFor(1_000);
  await expect(toasts(page)).toHaveCount(0);
});

test('the close button takes a toast away, and the next one goes after its time all the same', async ({
  page,
  consoleGuard,
}) => {
  const form = await failNewsletter(page, consoleGuard);
  await toasts(page).getByRole('button', { name: 'Close notification' }).click();
  await expect(toasts(page)).toHaveCount(0);
  await form.getByLabel('Email').press('Enter');
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(toastDuration);
  await expect(toasts(page)).toHaveCount(0);
});

test('a failure that comes again replaces its toast', async ({ page, consoleGuard }) => {
  const form = await failNewsletter(page, consoleGuard);
  await page.clock.runFor(toastDuration - 1_000);
  await expect(announcement(page)).toHaveCount(0);
  await form.getByLabel('Email').press('Enter');
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  await page.clock.runFor(100);
  await expect(announcement(page)).toHaveCount(1);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(toastDuration - 200);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast with a link stays longer, and leaves by itself', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => Reflect.set(window, 'open', () => null));
  await page.goto('/pricing');
  await openMeeting(page);
  await fill(meetingDialog(page), meetingValues);
  await page.clock.pauseAt(Date.now() + 60_000);
  await meetingDialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(toastDurations.withLink - 1_000);
  await expect(toasts(page).getByRole('link', { name: 'Open the booking page' })).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast over the open dialog is announced as well, leaves its buttons within reach and takes no Escape', async ({
  page,
  consoleGuard,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await refuseWith(page, consoleGuard, 'meeting', { status: 503, code: 'unavailable' });
  await page.goto('/pricing');
  const dialog = await openMeeting(page);
  await fill(dialog, meetingValues);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(toasts(page)).toHaveCount(1);
  const announced = page
    .getByRole('status')
    .filter({ hasText: 'There was a problem submitting your request.' });
  await expect(announced).toHaveCount(1);
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [768, 700],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Submit', 'Cancel'])
      await dialog.getByRole('button', { name }).click({ trial: true });
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
