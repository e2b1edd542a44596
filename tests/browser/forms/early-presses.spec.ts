import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/links.ts';
import { answerTimeout, chunkTimeout } from '../../../src/site.ts';
import { hold } from '../shell/script-gate.ts';
import { test } from '../support/test.ts';
import { expectMails, fill, live, reportValues, storedLeads } from './support.ts';

test('a form submitted before the scripts came is busy at once, and sent when they are there', async ({
  page,
  site,
}) => {
  const release = await hold(page);
  await page.goto('/future-skills-report', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Future Skills Report 2025' });
  await fill(form, reportValues);
  await form.getByRole('button', { name: 'Download report' }).click();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(page.getByText('Access Granted', { exact: true })).toBeVisible();
  expect(await storedLeads(site, 'report')).toMatchObject([{ first_name: 'Grace', organisation: 'US Navy' }]);
  await expectMails(site, 1);
});

test('a form whose scripts do not come is posted by the browser, once', async ({ page, site }) => {
  const release = await hold(page);
  await page.goto('/future-skills-report', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Future Skills Report 2025' });
  await fill(form, reportValues);
  const button = form.getByRole('button', { name: 'Download report' });
  await button.click();
  await button.click();
  await expect(page).toHaveURL('/thank-you/report', { timeout: chunkTimeout + answerTimeout });
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You');
  await expect(page.getByRole('link', { name: 'Open the report' })).toBeVisible();
  expect(await storedLeads(site, 'report')).toMatchObject([
    { first_name: 'Grace', organisation: 'US Navy', quarantined: false, attribution: {} },
  ]);
  await expectMails(site, 1);
});

test('an early press on Book a Meeting is busy at once, and opens the dialog when the scripts are there', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Book a Meeting' });
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL('/pricing');
});

test('an early press on Book a Meeting leads to the booking page where the scripts do not come', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Book a Meeting' }).click();
  await expect(page).toHaveURL(outboundLinks.bookingPage.href, { timeout: chunkTimeout + 3000 });
  await release();
});

test('the last of several early presses counts: help, then the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.getByRole('complementary').getByRole('button').click();
  await page.locator('.menu-toggle').click();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await release();
  await expect(page.locator('.menu-toggle')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('complementary').getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});

test('no script is asked for before the page has loaded, without a touch', async ({ page }) => {
  const early: string[] = [];
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  page.on('request', (request) => {
    if (!loaded && /\.(?:js|css)$/.test(request.url())) early.push(request.url());
  });
  await page.goto('/');
  await live(page.getByRole('form', { name: 'Newsletter' }));
  expect(early).toEqual([]);
});
