import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import { unfilledAttributes } from '../../../src/submissions/limits.ts';
import { test } from '../support/test.ts';
import {
  expectMails,
  expectToast,
  fill,
  meetingValues,
  openMeeting,
  openNewsletter,
  storedLeads,
} from './support.ts';

/** Fills the hidden field as a form-filling program does; a person can neither see nor reach it. */
async function fillHoneypot(form: Locator) {
  const field = form.locator('input[name="website"]');
  await expect(field).not.toBeInViewport();
  await expect(field).toHaveAttribute('tabindex', '-1');
  for (const [name, value] of Object.entries(unfilledAttributes)) {
    await expect(field).toHaveAttribute(name.toLowerCase(), value);
  }
  await field.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
}

test('a meeting request with the hidden field filled looks stored and reaches nobody', async ({
  page,
  site,
}) => {
  await page.goto('/pricing');
  const dialog = await openMeeting(page);
  await fill(dialog, meetingValues);
  await fillHoneypot(dialog);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
  await expectToast(page, {
    title: 'Meeting Request Submitted',
    description: 'Thank you Ada! Your booking page is opening in a new tab.',
    style: 'normal',
  });
  expect(await storedLeads(site, 'meeting')).toMatchObject([{ first_name: 'Ada', quarantined: true }]);
  await expectMails(site, 0);
});

test('a quarantined address can still subscribe', async ({ page, site }) => {
  const form = await openNewsletter(page);
  await form.getByLabel('Email').fill('reader@news.example');
  await fillHoneypot(form);
  await form.getByLabel('Email').press('Enter');
  await expect(page.getByText('✓ Subscribed!')).toBeVisible();
  await expectMails(site, 0);

  await openNewsletter(page);
  await form.getByLabel('Email').fill('reader@news.example');
  await form.getByLabel('Email').press('Enter');
  await expect(page.getByText('✓ Subscribed!')).toBeVisible();
  const leads = await storedLeads(site, 'newsletter');
  expect(leads.map(({ quarantined }) => quarantined)).toEqual([true, false]);
  await expectMails(site, 1);
});
