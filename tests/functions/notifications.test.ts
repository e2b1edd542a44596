import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mail as words } from '../../src/content/embedded.ts';
import type { Fault } from '../support/faulty-service.ts';
import { faultyEndpointForTests } from './support/faulty-endpoint.ts';
import { failedMail, makeDue, plantNotifications, siteForTests } from './support/site.ts';
import { drain, marker, postJson, validFields } from './support/submit.ts';

const site = siteForTests();
const endpoint = faultyEndpointForTests(site);

/** Returns the notifications, oldest first, with the seconds until the next try. */
const outbox = () =>
  site.query(
    `select destination, status, attempts, last_error, message_id, locked_until,
        extract(epoch from next_attempt_at - now())::float8 as wait
      from notification_outbox order by created_at`,
  );

const plant = (count: number, options = {}) => plantNotifications(site, count, options);
const send = () => postJson('meeting', validFields.meeting);
const mails = () => site.services.mailbox.messages();
const recipientsOf = (sent: ReturnType<typeof mails>) => sent.map(({ to }) => to).toSorted();

const respondWith = (status: number, body: object | string): Fault => ({
  afterWork: false,
  response:
    typeof body === 'string'
      ? { status, body, headers: { 'Content-Type': 'text/html' } }
      : { status, body: JSON.stringify(body) },
});

/** Postmark's response to the token POSTMARK_API_TEST, with which it sends nothing. */
const testJob = { ErrorCode: 0, Message: 'Test job accepted', MessageID: 'a-test', To: marker };

