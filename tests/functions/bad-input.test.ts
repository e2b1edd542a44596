import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { type Site, startSite } from './support/site.ts';
import { marker, postForm, postJson, submit, validFields } from './support/submit.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
beforeEach(() => site.reset());
afterEach(() => expect(site.log.text()).not.toContain(marker));
afterAll(() => site.stop());

const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const emailSentence = 'Please enter a valid email address.';

async function stored(): Promise<number> {
  const { rows } = await site.admin.query(
    `select (select count(*) from newsletter_subscriptions) + (select count(*) from meeting_bookings)
      + (select count(*) from report_downloads) + (select count(*) from notification_outbox) as count`,
  );
  return Number(rows[0].count);
}

async function expectRefusedField(fields: Record<string, unknown>, field: string, sentence: string) {
  const response = await postJson('meeting', { ...validFields.meeting, ...fields });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'invalid', errors: { [field]: sentence } });
  expect(await stored()).toBe(0);
}

describe('a field', () => {
  it.each([
    ['too short', { firstName: 'A' }, 'firstName', 'First name must be at least 2 characters.'],
    ['only spaces', { lastName: '   ' }, 'lastName', 'Last name must be at least 2 characters.'],
    ['a number', { firstName: 7 }, 'firstName', 'First name must be at least 2 characters.'],
    ['null', { lastName: null }, 'lastName', 'Last name must be at least 2 characters.'],
    ['an array', { firstName: ['Ao', 'Bo'] }, 'firstName', 'First name must be at least 2 characters.'],
    ['an object', { email: { at: marker } }, 'email', emailSentence],
    [
      'a name of 101',
      { firstName: 'x'.repeat(101) },
      'firstName',
      'First name must be at most 100 characters.',
    ],
    [
      'an organisation of 201',
      { organizationName: 'x'.repeat(201) },
      'organizationName',
      'Organisation name must be at most 200 characters.',
    ],
    ['an address of 255', { email: `${'x'.repeat(243)}@example.com` }, 'email', emailSentence],
    [
      'a NUL',
      { firstName: 'Ao\0ife' },
      'firstName',
      'First name contains a character that cannot be used here.',
    ],
    [
      'a control',
      { lastName: 'By\u001brne' },
      'lastName',
      'Last name contains a character that cannot be used here.',
    ],
    [
      'a line break',
      { firstName: 'Ao\r\nBcc: x' },
      'firstName',
      'First name contains a character that cannot be used here.',
    ],
    [
      'an override of direction',
      { lastName: 'By\u202erne' },
      'lastName',
      'Last name contains a character that cannot be used here.',
    ],
    [
      'an address with CR and LF',
      { email: `${marker}@example.com\r\nBcc: b@example.com` },
      'email',
      emailSentence,
    ],
    ['two addresses', { email: `${marker}@example.com,b@example.com` }, 'email', emailSentence],
    ['an address with a name', { email: `A <${marker}@example.com>` }, 'email', emailSentence],
    ['an address with a NUL', { email: `${marker}\0@example.com` }, 'email', emailSentence],
    ['an unknown meeting type', { meetingType: marker }, 'meetingType', 'Please select a meeting type.'],
    ['no meeting type', { meetingType: '' }, 'meetingType', 'Please select a meeting type.'],
    ['an id that is no UUID', { submissionId: marker }, 'submissionId', 'The submission id must be a UUID.'],
  ])('that is or holds %s is refused with its sentence', async (_, fields, field, sentence) => {
    await expectRefusedField(fields, field, sentence);
  });

  it('that holds a lone surrogate is refused', async () => {
    const body = JSON.stringify({ ...validFields.meeting, firstName: 'Ao' }).replace('"Ao"', '"Ao\\ud83d"');
    const { response } = await submit('meeting', body, { headers: json });
    expect(response.status).toBe(422);
    expect(await stored()).toBe(0);
  });

  it('with an unknown newsletter source is refused', async () => {
    const response = await postJson('newsletter', { ...validFields.newsletter, source: marker });
    expect(response.status).toBe(422);
    expect(await response.json()).toHaveProperty('errors.source');
  });

  it('with HTML is text like any other, stored as typed', async () => {
    const lastName = `<script>alert("${marker}")</script>`;
    expect((await postJson('meeting', { ...validFields.meeting, lastName })).status).toBe(201);
    const { rows } = await site.admin.query('select last_name from meeting_bookings');
    expect(rows).toEqual([{ last_name: lastName }]);
    const [mail] = site.services.mailbox.messages();
    expect(mail?.htmlBody).not.toContain('<script>');
    expect(mail?.subject).not.toContain(marker);
  });

  it('with SQL is text like any other', async () => {
    const lastName = `'); drop table meeting_bookings; -- $1 ${marker}`;
    expect((await postJson('meeting', { ...validFields.meeting, lastName })).status).toBe(201);
    const { rows } = await site.admin.query('select last_name from meeting_bookings');
    expect(rows).toEqual([{ last_name: lastName }]);
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
  it.each(['', '{', '[]', 'null', '"text"', `{"email":"${marker}"`, `[{"email":"${marker}"}]`])(
    'of JSON that is broken or no object is malformed: %s',
    async (body) => {
      const { response } = await submit(kind, body, { headers: json });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'malformed' });
      expect(await stored()).toBe(0);
    },
  );

  it.each([json, form])('that is no UTF-8 is malformed (%j)', async (headers) => {
    const { response } = await submit(kind, new Uint8Array([0x61, 0x3d, 0xc3, 0x28]), { headers });
    expect(response.status).toBe(400);
  });

  it('with unknown fields is stored without them', async () => {
    // What was sent is emptied, so this one is refused.
    site.services.mailbox.answerNext({ kind: 'respond', status: 500, body: 'no' });
    const fields = { ...validFields[kind], admin: true, id: crypto.randomUUID(), quarantined: true };
    expect((await postJson(kind, fields)).status).toBe(201);
    const { rows } = await site.admin.query('select data from notification_outbox');
    expect(JSON.stringify(rows)).toContain(marker);
    expect(JSON.stringify(rows)).not.toContain('admin');
  });

  it('with a key given twice in JSON counts the last', async () => {
    const fields = JSON.stringify(validFields[kind]);
    const refused = await submit(kind, `${fields.slice(0, -1)},"email":"not one"}`, { headers: json });
    expect(refused.response.status).toBe(422);
    const taken = await submit(kind, `{"email":"not one",${fields.slice(1)}`, { headers: json });
    await taken.afterwards;
    expect(taken.response.status).toBe(201);
  });

  it('with a form field given twice is refused', async () => {
    const body = `${new URLSearchParams(validFields[kind])}&email=second%40example.com`;
    const { response } = await submit(kind, body, { headers: form });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(emailSentence);
    expect(await stored()).toBe(0);
  });

  it('with __proto__ changes nothing but its own fields', async () => {
    const body = `{"__proto__":{"website":"x","email":"p@example.com"},${JSON.stringify(validFields[kind]).slice(1)}`;
    const { response, afterwards } = await submit(kind, body, { headers: json });
    await afterwards;
    expect(response.status).toBe(201);
    expect(Reflect.get({}, 'website')).toBeUndefined();
    expect(site.services.mailbox.messages()).toHaveLength(1);
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
