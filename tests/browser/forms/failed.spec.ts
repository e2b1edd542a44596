import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { responseTimeout } from '../../../src/site.ts';
import { alreadySubscribed } from '../../../src/submissions/sentences.ts';
import { hold, stopClock, titleOf } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';
import { shell } from '../support/words.ts';
import {
  expectMails,
  expectOneLead,
  expectStored,
  expectToast,
  expectValues,
  type FormUnderTest,
  loseAnswer,
  meetingDialog,
  meetingForm,
  newsletterForm,
  openMeeting,
  refuseNext,
  reportForm,
  send,
  storedLeads,
} from './support.ts';

/** Expects the failure in a toast and in the form, unchanged values, and focus on the button. */
async function expectFailure(page: Page, form: Locator, { values, failure, button }: FormUnderTest) {
  await expectToast(page, failure);
  for (const sentence of [failure.title, failure.description])
    await expect(form.getByText(sentence, { exact: true })).toBeVisible();
  await expectValues(form, values);
  await expect(form.getByRole('button', { name: button.rest })).toBeFocused();
}

test('keeps a failed meeting request with its values and focus, and shows server errors beside their fields', async ({
  page,
  site,
  consoleGuard,
}) => {
  const form = await meetingForm.open(page);
  const lastName = form.getByLabel('Last name');
  await refuseNext(page, consoleGuard, 'meeting');
  await send(form, meetingForm);
  await expectFailure(page, form, meetingForm);

  const errors = {
    lastName: 'Last name contains a character that cannot be used here.',
    email: 'Please enter a valid email address.',
  };
  await refuseNext(page, consoleGuard, 'meeting', { status: 422, code: 'invalid', errors });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(lastName).toHaveAccessibleDescription(errors.lastName);
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(errors.email);
  await expect(form.getByLabel('First name')).not.toHaveAttribute('aria-invalid');
  await expect(lastName).toBeFocused();
  await lastName.press('End');
  await lastName.pressSequentially('y');
  await expect(form.getByText(errors.lastName)).toBeHidden();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toBeHidden();
  expect(await storedLeads(site, 'meeting')).toMatchObject([{ last_name: 'Lovelacey' }]);
});

test('allows a retry of a failed subscription and reports an address that is already subscribed', async ({
  page,
  site,
  consoleGuard,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await newsletterForm.open(page);
  await refuseNext(page, consoleGuard, 'newsletter');
  await send(form, newsletterForm);
  await expectFailure(page, form, newsletterForm);
  await expectAccessible(page);
  await page.getByRole('button', { name: shell.toasts.close }).click();

  consoleGuard.expect(/^console\.error: Failed to load resource: .* 409 /);
  await page.request.post('/api/newsletter', { data: { email: newsletterForm.values.Email } });
  await send(form, newsletterForm);
  await expectFailure(page, form, {
    ...newsletterForm,
    failure: { ...alreadySubscribed, style: 'destructive' },
  });
  await expectOneLead(site, newsletterForm);
  await send(form, newsletterForm, { Email: 'another@news.example' });
  await expectStored(page, newsletterForm);
  await expectAccessible(page, '#newsletter, [data-style]');
  // In a wide window the toasts do not cover the header.
  await page.setViewportSize({ width: 1280, height: 844 });
  expect(await storedLeads(site, 'newsletter')).toHaveLength(2);

  await page.getByRole('contentinfo').locator('a[href="/pricing"]').click();
  await expect(page).toHaveTitle(titleOf('/pricing'));
  await page.getByRole('link', { name: shell.home }).click();
  await expect(form.getByLabel('Email')).toHaveValue('');
});

test('stores a retry after a lost answer once, even after a reload, and corrected values as a new lead', async ({
  page,
  site,
  consoleGuard,
}) => {
  const form = await meetingForm.open(page);
  const sendAndLose = async () => {
    await loseAnswer(page, consoleGuard, 'meeting');
    await send(form, meetingForm);
    await expect(form.getByText(meetingForm.failure.description)).toBeVisible();
  };
  const sendAgain = async (count: number, changes = {}) => {
    await send(form, meetingForm, changes);
    await expect(form).toBeHidden();
    expect(await storedLeads(site, 'meeting')).toHaveLength(count);
    await openMeeting(page);
  };
  await sendAndLose();
  await page.reload();
  await openMeeting(page);
  await sendAgain(1);
  await expectMails(site, 1);

  await test.step('stores the same request after a success, and corrected values, as new leads', async () => {
    await sendAndLose();
    await sendAgain(3, { Email: 'ada.lovelace@engines.example' });
    const leads = await storedLeads(site, 'meeting');
    expect(leads.at(-1)).toMatchObject({ email: 'ada.lovelace@engines.example' });
    expect(new Set(leads.map((lead) => lead.submission_id)).size).toBe(3);
    await expectMails(site, 3);
  });
});

test('stores a retry once in a browser without session storage', async ({ page, site, consoleGuard }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await loseAnswer(page, consoleGuard, 'report');
  const form = await reportForm.open(page);
  await send(form, reportForm);
  await expectFailure(page, form, reportForm);
  await form.getByRole('button', { name: reportForm.button.rest }).click();
  await expectStored(page, reportForm);
  await expectAccessible(page, 'main, [data-style]');
  await expectOneLead(site, reportForm);
});

test('treats errors of hidden fields, rate limits, foreign answers and timeouts as failures', async ({
  page,
  clock,
  consoleGuard,
}) => {
  const form = await reportForm.open(page);
  const sendAgain = async () => {
    await send(form, reportForm);
    await expectFailure(page, form, reportForm);
    await page.getByRole('button', { name: shell.toasts.close }).click();
  };
  const errors = { submissionId: 'The submission id must be a UUID.' };
  for (const problem of [
    { status: 422, code: 'invalid', errors },
    { status: 429, code: 'rate_limited' },
  ]) {
    await refuseNext(page, consoleGuard, 'report', problem);
    await sendAgain();
  }
  for (const answer of [
    { contentType: 'text/html', body: '<p>Sign in to the network</p>' },
    { status: 201, contentType: 'application/json', body: '{}' },
  ]) {
    await page.route('**/api/report', (route) => route.fulfill(answer), { times: 1 });
    await sendAgain();
  }
  await hold(page, '**/api/report');
  const asked = page.waitForRequest('**/api/report');
  await stopClock(page);
  await send(form, reportForm);
  await asked;
  await clock.runFor(responseTimeout - 1);
  await expect(form.getByRole('button', { name: reportForm.button.busy })).toBeDisabled();
  await clock.runFor(1);
  await expectFailure(page, form, reportForm);
});

test('an answer for a closed dialog leaves a newly opened one unchanged', async ({ page, site }) => {
  const release = await hold(page, '**/api/meeting');
  const form = await meetingForm.open(page);
  await send(form, meetingForm);
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(meetingDialog(page)).toBeHidden();
  await openMeeting(page);
  await form.getByLabel('First name').fill('Grace');
  await release();
  await expectStored(page, meetingForm);
  await expect(form.getByLabel('First name')).toHaveValue('Grace');
  expect(await storedLeads(site, 'meeting')).toMatchObject([{ first_name: 'Ada' }]);
});
