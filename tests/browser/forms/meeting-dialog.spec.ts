import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/content/links.ts';
import { fieldsOf } from '../../../src/submissions/form-fields.ts';
import { hold, openLive, waitUntilLive } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expectTabOf } from '../support/outbound-pages.ts';
import { overflow } from '../support/page-checks.ts';
import { test } from '../support/test.ts';
import { forms, shell } from '../support/words.ts';
import {
  bookingLink,
  meetingDialog,
  meetingForm,
  openMeeting,
  registrationForm,
  send,
  storedLeads,
} from './support.ts';

test('every control opens the dialog by pointer and keyboard, and gets focus back, even after a request', async ({
  page,
  site,
}) => {
  await openLive(page, '/');
  const dialog = meetingDialog(page);
  const control = (part: Locator) => part.getByRole('button', { name: 'Book a Meeting' }).last();
  const header = control(page.getByRole('banner'));
  const footer = control(page.getByRole('contentinfo'));
  const closing = control(page.getByRole('main'));
  for (const [opener, press] of [
    [header, () => header.click()],
    [footer, () => footer.press('Enter')],
    [closing, () => closing.press('Space')],
  ] as const) {
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await press();
    await expect(dialog.getByLabel('First name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await closing.click();
  await send(dialog, meetingForm);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: /Ada/ }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(closing).toBeFocused();
  expect(await storedLeads(site, 'meeting')).toMatchObject([{ attribution: { control: 'home-closing' } }]);
  await test.step('a click with a modifier key opens the booking page', async () => {
    await expectTabOf(page, header, outboundLinks.bookingPage.href);
    await expect(dialog).toBeHidden();
  });
});

test('links that open dialogs become buttons, with focus and content kept, and a middle click opens a tab', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto('/', { waitUntil: 'commit' });
  const content = await bookingLink(page).innerHTML();
  await bookingLink(page).focus();
  const links = page.locator('a[data-dialog]');
  const count = await links.count();
  await release();
  await waitUntilLive(page);
  await expect(links).toHaveCount(0);
  await expect(page.locator('button[data-dialog][type="button"]')).toHaveCount(count);
  const button = page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' });
  await expect(button).toBeFocused();
  expect(await button.innerHTML()).toBe(content);
  const opened = page.context().waitForEvent('page');
  await button.click({ button: 'middle' });
  await opened;
  await expect(meetingDialog(page)).toBeHidden();
});

test('traps focus while open, and clears the form when closed by Escape, Cancel, close button or overlay', async ({
  page,
}) => {
  await openLive(page, '/pricing');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' });
  const closings: readonly ((dialog: Locator) => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    (dialog) => dialog.getByRole('button', { name: 'Cancel' }).click(),
    (dialog) => dialog.getByRole('button', { name: forms.meeting.close }).click(),
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
  const dialog = await openMeeting(page);
  for (const { label } of fieldsOf('meeting')) {
    await expect(dialog.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  const rest = [
    dialog.getByRole('button', { name: 'Cancel' }),
    dialog.getByRole('button', { name: 'Submit' }),
    dialog.getByRole('link', { name: forms.privacy }),
    dialog.getByRole('button', { name: forms.meeting.close }),
  ];
  for (const control of rest) {
    await expect(control).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: forms.meeting.close })).toBeFocused();
  await page.getByRole('link', { name: shell.home, includeHidden: true }).first().focus();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect(page.getByRole('main')).toHaveCount(0);
});

test('passes axe with errors, can be scrolled in short windows and locks the scroll position of the page', async ({
  page,
}) => {
  await openLive(page, '/pricing');
  const dialog = await openMeeting(page);
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(dialog.getByLabel('Meeting type')).toHaveAttribute('aria-invalid', 'true');
  for (const [width, part] of [
    [1280, '[role="dialog"]'],
    [390, 'html'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, part);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  for (const control of [submit, dialog.getByRole('button', { name: forms.meeting.close })]) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  expect(await overflow(page)).toEqual([]);
  await page.mouse.move(160, 128);
  await page.mouse.wheel(0, 600);
  // In a tall window the dialog does not scroll, so the wheel could scroll the page.
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await test.step('scrolls with the wheel over the overlay, and stays open on a click on its scrollbar', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const scrolled = () => dialog.evaluate(({ parentElement }) => parentElement?.scrollTop);
    await page.mouse.move(100, 250);
    await page.mouse.wheel(0, -1000);
    await expect.poll(scrolled).toBe(0);
    await page.mouse.wheel(0, 60);
    await expect.poll(scrolled).toBe(60);
    // The scrollbar is at the right edge of the window. Headless browsers hide it but keep its space.
    await page.mouse.click(1274, 250);
    await expect(dialog).toBeVisible();
    await page.mouse.click(100, 250);
    await expect(dialog).toBeHidden();
  });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

const masterclass = '/skills-1st-masterclass';
const registration = (page: Page) => page.getByRole('dialog', { name: 'Register', exact: true });

test('every Register Now opens the registration dialog, and the form in the page registers without it', async ({
  page,
  site,
}) => {
  await openLive(page, masterclass);
  const buttons = page.getByRole('main').getByRole('button', { name: 'Register Now' });
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) {
    await button.click();
    await expect(registration(page).getByRole('form', { name: 'Register', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(registration(page)).toBeHidden();
    await expect(button).toBeFocused();
  }
  await openMeeting(page);
  await expect(registration(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await buttons.first().click();
  await expectAccessible(page, '[role="dialog"]');
  await send(registration(page), registrationForm);
  await expect(registration(page)).toBeHidden();
  const form = page.getByRole('main').getByRole('form', { name: 'Register', exact: true });
  await send(form, registrationForm);
  await expect(form).toBeHidden();
  await expect(page.getByRole('main').getByText(meetingForm.stored)).toBeVisible();
  expect(await storedLeads(site, 'meeting')).toMatchObject([
    { attribution: { page: masterclass, control: 'masterclass-hero' } },
    { attribution: { page: masterclass, control: 'masterclass-closing' } },
  ]);
});

/** Windows of phones, upright and lying, and of a tablet. */
const touchWindows = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
];

test.describe('on touch screens', () => {
  test.use({ hasTouch: true });

  test('every field and Submit can be brought above a keyboard that lies over the lower half', async ({
    page,
  }) => {
    for (const size of touchWindows) {
      await test.step(`${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size);
        await openLive(page, '/');
        const dialog = await openMeeting(page);
        const submit = dialog.getByRole('button', { name: 'Submit' });
        const bottomOf = (part: Locator) =>
          part.evaluate((element) => element.getBoundingClientRect().bottom / window.innerHeight);
        await submit.evaluate((button) => {
          const scroller = button.closest('[role="dialog"]')?.parentElement;
          scroller?.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' });
        });
        for (const part of [dialog.getByLabel('Meeting type'), submit])
          expect(await bottomOf(part)).toBeLessThan(0.5);
        await dialog.getByLabel('Email').focus();
        // What keys and the keyboard's own arrows reach is in sight.
        await page.keyboard.press('Tab');
        await expect(dialog.getByLabel('Meeting type')).toBeFocused();
        expect(await bottomOf(dialog.getByLabel('Meeting type'))).toBeLessThan(0.5);
      });
    }
  });
});
