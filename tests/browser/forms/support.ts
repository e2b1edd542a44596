import type { Clock, Locator, Page, Request } from 'playwright';
import { expect } from 'playwright/test';
import type { MailboxMessage } from '../../../netlify/local/mailbox.ts';
import { outboundLinks } from '../../../src/links.ts';
import { delays } from '../../../src/site.ts';
import { type SubmissionKind, submissionPaths } from '../../../src/submissions/kinds.ts';
import type { WholeLeads } from '../../../src/submissions/schemas.ts';
import type { FieldName, fieldLabels } from '../../../src/submissions/sentences.ts';
import type { TroubleLog } from '../support/guarded-test.ts';
import type { Row, Site } from '../support/site.ts';
import { forms, shell } from '../support/words.ts';

const tables = {
  newsletter: 'newsletter_subscriptions',
  meeting: 'meeting_bookings',
  report: 'report_downloads',
} as const satisfies Record<SubmissionKind, string>;

/** The stored leads of one kind, oldest first. */
export function storedLeads(site: Site, kind: SubmissionKind): Promise<readonly Row[]> {
  return site.query(`select * from ${tables[kind]} order by created_at`);
}

/** Waits until as many notifications as given are sent, checks that there are no more, and returns the mails. */
export async function expectMails(site: Site, count: number): Promise<readonly MailboxMessage[]> {
  const outbox = () => site.query('select status, attempts from notification_outbox');
  const sent = Array.from({ length: count }, () => ({ status: 'sent', attempts: 1 }));
  await expect.poll(outbox).toEqual(sent);
  expect(site.mailbox.messages()).toHaveLength(count);
  return site.mailbox.messages();
}

/** Lets the page's clock run `milliseconds` and checks that a tab with that address opens then, not one earlier. */
export async function expectTabAfter(
  page: Page,
  clock: Clock,
  milliseconds: number,
  address: string,
): Promise<void> {
  const before = page.context().pages();
  await clock.runFor(milliseconds - 1);
  expect(page.context().pages()).toEqual(before);
  const opened = page.context().waitForEvent('page');
  await clock.runFor(1);
  await expectTab(await opened, address);
}

/** Checks that a tab that a page opened shows this address, cannot reach back to the page, and closes it. */
export async function expectTab(tab: Page, address: string): Promise<void> {
  await expect(tab).toHaveURL(address);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
}

/** The requests that a page sends to a path from now on. */
export function watchRequests(page: Page, path: string): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests.push(request);
  });
  return requests;
}

/** Waits until scripts have taken the form over: until then a submit would be the browser's own. */
export async function live(form: Locator): Promise<Locator> {
  await expect(form).toHaveAttribute('novalidate');
  return form;
}

/** Opens the home page, or another address of it, and returns its live newsletter form. */
export async function openNewsletter(page: Page, address = '/'): Promise<Locator> {
  await page.goto(address);
  return live(page.getByRole('form', { name: forms.newsletter.label }));
}

/** Opens the report page and returns its live form. */
export async function openReport(page: Page): Promise<Locator> {
  await page.goto('/future-skills-report');
  return live(page.getByRole('form', { name: 'Future Skills Report 2025' }));
}

/** The open meeting dialog. */
export function meetingDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Book a Meeting' });
}

/** Presses the header's Book a Meeting on the page as it stands and returns the dialog. */
export async function openMeeting(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).click();
  await expect(meetingDialog(page)).toBeVisible();
  return meetingDialog(page);
}

/** A text for each label of a form. */
export type ByLabel<Kind extends SubmissionKind> = Readonly<
  Record<(typeof fieldLabels)[Extract<keyof WholeLeads[Kind], FieldName>], string>
>;

export const meetingValues = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  'Organisation name': 'Analytical Engines',
  Email: 'ada@engines.example',
  'Meeting type': 'Demo',
} as const satisfies ByLabel<'meeting'>;

export const reportValues = {
  'First name': 'Grace',
  'Last name': 'Hopper',
  Email: 'grace@navy.example',
  Organisation: 'US Navy',
} as const satisfies ByLabel<'report'>;

/** Fills fields by label; a choice takes the option's text. */
export async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true });
    if (label === 'Meeting type') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Checks that fields hold these values. */
export async function expectValues(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
  }
}

interface ExpectedToast {
  readonly title: string;
  readonly description: string;
  readonly style: 'normal' | 'destructive';
}

