import { describe, expect, it } from 'vitest';
import { leadKinds } from '../../netlify/submissions/lead-kinds.ts';
import { mail as words } from '../../src/content/embedded.ts';
import { fieldsOf } from '../../src/submissions/form-fields.ts';
import { type SubmissionKind, submissionKinds } from '../../src/submissions/kinds.ts';
import { clickIdLimits } from '../../src/submissions/limits.ts';
import { failedMail, siteForTests } from './support/site.ts';
import { drain, marker, origin, postForm, postJson, validFields } from './support/submit.ts';

const site = siteForTests();

const submissionId = '0f8fad5b-d9cb-469f-a165-70867728950e';
/** Returns a text in which every character has to be escaped. */
const quotes = (length: number) => '"'.repeat(length);
/** The longest texts: three bytes a character. */
const campaign = ['source', 'medium', 'name', 'term', 'content'].map((name) => [name, '語'.repeat(100)]);
const clickIds = Object.entries(clickIdLimits).map(([name, longest]) => [name, 'x'.repeat(longest)]);
const attribution = {
  page: quotes(200),
  referrerHost: quotes(253),
  campaign: Object.fromEntries(campaign),
  clickIds: Object.fromEntries(clickIds),
  control: quotes(100),
};

/** A name with HTML and SQL. */
const lastName = `'); drop table meeting_bookings; -- $1 <script>alert("${marker}")</script>`;
const typed = {
  newsletter: validFields.newsletter,
  meeting: { ...validFields.meeting, lastName },
  report: { ...validFields.report, lastName },
};
const email = `${marker}@example.com`;
const organisation = `${marker} Ltd`;
const person = { first_name: `Aoife ${marker}`, last_name: lastName, email };
/** The columns of fields that the tests below do not know have what was typed, too. */
const others = (kind: SubmissionKind) =>
  Object.fromEntries(fieldsOf(kind).map(({ name, column }) => [column, Reflect.get(typed[kind], name)]));
