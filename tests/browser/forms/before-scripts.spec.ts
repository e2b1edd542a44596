import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/links.ts';
import { test } from '../support/test.ts';
import { hold } from './faults.ts';
import { expectMails, expectValues, fill, live, reportValues, storedLeads } from './support.ts';

const scripts = '**/assets/*.js';

function selection(field: Locator): Promise<readonly [number | null, number | null]> {
  return field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
}

test('what was typed into the report form before the scripts came stays, with focus and selection', async ({
  page,
  site,
}) => {
  const release = await hold(page, scripts);
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

test('an address typed before the scripts came is subscribed after they did', async ({ page, site }) => {
  const release = await hold(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email').fill('early@news.example');
  await release();
  await live(form);
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveValue('early@news.example');
  await form.getByLabel('Email').press('Enter');
  await expect(page.getByText('✓ Subscribed!')).toBeVisible();
  expect(await storedLeads(site, 'newsletter')).toMatchObject([{ email: 'early@news.example' }]);
});

test('a form submitted before the scripts came is posted by the browser', async ({ page, site }) => {
  const release = await hold(page, scripts);
  await page.goto('/future-skills-report', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Future Skills Report 2025' });
  await fill(form, reportValues);
  await form.getByRole('button', { name: 'Download report' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL('/thank-you/report');
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You');
  await expect(page.getByRole('link', { name: 'Open the report' })).toBeVisible();
  expect(await storedLeads(site, 'report')).toMatchObject([
    { first_name: 'Grace', organisation: 'US Navy', quarantined: false, attribution: {} },
  ]);
  await expectMails(site, 1);
});

test('a press on Book a Meeting before the scripts came leads to the booking page', async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Book a Meeting' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(outboundLinks.bookingPage.href);
  await release();
});
