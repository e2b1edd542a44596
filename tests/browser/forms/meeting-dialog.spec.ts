import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/links.ts';
import { expectTabOf } from '../support/outbound-pages.ts';
import { test } from '../support/test.ts';
import { fill, meetingDialog, meetingValues, openMeeting, storedLeads } from './support.ts';

const openers = [
  { control: 'header', of: (page: Page) => page.getByRole('banner') },
  { control: 'footer', of: (page: Page) => page.getByRole('contentinfo') },
  { control: 'home-closing', of: (page: Page) => page.getByRole('main') },
];
const presses: readonly ((opener: Locator) => Promise<void>)[] = [
  (opener) => opener.click(),
  (opener) => opener.press('Enter'),
  (opener) => opener.press('Space'),
];

test('every control opens the dialog by pointer and keys and gets focus back, also after a request', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const dialog = meetingDialog(page);
  for (const { of } of openers) {
    const opener = of(page).getByRole('button', { name: 'Book a Meeting' }).last();
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    for (const press of presses) {
      await press(opener);
      await expect(dialog.getByLabel('First name')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
    await opener.click();
    await fill(dialog, meetingValues);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  const leads = await storedLeads(site, 'meeting');
  expect(leads).toMatchObject(openers.map(({ control }) => ({ attribution: { control } })));
});

test('Escape, Cancel, the close button and the scrim close the dialog, forget what was typed and return focus', async ({
  page,
  site,
}) => {
  await page.goto('/pricing');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' });
  const closings: readonly ((dialog: Locator) => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    (dialog) => dialog.getByRole('button', { name: 'Cancel' }).click(),
    (dialog) => dialog.getByRole('button', { name: 'Close dialog' }).click(),
    () => page.mouse.click(5, 300),
  ];
  for (const close of closings) {
    const dialog = await openMeeting(page);
    await expect(dialog.getByLabel('First name')).toHaveValue('');
    await dialog.getByLabel('First name').fill('Ada');
    await close(dialog);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  expect(await storedLeads(site, 'meeting')).toEqual([]);
});

test('focus stays inside the open dialog and the page behind it is out of reach', async ({ page }) => {
  await page.goto('/');
  const dialog = await openMeeting(page);
  const focused = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
  const controls = ['First name', 'Last name', 'Organisation name', 'Email', 'Meeting type'];
  for (const label of controls) {
    await expect(dialog.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  for (const name of ['Cancel', 'Submit', 'Close dialog']) {
    await expect(dialog.getByRole('button', { name })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Close dialog' })).toBeFocused();
  await page.getByRole('link', { name: 'SkillsAI home', includeHidden: true }).first().focus();
  expect(await focused()).toBe(true);
  await expect(page.getByRole('main')).toHaveCount(0);
});

test('a press with a modifier key opens the booking page itself', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' });
  await expectTabOf(page, opener, outboundLinks.bookingPage.href);
  await expect(meetingDialog(page)).toBeHidden();
});
