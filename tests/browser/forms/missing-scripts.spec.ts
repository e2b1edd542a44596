import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/links.ts';
import { hold } from '../shell/script-gate.ts';
import { test } from '../support/test.ts';
import { withoutChunk } from './faults.ts';
import {
  expectMails,
  expectValues,
  fill,
  live,
  meetingDialog,
  meetingValues,
  openMeeting,
  openNewsletter,
  openReport,
  reportValues,
  storedLeads,
} from './support.ts';

function selection(field: Locator): Promise<readonly [number | null, number | null]> {
  return field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
}

test('what was typed before the scripts came stays, with focus and selection, and is sent after they did', async ({
  page,
  site,
}) => {
  const release = await hold(page);
  await page.goto('/future-skills-report', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Future Skills Report 2025' });
  await fill(form, reportValues);
  const field = form.getByLabel('Last name');
  await field.focus();
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 4));
  await expect(form).not.toHaveAttribute('novalidate');
  await release();
  await live(form);
  await expectValues(form, reportValues);
  await expect(field).toBeFocused();
  expect(await selection(field)).toEqual([1, 4]);
  await page.keyboard.type('oo');
  await form.getByRole('button', { name: 'Download report' }).click();
  await expect(page.getByText('Access Granted', { exact: true })).toBeVisible();
  expect(await storedLeads(site, 'report')).toMatchObject([{ first_name: 'Grace', last_name: 'Hooer' }]);
});

test('without the part that sends forms, the browser posts them, and an empty subscription still does nothing', async ({
  page,
  site,
  consoleGuard,
}) => {
  await withoutChunk(page, consoleGuard, 'form-session');
  await page.goto('/pricing');
  const dialog = await openMeeting(page);
  await fill(dialog, meetingValues);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/thank-you/meeting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meeting Request Submitted');
  expect(await storedLeads(site, 'meeting')).toMatchObject([{ first_name: 'Ada', meeting_type: 'Demo' }]);

  const form = await openNewsletter(page);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByLabel('Email').fill('reader@news.example');
  await form.getByLabel('Email').press('Enter');
  await expect(page).toHaveURL('/thank-you/newsletter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('✓ Subscribed!');
  expect(await storedLeads(site, 'newsletter')).toHaveLength(1);
  await expectMails(site, 2);
});

test('without the dialog, Book a Meeting leads to the booking page', async ({ page, consoleGuard }) => {
  await withoutChunk(page, consoleGuard, 'MeetingDialog');
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).click();
  await expect(page).toHaveURL(outboundLinks.bookingPage.href);
  await expect(meetingDialog(page)).toBeHidden();
});

test('without the toasts, the form itself says what happened', async ({ page, site, consoleGuard }) => {
  await withoutChunk(page, consoleGuard, 'Toasts');
  const form = await openReport(page);
  await fill(form, reportValues);
  await form.getByRole('button', { name: 'Download report' }).click();
  await expect(page.getByText('Access Granted', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the report' })).toBeVisible();
  expect(await storedLeads(site, 'report')).toHaveLength(1);
});
