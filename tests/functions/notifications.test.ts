import { describe, expect, it, vi } from 'vitest';
import { leaseSeconds } from '../../netlify/submissions/limits.ts';
import { mail as words } from '../../src/content/embedded.ts';
import type { Fault } from '../support/faulty-service.ts';
import { faultyEndpointForTests } from './support/faulty-endpoint.ts';
import { failedMail, plantNotifications, siteForTests } from './support/site.ts';
import { drain, marker, postJson, validFields } from './support/submit.ts';

const site = siteForTests();
const endpoint = faultyEndpointForTests(site);

/** The notifications, oldest first, with the seconds from now until the next try. */
const outbox = () =>
  site.query(
    `select status, attempts, last_error, message_id, locked_until,
        extract(epoch from next_attempt_at - now())::float8 as wait
      from notification_outbox order by created_at`,
  );

const plant = (count: number, options = {}) => plantNotifications(site, count, options);
const send = () => postJson('meeting', validFields.meeting);
const mails = () => site.services.mailbox.messages();
const recipientsOf = (sent: ReturnType<typeof mails>) => sent.map(({ to }) => to).toSorted();

const answer = (status: number, body: object | string): Fault => ({
  afterWork: false,
  answer:
    typeof body === 'string'
      ? { status, body, headers: { 'Content-Type': 'text/html' } }
      : { status, body: JSON.stringify(body) },
});

/** What Postmark answers to its token POSTMARK_API_TEST, with which it sends nothing. */
const testJob = { ErrorCode: 0, Message: 'Test job accepted', MessageID: 'a-test', To: marker };

