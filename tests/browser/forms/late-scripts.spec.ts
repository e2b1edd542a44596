import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { readContent } from '../../../src/build/content/read-content.ts';
import { outboundLinks } from '../../../src/content/links.ts';
import { chunkTimeout } from '../../../src/site.ts';
import { isReleaseTier } from '../../support/tier.ts';
import { hold, loseChunk, openLive, stopClock, waitUntilLive, watchRequests } from '../shell/live-page.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';
import { shell } from '../support/words.ts';
import {
  expectMails,
  expectOneLead,
  expectStored,
  fill,
  loseAnswer,
  meetingDialog,
  meetingForm,
  newsletterForm,
  openMeeting,
  reportForm,
  send,
  storedLeads,
} from './support.ts';

const formCode = '**/assets/form-session-*.js';

const loading = (page: Page) => page.getByRole('status').filter({ hasText: shell.loading });

/**
 * Records whether the next click gives visible and audible feedback by the next task, well within 100 ms. Unlike a clock, this
 * does not depend on the machine's speed. Browsers run the task after painting, so poll the returned function.
 */
async function watchNextClick(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const status = document.querySelector('[role="status"]:not(:empty)');
      const shown = document.querySelector('[aria-busy="true"]') !== null && status?.checkVisibility();
      Reflect.set(window, 'clickShown', shown);
    };
    addEventListener('click', () => port2.postMessage(''), { capture: true, once: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'clickShown'));
}

/** Returns a list that fills with the text of each dialog opened from now on, even while the page is unloading. */
async function watchDialogs(page: Page): Promise<readonly string[]> {
  const dialogs: string[] = [];
  await page.exposeFunction('noteDialog', (text: string) => dialogs.push(text));
  await page.evaluate(() => {
    const note: unknown = Reflect.get(globalThis, 'noteDialog');
    new MutationObserver(() => {
      const dialog = document.querySelector('[role="dialog"]');
      if (dialog && typeof note === 'function') note(dialog.textContent);
    }).observe(document.body, { childList: true });
  });
  return dialogs;
}

const demo = readContent('content/videos').videos['product-demo'];

/** The documents of a path that the page is asked to show from now on. */
function watchNavigations(page: Page, path: string): readonly string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (request.isNavigationRequest() && new URL(address).pathname === path) addresses.push(address);
  });
  return addresses;
}

const openerOf = (page: Page, href: string): Locator => page.locator(`button[data-href="${href}"]`).first();

/** Chunks that a click waits for, a page that has such a control, and where the control leads without the chunk. */
const chunks = [
  { chunk: 'MeetingDialog', path: '/pricing', href: outboundLinks.bookingPage.href },
  {
    chunk: 'VideoDialog',
    path: '/scale-growth',
    href: demo.film?.file ?? outboundLinks.videoProductDemo.href,
  },
  { chunk: 'ConsentDialog', path: '/pricing', href: '/cookie-policy#preferences' },
] as const;

