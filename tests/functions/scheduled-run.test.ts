import { describe, expect, it, vi } from 'vitest';
import { failedMail, plantNotifications, siteForTests } from './support/site.ts';
import { drain, postJson, validFields } from './support/submit.ts';

const site = siteForTests();

/** Returns the notifications, oldest first. */
const outbox = () =>
  site.query('select status, attempts, last_error from notification_outbox order by created_at');

const plant = (count: number, options = {}) => plantNotifications(site, count, options);
const send = () => postJson('meeting', validFields.meeting);
const mails = () => site.services.mailbox.messages();

describe('the scheduled drain', () => {
  it('sends all notifications that are due and no others', async () => {
    await plant(12, { due: "interval '-1 hour'" });
    await plant(1, { due: "interval '1 hour'", attempts: 3 });
    expect((await drain()).status).toBe(204);
    expect(mails()).toHaveLength(12);
    expect((await outbox()).filter(({ status }) => status === 'pending')).toHaveLength(1);
    const lines = site.log.lines().filter(({ event }) => event !== 'notification_sent');
    expect(lines).toEqual([{ level: 'info', event: 'outbox_drained', count: 12, sent: 12, failed: 0 }]);
  });

  it.each([
    [1, 'warn', { count: 3, sent: 2, failed: 1 }],
    [3, 'error', { count: 3, sent: 0, failed: 3 }],
  ])(
    'logs the counts when Postmark fails for %i of three mails, with the level %s',
    async (failures, level, counts) => {
      await plant(3, { due: "interval '-1 minute'" });
      site.planMails(...Array.from({ length: failures }, () => failedMail));
      await drain();
      const drained = site.log.lines().filter(({ event }) => event === 'outbox_drained');
      expect(drained).toEqual([{ level, event: 'outbox_drained', ...counts }]);
    },
  );

  it('gives up a notification whose ten workers did not finish', async () => {
    await plant(1, { attempts: 10, due: "interval '-1 minute'" });
    await drain();
    expect(await outbox()).toMatchObject([{ status: 'dead', attempts: 10, last_error: 'worker_lost' }]);
    expect(mails()).toHaveLength(0);
    expect(site.log.lines()).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'notification_dead', code: 'worker_lost' }),
    );
  });

  it('deletes old counters', async () => {
    await site.query(
      `insert into submission_counters values (repeat('a', 32), now() - interval '2 hours', 3),
        (repeat('b', 32), now(), 3)`,
    );
    await drain();
    const rows = await site.query('select client_hash from submission_counters');
    expect(rows).toEqual([{ client_hash: 'b'.repeat(32) }]);
  });

  it.each([
    ['deploy-preview', 'PREVIEW_DATABASE_URL is not set'],
    ['', 'The context of the deploy is missing'],
  ])('does not use the live database in the deploy context %j', async (context, sentence) => {
    await plant(1);
    await drain(context);
    expect(site.log.text()).toContain(sentence);
    expect(mails()).toEqual([]);
  });

  it('sends no overdue notifications if SEND_OVERDUE is `no`, and neither does a new lead', async () => {
    await plant(2, { due: "interval '-1 hour'" });
    vi.stubEnv('SEND_OVERDUE', 'no');
    await drain();
    await send();
    expect(mails().map(({ tag }) => tag)).toEqual(['meeting']);
  });
});
