import { expect } from 'playwright/test';
import { toastDurations } from '../../../src/site.ts';
import { stopClock } from '../shell/live-page.ts';
import { test } from '../support/test.ts';
import { shell } from '../support/words.ts';
import { meetingDialog, meetingForm, newsletterForm, refuseNext, send, toasts } from './support.ts';

const duration = toastDurations.plain;

test('a toast is announced once and goes after its time, which waits under the pointer and begins anew with the next failure', async ({
  page,
  clock,
  consoleGuard,
}) => {
  await clock.install();
  await refuseNext(page, consoleGuard, 'newsletter', { times: 8 });
  const form = await newsletterForm.open(page);
  await stopClock(page);
  const { description } = newsletterForm.failure;
  const live = page
    .locator('[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])')
    .filter({ hasText: description });
  const fail = async () => {
    await send(form, newsletterForm);
    await expect(toasts(page)).toHaveCount(1);
    await expect(form.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  };
  const letPass = async (milliseconds: number, left: 0 | 1) => {
    await clock.runFor(milliseconds);
    await expect(toasts(page)).toHaveCount(left);
  };
  await test.step('one live region announces it, once', async () => {
    await fail();
    await letPass(100, 1);
    await expect(live).toHaveCount(1);
    await expect(live).toHaveText(`${shell.toasts.announcement} Error ${description}`);
    await letPass(2_000, 1);
    await expect(live).toHaveCount(0);
    await letPass(duration - 2_101, 1);
    await letPass(1, 0);
  });
  await test.step('under the pointer it stays, and goes once the pointer has left', async () => {
    await fail();
    await letPass(duration - 1_000, 1);
    await toasts(page).hover();
    await letPass(10 * duration, 1);
    await page.mouse.move(5, 300);
    await letPass(1_000, 0);
  });
  await test.step('a failure that comes again replaces it', async () => {
    await fail();
    await letPass(duration - 1_000, 1);
    await expect(live).toHaveCount(0);
    await fail();
    await letPass(100, 1);
    await expect(live).toHaveCount(1);
    await letPass(duration - 200, 1);
    await letPass(100, 0);
  });
  await test.step('what had focus in it leaves it with the page, what had focus elsewhere keeps it', async () => {
    await fail();
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
    await expect(form.getByRole('button', { name: 'Subscribe' })).toBeFocused();
    await fail();
    await toasts(page).getByRole('button', { name: shell.toasts.close }).press('Enter');
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('its button takes it away, and the next one goes after its time all the same', async () => {
    await fail();
    await toasts(page).getByRole('button', { name: shell.toasts.close }).click();
    await expect(toasts(page)).toHaveCount(0);
    await fail();
    await letPass(duration, 0);
  });
});

test('a toast over the open dialog leaves its buttons within reach and takes no Escape; one with a link stays longer', async ({
  page,
  clock,
  consoleGuard,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await clock.install();
  await page.addInitScript(() => Reflect.set(window, 'open', () => null));
  await refuseNext(page, consoleGuard, 'meeting');
  const dialog = await meetingForm.open(page);
  await send(dialog, meetingForm);
  await expect(toasts(page)).toHaveCount(1);
  // What the dialog hides from screen readers is no status by its role.
  const announced = page.getByRole('status').filter({ hasText: meetingForm.failure.description });
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

  await meetingForm.open(page);
  await stopClock(page);
  await send(meetingDialog(page), meetingForm);
  await expect(toasts(page)).toHaveCount(1);
  await clock.runFor(toastDurations.withLink - 1_000);
  await expect(toasts(page).getByRole('link', { name: meetingForm.next.link })).toBeVisible();
  await clock.runFor(1_000);
  await expect(toasts(page)).toHaveCount(0);
});
