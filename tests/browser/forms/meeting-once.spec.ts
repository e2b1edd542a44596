import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from '../support/test.ts';
import { loseAnswer } from './faults.ts';
import { expectMails, fill, meetingDialog, meetingValues, openMeeting, storedLeads } from './support.ts';

async function submit(page: Page, changes: Readonly<Record<string, string>> = {}) {
  await fill(meetingDialog(page), { ...meetingValues, ...changes });
  await meetingDialog(page).getByRole('button', { name: 'Submit' }).click();
}

async function submitAndLoseAnswer(page: Page) {
  await page.goto('/pricing');
  await openMeeting(page);
  await submit(page);
  await expect(meetingDialog(page).getByText('There was a problem submitting your request.')).toBeVisible();
}

test('a retry after a lost answer makes no second lead', async ({ page, site, consoleGuard }) => {
  await loseAnswer(page, consoleGuard, 'meeting');
  await submitAndLoseAnswer(page);
  expect(await storedLeads(site, 'meeting')).toHaveLength(1);
  await submit(page);
  await expect(meetingDialog(page)).toBeHidden();
  expect(await storedLeads(site, 'meeting')).toHaveLength(1);
  await expectMails(site, 1);
});

test('the same request after a lost answer and a reload makes no second lead', async ({
  page,
  site,
  consoleGuard,
}) => {
  await loseAnswer(page, consoleGuard, 'meeting');
  await submitAndLoseAnswer(page);
  await page.reload();
  await openMeeting(page);
  await submit(page);
  await expect(meetingDialog(page)).toBeHidden();
  expect(await storedLeads(site, 'meeting')).toHaveLength(1);
  await expectMails(site, 1);
});

test('corrected values after a lost answer are a submission of their own', async ({
  page,
  site,
  consoleGuard,
}) => {
  await loseAnswer(page, consoleGuard, 'meeting');
  await submitAndLoseAnswer(page);
  await submit(page, { Email: 'ada.lovelace@engines.example' });
  await expect(meetingDialog(page)).toBeHidden();
  const leads = await storedLeads(site, 'meeting');
  expect(leads.map(({ email }) => email)).toEqual(['ada@engines.example', 'ada.lovelace@engines.example']);
  expect(new Set(leads.map((lead) => lead.submission_id)).size).toBe(2);
  await expectMails(site, 2);
});

test('the same request after a success is another lead', async ({ page, site }) => {
  await page.goto('/pricing');
  for (let round = 0; round < 2; round += 1) {
    await openMeeting(page);
    await submit(page);
    await expect(meetingDialog(page)).toBeHidden();
  }
  expect(await storedLeads(site, 'meeting')).toHaveLength(2);
  await expectMails(site, 2);
});
