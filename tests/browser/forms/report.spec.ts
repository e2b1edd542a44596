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
  openReport,
  reportValues,
  storedLeads,
  watchSubmissions,
} from './support.ts';

test('the form is processed once, gives way to the panel and opens the report a second later', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const requests = watchSubmissions(page, 'report');
  const release = await hold(page, '**/api/report');
  const form = await openReport(page);
  await fill(form, reportValues);
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.getByRole('button', { name: 'Download report' }).click();
  await expect(form.getByRole('button')).toHaveText('Processing...');
  await expect(form.getByRole('button')).toBeDisabled();
  for (const label of Object.keys(reportValues)) {
    await expect(form.getByLabel(label, { exact: true })).toBeDisabled();
  }
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await release();

  await expect(form).toBeHidden();
  const panel = page.getByRole('heading', { name: 'Thank You', exact: true }).locator('..');
  await expect(panel).toBeFocused();
  await expect(panel).toContainText('Access Granted');
  const link = panel.getByRole('link', { name: 'Open the report' });
  await expect(link).toHaveAttribute('href', outboundLinks.reportDocument.href);
  await expectToast(page, {
    title: 'Download Started',
    description: 'Your report download has been processed successfully.',
    style: 'normal',
  });
  await expectTabAfter(page, 1_000, outboundLinks.reportDocument.href);

  expect(requests).toHaveLength(1);
  expect(await storedLeads(site, 'report')).toHaveLength(1);
  await expectMails(site, 1);
});

test('a failure returns to the filled form with an error toast in the normal style', async ({
  page,
  site,
  consoleGuard,
}) => {
  await refuseWith(page, consoleGuard, 'report', { status: 503, code: 'unavailable' });
  const form = await openReport(page);
  await fill(form, reportValues);
  await form.getByRole('button', { name: 'Download report' }).click();
  const description = 'There was a problem processing your request. Please try again.';
  await expectToast(page, { title: 'Error', description, style: 'normal' });
  await expect(form.getByText(description)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Download report' })).toBeFocused();
  await expectValues(form, reportValues);

  await page.unroute('**/api/report');
  await form.getByRole('button', { name: 'Download report' }).click();
  await expect(page.getByText('Access Granted', { exact: true })).toBeVisible();
  expect(await storedLeads(site, 'report')).toHaveLength(1);
});

test('every field is required, one character is enough, and the first empty one takes focus', async ({
  page,
  site,
}) => {
  const requests = watchSubmissions(page, 'report');
  const form = await openReport(page);
  await form.getByRole('button', { name: 'Download report' }).click();
  const sentences = {
    'First name': 'Please enter your first name.',
    'Last name': 'Please enter your last name.',
    Email: 'Please enter a valid email address.',
    Organisation: 'Please enter your organisation.',
  };
  for (const [label, sentence] of Object.entries(sentences)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(sentence);
  }
  await expect(form.getByLabel('First name')).toBeFocused();
  expect(requests).toEqual([]);

  await fill(form, { 'First name': 'A', 'Last name': '李', Email: 'a@b.example', Organisation: '🏢' });
  for (const sentence of Object.values(sentences)) await expect(form.getByText(sentence)).toBeHidden();
  await form.getByRole('button', { name: 'Download report' }).click();
  await expect(page.getByText('Access Granted', { exact: true })).toBeVisible();
  expect(await storedLeads(site, 'report')).toMatchObject([
    { first_name: 'A', last_name: '李', organisation: '🏢' },
  ]);
});
