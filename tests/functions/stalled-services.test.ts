import { expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '../../netlify/local/http-server.ts';
import { siteForTests } from './support/site.ts';
import { drain, marker, sendJson, validFields } from './support/submit.ts';

const site = siteForTests();

it('keeps no visitor waiting for a mail service that stalls, and no other worker takes its mails', async () => {
  site.planMails({ afterWork: false, response: 'hang' }, { afterWork: false, response: 'slow body' });
  const started = performance.now();
  const submitted = await Promise.all([1, 2].map(() => sendJson('meeting', validFields.meeting)));
  expect(submitted.map(({ response }) => response.status)).toEqual([201, 201]);
  expect(performance.now() - started).toBeLessThan(1000);
  const rows = async () => await site.query('select status, attempts, last_error from notification_outbox');
  const claimed = { status: 'pending', attempts: 1, last_error: null };
  await vi.waitFor(async () => expect(await rows()).toEqual([claimed, claimed]));
  await drain();
  expect(site.services.mailbox.messages()).toEqual([]);
  // As if another worker had claimed one since, after its try was taken back: the count is the same, the claim is not.
  const [other] = await site.query(
    `update notification_outbox set claim = gen_random_uuid()
      where id = (select id from notification_outbox limit 1) returning id`,
  );
  await Promise.all(submitted.map(({ afterwards }) => afterwards));
  expect(performance.now() - started).toBeLessThan(6000);
  const failed = site.log.lines().filter(({ event }) => event === 'notification_failed');
  expect(failed.map(({ code }) => code)).toEqual(['postmark_timeout', 'postmark_timeout']);
  const late = { ...claimed, last_error: 'postmark_timeout' };
  expect(await rows()).toEqual(expect.arrayContaining([claimed, late]));
  const [locked] = await site.query(
    'select locked_until is not null as locked from notification_outbox where id = $1',
    [other.id],
  );
  expect(locked).toEqual({ locked: true });
});

it('ends the scheduled run although the monitor hangs', async () => {
  const monitor = await serve(() => new Promise<never>(() => undefined));
  onTestFinished(() => monitor.stop());
  vi.stubEnv('HEARTBEAT_URL', `${monitor.origin}/${marker}`);
  const started = performance.now();
  expect((await drain()).status).toBe(204);
  expect(performance.now() - started).toBeLessThan(5000);
  expect(site.log.lines()).toContainEqual({
    level: 'warn',
    event: 'heartbeat_failed',
    code: 'heartbeat_timeout',
  });
});
