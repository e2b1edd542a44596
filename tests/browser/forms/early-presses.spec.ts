import type { Page, Request } from 'playwright';
import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/links.ts';
import { chunkTimeout } from '../../../src/site.ts';
import { hold, stopClock } from '../shell/live-page.ts';
import { test } from '../support/test.ts';
import { shell } from '../support/words.ts';
import {
  bookingLink,
  expectOneLead,
  expectStored,
  expectValues,
  live,
  reportForm,
  reportFormOf,
  send,
} from './support.ts';

/** Opens a page that is not live yet, whose installed clock stands still from then on. */
async function openAtRest(page: Page): Promise<void> {
  await page.goto('/pricing', { waitUntil: 'commit' });
  await stopClock(page);
}

test('what was typed before the scripts came stays, with focus and selection, and a press is busy until they do', async ({
  page,
  clock: _clock,
  site,
}) => {
  const early: string[] = [];
  const note = (request: Request) => {
    if (/\.(?:js|css)$/.test(request.url())) early.push(request.url());
  };
  page.on('request', note);
  page.once('load', () => page.off('request', note));
  const release = await hold(page);
  await page.goto('/future-skills-report');
  await stopClock(page);
  expect(early, 'no script is asked for before the page has loaded').toEqual([]);
  const form = reportFormOf(page);
  await expect(form).not.toHaveAttribute('novalidate');
  await test.step('sent when they are there', async () => {
    await send(form, reportForm);
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await release();
    await expectStored(page, reportForm);
    await expectOneLead(site, reportForm);
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
});

test('a form whose scripts do not come is posted by the browser, once', async ({ page, clock, site }) => {
  const release = await hold(page);
  await page.goto('/future-skills-report', { waitUntil: 'commit' });
  const form = reportFormOf(page);
  await send(form, reportForm);
  await form.getByRole('button', { name: reportForm.button.rest }).click();
  await clock.fastForward(chunkTimeout);
  await expect(page).toHaveURL('/thank-you/report');
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You');
  await expect(page.getByRole('link', { name: reportForm.next.link })).toBeVisible();
  await expectOneLead(site, { ...reportForm, row: { ...reportForm.row, quarantined: false } });
});

test('an early press on Book a Meeting is busy, then opens the dialog, or the booking page where the scripts do not come', async ({
  page,
  clock,
}) => {
  const openAndPress = async () => {
    const release = await hold(page);
    await openAtRest(page);
    await bookingLink(page).click();
    await expect(bookingLink(page)).toHaveAttribute('aria-busy', 'true');
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

test('an early press waits for scripts and dialog together no longer than for one of them', async ({
  page,
  clock,
}) => {
  const releaseDialog = await hold(page, '**/assets/MeetingDialog-*.js');
  const release = await hold(page, '**/assets/app-*.js');
  await openAtRest(page);
  await bookingLink(page).click();
  await clock.runFor(chunkTimeout - 1000);
  await release();
  await expect(page.getByRole('status').filter({ hasText: shell.loading })).toBeVisible();
  await expect(page.locator('header [aria-busy="true"]')).toHaveCount(1);
  await clock.runFor(1100);
  await expect(page).toHaveURL(outboundLinks.bookingPage.href);
  await releaseDialog();
});

test('the last of several early presses counts: help, then the menu', async ({ page, clock: _clock }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page);
  await openAtRest(page);
  const help = page.getByRole('button', { name: 'Need help?' });
  const menu = page.getByRole('banner').getByRole('button', { name: shell.menu });
  await help.click();
  await page.getByRole('banner').getByRole('link', { name: shell.menu }).click();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await release();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(help).toHaveAttribute('aria-expanded', 'false');
});