describe('a failure of Postmark', () => {
  it.each([
    [respondWith(500, 'no'), 'postmark_http_500'],
    [respondWith(503, '<h1>Maintenance</h1>'), 'postmark_http_503'],
    [respondWith(422, { ErrorCode: 406, Message: marker }), 'postmark_406'],
    [respondWith(429, { ErrorCode: 0, Message: 'Slow down.' }), 'postmark_http_429'],
    [respondWith(200, '<p>Sign in</p>'), 'postmark_unreadable'],
    [respondWith(200, { ErrorCode: 0 }), 'postmark_unreadable'],
    [respondWith(200, { ErrorCode: 412, Message: marker }), 'postmark_unreadable'],
    [{ afterWork: false, response: 'reset' }, 'postmark_unreachable'],
  ] satisfies readonly (readonly [Fault, string])[])(
    '(%j) does not affect the response and schedules the next try',
    async (fault, code) => {
      site.planMails(fault);
      expect((await send()).status).toBe(201);
      const [row] = await outbox();
      expect(row).toMatchObject({
        status: 'pending',
        attempts: 1,
        last_error: code,
        message_id: null,
        locked_until: null,
      });
      expect(row?.wait).toBeGreaterThan(55);
      expect(row?.wait).toBeLessThanOrEqual(60);
      expect(site.log.lines()).toContainEqual(
        expect.objectContaining({ level: 'warn', event: 'notification_failed', code }),
      );
    },
  );

  it('to deliver to an inactive address is a failure, as its only recipient is not told', async () => {
    const Message = `Message OK, but will not deliver to these inactive addresses: ${marker}@example.com`;
    site.planMails(respondWith(200, { ErrorCode: 0, Message, MessageID: 'x' }));
    await send();
    expect(await outbox()).toMatchObject([{ status: 'pending', last_error: 'postmark_inactive' }]);
  });

  it('to give a short id costs no mail: the id is cut to the length of its column', async () => {
    site.planMails(respondWith(200, { ErrorCode: 0, Message: 'OK', MessageID: 'x'.repeat(300) }));
    await send();
    expect(await outbox()).toMatchObject([{ status: 'sent', message_id: 'x'.repeat(200) }]);
  });

  it('to accept the Reply-To is retried without Reply-To', async () => {
    site.planMails(respondWith(422, { ErrorCode: 300, Message: `Invalid 'ReplyTo': ${marker}` }));
    await send();
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1, last_error: null }]);
    expect(mails()).toMatchObject([{ replyTo: '', textBody: expect.stringContaining(marker) }]);
    expect(mails()[0]?.textBody).toContain(words.unanswerable);
  });

  it.each([
    [respondWith(401, { ErrorCode: 10, Message: 'Bad token.' }), 'postmark_10'],
    [respondWith(401, 'no'), 'postmark_http_401'],
    [respondWith(422, { ErrorCode: 400, Message: marker }), 'postmark_400'],
    [respondWith(422, { ErrorCode: 412, Message: marker }), 'postmark_412'],
    [respondWith(200, testJob), 'postmark_test'],
  ] satisfies readonly (readonly [Fault, string])[])(
    'because of the account (%j) is logged as an error, takes back the try and puts the mail behind the others',
    async (fault, code) => {
      // As many as go out with a lead.
      await plant(4, { attempts: 8, due: "interval '-1 hour'" });
      site.planMails(...Array.from({ length: 5 }, () => fault));
      await send();
      expect(site.log.lines()).toContainEqual(
        expect.objectContaining({ level: 'error', event: 'mail_account_refused', code }),
      );
      expect(mails()).toEqual([]);
      const rows = await outbox();
      const attempts = rows.map((row) => row.attempts).toSorted((one, other) => one - other);
      expect(attempts).toEqual([0, 8, 8, 8, 8]);
      for (const { status, wait, locked_until: lockedUntil } of rows) {
        expect({ status, lockedUntil }).toEqual({ status: 'pending', lockedUntil: null });
        expect(wait).toBeGreaterThan(290);
        expect(wait).toBeLessThanOrEqual(300);
      }
      // A run comes every half an hour.
      await makeDue(site);
      await drain();
      expect(mails()).toHaveLength(5);
    },
  );

  it('because of the account ends the mails of the run after one batch', async () => {
    await plant(30);
    site.planMails(...Array.from({ length: 20 }, () => respondWith(401, 'no')));
    await drain();
    expect(mails()).toEqual([]);
    await makeDue(site);
    await drain();
    expect(mails()).toHaveLength(30);
  });

  it('to accept the sender counts as a problem with the account', async () => {
    const refused = respondWith(422, { ErrorCode: 300, Message: `Invalid 'From' address: ${marker}` });
    site.planMails(refused, refused);
    await send();
    expect(await outbox()).toMatchObject([{ status: 'pending', attempts: 0, last_error: 'postmark_300' }]);
  });

  it.each([
    [300, `Error parsing 'To': Illegal email domain '${marker}'.`, 2],
    [406, marker, 1],
  ])(
    'to accept the recipient (%i) goes to the fallback at once and delays no other mail',
    async (ErrorCode, Message, tries) => {
      vi.stubEnv('NOTIFY_FALLBACK', 'oncall@elsewhere.example');
      await plant(25);
      site.planMails(...Array.from({ length: 20 * tries }, () => respondWith(422, { ErrorCode, Message })));
      await drain();
      const rows = await outbox();
      const refused = rows.filter(
        ({ destination, status }) => destination === 'inbox 1' && status === 'pending',
      );
      expect(refused.map(({ attempts }) => attempts)).toEqual(Array.from({ length: 20 }, () => 1));
      expect(recipientsOf(mails())).toEqual([
        ...Array.from({ length: 20 }, () => 'oncall@elsewhere.example'),
        ...Array.from({ length: 5 }, () => 'team@skills.example'),
      ]);
    },
  );

  it('for lack of a token leaves the notification unchanged and logs the variable', async () => {
    vi.stubEnv('POSTMARK_SERVER_TOKEN', '');
    expect((await send()).status).toBe(201);
    await drain();
    expect(await outbox()).toMatchObject([{ status: 'pending', attempts: 0, last_error: null }]);
    expect(site.log.text()).toContain('POSTMARK_SERVER_TOKEN is not set');
    vi.stubEnv('POSTMARK_SERVER_TOKEN', 'local-token');
    await drain();
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1 }]);
    expect(mails()).toHaveLength(1);
  });
});

