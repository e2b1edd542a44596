import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { faultyEndpointForTests } from './support/faulty-endpoint.ts';
import { notificationsOf } from './support/notifications.ts';
import { failedMail, makeDue, siteForTests } from './support/site.ts';
import { drain } from './support/submit.ts';

const site = siteForTests();
const { outbox, plant, send, mails, mailedTo } = notificationsOf(site);
const endpoint = faultyEndpointForTests(site);

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
    expect(mailedTo()).toEqual(recipients);
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

  it('is left to its own submission for some seconds, so that no lost claim of another takes it along', async () => {
    vi.stubEnv('POSTMARK_SERVER_TOKEN', '');
    await send();
    const claim = (own: string) =>
      site.query(`select id from claim_notifications(gen_random_uuid(), 5, '{inbox 1}', ${own}, true, null)`);
    expect(await claim("'{}'")).toEqual([]);
    const [job] = await site.query('select submission_id from notification_outbox');
    expect(await claim(`'{${job.submission_id}}'`)).toHaveLength(1);
    await site.query(
      "update notification_outbox set locked_until = null, attempts = 0, next_attempt_at = next_attempt_at - interval '10 seconds'",
    );
    expect(await claim("'{}'")).toHaveLength(1);
  });

  it('of one destination does not wait for those of another, however many and old they are', async () => {
    await plant(30, { due: "interval '-1 hour'" });
    await site.query("update notification_outbox set destination = 'webhook'");
    await plant(5);
    const claimed = await site.query(
      "select destination from claim_notifications(gen_random_uuid(), 6, '{webhook,inbox 1}', '{}', true, null)",
    );
    expect(claimed.map(({ destination }) => destination).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'inbox 1'),
      ...Array.from({ length: 3 }, () => 'webhook'),
    ]);
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
      waits.push(row?.wait ?? 0);
    }
    // Read a moment after they were set.
    const expected = [60, 300, 900, 1800, 3600, 7200, 14_400, 28_800, 43_200];
    expect(waits.slice(0, 9).map((wait) => Math.ceil(wait / 60) * 60)).toEqual(expected);
    // A next try never begins during the claim of the last one.
    await plant(1);
    await site.query("select from claim_notifications(gen_random_uuid(), 1, '{inbox 1}', '{}', true, null)");
    const [{ seconds }] = await site.query(
      'select extract(epoch from locked_until - now())::float8 as seconds from notification_outbox where locked_until > now()',
    );
    expect(Math.min(...expected)).toBeGreaterThanOrEqual(seconds);
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