test.describe('stalled scripts', () => {
  // All controls wait by the same code.
  for (const { chunk, path, href } of isReleaseTier ? chunks : chunks.slice(0, 1)) {
    test(`a click that waits for ${chunk} is busy at once and follows the link after ${chunkTimeout} ms`, async ({
      page,
      clock,
    }) => {
      const release = await hold(page, `**/assets/${chunk}-*.js`);
      await openLive(page, path);
      const opener = openerOf(page, href);
      await opener.scrollIntoViewIfNeeded();
      await stopClock(page);
      const clickShown = await watchNextClick(page);
      await opener.click();
      await expect(opener).toHaveAttribute('aria-busy', 'true');
      await expect.poll(clickShown).toBe(true);
      const dialogs = await watchDialogs(page);
      // A film that is opened by itself is asked for twice: by the browser, and by the player it shows.
      const navigations = watchNavigations(page, new URL(href, page.url()).pathname);
      // After a timeout the late chunk is ignored: it arrives while the browser is navigating.
      const goOn = await hold(page, new URL(href, page.url()).href.replace(/#.*/, ''));
      await clock.runFor(chunkTimeout);
      await expect.poll(() => navigations.length).toBe(1);
      await release();
      await page.waitForResponse((answer) => answer.url().includes(chunk));
      expect(dialogs).toEqual([]);
      await goOn();
      await expect(page).toHaveURL(href);
      expect(navigations).toHaveLength(1);
    });
  }

  test('a chunk that arrives in time opens the dialog, and the link is not followed later', async ({
    page,
    clock,
  }) => {
    const release = await hold(page, '**/assets/MeetingDialog-*.js');
    await openLive(page, '/pricing');
    const opener = openerOf(page, outboundLinks.bookingPage.href);
    await stopClock(page);
    await opener.click();
    await expect(loading(page)).toBeVisible();
    await opener.click();
    await release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(loading(page)).toHaveCount(0);
    await expect(opener).not.toHaveAttribute('aria-busy');
    await clock.runFor(2 * chunkTimeout);
    await expect(page).toHaveURL('/pricing');
  });

  test('a form whose code stalls is busy at once, then the browser posts it once with the id of the lost attempt', async ({
    page,
    clock,
    site,
    consoleGuard,
  }) => {
    await loseAnswer(page, consoleGuard, 'report');
    const form = await reportForm.open(page);
    await send(form, reportForm, { Organisation: ' US Navy ' });
    await expect(form.getByRole('button', { name: reportForm.button.rest })).toBeEnabled();
    expect(await storedLeads(site, 'report')).toHaveLength(1);
    const release = await hold(page, formCode);
    await page.reload();
    await waitUntilLive(page);
    await fill(form, reportForm.values);
    const posts = watchRequests(page, '/api/report');
    const answer = await hold(page, '**/api/report');
    await stopClock(page);
    const clickShown = await watchNextClick(page);
    await form.getByRole('button', { name: reportForm.button.rest }).click();
    const button = form.getByRole('button', { name: reportForm.button.busy });
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect.poll(clickShown).toBe(true);
    await button.click();
    expect(posts).toEqual([]);
    await clock.runFor(chunkTimeout);
    await expect.poll(() => posts.length).toBe(1);
    await release();
    await page.waitForResponse((response) => response.url().includes('form-session'));
    await answer();
    await expect(page).toHaveURL('/thank-you/report');
    expect(posts).toHaveLength(1);
    await expectOneLead(site, reportForm);
  });
});

test.describe('missing scripts, as after a deploy', () => {
  test('the browser posts forms without the code that sends them, but no empty subscription', async ({
    page,
    site,
    consoleGuard,
  }) => {
    await loseChunk(page, consoleGuard, 'form-session');
    await send(await meetingForm.open(page), meetingForm);
    await expect(page).toHaveURL('/thank-you/meeting');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(meetingForm.stored);
    expect(await storedLeads(site, 'meeting')).toMatchObject([meetingForm.row]);

    const form = await newsletterForm.open(page);
    await form.getByRole('button', { name: newsletterForm.button.rest }).click();
    await send(form, newsletterForm);
    await expect(page).toHaveURL('/thank-you/newsletter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsletterForm.stored);
    expect(await storedLeads(site, 'newsletter')).toHaveLength(1);
    await expectMails(site, 2);
  });

  test('the confirmation has the link if no toast loads and nothing can pop up', async ({
    page,
    site,
    consoleGuard,
  }) => {
    await page.addInitScript(() => Reflect.set(window, 'open', () => null));
    await loseChunk(page, consoleGuard, 'Toasts');
    const dialog = await meetingForm.open(page);
    await send(dialog, meetingForm);
    const confirmation = page.getByRole('region', { name: meetingForm.values['First name'] ?? '' });
    await expect(confirmation.locator(':focus')).toHaveCount(1);
    await expect(dialog).toBeHidden();
    await expect(confirmation.getByRole('link', { name: meetingForm.next.link })).toHaveAttribute(
      'href',
      meetingForm.next.href,
    );
    await expectAccessible(page, 'html');
    await expectOneLead(site, meetingForm);
    await page.keyboard.press('Escape');
    await expect(confirmation).toHaveCount(0);
    await openMeeting(page);
    await expect(dialog.getByLabel('First name')).toHaveValue('');
  });

  test('without toasts the form shows the outcome, and without the dialog Book a Meeting opens the booking page', async ({
    page,
    site,
    consoleGuard,
  }) => {
    await loseChunk(page, consoleGuard, 'Toasts');
    await loseChunk(page, consoleGuard, 'MeetingDialog');
    await send(await reportForm.open(page), reportForm);
    await expectStored(page, reportForm);
    await expect(page.getByRole('link', { name: reportForm.next.link })).toBeVisible();
    await expectOneLead(site, reportForm);
    await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).click();
    await expect(page).toHaveURL(outboundLinks.bookingPage.href);
    await expect(meetingDialog(page)).toBeHidden();
  });
});