describe('Postmark failing', () => {
  it.each([
    [answer(500, 'no'), 'postmark_http_500'],
    [answer(503, '<h1>Maintenance</h1>'), 'postmark_http_503'],
    [answer(422, { ErrorCode: 406, Message: marker }), 'postmark_406'],
    [answer(429, { ErrorCode: 0, Message: 'Slow down.' }), 'postmark_http_429'],
    [answer(200, '<p>Sign in</p>'), 'postmark_unreadable'],
    [answer(200, { ErrorCode: 0 }), 'postmark_unreadable'],
    [answer(200, { ErrorCode: 412, Message: marker }), 'postmark_unreadable'],
    [{ afterWork: false, answer: 'reset' }, 'postmark_unreachable'],
  ] satisfies readonly (readonly [Fault, string])[])(
    'as %j keeps the lead, answers 201 and schedules the next try',
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

  it('to deliver to one of several addresses is said in the log, and the mail counts as sent', async () => {
    const Message = `Message OK, but will not deliver to these inactive addresses: ${marker}@example.com`;
    site.planMails(answer(200, { ErrorCode: 0, Message, MessageID: 'x'.repeat(300) }));
    await send();
    // No more of the id than its column takes.
    expect(await outbox()).toMatchObject([{ status: 'sent', message_id: 'x'.repeat(200) }]);
    expect(site.log.lines()).toContainEqual(
      expect.objectContaining({ level: 'warn', event: 'notification_sent', code: 'postmark_inactive' }),
    );
  });

  it('to take the Reply-To gets the mail again without it', async () => {
    site.planMails(answer(422, { ErrorCode: 300, Message: `Invalid 'ReplyTo': ${marker}` }));
    await send();
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1, last_error: null }]);
    expect(mails()).toMatchObject([{ replyTo: '', textBody: expect.stringContaining(marker) }]);
    expect(mails()[0]?.textBody).toContain(words.unanswerable);
  });

  it.each([
    [answer(401, { ErrorCode: 10, Message: 'Bad token.' }), 'postmark_10'],
    [answer(401, 'no'), 'postmark_http_401'],
    [answer(422, { ErrorCode: 400, Message: marker }), 'postmark_400'],
    [answer(422, { ErrorCode: 412, Message: marker }), 'postmark_412'],
    [answer(200, testJob), 'postmark_test'],
  ] satisfies readonly (readonly [Fault, string])[])(
    'because of the account (%j) is no try of the mail, alarms at once and heals at once',
    async (fault, code) => {
      await plant(30, { attempts: 8, due: "interval '-1 hour'" });
      // Five mails with the lead, then one batch: the next is not begun.
      site.planMails(...Array.from({ length: 25 }, () => fault));
      await send();
      expect(site.log.errors().length).toBeGreaterThan(0);
      await drain();
      expect(site.log.lines()).toContainEqual(
        expect.objectContaining({ level: 'error', event: 'mail_account_refused', code }),
      );
      expect(mails()).toEqual([]);
      const rows = await outbox();
      const attempts = rows.map((row) => row.attempts).toSorted((one, other) => one - other);
      expect(attempts).toEqual([0, ...Array.from({ length: 30 }, () => 8)]);
      expect(
        rows.every(
          ({ status, wait, locked_until }) => status === 'pending' && wait <= 0 && locked_until === null,
        ),
      ).toBe(true);
      await drain();
      expect(mails()).toHaveLength(31);
    },
  );

  it('to take an address of the settings is the account’s fault too', async () => {
    const refused = answer(422, { ErrorCode: 300, Message: `Invalid 'From' address: ${marker}` });
    site.planMails(refused, refused);
    await send();
    expect(await outbox()).toMatchObject([{ status: 'pending', attempts: 0, last_error: 'postmark_300' }]);
  });

  it('without a token leaves the notification untouched and names the variable', async () => {
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

  it('that another worker is claiming is skipped', async () => {
    await plant(5);
    await site.query("begin; select from notification_outbox where reference > 'N-00000002' for update");
    await drain();
    expect(mails()).toHaveLength(2);
    await site.query('rollback');
    await drain();
    expect(mails()).toHaveLength(5);
  });

  it('whose answer got lost is sent again later', async () => {
    site.planMails({ afterWork: true, answer: 'reset' });
    await send();
    await site.query('update notification_outbox set next_attempt_at = now(), locked_until = null');
    await drain();
    expect(mails()).toHaveLength(2);
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it.each(['commit, then 400', 'commit, then 500', 'commit, then drop', 'status 400', 'html'] as const)(
    'is sent once although its first mark failed (%s)',
    async (fault) => {
      const mark = "set status = 'sent'";
      endpoint.plan(mark, fault, 'pass');
      await send();
      expect(endpoint.count(mark)).toBe(2);
      expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1 }]);
      await site.query('update notification_outbox set next_attempt_at = now(), locked_until = null');
      await drain();
      expect(mails()).toHaveLength(1);
    },
  );

  it('that failed once goes out with the next lead after a minute', async () => {
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
  ])('that failed three times goes to the fallback %j as well', async (fallback, recipients) => {
    vi.stubEnv('NOTIFY_FALLBACK', fallback);
    await plant(1, { attempts: 2 });
    site.planMails(failedMail);
    await drain();
    await site.query('update notification_outbox set next_attempt_at = now(), locked_until = null');
    await drain();
    expect(recipientsOf(mails())).toEqual(recipients);
    expect(site.log.text().includes('NOTIFY_FALLBACK is not an e-mail address')).toBe(fallback === 'nobody');
    await plant(1, { attempts: 2 });
    await drain();
    expect(recipientsOf(mails().slice(recipients.length))).toEqual(['team@skills.example']);
  });

  it('reaches each recipient by a message of its own, so that one bad address costs the others nothing', async () => {
    vi.stubEnv('NOTIFY_TO', 'team@skills.example, sales@skills.example');
    site.planMails(answer(422, { ErrorCode: 406, Message: marker }));
    await send();
    expect(mails()).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1 }]);
    expect(site.log.lines()).toContainEqual(
      expect.objectContaining({ level: 'warn', event: 'notification_sent', code: 'postmark_406' }),
    );
    await send();
    expect(recipientsOf(mails().slice(1))).toEqual(['sales@skills.example', 'team@skills.example']);
  });

  it('waits longer after each failure and is dead after ten, as an error in the log', async () => {
    const waits: number[] = [];
    await plant(1);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      site.planMails(failedMail);
      await site.query('update notification_outbox set next_attempt_at = now(), locked_until = null');
      await drain();
      const [row] = await outbox();
      expect(row?.attempts).toBe(attempt);
      waits.push(Math.round(row?.wait ?? 0));
    }
    expect(waits.slice(0, 9)).toEqual([60, 300, 900, 1800, 3600, 7200, 14_400, 28_800, 43_200]);
    // Never before the lease of the last try has run out.
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(leaseSeconds);
    expect(await outbox()).toMatchObject([{ status: 'dead', attempts: 10, last_error: 'postmark_http_500' }]);
    expect(site.log.lines()).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'notification_dead', reference: 'N-00000001' }),
    );
    await site.query('update notification_outbox set next_attempt_at = now(), locked_until = null');
    await drain();
    expect(mails()).toHaveLength(0);
  });
});
