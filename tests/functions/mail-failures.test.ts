import { describe, expect, it, vi } from 'vitest';
import { mail as words } from '../../src/content/embedded.ts';
import type { Fault } from '../support/faulty-service.ts';
import { notificationsOf } from './support/notifications.ts';
import { makeDue, siteForTests } from './support/site.ts';
import { drain, marker } from './support/submit.ts';

const site = siteForTests();
const { outbox, plant, send, mails, mailedTo } = notificationsOf(site);

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
      expect(mailedTo()).toEqual([
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
    await makeDue(site);
    await drain();
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1 }]);
    expect(mails()).toHaveLength(1);
  });
});
