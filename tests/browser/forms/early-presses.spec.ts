import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/links.ts';
import { chunkTimeout } from '../../../src/site.ts';
import { hold } from '../shell/live-page.ts';
import { test } from '../support/test.ts';
import { shell } from '../support/words.ts';
import { expectMails, expectStored, expectValues, live, reportForm, send, storedLeads } from './support.ts';

const { rest } = reportForm.button;

test('what was typed before the scripts came stays, with focus and selection, and a press is busy until they do', async ({
  page,
  clock,
  site,
}) => {
  await clock.install();
  const early: string[] = [];
  let loaded = false;
  page.once('load', () => {
    loaded = true;
  });
  page.on('request', (request) => {
    if (!loaded && /\.(?:js|css)$/.test(request.url())) early.push(request.url());
  });
  const release = await hold(page);
  await page.goto('/future-skills-report');
  // The page's time stands still: it would not wait for ever.
  await clock.pauseAt(Date.now() + 60_000);
  expect(early, 'no script is asked for before the page has loaded').toEqual([]);
  const form = page.getByRole('form', { name: 'Future Skills Report 2025' });
  await expect(form).not.toHaveAttribute('novalidate');
  await test.step('sent when they are there', async () => {
    await send(form, reportForm);
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await release();
    await expectStored(page, reportForm);
    await expectMails(site, 1);
  });
  await test.step('kept as it stands', async () => {
    const releaseAgain = await hold(page);
    await page.goto('/future-skills-report', { waitUntil: 'commit' });
    const field = form.getByLabel('Last name');
    await field.fill('Hopper');
    await field.focus();
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 4));
    await releaseAgain();
    await live(form);
    await expectValues(form, { 'Last name': 'Hopper' });
    await expect(field).toBeFocused();
    await page.keyboard.type('oo');
    await expect(field).toHaveValue('Hooer');
  });
  expect(await storedLeads(site, 'report')).toMatchObject([{ first_name: 'Grace', organisation: 'US Navy' }]);
});

test('a form whose scripts do not come is posted by the browser, once', async ({ page, clock, site }) => {
  await clock.install();
  const release = await hold(page);
  await page.goto('/future-skills-report', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Future Skills Report 2025' });
  await send(form, reportForm);
  await form.getByRole('button', { name: rest }).click();
  await clock.fastForward(chunkTimeout);
  await expect(page).toHaveURL('/thank-you/report');
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You');
  await expect(page.getByRole('link', { name: reportForm.next.link })).toBeVisible();
  expect(await storedLeads(site, 'report')).toMatchObject([
    { first_name: 'Grace', organisation: 'US Navy', quarantined: false, attribution: {} },
  ]);
  await expectMails(site, 1);
});

test('an early press on Book a Meeting is busy, then opens the dialog, or the booking page where the scripts do not come', async ({
  page,
  clock,
}) => {
  await clock.install();
  const link = page.getByRole('banner').getByRole('link', { name: 'Book a Meeting' });
  const openAndPress = async () => {
    const release = await hold(page);
    await page.goto('/pricing', { waitUntil: 'commit' });
    await clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    return release;
  };
  const release = await openAndPress();
  await release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL('/pricing');
  const releaseAgain = await openAndPress();
  await clock.fastForward(chunkTimeout);
  await expect(page).toHaveURL(outboundLinks.bookingPage.href);
  await releaseAgain();
});

test('the last of several early presses counts: help, then the menu', async ({ page, clock }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await clock.install();
  const release = await hold(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const help = page.getByRole('button', { name: 'Need help?' });
  const menu = page.getByRole('banner').getByRole('button', { name: shell.menu });
  await help.click();
  await page.getByRole('banner').getByRole('link', { name: shell.menu }).click();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await release();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(help).toHaveAttribute('aria-expanded', 'false');
});
