import type { Locator, Page, Request } from 'playwright';
import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/content/links.ts';
import { longestPress } from '../../../src/layout/end-of-press.ts';
import { chunkTimeout } from '../../../src/site.ts';
import { hold, scrollToHelp, stopClock } from '../shell/live-page.ts';
import { test } from '../support/test.ts';
import { shell } from '../support/words.ts';
import {
  bookingLink,
  expectOneLead,
  expectStored,
  expectValues,
  live,
  meetingDialog,
  reportForm,
  reportFormOf,
  send,
} from './support.ts';

/** Opens a page without waiting until it is live, and stops its clock. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.goto('/pricing', { waitUntil: 'commit' });
  await stopClock(page);
}

test('keeps text, focus and selection from before hydration, and holds an early submit until then', async ({
  page,
  clock: _clock,
  site,
}) => {
  const early: string[] = [];
  const note = (request: Request) => {
    if (/\.js$/.test(request.url())) early.push(request.url());
  };
  page.on('request', note);
  page.once('load', () => page.off('request', note));
  const release = await hold(page);
  await page.goto('/future-skills-report');
  await stopClock(page);
  expect(early, 'scripts requested before load').toEqual([]);
  const form = reportFormOf(page);
  await expect(form).not.toHaveAttribute('novalidate');
  await test.step('sends the held submit once live', async () => {
    await send(form, reportForm);
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await release();
    await expectStored(page, reportForm);
    await expectOneLead(site, reportForm);
  });
  await test.step('keeps text, focus and selection', async () => {
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

test('the browser posts a form once if its scripts do not load', async ({ page, clock, site }) => {
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

test('an early click on Book a Meeting opens the dialog, or the booking page if the scripts do not load', async ({
  page,
  clock,
}) => {
  const openAndPress = async () => {
    const release = await hold(page);
    await openWithStoppedClock(page);
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

/** Links in whose places come buttons, and what a click on each opens. */
const replacedLinks = {
  'Book a Meeting': {
    link: bookingLink,
    expectOpened: (page: Page) => expect(meetingDialog(page)).toHaveCount(1),
  },
  'a film': {
    link: (page: Page) => page.getByRole('main').locator('a[href^="/films/"]').first(),
    expectOpened: (page: Page) => expect(page.getByRole('dialog')).toHaveCount(1),
  },
};

/** Presses a link before the page is live, and holds it down for longer than the page needs to become live. */
async function holdDown(page: Page, link: Locator): Promise<void> {
  const release = await hold(page);
  await page.goto('/skills-lens');
  await link.hover();
  // So that no wait for the end of a press ends by itself.
  await stopClock(page);
  await page.mouse.down();
  await release();
  await page.waitForLoadState('networkidle');
}

for (const [name, { link, expectOpened }] of Object.entries(replacedLinks))
  test(`a press on ${name} that begins before the page is live and ends after is a click`, async ({
    page,
    clock: _clock,
  }) => {
    await holdDown(page, link(page));
    await page.mouse.up();
    await expectOpened(page);
  });

test('the page becomes live although a press never ends', async ({ page, clock }) => {
  await holdDown(page, bookingLink(page));
  await expect(bookingLink(page)).toHaveCount(1);
  // Before the islands, and before the links outside them.
  await expect(async () => {
    await clock.runFor(longestPress);
    expect(await bookingLink(page).count()).toBe(0);
  }).toPass();
  await page.mouse.up();
});

test('an early click waits for scripts and dialog together within one timeout', async ({ page, clock }) => {
  const releaseDialog = await hold(page, '**/assets/MeetingDialog-*.js');
  const release = await hold(page, '**/assets/app-*.js');
  await openWithStoppedClock(page);
  await bookingLink(page).click();
  await clock.runFor(chunkTimeout - 1000);
  await release();
  await expect(page.getByRole('status').filter({ hasText: shell.loading })).toBeVisible();
  await expect(page.locator('header [aria-busy="true"]')).toHaveCount(1);
  await clock.runFor(1100);
  await expect(page).toHaveURL(outboundLinks.bookingPage.href);
  await releaseDialog();
});

test('repeats only the last of several early clicks', async ({ page, clock: _clock }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page);
  await openWithStoppedClock(page);
  const help = page.getByRole('button', { name: 'Need help?' });
  const menu = page.getByRole('banner').getByRole('button', { name: shell.menu });
  await scrollToHelp(page, help);
  await help.click();
  await page.getByRole('banner').getByRole('link', { name: shell.menu }).click();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1);
  await release();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(help).toHaveAttribute('aria-expanded', 'false');
});
