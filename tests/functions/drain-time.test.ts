import { expect, it, onTestFinished, vi } from 'vitest';
import { plantNotifications, siteForTests } from './support/site.ts';
import { drain } from './support/submit.ts';

const site = siteForTests();

/** Netlify's limit for scheduled functions (its documentation, "Scheduled Functions"). */
const limitMilliseconds = 30_000;
const statementMilliseconds = 2990;
const slowestBatchMilliseconds = 17_990;

/** The timeout of the heartbeat. */
const heartbeatMilliseconds = 3000;

/**
 * Advances the clock as if database and Postmark took as long as their timeouts allow. The first batches take the given times,
 * later ones the maximum. Returns an object with the number of batches begun and the milliseconds passed, both updated.
 */
function slowClock(batches: readonly number[]): { begun: number; milliseconds: number } {
  const elapsed = { begun: 0, milliseconds: 0 };
  const started = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => started + elapsed.milliseconds);
  onTestFinished(() => clock.mockRestore());
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const body = String(init?.body);
    if (body.includes('claim_notifications')) {
      elapsed.milliseconds += batches[elapsed.begun] ?? slowestBatchMilliseconds;
      elapsed.begun += 1;
    } else if (body.includes('worker_lost') || body.includes('oldestMinutes')) {
      elapsed.milliseconds += statementMilliseconds;
    }
    return send(input, init);
  });
  return elapsed;
}

it.each([[[]], [[1900]], [[2000]], [[500, 1500]]])(
  'the scheduled drain ends in time after batches of %j milliseconds',
  async (batches) => {
    await plantNotifications(site, 100);
    const elapsed = slowClock(batches);
    await drain();
    expect(elapsed.milliseconds).toBeGreaterThan(slowestBatchMilliseconds);
    expect(elapsed.milliseconds + heartbeatMilliseconds).toBeLessThan(limitMilliseconds);
    expect(elapsed.begun).toBeGreaterThan(0);
    expect(site.services.mailbox.messages()).toHaveLength(elapsed.begun * 20);
  },
);
