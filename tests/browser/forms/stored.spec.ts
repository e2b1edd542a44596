import { expect } from 'playwright/test';
import { submissionPaths } from '../../../src/submissions/kinds.ts';
import { unfilledAttributes } from '../../../src/submissions/limits.ts';
import { hold, stopClock, watchRequests } from '../shell/live-page.ts';
import { test } from '../support/test.ts';
import {
  expectMails,
  expectOneLead,
  expectStored,
  expectToast,
  fill,
  meetingForm,
  newsletterForm,
  reportForm,
  send,
  storedLeads,
} from './support.ts';

for (const [form, attribution] of [
  [meetingForm, { page: '/pricing', campaign: {}, control: 'header' }],
  [newsletterForm, { page: '/', campaign: {}, control: 'news-sidebar' }],
  [reportForm, { page: '/future-skills-report', campaign: {}, control: 'report-form' }],
] as const) {
  const { kind, values, row, button, success, stored, next } = form;
  test(`stores a ${kind} once, sends one mail and opens a page ${next.delay} ms later`, async ({
    page,
    clock,
    site,
  }) => {
    const requests = watchRequests(page, submissionPaths[kind]);
    const release = await hold(page, `**/api/${kind}`);
    const element = await form.open(page);
    await fill(element, values);
    await stopClock(page);
    await element.getByRole('button', { name: button.rest }).dblclick();
    await expect(element.getByRole('button', { name: button.busy })).toBeDisabled();
    await expect(element.getByRole('button', { name: button.busy })).toHaveAttribute('aria-busy', 'true');
    const status = page.getByRole('status').filter({ hasText: button.busy });
    await expect(status).toHaveText(button.busy);
    await expect(
      status.locator('xpath=ancestor::*[@aria-busy]'),
      'screen readers skip busy elements',
    ).toHaveCount(0);
    for (const label of Object.keys(values))
      await expect(element.getByLabel(label, { exact: true })).toBeDisabled();
    // A second submit before the form shows the first.
    await element.evaluate((outer) =>
      (outer.closest('form') ?? outer.querySelector('form'))?.requestSubmit(),
    );
    await release();

    await expect(element).toBeHidden();
    const toast = await expectToast(page, { ...success, style: 'normal' });
    const panel = kind === 'meeting' ? toast : page.locator(':focus');
    await expect(panel).toContainText(stored);
    await expect(panel.getByRole('link', { name: next.link })).toHaveAttribute('href', next.href);
    const before = page.context().pages();
    await clock.runFor(next.delay - 1);
    expect(page.context().pages()).toEqual(before);
    const opened = page.context().waitForEvent('page');
    await clock.runFor(1);
    const tab = await opened;
    await expect(tab).toHaveURL(next.href);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
    expect(requests).toHaveLength(1);
    await expectOneLead(site, { ...form, row: { ...row, quarantined: false, attribution } });
  });
}

test('quarantines a lead with a filled honeypot without a mail, and shows success', async ({
  page,
  site,
}) => {
  const form = await newsletterForm.open(page);
  // Bots find the field; people can neither see nor reach it.
  const field = form.locator('input[name="website"]');
  await expect(field).not.toBeInViewport();
  const hidden = { tabIndex: -1, ...unfilledAttributes };
  for (const [name, value] of Object.entries(hidden))
    await expect(field).toHaveAttribute(name.toLowerCase(), String(value));
  await field.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await send(form, newsletterForm);
  await expectStored(page, newsletterForm);
  await expectMails(site, 0);
  expect(await storedLeads(site, 'newsletter')).toMatchObject([{ quarantined: true }]);
});
