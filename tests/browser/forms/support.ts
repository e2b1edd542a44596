import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { leadKinds } from '../../../netlify/submissions/lead-kinds.ts';
import { sampleLead } from '../../../netlify/submissions/sample-leads.ts';
import { outboundLinks } from '../../../src/content/links.ts';
import { successPages } from '../../../src/forms/success-pages.ts';
import { delays } from '../../../src/site.ts';
import { fieldsOf } from '../../../src/submissions/form-fields.ts';
import { meetingTypes, type SubmissionKind, submissionPaths } from '../../../src/submissions/kinds.ts';
import { outcomeSentences } from '../../../src/submissions/sentences.ts';
import type { TroubleLog } from '../support/guarded-test.ts';
import type { Row, Site } from '../support/site.ts';
import { forms, shell } from '../support/words.ts';

/** Returns the stored leads of a kind, oldest first. */
export function storedLeads(site: Site, kind: SubmissionKind): Promise<readonly Row[]> {
  return site.query(`select * from ${leadKinds[kind].table} order by created_at`);
}

/** Waits until the functions are idle and expects `count` mails in total. */
export async function expectMails(site: Site, count: number): Promise<void> {
  await site.idle();
  expect(site.mailbox.messages()).toHaveLength(count);
}

/** Expects a single stored lead with the form's values, and a single mail. */
export async function expectOneLead(site: Site, { kind, row }: FormUnderTest): Promise<void> {
  expect(await storedLeads(site, kind)).toMatchObject([row]);
  await expectMails(site, 1);
}

/** Waits until a form is live. Before that the browser would submit it. */
export async function live(form: Locator): Promise<Locator> {
  await expect(form).toHaveAttribute('novalidate');
  return form;
}

/** Returns the open meeting dialog. */
export function meetingDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Book a Meeting' });
}

/** Returns the header's link to the booking page, which has the role of a button once the page is live. */
export function bookingLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'Book a Meeting' });
}

/** Clicks the header's Book a Meeting and returns the dialog. */
export async function openMeeting(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Book a Meeting' }).click();
  await expect(meetingDialog(page)).toBeVisible();
  return meetingDialog(page);
}

/** Returns the report page's form. */
export function reportFormOf(page: Page): Locator {
  return page.getByRole('form', { name: 'Future Skills Report 2025' });
}

/** Fills fields, by label. */
export async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true });
    if (label === 'Meeting type') await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Expects the values of fields, by label. */
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

/** Returns the toasts on the page. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: shell.toasts.region, includeHidden: true }).getByRole('listitem', {
    includeHidden: true,
  });
}

/** Expects a single toast with this title, description and style, and returns it. */
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

/** How to open, fill and send a form, and the texts that it shows. */
export interface FormUnderTest {
  readonly kind: SubmissionKind;
  readonly open: (page: Page) => Promise<Locator>;
  /** The values to type, by label. */
  readonly values: Readonly<Record<string, string>>;
  /** The expected columns of the stored lead. */
  readonly row: Row;
  /** The button's label, and its label while the form is being sent. */
  readonly button: { readonly rest: string; readonly busy: string };
  readonly failure: ExpectedToast;
  readonly success: Omit<ExpectedToast, 'style'>;
  /** A text that the page shows once the lead is stored. */
  readonly stored: string;
  /** The page that opens after `delay` milliseconds, and the label of the link to it. */
  readonly next: { readonly link: string; readonly href: string; readonly delay: number };
}

/** Returns what is typed into each field of a form, by label: a chosen text, or else that of a sample lead. */
function typedInto(kind: SubmissionKind, chosen: Readonly<Record<string, string>>) {
  const sample = sampleLead(kind, 'sample');
  return Object.fromEntries(
    fieldsOf(kind).map(({ name, label }) => [label, chosen[label] ?? sample[name] ?? '']),
  );
}

/** Returns the columns of a lead whose fields were typed in, by label. */
function storedFrom(kind: SubmissionKind, values: Readonly<Record<string, string>>): Row {
  return Object.fromEntries(fieldsOf(kind).map(({ label, column }) => [column, values[label]]));
}

