import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { DatabaseFailure } from './database.ts';
import { deadlineIn, untilDeadline } from './deadline.ts';

const transient = new DatabaseFailure('database_unreachable', true);

it('tries again after a transient failure', async () => {
  let tries = 0;
  const result = await untilDeadline(deadlineIn(2000), async () => {
    tries += 1;
    if (tries < 3) throw transient;
    return tries;
  });
  expect(result).toBe(3);
});

it.each([new DatabaseFailure('sqlstate_42501', false), new TypeError('bug')])(
  'does not try again after %s',
  async (failure) => {
    let tries = 0;
    const result = untilDeadline(deadlineIn(2000), async () => {
      tries += 1;
      throw failure;
    });
    await expect(result).rejects.toBe(failure);
    expect(tries).toBe(1);
  },
);

it('stops before the deadline, with the last failure', async () => {
  const deadline = deadlineIn(500);
  await expect(
    untilDeadline(deadline, async () => {
      throw transient;
    }),
  ).rejects.toBe(transient);
  expect(deadline.remaining()).toBeGreaterThan(0);
});

it('ends a try that hangs at the deadline', async () => {
  const started = performance.now();
  await expect(
    untilDeadline(deadlineIn(200), async (signal) => {
      await pause(5000, undefined, { signal }).catch(() => undefined);
      throw transient;
    }),
  ).rejects.toBe(transient);
  expect(performance.now() - started).toBeLessThan(1000);
});
