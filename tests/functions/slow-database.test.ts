import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { faultyEndpointForTests } from './support/faulty-endpoint.ts';
import { startMonitor } from './support/monitor.ts';
import { plantNotifications, siteForTests } from './support/site.ts';
import { drain } from './support/submit.ts';

const site = siteForTests();
const endpoint = faultyEndpointForTests(site);

it('a run whose database takes seconds to wake up sends its mails and alarms nobody', async () => {
  const beats = await startMonitor();
  await plantNotifications(site, 2);
  const send = globalThis.fetch;
  let isAwake = false;
  // A compute that wakes up holds the first statement.
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    if (!isAwake && String(input).endsWith('/sql')) {
      isAwake = true;
      await pause(3400, undefined, { signal: init?.signal ?? undefined });
    }
    return send(input, init);
  });
  await drain();
  expect(site.log.errors()).toEqual([]);
  expect(site.services.mailbox.messages()).toHaveLength(2);
  expect(beats.map(({ method }) => method)).toEqual(['GET']);
});

it.each([
  '"select"',
  'submission_counters',
  'purge_expired',
  'claim_notifications',
  'needs_attention',
  "set status = 'sent'",
])(
  'a statement (%s) that fails once and succeeds when it is tried again alarms nobody',
  async (statement) => {
    const beats = await startMonitor();
    await plantNotifications(site, 1);
    endpoint.plan(statement, 'status 502', 'pass');
    await drain();
    expect(endpoint.count(statement)).toBeGreaterThan(1);
    expect(site.log.errors()).toEqual([]);
    expect(site.services.mailbox.messages()).toHaveLength(1);
    expect(beats.map(({ method }) => method)).toEqual(['GET']);
  },
);

it.each(['commit, then drop', 'commit, then 500'] as const)(
  'a claim whose answer was lost (%s) is given again, so that its mails are sent in the same run',
  async (fault) => {
    await plantNotifications(site, 3);
    endpoint.plan('claim_notifications', fault, 'pass');
    await drain();
    expect(site.services.mailbox.messages()).toHaveLength(3);
    expect(
      await site.query("select from notification_outbox where status = 'sent' and attempts = 1"),
    ).toHaveLength(3);
  },
);