const meetingValues = typedInto('meeting', {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  'Organisation name': 'Analytical Engines',
  Email: 'ada@engines.example',
  'Meeting type': 'Demo',
});
const reportValues = typedInto('report', {
  'First name': 'Grace',
  'Last name': 'Hopper',
  Email: 'grace@navy.example',
  Organisation: 'US Navy',
});

export const meetingForm: FormUnderTest = {
  kind: 'meeting',
  async open(page) {
    await page.goto('/pricing');
    return openMeeting(page);
  },
  values: meetingValues,
  row: {
    ...storedFrom('meeting', meetingValues),
    first_name: 'Ada',
    last_name: 'Lovelace',
    organisation_name: 'Analytical Engines',
    email: 'ada@engines.example',
    meeting_type: 'Demo',
  },
  button: { rest: 'Submit', busy: 'Submitting...' },
  failure: { ...outcomeSentences.meeting.failure, style: 'destructive' },
  success: outcomeSentences.meeting.success('Ada'),
  stored: 'Meeting Request Submitted',
  next: {
    link: forms.meeting.link,
    href: successPages.meeting.href,
    delay: delays.bookingPageOpens,
  },
};

const { 'Meeting type': _, ...registrationValues } = meetingValues;

/** The form of Register, which does not ask for a meeting type. */
export const registrationForm: FormUnderTest = {
  ...meetingForm,
  values: registrationValues,
  row: { ...meetingForm.row, meeting_type: meetingTypes[0] },
};

export const newsletterForm: FormUnderTest = {
  kind: 'newsletter',
  async open(page) {
    await page.goto('/');
    return live(page.getByRole('form', { name: forms.newsletter.label }));
  },
  values: { Email: 'reader@news.example' },
  row: { email: 'reader@news.example', source: 'global-skills-news' },
  button: { rest: 'Subscribe', busy: 'Subscribing...' },
  failure: { ...outcomeSentences.newsletter.failure, style: 'destructive' },
  success: outcomeSentences.newsletter.success(''),
  stored: '✓ Subscribed!',
  next: {
    link: forms.newsletter.link,
    href: outboundLinks.newsletterPage.href,
    delay: delays.newsletterPageOpens,
  },
};

export const reportForm: FormUnderTest = {
  kind: 'report',
  async open(page) {
    await page.goto('/future-skills-report');
    return live(reportFormOf(page));
  },
  values: reportValues,
  row: {
    ...storedFrom('report', reportValues),
    first_name: 'Grace',
    last_name: 'Hopper',
    organisation: 'US Navy',
    email: 'grace@navy.example',
    report_type: 'future-skills-report',
  },
  button: { rest: 'Download report', busy: 'Processing...' },
  failure: { ...outcomeSentences.report.failure, style: 'normal' },
  success: outcomeSentences.report.success(''),
  stored: 'Access Granted',
  next: { link: forms.report.link, href: outboundLinks.reportDocument.href, delay: delays.reportOpens },
};

/** Fills a form and clicks its button. */
export async function send(
  form: Locator,
  { values, button }: FormUnderTest,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  await fill(form, { ...values, ...changes });
  await form.getByRole('button', { name: button.rest }).click();
}

/** Expects the text of a stored lead. */
export async function expectStored(page: Page, { stored }: FormUnderTest): Promise<void> {
  await expect(page.getByText(stored, { exact: true }).first()).toBeVisible();
}

interface Refusal {
  readonly status?: number;
  readonly code?: string;
  readonly errors?: object;
  readonly times?: number;
}

/** Answers the next requests of a form (one by default) with a problem (RFC 9457). They never reach the function. */
export async function refuseNext(
  page: Page,
  guard: TroubleLog,
  kind: SubmissionKind,
  { status = 503, code = 'unavailable', errors, times = 1 }: Refusal = {},
): Promise<void> {
  guard.expect(new RegExp(`^console\\.error: Failed to load resource: .* ${status} `));
  const body = JSON.stringify({ type: 'about:blank', status, code, errors });
  const answer = { status, contentType: 'application/problem+json', body };
  await page.route(`**${submissionPaths[kind]}`, (route) => route.fulfill(answer), { times });
}

/** Lets the next submission be stored, then resets the connection instead of answering. */
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
