import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { outboundLinks } from '../../../src/content/links.ts';
import { type SubmissionKind, submissionPaths } from '../../../src/submissions/kinds.ts';
import { isReleaseTier } from '../../support/tier.ts';
import { stopClock, watchRequests } from '../shell/live-page.ts';
import { test } from '../support/test.ts';
import {
  expectOneLead,
  expectToast,
  expectValues,
  meetingDialog,
  meetingForm,
  newsletterForm,
  reportForm,
  reportFormOf,
  send,
  storedLeads,
} from './support.ts';

/** APIs that the scripts use and that are younger than the language they are written in, or absent on plain HTTP. */
const newerApis = [
  'AbortSignal.timeout',
  'Crypto.prototype.randomUUID',
  'Crypto.prototype.subtle',
  'Element.prototype.ariaBusy',
  'Element.prototype.ariaHasPopup',
  'Element.prototype.checkVisibility',
  'Element.prototype.role',
  'HTMLFormElement.prototype.requestSubmit',
  'Object.hasOwn',
  'SubmitEvent.prototype.submitter',
  'URLSearchParams.prototype.size',
  'window.PerformanceObserver',
  'window.ResizeObserver',
  'window.navigation',
  'window.reportError',
  'window.requestIdleCallback',
] as const;

/** Removes, before a page's scripts run, the APIs that the page's address names. Runs in the page. */
function removeNamedApis(): void {
  for (const api of new URLSearchParams(location.search).get('without')?.split(',') ?? []) {
    const path = api.split('.');
    const name = path.pop() ?? '';
    const owner = path.reduce<object>((object, part) => Reflect.get(object, part), globalThis);
    Reflect.deleteProperty(owner, name);
  }
}

/** Has listeners ignore the option `signal`, as in Safari 14. Runs in the page. */
function ignoreSignals(): void {
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function addWithoutSignal(type, listener, options) {
    const rest = typeof options === 'object' ? { ...options, signal: undefined } : options;
    add.call(this, type, listener, rest);
  };
}

/**
 * Sends the report form of a page before it is live, then presses Book a Meeting. Expects one stored lead, the dialog or the
 * booking page, and that nothing waits for a timeout: the page's clock stands still.
 */
async function sendAndPress(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await stopClock(page);
  await send(reportFormOf(page), reportForm);
  await expect(page.getByRole('heading', { name: 'Thank You', exact: true })).toBeVisible();
  await page.getByRole('banner').getByText('Book a Meeting').click();
  await expect(async () => {
    const isOpen = await meetingDialog(page).isVisible();
    expect(isOpen || page.url().endsWith(outboundLinks.bookingPage.href)).toBe(true);
  }).toPass();
}

/** What a browser lacks: every newer API at once, and before a release each by itself too. */
const lacks: readonly string[] = [newerApis.join(), ...(isReleaseTier ? newerApis : [])];

test('pages read, and forms and Book a Meeting work at once, without the newer APIs that the scripts use', async ({
  page,
  site,
  clock: _clock,
}) => {
  await page.addInitScript(removeNamedApis);
  for (const lack of lacks) {
    await test.step(lack, async () => {
      await sendAndPress(page, `/future-skills-report?without=${lack}`);
      await expectOneLead(site, reportForm);
      await site.reset();
    });
  }
});

test('forms and Book a Meeting work at once in a browser whose listeners know no signal', async ({
  page,
  site,
  clock: _clock,
}) => {
  await page.addInitScript(ignoreSignals);
  await sendAndPress(page, '/future-skills-report');
  await expectOneLead(site, reportForm);
});

/** Fails every request of a script to a form's function, as an extension may. */
async function blockScripts(page: Page, kind: SubmissionKind): Promise<void> {
  await page.route(`**${submissionPaths[kind]}`, (route) =>
    route.request().isNavigationRequest() ? route.fallback() : route.abort('blockedbyclient'),
  );
}

const blocked = [
  /^console\.error: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/,
  /^failed request: .*ERR_BLOCKED_BY_CLIENT/,
];

// The next test does the same with the form for meetings, which is in a dialog.
for (const form of isReleaseTier ? [meetingForm, newsletterForm, reportForm] : [reportForm]) {
  const { kind, button, values, failure, stored } = form;

  test(`the browser posts a ${kind} after two tries of its scripts that got no answer`, async ({
    page,
    site,
    consoleGuard,
  }) => {
    for (const trouble of blocked) consoleGuard.expect(trouble);
    await blockScripts(page, kind);
    const requests = watchRequests(page, submissionPaths[kind]);
    const element = await form.open(page);
    await send(element, form);
    await expectToast(page, failure);
    await expectValues(element, values);
    await element.getByRole('button', { name: button.rest }).click();
    await expect(page).toHaveURL(`/thank-you/${kind}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      kind === 'report' ? 'Thank You' : stored,
    );
    expect(requests).toHaveLength(3);
    await expectOneLead(site, form);
  });
}

test('a request that was stored twice without an answer and is posted by the browser is one lead', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.expect(/^console\.error: Failed to load resource: net::ERR_CONNECTION_RESET/);
  consoleGuard.expect(/^failed request: .*ERR_CONNECTION_RESET/);
  await page.route('**/api/meeting', async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  const dialog = await meetingForm.open(page);
  await send(dialog, meetingForm, { 'First name': ' Ada ' });
  await expectToast(page, meetingForm.failure);
  expect(await storedLeads(site, 'meeting')).toHaveLength(1);
  await dialog.getByRole('button', { name: meetingForm.button.rest }).click();
  await expect(page).toHaveURL('/thank-you/meeting');
  await expectOneLead(site, meetingForm);
});

test('a form keeps what was typed while the browser is offline, however often it is sent', async ({
  page,
  site,
  consoleGuard,
}) => {
  consoleGuard.expect(/^console\.error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  consoleGuard.expect(/^failed request: .*ERR_INTERNET_DISCONNECTED/);
  const form = await reportForm.open(page);
  await form.getByLabel('First name').focus();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  for (let tries = 0; tries < 3; tries += 1) {
    await send(form, reportForm);
    await expect(form.getByText(reportForm.failure.description)).toBeVisible();
    await expectValues(form, reportForm.values);
  }
  await page.context().setOffline(false);
  await form.getByRole('button', { name: reportForm.button.rest }).click();
  await expect(form).toBeHidden();
  await expectOneLead(site, reportForm);
});
