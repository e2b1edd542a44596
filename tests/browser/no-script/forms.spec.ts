import { expect } from 'playwright/test';
import { answers } from '../../../src/content/embedded.ts';
import { contactAddress, contactLink } from '../../../src/content/links.ts';
import {
  expectOneLead,
  expectValues,
  fill,
  newsletterForm,
  reportForm,
  reportFormOf,
  send,
} from '../forms/support.ts';
import { test } from '../support/test.ts';
import { results } from '../support/words.ts';

test.use({ javaScriptEnabled: false });

test('a subscription leads to its result page', async ({ page, site }) => {
  await page.goto('/');
  await send(page.getByRole('main'), newsletterForm);
  await expect(page).toHaveURL('/thank-you/newsletter');
  await expect(page.getByRole('heading', { name: newsletterForm.stored })).toBeVisible();
  await expect(page.getByText(newsletterForm.success.description)).toBeVisible();
  const link = page.getByRole('link', { name: results.newsletter.next });
  await expect(link).toHaveAttribute('target', '_blank');
  // Whoever's honeypot was filled by a browser gets the same page.
  const contact = page.getByRole('main').getByRole('link', { name: contactAddress });
  await expect(contact).toHaveAttribute('href', contactLink);
  await expectOneLead(site, newsletterForm);
});

test('the browser asks for missing fields, the function returns invalid ones, and a double click stores the report lead once', async ({
  page,
  site,
  consoleGuard,
}) => {
  // Chromium logs an error for every 4xx answer.
  consoleGuard.expect(/console\.error: Failed to load resource: .* 422 .*\/api\//);
  const firstName = `<b id="injected">Ada</b>"'&amp; & Söhne`;
  const main = page.getByRole('main');
  const button = page.getByRole('button', { name: reportForm.button.rest });
  await page.goto('/future-skills-report');
  await send(reportFormOf(page), reportForm, { 'First name': '' });
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page).toHaveURL('/future-skills-report');

  const wrong = { 'First name': firstName, Organisation: '   ', Email: 'a@b' };
  await fill(reportFormOf(page), wrong);
  await button.click();
  await expect(page).toHaveTitle('Error: Future Skills Report 2025 | SkillsAI');
  await expectValues(main, { ...reportForm.values, ...wrong });
  await expect(page.locator('#injected')).toHaveCount(0);
  const errors = {
    Email: 'Please enter a valid email address.',
    Organisation: 'Please enter your organisation.',
  };
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('heading', { name: answers.page.summary })).toBeVisible();
  await expect(summary.getByRole('listitem')).toHaveText(Object.values(errors));
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
  for (const [label, error] of Object.entries(errors)) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(error);
    await summary.getByRole('link', { name: error }).click();
    await expect(field).toBeFocused();
  }
  // The function's page has the site's styles.
  await expect(page.locator('body')).toHaveCSS('font-family', /Instrument Sans/);
  await expect(page.locator('input[name="website"]')).not.toBeInViewport();
  expect(await site.query('select 1 from report_downloads')).toEqual([]);

  await fill(main, { ...reportForm.values, 'First name': firstName });
  await button.dblclick({ delay: 60 });
  await expect(page).toHaveURL('/thank-you/report');
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(page.getByText(reportForm.success.description)).toBeVisible();
  await expect(page.getByRole('link', { name: results.report.next })).toBeVisible();
  await expectOneLead(site, { ...reportForm, row: { ...reportForm.row, first_name: firstName } });
});