const columns = {
  newsletter: { ...others('newsletter'), email, source: 'global-skills-news' },
  meeting: { ...others('meeting'), ...person, organisation_name: organisation, meeting_type: 'Demo' },
  report: { ...others('report'), ...person, organisation, report_type: 'future-skills-report' },
};
describe.each(submissionKinds)('a %s lead', (kind) => {
  it('is stored as sent, with its notification, mailed once and logged without its values', async () => {
    const ignored = { id: crypto.randomUUID(), quarantined: true, created_at: '2020-01-01', website: null };
    const sent = { ...typed[kind], ...ignored, submissionId, attribution };
    const response = await postJson(kind, sent);
    const body: unknown = await response.json();
    const leads = await site.query(`select * from ${leadKinds[kind].table}`);
    expect(leads).toEqual([
      {
        id: Reflect.get(Object(body), 'id'),
        submission_id: submissionId,
        ...columns[kind],
        quarantined: false,
        content_digest: expect.stringMatching(/^[0-9a-f]{64}$/),
        attribution,
        created_at: expect.any(Date),
      },
    ]);
    const listed = await site.query('select fields from all_leads');
    expect(listed, 'the fields in lists and exports').toEqual([{ fields: columns[kind] }]);
    const reference = `${kind.slice(0, 1).toUpperCase()}-${leads[0].id.slice(0, 13).toUpperCase()}`;
    const outbox = await site.query('select * from notification_outbox');
    expect(outbox).toMatchObject([
      { submission_id: submissionId, kind, reference, status: 'sent', attempts: 1, locked_until: null },
    ]);
    const mails = site.services.mailbox.messages();
    expect(mails).toMatchObject([
      {
        from: 'Website <website@skills.example>',
        to: 'team@skills.example',
        replyTo: `${marker}@example.com`,
        tag: kind,
        messageStream: 'outbound',
        subject: expect.stringContaining(reference),
        htmlBody: expect.not.stringContaining('<script>'),
      },
    ]);
    expect(mails[0]?.subject).not.toContain(marker);
    expect(outbox[0].message_id).toBe(mails[0]?.messageId);
    expect(site.log.lines()).toEqual([
      {
        level: 'info',
        event: 'submission',
        kind,
        code: 'stored',
        status: 201,
        format: 'json',
        durationMilliseconds: expect.any(Number),
        submissionId,
        reference,
      },
      {
        level: 'info',
        event: 'notification_sent',
        destination: 'inbox 1',
        reference,
        attempts: 1,
        durationMilliseconds: expect.any(Number),
      },
    ]);
  });

  it('leaves no personal data in the outbox, and a retry sends the same mail', async () => {
    await postJson(kind, typed[kind]);
    site.planMails(failedMail);
    await postJson(kind, { ...typed[kind], email: `b${marker}@example.com`, more: 'x' });
    expect(JSON.stringify(await site.query('select * from notification_outbox'))).not.toContain(marker);
    await site.query('update notification_outbox set next_attempt_at = now()');
    await drain();
    const [first, second] = site.services.mailbox.messages();
    const comparable = (mail = first) =>
      mail?.textBody
        .replace(/Received: .*|[NMR]-[0-9A-F]{8}-[0-9A-F]{4}/g, '')
        .replace(`b${marker}@`, `${marker}@`);
    expect(comparable(second)).toBe(comparable());
  });

  it('sent again is the same lead, with the same response and no second mail', async () => {
    const fields = { ...validFields[kind], submissionId };
    const first = await postJson(kind, fields);
    const second = await postJson(kind, { ...fields, submissionId: submissionId.toUpperCase() });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    expect((await postForm(kind, fields)).status).toBe(303);
    expect(site.log.lines().map(({ code }) => code)).toEqual(['stored', undefined, 'replayed', 'replayed']);
    expect(await site.query('select from all_leads')).toHaveLength(1);
    expect(site.services.mailbox.messages()).toHaveLength(1);
  });

  it('from a returned form keeps the page of the original form', async () => {
    const first = await postForm(
      kind,
      { ...validFields[kind], email: marker },
      { headers: { Referer: `${origin}/pricing` } },
    );
    const [, again = ''] = (await first.text()).match(/name="attribution.page" value="([^"]*)"/) ?? [];
    expect(again).toBe('/pricing');
    const own = { headers: { Referer: `${origin}/api/${kind}` } };
    const empty = { submissionId: '', website: '' };
    await postForm(kind, { ...validFields[kind], ...empty, 'attribution.page': again }, own);
    const rows = await site.query('select attribution, quarantined from all_leads');
    expect(rows).toEqual([{ attribution: { page: '/pricing' }, quarantined: false }]);
  });

  it('keeps its campaign and referring site in table and mail, with and without scripts', async () => {
    const source = {
      referrerHost: 'search.example',
      campaign: { source: 'letter', medium: 'email', name: 'summer 2025' },
    };
    // The first mail of this lead fails, so that the scheduled run has to read the source from the database.
    site.planMails(failedMail);
    const attribution = { ...source, page: '/partners', control: 'footer' };
    await postJson(kind, { ...validFields[kind], attribution });
    await site.query('update notification_outbox set next_attempt_at = now()');
    await drain();
    const query = 'utm_source=letter&utm_medium=email&utm_campaign=summer+2025&referrer=search.example';
    const Referer = `${origin}/partners?${query}&other=dropped`;
    const wrong = await postForm(kind, { ...validFields[kind], email: marker }, { headers: { Referer } });
    const [, field = ''] = (await wrong.text()).match(/name="attribution.page" value="([^"]*)"/) ?? [];
    await postForm(kind, {
      ...validFields[kind],
      email: `b${marker}@example.com`,
      'attribution.page': field.replaceAll('&amp;', '&'),
    });
    const rows = await site.query('select attribution from all_leads order by created_at');
    expect(rows).toEqual([{ attribution }, { attribution: { ...source, page: '/partners' } }]);
    const { labels, campaign: names } = words;
    const lines = [
      `${labels.page}: /partners`,
      `${names.name}: summer 2025`,
      `${names.source}: letter`,
      `${names.medium}: email`,
      `${labels.referrer}: search[.]example`,
    ];
    const mails = site.services.mailbox.messages();
    expect(mails).toHaveLength(2);
    for (const { textBody, htmlBody } of mails) {
      for (const line of lines) expect(textBody.split('\n')).toContain(line);
      expect(htmlBody).toContain('<a>summer 2025</a>');
    }
    expect(mails[0]?.textBody).toContain(`${labels.control}: ${words.controls.footer} (footer)`);
  });

  it('with a filled honeypot is quarantined without a mail, with the usual response', async () => {
    const json = await postJson(kind, { ...validFields[kind], website: `https://${marker}.example` });
    expect(json.status).toBe(201);
    expect(await json.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const page = await postForm(kind, { ...validFields[kind], website: marker });
    expect(page.status).toBe(303);
    // A honeypot value of another type counts as filled.
    expect((await postJson(kind, { ...validFields[kind], website: ['x'] })).status).toBe(201);
    const rows = await site.query('select quarantined from all_leads');
    expect(rows).toEqual([{ quarantined: true }, { quarantined: true }, { quarantined: true }]);
    expect(site.services.mailbox.messages()).toHaveLength(0);
    expect(await site.query('select from notification_outbox')).toEqual([]);
    const quarantined = { level: 'warn', event: 'submission', code: 'stored', quarantined: true };
    expect(site.log.lines()).toMatchObject([quarantined, quarantined, quarantined]);
  });
});

it('stores a registration for the masterclass and names it in the mail, also after a failed try', async () => {
  site.planMails(failedMail);
  const fields = { ...validFields.meeting, attribution: { control: 'masterclass-hero' } };
  expect((await postJson('meeting', fields)).status).toBe(201);
  await site.query('update notification_outbox set next_attempt_at = now()');
  await drain();
  expect(site.services.mailbox.messages()).toMatchObject([
    {
      subject: expect.stringMatching(/^Masterclass registration M-/),
      textBody: expect.stringMatching(/masterclass .*\n\nEvent: Skills 1st Masterclass\nFirst name: /),
    },
  ]);
});

it('stores two leads if two forms use one id', async () => {
  expect((await postJson('meeting', { ...validFields.meeting, submissionId })).status).toBe(201);
  expect((await postJson('report', { ...validFields.report, submissionId })).status).toBe(201);
  expect(site.services.mailbox.messages()).toHaveLength(2);
});

it('accepts the subscription of an address that is in quarantine', async () => {
  const fields = validFields.newsletter;
  expect((await postJson('newsletter', { ...fields, website: 'x' })).status).toBe(201);
  expect((await postJson('newsletter', fields)).status).toBe(201);
  expect((await postJson('newsletter', fields)).status).toBe(409);
});

it.each([
  "select fields from stored_leads where kind = 'report' and submission_id = '00000000-0000-4000-8000-000000000001'",
  'select dead, overdue, oldest_minutes, quarantined, quarantined_for_a_day from needs_attention',
])('%s reads no table as a whole, however many leads there are', async (statement) => {
  // A plan without an index would read the whole table even where that is discouraged.
  await site.query('set enable_seqscan = off');
  const plan = await site.query(`explain ${statement}`);
  await site.query('reset enable_seqscan');
  expect(JSON.stringify(plan)).toContain('Index');
  expect(JSON.stringify(plan)).not.toContain('Seq Scan');
});
