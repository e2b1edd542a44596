import { describe, expect, it } from 'vitest';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { failedMail, siteForTests } from './support/site.ts';
import { marker, postForm, postJson, submit, validFields } from './support/submit.ts';

const site = siteForTests();

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const emailSentence = 'Please enter a valid email address.';

async function stored(): Promise<number> {
  const { rows } = await site.admin.query(
    `select (select count(*) from newsletter_subscriptions) + (select count(*) from meeting_bookings)
      + (select count(*) from report_downloads) + (select count(*) from notification_outbox) as count`,
  );
  return Number(rows[0].count);
}

describe('a field', () => {
  it('that is refused is named with its sentence', async () => {
    const wrong = {
      firstName: 'A',
      lastName: ['Ao', 'Bo'],
      email: `${marker}@example.com,b@example.com`,
      meetingType: marker,
      submissionId: marker,
    };
    const response = await postJson('meeting', { ...validFields.meeting, ...wrong });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'invalid',
      errors: {
        firstName: 'First name must be at least 2 characters.',
        lastName: 'Last name must be at least 2 characters.',
        email: emailSentence,
        meetingType: 'Please select a meeting type.',
        submissionId: 'The submission id must be a UUID.',
      },
    });
    expect(await stored()).toBe(0);
  });

  it.each([
    ['HTML', `<script>alert("${marker}")</script>`],
    ['SQL', `'); drop table meeting_bookings; -- $1 ${marker}`],
  ])('with %s is text like any other, stored as typed', async (_, lastName) => {
    expect((await postJson('meeting', { ...validFields.meeting, lastName })).status).toBe(201);
    const { rows } = await site.admin.query('select last_name from meeting_bookings');
    expect(rows).toEqual([{ last_name: lastName }]);
    const [mail] = site.services.mailbox.messages();
    expect(mail?.htmlBody).not.toContain('<script>');
    expect(mail?.subject).not.toContain(marker);
  });

  it('at its limits is taken, counted in characters as people see them', async () => {
    const fields = {
      ...validFields.meeting,
      firstName: '🙂🙂',
      lastName: '🙂'.repeat(100),
      organizationName: '🙂'.repeat(200),
      email: `${'x'.repeat(242)}@example.com`,
    };
    expect((await postJson('meeting', fields)).status).toBe(201);
  });
});

describe.each(submissionKinds)('a %s body', (kind) => {
  it('with unknown fields is stored without them', async () => {
    // What was sent is emptied, so this one is refused.
    site.planMails(failedMail);
    const fields = { ...validFields[kind], admin: true, id: crypto.randomUUID(), quarantined: true };
    expect((await postJson(kind, fields)).status).toBe(201);
    const { rows } = await site.admin.query('select data from notification_outbox');
    expect(JSON.stringify(rows)).toContain(marker);
    expect(JSON.stringify(rows)).not.toContain('admin');
  });

  it('with a form field given twice is refused', async () => {
    const body = `${new URLSearchParams(validFields[kind])}&email=second%40example.com`;
    const { response } = await submit(kind, body, { headers: form });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(emailSentence);
    expect(await stored()).toBe(0);
  });

  it('with its honeypot filled is kept apart, mails nobody and is answered like any other', async () => {
    const program = await postJson(kind, { ...validFields[kind], website: `https://${marker}.example` });
    expect(program.status).toBe(201);
    expect(await program.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const page = await postForm(kind, { ...validFields[kind], website: marker });
    expect(page.status).toBe(303);
    // The trap is not readable as text: still filled.
    expect((await postJson(kind, { ...validFields[kind], website: ['x'] })).status).toBe(201);
    const { rows } = await site.admin.query(
      `select quarantined from newsletter_subscriptions union all select quarantined from meeting_bookings
        union all select quarantined from report_downloads`,
    );
    expect(rows).toEqual([{ quarantined: true }, { quarantined: true }, { quarantined: true }]);
    expect(site.services.mailbox.messages()).toHaveLength(0);
    expect((await site.admin.query('select from notification_outbox')).rows).toHaveLength(0);
    const quarantined = { level: 'warn', event: 'submission', code: 'stored', quarantined: true };
    expect(site.log.lines()).toMatchObject([quarantined, quarantined, quarantined]);
  });

  it.each([null, ''])('with %j for its honeypot counts as left empty', async (website) => {
    expect((await postJson(kind, { ...validFields[kind], website })).status).toBe(201);
    expect(site.services.mailbox.messages()).toHaveLength(1);
  });

  it('with an unusable attribution costs no lead', async () => {
    for (const attribution of [marker, 7, null, ['x'], { page: 'x'.repeat(300), control: '\u0000' }]) {
      const email = `a${Math.random()}@example.com`.replace('0.', '');
      expect((await postJson(kind, { ...validFields[kind], email, attribution })).status).toBe(201);
    }
  });

  it('with the longest attribution, all of it to be escaped, is stored with it', async () => {
    const quotes = (length: number) => '"'.repeat(length);
    const names = ['source', 'medium', 'name', 'term', 'content'];
    const attribution = {
      page: quotes(200),
      referrerHost: quotes(253),
      campaign: Object.fromEntries(names.map((name) => [name, quotes(100)])),
      control: quotes(100),
    };
    expect((await postJson(kind, { ...validFields[kind], attribution })).status).toBe(201);
  });
});
