import { expect, it, onTestFinished, vi } from 'vitest';
import { plantNotifications, siteForTests } from './support/site.ts';
import { drain } from './support/submit.ts';

const site = siteForTests();

/** Netlify ends a scheduled function after this time (its documentation, "Scheduled Functions"). */
const limitMilliseconds = 30_000;
const statementMilliseconds = 2990;
const slowestBatchMilliseconds = 17_990;

/** How long the heartbeat's monitor keeps the run waiting at most. */
const heartbeatMilliseconds = 3000;

/**
 * Lets the clock run as if the database and Postmark were as slow as their limits let them be: the statements before the
 * first batch, which run at the same time, each batch as long as given, and the slowest from then on, and the last look at
 * the outbox. Returns the batches begun and the time gone.
 */
function slowClock(batches: readonly number[]): { begun: number; milliseconds: number } {
  const gone = { begun: 0, milliseconds: 0 };
  const started = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => started + gone.milliseconds);
  onTestFinished(() => clock.mockRestore());
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const body = String(init?.body);
    if (body.includes('claim_notifications')) {
      gone.milliseconds += batches[gone.begun] ?? slowestBatchMilliseconds;
      gone.begun += 1;
    } else if (body.includes('worker_lost') || body.includes('oldestMinutes')) {
      gone.milliseconds += statementMilliseconds;
    }
    return send(input, init);
  });
  return gone;
}

it.each([[[]], [[1900]], [[2000]], [[500, 1500]]])(
  'the scheduled drain ends in time after batches of %j milliseconds',
  async (batches) => {
    await plantNotifications(site, 100);
    const gone = slowClock(batches);
    await drain();
    expect(gone.milliseconds).toBeGreaterThan(slowestBatchMilliseconds);
    expect(gone.milliseconds + heartbeatMilliseconds).toBeLessThan(limitMilliseconds);
    expect(gone.begun).toBeGreaterThan(0);
    expect(site.services.mailbox.messages()).toHaveLength(gone.begun * 20);
  },
);
