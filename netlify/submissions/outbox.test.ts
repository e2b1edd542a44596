import { expect, it } from 'vitest';
import { leaseSeconds, maxAttempts, waitSeconds } from './outbox.ts';

const attempts = Array.from({ length: maxAttempts - 1 }, (_, index) => index + 1);

it('gives up after ten tries', () => {
  expect(maxAttempts).toBe(10);
});

it('waits a minute first, then longer each time, over a day in all', () => {
  const waits = attempts.map(waitSeconds);
  expect(waits[0]).toBe(60);
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  expect(new Set(waits).size).toBe(waits.length);
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total / 3600).toBeGreaterThan(24);
  expect(total / 3600).toBeLessThan(36);
});

it('never schedules a try before the lease has run out', () => {
  for (const attempt of attempts) {
    expect(waitSeconds(attempt)).toBeGreaterThanOrEqual(leaseSeconds);
  }
});
