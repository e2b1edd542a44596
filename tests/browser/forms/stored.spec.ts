import { expect } from 'playwright/test';
import { submissionPaths } from '../../../src/submissions/kinds.ts';
import { hold, titleOf } from '../shell/live-page.ts';
import { test } from '../support/test.ts';
import { shell, mail as words } from '../support/words.ts';
import {
  expectMails,
  expectStored,
  expectTab,
  expectTabAfter,
  expectToast,
  type FormUnderTest,
  fill,
  meetingForm,
  newsletterForm,
  openNewsletter,
  reportForm,
  send,
  storedLeads,
  watchRequests,
} from './support.ts';

/** What every stored lead has. */
const ofEveryLead = {
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  submission_id: expect.stringMatching(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  ),
  content_digest: expect.stringMatching(/^[0-9a-f]{64}$/),
  quarantined: false,
  created_at: expect.any(Date),
};

/** What each form stores and tells the team, from what a visitor typed. */
const leads: readonly {
  readonly form: FormUnderTest;
  readonly typed: Readonly<Record<string, string>>;
  readonly row: Readonly<Record<string, unknown>>;
  readonly mail: Readonly<Record<string, unknown>>;
}[] = [
  {
    form: meetingForm,
    typed: {
      'First name': ' Ada ',
      'Last name': "<b>O'Neil & Co</b>",
      'Organisation name': 'A "quoted" <script>',
    },
    row: {
      first_name: 'Ada',
      last_name: "<b>O'Neil & Co</b>",
      organisation_name: 'A "quoted" <script>',
      email: 'ada@engines.example',
      meeting_type: 'Demo',
      attribution: { page: '/pricing', campaign: {}, control: 'header' },
    },
    mail: {
      subject: expect.stringMatching(`^${words.meeting.subject} M-[0-9A-F]{8}$`),
      textBody: expect.stringContaining(": <b>O'Neil & Co</b>\n"),
      htmlBody: expect.stringMatching(/<td>&lt;b&gt;O&#?\w+;Neil &amp; Co&lt;\/b&gt;<\/td>/),
    },
  },
  {
    form: newsletterForm,
    typed: {},
    row: {
      email: 'reader@news.example',
      source: 'global-skills-news',
      attribution: { page: '/', campaign: {}, control: 'news-sidebar' },
    },
    mail: {
      subject: expect.stringMatching(`^${words.newsletter.subject} N-[0-9A-F]{8}$`),
      textBody: expect.stringContaining(`${words.labels.source}: global-skills-news`),
    },
  },
  {
    form: reportForm,
    typed: {},
    row: {
      first_name: 'Grace',
      last_name: 'Hopper',
      organisation: 'US Navy',
      email: 'grace@navy.example',
      report_type: 'future-skills-report',
      attribution: { page: '/future-skills-report', campaign: {}, control: 'report-form' },
    },
    mail: {
      subject: expect.stringMatching(`^${words.report.subject} R-[0-9A-F]{8}$`),
      htmlBody: expect.stringContaining('<td>US Navy</td>'),
    },
  },
];

for (const { form: each, typed, row, mail } of leads) {
  const { kind, values, button, success, next } = each;
  test(`a ${kind} is stored once, the team is told once, and a page opens ${next.delay} ms later`, async ({
    page,
    clock,
    site,
  }) => {
    await clock.install();
    const requests = watchRequests(page, submissionPaths[kind]);
    const release = await hold(page, `**/api/${kind}`);
    const form = await each.open(page);
    await fill(form, { ...values, ...typed });
    await clock.pauseAt(Date.now() + 60_000);
    await form.getByRole('button', { name: button.rest }).dblclick();
    await expect(form.getByRole('button', { name: button.busy })).toBeDisabled();
    for (const label of Object.keys(values))
      await expect(form.getByLabel(label, { exact: true })).toBeDisabled();
    // As a second press would that comes before the first has shown.
    await form.evaluate((element) =>
      (element.closest('form') ?? element.querySelector('form'))?.requestSubmit(),
    );
    await release();

    await expect(form).toBeHidden();
    const toast = await expectToast(page, { ...success, style: 'normal' });
    const panel = kind === 'meeting' ? toast : page.locator(':focus');
    await expect(panel).toContainText(each.stored);
    const link = panel.getByRole('link', { name: next.link });
    await expect(link).toHaveAttribute('href', next.href);
    await expectTabAfter(page, clock, next.delay, next.href);
    expect(requests).toHaveLength(1);
    expect(await storedLeads(site, kind)).toEqual([{ ...ofEveryLead, ...row }]);
    const [sent] = await expectMails(site, 1);
    expect(sent).toMatchObject({ tag: kind, replyTo: values.Email, messageStream: 'outbound', ...mail });
    expect(sent?.htmlBody).not.toContain('<script>');
    const [{ reference, data } = {}] = await site.query('select reference, data from notification_outbox');
    expect(sent?.subject).toContain(String(reference));
    expect(data).toEqual({});
  });
}

/** Does what a popup blocker does, and counts: the call returns null and nothing opens. */
function blockPopups() {
  const blocked: unknown[][] = [];
  Reflect.set(window, 'blockedPopups', blocked);
  Reflect.set(window, 'open', (...call: unknown[]) => {
    blocked.push(call);
    return null;
  });
}

test('where no page may open by itself, the form links it; the field is empty for the next address', async ({
  page,
  clock,
}) => {
  await clock.install();
  await page.addInitScript(blockPopups);
  const { link, href, delay } = newsletterForm.next;
  const form = await openNewsletter(page);
  await send(form, newsletterForm);
  await expectStored(page, newsletterForm);
  await clock.fastForward(delay);
  // The page has tried to open the address by itself, once.
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'blockedPopups')))
    .toEqual([[href, '_blank', 'noopener']]);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: link }).click();
  await expectTab(await opened, href);
  await page.getByRole('contentinfo').locator('a[href="/pricing"]').click();
  await expect(page).toHaveURL('/pricing');
  await expect(page).toHaveTitle(titleOf('/pricing'));
  await page.getByRole('link', { name: shell.home }).click();
  await expect(form.getByLabel('Email')).toHaveValue('');
});

test('with the hidden field filled a lead looks stored and reaches nobody', async ({ page, site }) => {
  const form = await openNewsletter(page);
  // A form-filling program finds the field; a person can neither see nor reach it.
  const field = form.locator('input[name="website"]');
  await expect(field).not.toBeInViewport();
  await expect(field).toHaveAttribute('tabindex', '-1');
  await field.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await send(form, newsletterForm);
  await expectStored(page, newsletterForm);
  await expectMails(site, 0);
  expect(await storedLeads(site, 'newsletter')).toMatchObject([{ quarantined: true }]);
});
