import { expect } from 'playwright/test';
import { submissionPaths } from '../../../src/submissions/kinds.ts';
import { unfilledAttributes } from '../../../src/submissions/limits.ts';
import { test } from '../support/test.ts';
import {
  type ByLabel,
  fill,
  openMeeting,
  openNewsletter,
  openReport,
  storedLeads,
  watchRequests,
} from './support.ts';

const sentences = {
  'First name': 'First name must be at least 2 characters.',
  'Last name': 'Last name must be at least 2 characters.',
  'Organisation name': 'Organisation name must be at least 2 characters.',
  Email: 'Please enter a valid email address.',
  'Meeting type': 'Please select a meeting type.',
} satisfies ByLabel<'meeting'>;

test('the meeting form says each sentence beside its field, takes it back as it is corrected, and sends nothing', async ({
  page,
}) => {
  await page.goto('/pricing');
  const requests = watchRequests(page, submissionPaths.meeting);
  const dialog = await openMeeting(page);
  const submit = dialog.getByRole('button', { name: 'Submit' });
  const limits = { 'First name': 100, 'Last name': 100, 'Organisation name': 200, Email: 254 };
  for (const [label, limit] of Object.entries(limits)) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('maxlength', String(limit));
  }
  const honeypot = dialog.locator('input[name="website"]');
  for (const [name, value] of Object.entries(unfilledAttributes)) {
    await expect(honeypot).toHaveAttribute(name.toLowerCase(), value);
  }
  await expect(dialog.getByText('must be')).toHaveCount(0);
  await submit.click();
  for (const [label, sentence] of Object.entries(sentences)) {
    const field = dialog.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await fill(dialog, { 'First name': 'Al', 'Meeting type': 'Demo' });
  for (const label of ['First name', 'Meeting type'] as const) {
    await expect(dialog.getByText(sentences[label])).toBeHidden();
    await expect(dialog.getByLabel(label)).not.toHaveAttribute('aria-invalid');
  }
  await expect(dialog.getByText(sentences['Last name'])).toBeVisible();
  await submit.click();
  await expect(dialog.getByLabel('Last name')).toBeFocused();
  expect(requests).toEqual([]);
});

test('the report needs every field, one character is enough, and the first empty one takes focus', async ({
  page,
  site,
}) => {
  const requests = watchRequests(page, submissionPaths.report);
  const form = await openReport(page);
  await form.getByRole('button', { name: 'Download report' }).click();
  const required = {
    'First name': 'Please enter your first name.',
    'Last name': 'Please enter your last name.',
    Email: 'Please enter a valid email address.',
    Organisation: 'Please enter your organisation.',
  } satisfies ByLabel<'report'>;
  const shortest = {
    'First name': 'A',
    'Last name': '李',
    Email: 'a@b.example',
    Organisation: '🏢',
  } satisfies ByLabel<'report'>;
  for (const [label, sentence] of Object.entries(required)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(sentence);
  }
  await expect(form.getByLabel('First name')).toBeFocused();
  expect(requests).toEqual([]);
  await fill(form, shortest);
  for (const sentence of Object.values(required)) await expect(form.getByText(sentence)).toBeHidden();
  await form.getByRole('button', { name: 'Download report' }).click();
  await expect(page.getByText('Access Granted', { exact: true })).toBeVisible();
  expect(await storedLeads(site, 'report')).toMatchObject([
    { first_name: 'A', last_name: '李', organisation: '🏢' },
  ]);
});

test('the newsletter does nothing without an address, and refuses a wrong one beside the field', async ({
  page,
}) => {
  const requests = watchRequests(page, submissionPaths.newsletter);
  const form = await openNewsletter(page);
  const email = form.getByLabel('Email');
  const button = form.getByRole('button', { name: 'Subscribe' });
  await button.click();
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.fill('   ');
  await email.press('Enter');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.fill('reader@nowhere');
  await button.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(sentences.Email);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.pressSequentially('.example');
  await expect(form.getByText(sentences.Email)).toBeHidden();
  await expect(email).not.toHaveAttribute('aria-invalid');
  expect(requests).toEqual([]);
});
