import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { openLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { nextFocusStop, overflow, setTextSize } from '../support/page-checks.ts';
import { test } from '../support/test.ts';
import { forms, shell } from '../support/words.ts';
import { meetingDialog, meetingForm, openMeeting, send, toasts } from './support.ts';

const confirmation = (page: Page) => page.getByRole('region', { name: /Ada/ });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' });

/** Opens a page, sends a meeting request and waits for the confirmation. */
async function book(page: Page, path = '/pricing'): Promise<void> {
  await openLive(page, path);
  await openMeeting(page);
  await send(meetingDialog(page), meetingForm);
  await expect(confirmation(page).getByRole('heading').first()).toBeFocused();
}

/** Returns whether two parts of the page share a pixel. */
async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test.beforeEach(({ page }) => page.addInitScript(() => Reflect.set(window, 'open', () => null)));

test('a stored request leaves a confirmation in the place of the dialog, whose heading has the focus', async ({
  page,
}) => {
  await book(page);
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0);
  await expect(confirmation(page).getByRole('heading').first()).toBeFocused();
  await expect(confirmation(page).getByRole('listitem')).toHaveCount(
    forms.meeting.purposes.meeting.steps.length,
  );
  await expect(confirmation(page).getByRole('link', { name: meetingForm.next.link })).toHaveAttribute(
    'href',
    meetingForm.next.href,
  );
  await expect(toasts(page), 'beside the toast').toHaveCount(1);
  await expect(confirmation(page).locator('[role="status"], [aria-live]'), 'announced once').toHaveCount(0);
  await expectAccessible(page, 'html');
  await test.step('it traps no focus and leaves the page usable', async () => {
    const inside = () => confirmation(page).evaluate((part) => part.contains(document.activeElement));
    const stops = await confirmation(page).getByRole('link').count();
    // Its links, its close button, then what follows.
    for (let stop = 0; stop <= stops; stop++) {
      await page.keyboard.press('Tab');
      expect(await inside()).toBe(true);
    }
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(false);
    await opener(page).click();
    await expect(meetingDialog(page).getByLabel('First name')).toHaveValue('');
    await expect(confirmation(page)).toHaveCount(0);
  });
});

test('Escape and Close end the confirmation and return focus to the control that opened the dialog', async ({
  page,
}) => {
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => confirmation(page).getByRole('button', { name: forms.meeting.closeConfirmation }).click(),
  ]) {
    await book(page);
    await close();
    await expect(confirmation(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  }
});

test('the confirmation covers neither the toast nor help, is whole in every window and with large text', async ({
  page,
}) => {
  const sizes = [
    [1680, 1050, 100],
    [1280, 800, 100],
    [1024, 768, 100],
    [768, 1024, 100],
    [640, 360, 100],
    [390, 844, 100],
    [390, 844, 200],
    [320, 640, 100],
    [320, 256, 100],
  ] as const;
  await page.setViewportSize({ width: 1280, height: 800 });
  await book(page);
  await toasts(page).hover();
  const help = page.getByRole('button', { name: 'Need help?' });
  for (const [width, height, text] of sizes) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    const at = `at ${width} × ${height} px with text of ${text} %`;
    await expect.poll(() => meet(confirmation(page), help), at).toBe(false);
    // Neither a low window nor large text on a phone has room for both.
    if (height > 300 && text === 100)
      await expect.poll(() => meet(confirmation(page), toasts(page).first()), at).toBe(false);
    expect(await overflow(page), at).toEqual([]);
    const last = confirmation(page).getByRole('button', { name: forms.meeting.closeConfirmation });
    await last.scrollIntoViewIfNeeded();
    await expect(last, at).toBeInViewport({ ratio: 0.99 });
  }
});

test('an error of one field neither stretches nor moves the field beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLive(page, '/pricing');
  const dialog = await openMeeting(page);
  const first = dialog.getByLabel('First name');
  const before = await first.boundingBox();
  await send(dialog, meetingForm, { 'Last name': '' });
  await expect(dialog.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
  const after = await first.boundingBox();
  expect(after?.height).toBe(before?.height);
  expect(after?.y).toBe(before?.y);
});

test('the dialog says how long a meeting takes and who comes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLive(page, '/pricing');
  const dialog = await openMeeting(page);
  for (const fact of forms.meeting.purposes.meeting.facts)
    await expect(dialog.getByText(fact.text)).toBeVisible();
  const box = await dialog.getByText(forms.meeting.purposes.meeting.facts[0]?.text ?? '').boundingBox();
  const field = await dialog.getByLabel('Last name').boundingBox();
  expect(box?.x, 'in the right half').toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });
  const note = await dialog.getByText(forms.meeting.purposes.meeting.facts[0]?.text ?? '').boundingBox();
  const label = await dialog.getByLabel('First name').boundingBox();
  expect(note?.y, 'above the fields on a phone').toBeLessThan(label?.y ?? 0);
  expect(await nextFocusStop(page)).toMatchObject({ uncovered: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: shell.help.open })).toBeVisible();
});
