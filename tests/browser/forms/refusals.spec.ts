import { expect } from 'playwright/test';
import { test } from '../support/test.ts';
import { refuseWith } from './faults.ts';
import {
  expectToast,
  expectValues,
  fill,
  meetingValues,
  openMeeting,
  openReport,
  reportValues,
} from './support.ts';

test("the function's refusals stand beside their fields and the first of them takes focus", async ({
  page,
  consoleGuard,
}) => {
  const errors = {
    lastName: 'Last name contains a character that cannot be used here.',
    email: 'Please enter a valid email address.',
  };
  await refuseWith(page, consoleGuard, 'meeting', { status: 422, code: 'invalid', errors });
  await page.goto('/pricing');
  const dialog = await openMeeting(page);
  await fill(dialog, meetingValues);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expectToast(page, {
    title: 'Error',
    description: 'There was a problem submitting your request. Please try again.',
    style: 'destructive',
  });
  await expect(dialog.getByLabel('Last name')).toHaveAccessibleDescription(errors.lastName);
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(errors.email);
  await expect(dialog.getByLabel('First name')).not.toHaveAttribute('aria-invalid');
  await expect(dialog.getByLabel('Last name')).toBeFocused();
  await expectValues(dialog, meetingValues);

  await dialog.getByLabel('Last name').press('End');
  await dialog.getByLabel('Last name').pressSequentially('y');
  await expect(dialog.getByText(errors.lastName)).toBeHidden();
  await page.unroute('**/api/meeting');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
});

test('refusals of fields the form does not show leave focus where it was', async ({ page, consoleGuard }) => {
  const errors = { submissionId: 'The submission id must be a UUID.' };
  await refuseWith(page, consoleGuard, 'report', { status: 422, code: 'invalid', errors });
  const form = await openReport(page);
  await fill(form, reportValues);
  await form.getByRole('button', { name: 'Download report' }).click();
  await expect(form.getByText('There was a problem processing your request.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Download report' })).toBeFocused();
});

test('a refused flood is a failure like any other, and the values stay', async ({ page, consoleGuard }) => {
  await refuseWith(page, consoleGuard, 'report', { status: 429, code: 'rate_limited' });
  const form = await openReport(page);
  await fill(form, reportValues);
  await form.getByRole('button', { name: 'Download report' }).click();
  await expectToast(page, {
    title: 'Error',
    description: 'There was a problem processing your request. Please try again.',
    style: 'normal',
  });
  await expectValues(form, reportValues);
});

test('an answer that is not the site’s own is no success', async ({ page }) => {
  const form = await openReport(page);
  for (const answer of [
    { contentType: 'text/html', body: '<p>Sign in to the network</p>' },
    { status: 201, contentType: 'application/json', body: '{}' },
  ]) {
    await page.route('**/api/report', (route) => route.fulfill(answer), { times: 1 });
    await fill(form, reportValues);
    await form.getByRole('button', { name: 'Download report' }).click();
    await expect(form.getByText('There was a problem processing your request.')).toBeVisible();
    await page.reload();
  }
});
