import { expect } from 'playwright/test';
import { toastDurations } from '../../../src/site.ts';
import { openLive, stopClock } from '../shell/live-page.ts';
import { test } from '../support/test.ts';
import { footer, shell } from '../support/words.ts';
import {
  meetingDialog,
  meetingForm,
  newsletterForm,
  openMeeting,
  refuseNext,
  send,
  toasts,
} from './support.ts';

test('announces a toast once and closes it after its duration, which hover pauses and the next failure restarts', async ({
  page,
  clock,
  consoleGuard,
}) => {
  await refuseNext(page, consoleGuard, 'newsletter', { times: 9 });
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
  await test.step('announces it once, in one live region', async () => {
    await fail();
    await letPass(100, 1);
    await expect(live).toHaveCount(1);
    await expect(live).toHaveText(`${shell.toasts.announcement} Error ${description}`);
    await letPass(2_000, 1);
    await expect(live).toHaveCount(0);
    await letPass(toastDurations.text - 2_101, 1);
    await letPass(1, 0);
  });
  await test.step('pauses under the pointer', async () => {
    await fail();
    await letPass(toastDurations.text - 1_000, 1);
    await toasts(page).hover();
    await letPass(10 * toastDurations.text, 1);
    await page.mouse.move(5, 300);
    await letPass(1_000, 0);
  });
  await test.step('is replaced by a repeated failure', async () => {
    await fail();
    await letPass(toastDurations.text - 1_000, 1);
    await expect(live).toHaveCount(0);
    await fail();
    await letPass(100, 1);
    await expect(live).toHaveCount(1);
    await letPass(toastDurations.text - 200, 1);
    await letPass(100, 0);
  });
  await test.step('returns focus to the element that had it, or to the heading', async () => {
    await fail();
    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
    await expect(form.getByRole('button', { name: 'Subscribe' })).toBeFocused();
    await fail();
    // F8 moves focus to the list of toasts.
    await page.keyboard.press('F8');
    await toasts(page).getByRole('button', { name: shell.toasts.close }).press('Enter');
    await expect(toasts(page)).toHaveCount(0);
    await expect(form.getByRole('button', { name: 'Subscribe' })).toBeFocused();
    await fail();
    await toasts(page).getByRole('button', { name: shell.toasts.close }).focus();
    const hide = (hidden: boolean) =>
      page.locator('#newsletter').evaluate((part, state) => part.toggleAttribute('hidden', state), hidden);
    await hide(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await hide(false);
  });
  await test.step('closes by its button, and the next toast still closes after its duration', async () => {
    await fail();
    await toasts(page).getByRole('button', { name: shell.toasts.close }).click();
    await expect(toasts(page)).toHaveCount(0);
    await fail();
    await letPass(toastDurations.text, 0);
  });
});

for (const path of ['/', '/skills-agent', '/pricing'])
  test(`a toast covers no control and no heading of the first screen of ${path}`, async ({
    page,
    consoleGuard,
  }) => {
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await refuseNext(page, consoleGuard, 'meeting');
      await openLive(page, path);
      await send(await openMeeting(page), meetingForm);
      await expect(toasts(page)).toHaveCount(1);
      // Escape would close the toast as well.
      await meetingDialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(meetingDialog(page)).toBeHidden();
      const covered = () =>
        toasts(page).evaluate((toast) => {
          const own = toast.getBoundingClientRect();
          const parts = document.querySelectorAll<HTMLElement>(
            // What opens something in place can wait: home's scene has such a control in each part.
            'h1, a, button:not([aria-expanded]), summary',
          );
          return Array.from(parts)
            .filter((part) => {
              const { top, right, bottom, left } = part.getBoundingClientRect();
              const meets = right > own.left && left < own.right && bottom > own.top && top < own.bottom;
              return meets && part.checkVisibility() && !toast.contains(part);
            })
            .map((part) => part.innerText);
        });
      await expect.poll(covered, `at ${width} px`).toEqual([]);
      await expect(toasts(page)).toBeInViewport({ ratio: 1 });
    }
  });

test('keeps the buttons and Escape of an open dialog usable, and a toast with a link open for who comes back to it', async ({
  page,
  clock,
  consoleGuard,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => Reflect.set(window, 'open', () => null));
  await refuseNext(page, consoleGuard, 'meeting');
  const dialog = await meetingForm.open(page);
  await send(dialog, meetingForm);
  await expect(toasts(page)).toHaveCount(1);
  // `getByRole` finds no elements that the open dialog hides from screen readers.
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
  await clock.runFor(100);
  const { success, next } = meetingForm;
  const status = page.getByRole('status').filter({ hasText: success.description });
  await expect(status, 'the link by its label, not its address').toHaveText(
    `${shell.toasts.announcement} ${success.title} ${success.description} ${next.link}`,
  );
  await clock.runFor(toastDurations.link - 1_000);
  // The tab that opened has the focus for an hour.
  const toWindow = (event: 'blur' | 'focus') =>
    page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
  await toWindow('blur');
  await clock.fastForward('01:00:00');
  await toWindow('focus');
  await clock.runFor(700);
  const link = toasts(page).getByRole('link', { name: next.link });
  await expect(link).toHaveAccessibleDescription(footer.newTab);
  const top = await toasts(page).evaluate((toast) => toast.getBoundingClientRect().top);
  const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
  expect(top, 'below the header with its menu').toBeGreaterThan(bottom);
  await clock.runFor(400);
  await expect(toasts(page)).toHaveCount(0);
});
