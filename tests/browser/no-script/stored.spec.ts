import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from './no-script-test.ts';

const form = (page: Page, name: string): Locator => page.getByRole('form', { name });

test('a newsletter subscription ends on a page that says so, with its row and mail', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await form(page, 'Newsletter').getByLabel('Email').fill('ada@example.org');
  const posted = page.waitForResponse((response) => response.url().endsWith('/api/newsletter'));
  await form(page, 'Newsletter').getByRole('button', { name: 'Subscribe' }).click();
  expect((await posted).status()).toBe(303);
  await expect(page).toHaveURL('/thank-you/newsletter');
  await expect(page.getByRole('heading', { name: '✓ Subscribed!' })).toBeVisible();
  await expect(page.getByText('Thank you for subscribing to our Global Skills News.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the newsletter page' })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(await site.query('select email, source, quarantined from newsletter_subscriptions')).toEqual([
    { email: 'ada@example.org', source: 'global-skills-news', quarantined: false },
  ]);
  await expect.poll(() => site.mailbox.messages().map(({ tag }) => tag)).toEqual(['newsletter']);
});

test('a report request ends on a page with the report’s link, with its row and mail', async ({
  page,
  site,
}) => {
  await page.goto('/future-skills-report');
  const report = form(page, 'Future Skills Report 2025');
  await report.getByLabel('First name').fill('Ada');
  await report.getByLabel('Last name').fill('Lovelace');
  await report.getByLabel('Email').fill('ada@example.org');
  await report.getByLabel('Organisation').fill('Analytical Engines');
  await report.getByRole('button', { name: 'Download report' }).click();
  await expect(page).toHaveURL('/thank-you/report');
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(page.getByText('Your report download has been processed successfully.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the report' })).toBeVisible();
  const rows = await site.query(
    'select first_name, last_name, email, organisation, report_type, attribution from report_downloads',
  );
  expect(rows).toEqual([
    expect.objectContaining({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.org',
      organisation: 'Analytical Engines',
      report_type: 'future-skills-report',
      attribution: expect.objectContaining({ page: '/future-skills-report' }),
    }),
  ]);
  await expect.poll(() => site.mailbox.messages().map(({ tag }) => tag)).toEqual(['report']);
});

test('two presses make one subscription, and the visitor ends on the page that says so', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await form(page, 'Newsletter').getByLabel('Email').fill('ada@example.org');
  await form(page, 'Newsletter').getByRole('button', { name: 'Subscribe' }).dblclick({ delay: 60 });
  await expect(page).toHaveURL('/thank-you/newsletter');
  // As when the browser had sent both: the second arrives after the first was stored.
  const again = await page.request.post('/api/newsletter', {
    form: { email: 'ada@example.org', source: 'global-skills-news', website: '' },
    maxRedirects: 0,
  });
  expect(again.headers()).toHaveProperty('location', '/thank-you/newsletter');
  expect(await site.query('select email from newsletter_subscriptions')).toHaveLength(1);
  await expect.poll(() => site.mailbox.messages().map(({ tag }) => tag)).toEqual(['newsletter']);
});

test('two presses make one report request', async ({ page, site }) => {
  await page.goto('/future-skills-report');
  const report = form(page, 'Future Skills Report 2025');
  await report.getByLabel('First name').fill('Ada');
  await report.getByLabel('Last name').fill('Lovelace');
  await report.getByLabel('Email').fill('ada@example.org');
  await report.getByLabel('Organisation').fill('Analytical Engines');
  await report.getByRole('button', { name: 'Download report' }).dblclick({ delay: 60 });
  await expect(page).toHaveURL('/thank-you/report');
  expect(await site.query('select email from report_downloads')).toHaveLength(1);
});

test('the browser itself asks for what is missing', async ({ page, site }) => {
  await page.goto('/future-skills-report');
  const report = form(page, 'Future Skills Report 2025');
  await report.getByRole('button', { name: 'Download report' }).click();
  await expect(report.getByLabel('First name')).toBeFocused();
  await expect(page).toHaveURL('/future-skills-report');
  expect(await site.query('select 1 from report_downloads')).toEqual([]);
});
