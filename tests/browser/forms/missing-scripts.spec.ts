import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/links.ts';
import { test } from '../support/test.ts';
import { hold, withoutChunk } from './faults.ts';
import {
  expectMails,
  fill,
  meetingDialog,
  meetingValues,
  openMeeting,
  openNewsletter,
  openReport,
  reportValues,
  storedLeads,
} from './support.ts';

test('without the part that sends forms, the meeting form is posted by the browser', async ({
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
  await expectMails(site, 1);
});

test('without it, a subscription is posted by the browser, and an empty one still does nothing', async ({
  page,
  site,
  consoleGuard,
}) => {
  await withoutChunk(page, consoleGuard, 'form-session');
  const form = await openNewsletter(page);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByLabel('Email').fill('reader@news.example');
  await form.getByLabel('Email').press('Enter');
  await expect(page).toHaveURL('/thank-you/newsletter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('✓ Subscribed!');
  expect(await storedLeads(site, 'newsletter')).toHaveLength(1);
});

test('without it, pressing again while the browser posts makes no second lead', async ({
  page,
  site,
  consoleGuard,
}) => {
  await withoutChunk(page, consoleGuard, 'form-session');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const release = await hold(page, '**/api/report');
  const form = await openReport(page);
  await fill(form, reportValues);
  await form.getByRole('button').scrollIntoViewIfNeeded();
  const button = await form.getByRole('button').boundingBox();
  if (button === null) throw new Error('The button has no place on the page.');
  // Locators wait for the pending navigation to end; a visitor's pointer does not.
  const press = () => page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
  await press();
  await expect.poll(() => posts.length).toBe(1);
  await press();
  await press();
  await release();
  await expect(page).toHaveURL('/thank-you/report');
  expect(posts).toHaveLength(1);
  expect(await storedLeads(site, 'report')).toHaveLength(1);
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