describe('a notification', () => {
  it('is sent with up to four overdue ones', async () => {
    await plant(6, { due: "interval '-1 hour'" });
    await send();
    expect(mails()).toHaveLength(5);
    expect(mails().filter(({ tag }) => tag === 'meeting')).toHaveLength(1);
    expect((await outbox()).filter(({ status }) => status === 'pending')).toHaveLength(2);
  });

  it('is skipped while another worker claims it', async () => {
    await plant(5);
    await site.query("begin; select from notification_outbox where reference > 'N-00000003' for update");
    await drain();
    expect(mails()).toHaveLength(2);
    await site.query('rollback');
    await drain();
    expect(mails()).toHaveLength(5);
  });

  it('is sent again later if Postmark’s response was lost', async () => {
    site.planMails({ afterWork: true, response: 'reset' });
    await send();
    await makeDue(site);
    await drain();
    expect(mails()).toHaveLength(2);
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it.each(['commit, then 400', 'commit, then 500', 'commit, then drop', 'status 400', 'html'] as const)(
    'is sent once although the first statement to record it failed (%s)',
    async (fault) => {
      const recordStatement = "set status = 'sent'";
      endpoint.plan(recordStatement, fault, 'pass');
      await send();
      expect(endpoint.count(recordStatement)).toBe(2);
      expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1 }]);
      await makeDue(site);
      await drain();
      expect(mails()).toHaveLength(1);
    },
  );

  it('is sent with the next lead a minute after a failed try', async () => {
    site.planMails(failedMail);
    await send();
    await send();
    expect(mails()).toHaveLength(1);
    await site.query(
      "update notification_outbox set next_attempt_at = next_attempt_at - interval '1 minute'",
    );
    await send();
    expect(mails()).toHaveLength(3);
  });

  it.each([
    ['oncall@elsewhere.example', ['oncall@elsewhere.example', 'team@skills.example']],
    ['nobody', ['team@skills.example']],
    ['', ['team@skills.example']],
  ])('goes to the fallback %j too after three failed tries', async (fallback, recipients) => {
    vi.stubEnv('NOTIFY_FALLBACK', fallback);
    await plant(1, { attempts: 1 });
    site.planMails(failedMail);
    await drain();
    expect(await outbox()).toHaveLength(1);
    await makeDue(site);
    site.planMails(failedMail);
    await drain();
    await makeDue(site);
    await drain();
    expect(recipientsOf(mails())).toEqual(recipients);
    expect((await outbox()).map(({ status }) => status)).toEqual(recipients.map(() => 'sent'));
    expect(site.log.text().includes('NOTIFY_FALLBACK is not an e-mail address')).toBe(fallback === 'nobody');
  });

  it('whose lead cannot be read stops no other, and is reported', async () => {
    const [{ definition }] = await site.query("select pg_get_viewdef('stored_leads') as definition");
    const restore = `create or replace view stored_leads as ${definition}`;
    await plant(21);
    await site.query(
      `create or replace view stored_leads as select kind, id, submission_id, created_at, quarantined, attribution, email,
        case when id = (select id from newsletter_subscriptions limit 1) then json_build_object('email', 1) else fields end as fields
      from (${String(definition).replace(';', '')}) as lead`,
    );
    onTestFinished(() => void site.query(restore));
    await drain();
    expect(mails()).toHaveLength(20);
    const unsent = (await outbox()).filter(({ status }) => status !== 'sent');
    expect(unsent).toMatchObject([{ status: 'pending', attempts: 1, last_error: 'unreadable' }]);
    expect(site.log.lines().filter(({ level }) => level === 'error')).toMatchObject([
      { event: 'notification_failed', code: 'unreadable' },
    ]);
  });

  it('of a lead without a value that a later migration added is sent without it', async () => {
    site.planMails(failedMail);
    await send();
    await site.query('alter table meeting_bookings alter organisation_name drop not null');
    await site.query('update meeting_bookings set organisation_name = null');
    await makeDue(site);
    await drain();
    await site.query('delete from meeting_bookings');
    await site.query('alter table meeting_bookings alter organisation_name set not null');
    expect(mails()).toHaveLength(1);
    expect(site.log.errors()).toEqual([]);
  });

  it('waits longer after each failure and is dead after ten tries, which is logged as an error', async () => {
    const waits: number[] = [];
    await plant(1);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      site.planMails(failedMail);
      await makeDue(site);
      await drain();
      const [row] = await outbox();
      expect(row?.attempts).toBe(attempt);
      waits.push(Math.round(row?.wait ?? 0));
    }
    expect(waits.slice(0, 9)).toEqual([60, 300, 900, 1800, 3600, 7200, 14_400, 28_800, 43_200]);
    // A next try never begins during the claim of the last one.
    await plant(1);
    await site.query("select from claim_notifications(gen_random_uuid(), 1, '{inbox 1}', '{}', true, null)");
    const [{ seconds }] = await site.query(
      'select extract(epoch from locked_until - now())::float8 as seconds from notification_outbox where locked_until > now()',
    );
    expect(Math.min(...waits.slice(0, 9))).toBeGreaterThanOrEqual(seconds);
    await site.query("delete from notification_outbox where status = 'pending'");
    expect(await outbox()).toMatchObject([{ status: 'dead', attempts: 10, last_error: 'postmark_http_500' }]);
    expect(site.log.lines()).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'notification_dead', reference: 'N-00000001-0000' }),
    );
    await makeDue(site);
    await drain();
    expect(mails()).toHaveLength(0);
  });
});
