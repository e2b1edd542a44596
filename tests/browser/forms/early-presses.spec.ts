import { basename } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/links.ts';
import { answerTimeout, chunkTimeout } from '../../../src/site.ts';
import { waitUntilLive } from '../shell/live-page.ts';
import { hold } from '../shell/script-gate.ts';
import { test } from '../support/test.ts';
import {
  expectMails,
  expectValues,
  fill,
  live,
  meetingDialog,
  reportValues,
  storedLeads,
} from './support.ts';

/** A mobile connection with so many bytes a second, and the latency of Chrome's own “slow 3G”. */
async function slowDown(page: Page, throughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Bytes a second at 400 kbit/s; and as many as the server, which does not compress, needs to be as fast as a live one then. */
const slowLine = 50_000;
const slowLineCompressed = 200_000;

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

test('scripts that are there before the rest of the page wait for it, and what was pressed is done then', async ({
  page,
}) => {
  await slowDown(page, slowLine);
  // What is answered here does not go over the slow line.
  await page.route('**/assets/*.{js,css}', (route) =>
    route.fulfill({ path: `dist/assets/${basename(route.request().url())}` }),
  );
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.locator(`header a[href="${outboundLinks.bookingPage.href}"]`).dispatchEvent('click');
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await expect(meetingDialog(page)).toBeVisible();
  await expect(page.locator('footer')).toHaveCount(1);
});

test('an early press waits for scripts and dialog together no longer than for one of them', async ({
  page,
}) => {
  await page.clock.install();
  const releaseDialog = await hold(page, '**/assets/MeetingDialog-*.js');
  const release = await hold(page, '**/assets/{app,page,parts,sections}-*.js');
  await page.goto('/pricing', { waitUntil: 'commit' });
  const link = page.locator('header [data-press]').last();
  await link.click();
  await page.clock.fastForward(chunkTimeout - 1000);
  await release();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  // From here on the page's time stands still.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1100));
  await expect(page).toHaveURL(outboundLinks.bookingPage.href);
  await releaseDialog();
});

for (const throughput of [slowLine, slowLineCompressed])
  test(`at ${throughput} bytes a second Book a Meeting opens the dialog or leads to the booking page`, async ({
    page,
  }) => {
    await slowDown(page, throughput);
    await page.goto('/pricing', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'Book a Meeting' }).click();
    const answered = () =>
      Promise.all([meetingDialog(page).isVisible(), page.url().endsWith(outboundLinks.bookingPage.href)]);
    await expect.poll(answered, { timeout: chunkTimeout + 4000 }).toContain(true);
    expect(await answered()).toContain(false);
  });

test('on a slow line the menu opens or its link is followed, and an answer that was opened stays open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await slowDown(page, slowLineCompressed);
  await page.goto('/pricing', { waitUntil: 'commit' });
  const question = page.locator('.accordion-trigger').nth(1);
  await question.click();
  await expect(page.locator('.accordion-body').nth(1)).toBeVisible();
  await page.locator('.menu-toggle').click();
  const answered = () =>
    Promise.all([
      page.getByRole('navigation', { name: 'Main' }).isVisible(),
      page.url().endsWith('#all-pages'),
    ]);
  await expect.poll(answered, { timeout: chunkTimeout + 4000 }).toContain(true);
  expect(await answered()).toContain(false);
  await expect(page.locator('details')).toHaveCount(0);
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('on a slow line what is typed stays, and a form is sent once', async ({ page, site }) => {
  await slowDown(page, slowLineCompressed);
  await page.goto('/future-skills-report', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Future Skills Report 2025' });
  await fill(form, reportValues);
  await expectValues(form, reportValues);
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(await storedLeads(site, 'report')).toMatchObject([{ first_name: 'Grace', organisation: 'US Navy' }]);
  await expectMails(site, 1);
});

test.describe('without an answer about cookies', () => {
  test.use({ consentAnswer: 'none' });

  test('on a slow line the first press on an answer counts', async ({ page }) => {
    await slowDown(page, slowLineCompressed);
    await page.goto('/terms-of-service', { waitUntil: 'commit' });
    const banner = page.locator('.consent');
    await banner.locator('button').first().click();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await waitUntilLive(page);
    await expect(banner).toHaveCount(0);
  });
});