/** The toasts on the page. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: shell.toasts.region, includeHidden: true }).getByRole('listitem', {
    includeHidden: true,
  });
}

/** Waits for a toast, the only one on the page, checks its words and style and returns it. */
export async function expectToast(
  page: Page,
  { title, description, style }: ExpectedToast,
): Promise<Locator> {
  const toast = toasts(page);
  await expect(toast).toHaveCount(1);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(description, { exact: true })).toBeVisible();
  await expect(toast).toHaveAttribute('data-style', style);
  return toast;
}

/** One of the site's forms: how it is opened, filled and sent, and what it says. */
export interface FormUnderTest {
  readonly kind: SubmissionKind;
  readonly open: (page: Page) => Promise<Locator>;
  readonly values: Readonly<Record<string, string>>;
  /** What its button says, and while the form is busy. */
  readonly button: { readonly rest: string; readonly busy: string };
  readonly failure: { readonly description: string; readonly style: 'normal' | 'destructive' };
  readonly success: { readonly title: string; readonly description: string };
  /** A text of the page once the lead is stored. */
  readonly stored: string;
  /** The page that opens by itself a while later, and the link to it. */
  readonly next: { readonly link: string; readonly href: string; readonly delay: number };
}

export const meetingForm: FormUnderTest = {
  kind: 'meeting',
  async open(page) {
    await page.goto('/pricing');
    return openMeeting(page);
  },
  values: meetingValues,
  button: { rest: 'Submit', busy: 'Submitting...' },
  failure: {
    description: 'There was a problem submitting your request. Please try again.',
    style: 'destructive',
  },
  success: {
    title: 'Meeting Request Submitted',
    description: 'Thank you Ada! Your booking page is opening in a new tab.',
  },
  stored: 'Meeting Request Submitted',
  next: {
    link: forms.meeting.link,
    href: outboundLinks.bookingPage.href,
    delay: delays.bookingPageOpens,
  },
};

export const newsletterForm: FormUnderTest = {
  kind: 'newsletter',
  open: openNewsletter,
  values: { Email: 'reader@news.example' },
  button: { rest: 'Subscribe', busy: 'Subscribing...' },
  failure: { description: 'There was a problem subscribing. Please try again.', style: 'destructive' },
  success: { title: 'Subscribed!', description: 'Thank you for subscribing to our Global Skills News.' },
  stored: '✓ Subscribed!',
  next: {
    link: forms.newsletter.link,
    href: outboundLinks.newsletterPage.href,
    delay: delays.newsletterPageOpens,
  },
};

export const reportForm: FormUnderTest = {
  kind: 'report',
  open: openReport,
  values: reportValues,
  button: { rest: 'Download report', busy: 'Processing...' },
  failure: {
    description: 'There was a problem processing your request. Please try again.',
    style: 'normal',
  },
  success: {
    title: 'Download Started',
    description: 'Your report download has been processed successfully.',
  },
  stored: 'Access Granted',
  next: { link: forms.report.link, href: outboundLinks.reportDocument.href, delay: delays.reportOpens },
};

/** Fills a form and presses its button. */
export async function send(
  form: Locator,
  { values, button }: FormUnderTest,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  await fill(form, { ...values, ...changes });
  await form.getByRole('button', { name: button.rest }).click();
}

/** Waits until the page says that the lead is stored. */
export async function expectStored(page: Page, { stored }: FormUnderTest): Promise<void> {
  await expect(page.getByText(stored, { exact: true }).first()).toBeVisible();
}

/** Has the next answers of a form's function be this problem (RFC 9457); the request never reaches it. */
export async function refuseWith(
  page: Page,
  guard: TroubleLog,
  kind: SubmissionKind,
  problem: { readonly status: number; readonly code: string; readonly errors?: object },
): Promise<void> {
  guard.expect(new RegExp(`^console\\.error: Failed to load resource: .* ${problem.status} `));
  await page.route(`**${submissionPaths[kind]}`, (route) =>
    route.fulfill({
      status: problem.status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', ...problem }),
    }),
  );
}

/** Lets the next submission reach its function, which stores it, and loses the answer on the way back. */
export async function loseAnswer(page: Page, guard: TroubleLog, kind: SubmissionKind): Promise<void> {
  guard.expect(/^console\.error: Failed to load resource: net::ERR_CONNECTION_RESET/);
  guard.expect(/^failed request: .*ERR_CONNECTION_RESET/);
  await page.route(
    `**${submissionPaths[kind]}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
