import { expect, it, onTestFinished, vi } from 'vitest';
import { plantNotifications, siteForTests } from './support/site.ts';
import { drain } from './support/submit.ts';

const site = siteForTests();

/** Netlify's limit for scheduled functions (its documentation, "Scheduled Functions"). */
const limitMilliseconds = 30_000;
const statementMilliseconds = 2990;
const slowestBatchMilliseconds = 14_990;
const slowestDigestMilliseconds = 10_990;

/** The timeout of the heartbeat. */
const heartbeatMilliseconds = 3000;

/**
 * Advances the clock as if database and Postmark took as long as their timeouts allow. The first statement takes `wake`
 * milliseconds and the first batches take the given times, later ones the maximum. Returns an object with the number of batches and
 * digests begun and the milliseconds passed, all updated.
 */
function slowClock(wake: number, batches: readonly number[]) {
  const elapsed = { batches: 0, digests: 0, milliseconds: 0 };
  const started = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => started + elapsed.milliseconds);
  onTestFinished(() => clock.mockRestore());
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const body = String(init?.body);
    if (body.includes('claim_notifications')) {
      // The last parameter says whether the inboxes above the limit are meant.
      const isDigest = body.includes('true"]');
      const batch = isDigest
        ? slowestDigestMilliseconds
        : (batches[elapsed.batches] ?? slowestBatchMilliseconds);
      elapsed.milliseconds += batch;
      elapsed[isDigest ? 'digests' : 'batches'] += 1;
    } else if (body.includes('"select"')) {
      elapsed.milliseconds += wake;
    } else if (body.includes('oldestMinutes')) {
      elapsed.milliseconds += statementMilliseconds;
    }
    return send(input, init);
  });
  return elapsed;
}

it.each([
  [7990, []],
  [0, [7900]],
  [0, [8000]],
  [3000, [500, 4400]],
])(
  'the scheduled run ends in time if the database wakes up in %i milliseconds and its batches take %j',
  async (wake, batches) => {
    await plantNotifications(site, 100);
    const elapsed = slowClock(wake, batches);
    await drain();
    expect(elapsed.milliseconds + heartbeatMilliseconds).toBeLessThan(limitMilliseconds);
    expect(elapsed.batches).toBeGreaterThan(0);
    expect(site.services.mailbox.messages()).toHaveLength(elapsed.batches * 20);
  },
);

it.each([
  [7990, 4000, 1],
  [7990, 4100, 0],
])(
  'the scheduled run ends in time with a digest after %i and %i milliseconds',
  async (wake, batch, digests) => {
    vi.stubEnv('NOTIFY_HOURLY_LIMIT', '1');
    await plantNotifications(site, 3);
    await site.query(
      "update notification_outbox set status = 'sent', sent_at = now() where reference < 'N-00000002'",
    );
    const elapsed = slowClock(wake, [batch]);
    await drain();
    expect(elapsed.milliseconds + heartbeatMilliseconds).toBeLessThan(limitMilliseconds);
    expect(elapsed).toMatchObject({ batches: 1, digests });
  },
);
