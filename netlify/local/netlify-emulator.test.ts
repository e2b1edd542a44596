import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQueue } from './netlify-emulator.ts';

test('tasks run one after another in order, also after one that failed', async () => {
  const inTurn = createQueue(1000);
  const events: string[] = [];
  const task = (name: string, fails = false) =>
    inTurn(async () => {
      events.push(`${name} begins`);
      await delay(10);
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  const results = await Promise.allSettled([task('first', true), task('second'), task('third')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(events).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('a slow task holds the next one up no longer than the limit', async () => {
  const inTurn = createQueue(50);
  const started = performance.now();
  const slow = inTurn(() => delay(400, 'slow'));
  const waited = await inTurn(async () => performance.now() - started);
  expect(waited).toBeGreaterThanOrEqual(45);
  expect(waited).toBeLessThan(300);
  expect(await slow).toBe('slow');
});
