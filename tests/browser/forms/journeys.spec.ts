import { expect } from 'playwright/test';
import { test } from '../support/test.ts';
import {
  expectMails,
  fill,
  openMeeting,
  openNewsletter,
  openReport,
  reportValues,
  storedLeads,
} from './support.ts';

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
const anyUuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
const now = expect.any(Date);

test('a visitor books a meeting and the team is told once', async ({ page, site }) => {
  await page.goto('/');
  const dialog = await openMeeting(page);
  await fill(dialog, {
    'First name': ' Ada <b>& Co</b> ',
    'Last name': "O'Neil",
    'Organisation name': 'A "quoted" <script>',
    Email: 'ada@engines.example',
    'Meeting type': 'Partnership enquiry',
  });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();

  expect(await storedLeads(site, 'meeting')).toEqual([
    {
      id: anyUuid,
      submission_id: uuid,
      content_digest: digest,
      first_name: 'Ada <b>& Co</b>',
      last_name: "O'Neil",
      organisation_name: 'A "quoted" <script>',
      email: 'ada@engines.example',
      meeting_type: 'Partnership enquiry',
      quarantined: false,
      attribution: { page: '/', campaign: {}, control: 'header' },
      created_at: now,
    },
  ]);
  const [mail] = await expectMails(site, 1);
  expect(mail).toMatchObject({
    tag: 'meeting',
    replyTo: 'ada@engines.example',
    messageStream: 'outbound',
    subject: expect.stringMatching(/^Meeting request M-[0-9A-F]{8}$/),
    textBody: expect.stringContaining('First name: Ada <b>& Co</b>\n'),
    htmlBody: expect.stringContaining('<td>Ada &lt;b&gt;&amp; Co&lt;/b&gt;</td>'),
  });
  expect(mail?.htmlBody).not.toContain('<script>');
  const [{ reference, data } = {}] = await site.query('select reference, data from notification_outbox');
  expect(mail?.subject).toContain(String(reference));
  expect(data).toEqual({});
});

test('a visitor subscribes to the newsletter and the team is told once', async ({ page, site }) => {
  const form = await openNewsletter(page);
  await form.getByLabel('Email').fill('reader@news.example');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('✓ Subscribed!')).toBeVisible();

  expect(await storedLeads(site, 'newsletter')).toEqual([
    {
      id: anyUuid,
      submission_id: uuid,
      content_digest: digest,
      email: 'reader@news.example',
      source: 'global-skills-news',
      quarantined: false,
      attribution: { page: '/', campaign: {}, control: 'news-sidebar' },
      created_at: now,
    },
  ]);
  const [mail] = await expectMails(site, 1);
  expect(mail).toMatchObject({
    tag: 'newsletter',
    replyTo: 'reader@news.example',
    subject: expect.stringMatching(/^Newsletter subscription N-[0-9A-F]{8}$/),
    textBody: expect.stringContaining('Source: global-skills-news'),
  });
});

test('a visitor asks for the report and the team is told once', async ({ page, site }) => {
  const form = await openReport(page);
  await fill(form, reportValues);
  await form.getByRole('button', { name: 'Download report' }).click();
  await expect(page.getByText('Access Granted', { exact: true })).toBeVisible();

  expect(await storedLeads(site, 'report')).toEqual([
    {
      id: anyUuid,
      submission_id: uuid,
      content_digest: digest,
      first_name: 'Grace',
      last_name: 'Hopper',
      organisation: 'US Navy',
      email: 'grace@navy.example',
      report_type: 'future-skills-report',
      quarantined: false,
      attribution: { page: '/future-skills-report', campaign: {}, control: 'report-form' },
      created_at: now,
    },
  ]);
  const [mail] = await expectMails(site, 1);
  expect(mail).toMatchObject({
    tag: 'report',
    replyTo: 'grace@navy.example',
    subject: expect.stringMatching(/^Report request R-[0-9A-F]{8}$/),
    htmlBody: expect.stringContaining('<td>US Navy</td>'),
  });
});
