import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/links.ts';
import { test } from '../support/test.ts';
import { hold, refuseWith } from './faults.ts';
import {
  expectMails,
  expectTabAfter,
  expectToast,
  expectValues,
  fill,
  meetingValues,
  openMeeting,
  storedLeads,
  watchSubmissions,
} from './support.ts';

test('a request is submitted once, the dialog closes, and the booking page opens half a second later', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const requests = watchSubmissions(page, 'meeting');
  const release = await hold(page, '**/api/meeting');
  await page.goto('/pricing');
  const dialog = await openMeeting(page);
  await fill(dialog, meetingValues);
  await page.clock.pauseAt(Date.now() + 60_000);
  const submit = dialog.locator('button[type="submit"]');
  await submit.dblclick();
  await expect(submit).toHaveText('Submitting...');
  await expect(submit).toBeDisabled();
  await dialog.getByRole('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await release();

  await expect(dialog).toBeHidden();
  const toast = await expectToast(page, {
    title: 'Meeting Request Submitted',
    description: 'Thank you Ada! Your booking page is opening in a new tab.',
    style: 'normal',
  });
  await expect(toast.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute(
    'href',
    outboundLinks.bookingPage.href,
  );
  await expectTabAfter(page, 500, outboundLinks.bookingPage.href);

  await openMeeting(page);
  await expectValues(dialog, {
    'First name': '',
    'Last name': '',
    'Organisation name': '',
    Email: '',
    'Meeting type': '',
  });
  expect(requests).toHaveLength(1);
  expect(await storedLeads(site, 'meeting')).toHaveLength(1);
  await expectMails(site, 1);
});

test('a failure keeps the dialog, its values and focus, and can be tried again', async ({
  page,
  site,
  consoleGuard,
}) => {
  await refuseWith(page, consoleGuard, 'meeting', { status: 503, code: 'unavailable' });
  await page.goto('/pricing');
  const dialog = await openMeeting(page);
  await fill(dialog, meetingValues);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const description = 'There was a problem submitting your request. Please try again.';
  await expectToast(page, { title: 'Error', description, style: 'destructive' });
  await expect(dialog.getByText(description)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeFocused();
  await expectValues(dialog, meetingValues);

  await page.unroute('**/api/meeting');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedLeads(site, 'meeting')).toHaveLength(1);
});

test('Escape closes the dialog at the first press, whatever toast is there', async ({
  page,
  consoleGuard,
}) => {
  await refuseWith(page, consoleGuard, 'meeting', { status: 503, code: 'unavailable' });
  await page.goto('/pricing');
  const dialog = await openMeeting(page);
  await fill(dialog, meetingValues);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expectToast(page, {
    title: 'Error',
    description: 'There was a problem submitting your request. Please try again.',
    style: 'destructive',
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' })).toBeFocused();
});

for (const way of ['Escape', 'Cancel']) {
  test(`an answer that comes after ${way} closed the dialog leaves a newly opened one alone`, async ({
    page,
    site,
  }) => {
    const release = await hold(page, '**/api/meeting');
    await page.goto('/pricing');
    const dialog = await openMeeting(page);
    await fill(dialog, meetingValues);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await openMeeting(page);
    await dialog.getByLabel('First name').fill('Grace');
    await release();
    await expectToast(page, {
      title: 'Meeting Request Submitted',
      description: 'Thank you Ada! Your booking page is opening in a new tab.',
      style: 'normal',
    });
    await expect(dialog.getByLabel('First name')).toHaveValue('Grace');
    expect(await storedLeads(site, 'meeting')).toMatchObject([{ first_name: 'Ada' }]);
  });
}
