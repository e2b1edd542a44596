import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/links.ts';
import { test } from '../support/test.ts';
import { fill, meetingValues, openMeeting, openNewsletter, openReport, reportValues } from './support.ts';

/** Does what a popup blocker does, and counts: the call returns null and nothing opens. */
function blockPopups() {
  const blocked: unknown[][] = [];
  Reflect.set(window, 'blockedPopups', blocked);
  Reflect.set(window, 'open', (...call: unknown[]) => {
    blocked.push(call);
    return null;
  });
}

/** Waits until the page has tried to open the address by itself, once, then follows the link to it. */
async function expectLink(page: Page, name: string, address: string) {
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'blockedPopups')))
    .toEqual([[address, '_blank', 'noopener']]);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(address);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
}

test.beforeEach(({ page }) => page.addInitScript(blockPopups));

test('a blocked newsletter page is linked', async ({ page }) => {
  const form = await openNewsletter(page);
  await form.getByLabel('Email').fill('reader@news.example');
  await form.getByLabel('Email').press('Enter');
  await expectLink(page, 'Open the newsletter page', outboundLinks.newsletterPage.href);
});

test('a blocked report is linked', async ({ page }) => {
  const form = await openReport(page);
  await fill(form, reportValues);
  await form.getByRole('button', { name: 'Download report' }).click();
  await expectLink(page, 'Open the report', outboundLinks.reportDocument.href);
});

test('a blocked booking page is linked', async ({ page }) => {
  await page.goto('/pricing');
  const dialog = await openMeeting(page);
  await fill(dialog, meetingValues);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expectLink(page, 'Open the booking page', outboundLinks.bookingPage.href);
});
