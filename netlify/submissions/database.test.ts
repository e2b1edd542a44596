import { setTimeout as pause } from 'node:timers/promises';
import { NeonDbError } from '@neondatabase/serverless';
import { expect, it } from 'vitest';
import { DatabaseFailure, databaseFailure, untilDeadline } from './database.ts';

const secret = 'postgresql://writer:secret@db.example/site';

function thrown(fields: { readonly code?: string; readonly sourceError?: Error } = {}, message = secret) {
  return Object.assign(new NeonDbError(message), fields);
}

it.each([
  [thrown({ code: '42501' }), 'sqlstate_42501', false],
  [thrown({ code: '23514' }), 'sqlstate_23514', false],
  [thrown({ code: '40P01' }), 'sqlstate_40P01', true],
  [thrown({ code: '57P03' }), 'sqlstate_57P03', true],
  [thrown({ code: '08006' }), 'sqlstate_08006', true],
  [thrown({ sourceError: new TypeError('fetch failed') }), 'database_unreachable', true],
  [thrown({ sourceError: new DOMException(secret, 'TimeoutError') }), 'database_timeout', true],
  [new DOMException(secret, 'AbortError'), 'database_timeout', true],
  [new SyntaxError(secret), 'database_unreadable', true],
  [thrown({}, `Server error (HTTP status 502): ${secret}`), 'database_http_502', true],
  [thrown({ code: 'XX000' }), 'sqlstate_XX000', true],
  [thrown({ code: '28P01' }), 'sqlstate_28P01', false],
  [thrown(), 'database_refused', true],
  [thrown({ code: secret }), 'database_refused', true],
  [thrown({ code: 'x42501' }), 'database_refused', true],
  [thrown({ code: '42501x' }), 'database_refused', true],
  [Object.assign(thrown(), { code: 42_501 }), 'database_refused', true],
  [secret, 'database_unreadable', true],
  [null, 'database_unreadable', true],
])('converts %o to a code without its message', (error, code, transient) => {
  const failure = databaseFailure(error);
  expect(failure).toMatchObject({ name: 'DatabaseFailure', message: code, transient, constraint: undefined });
  expect(`${failure.stack} ${JSON.stringify(failure)}`).not.toContain('secret');
});

it('names the check constraint that rejected a value, but not the value', () => {
  const message = 'value for domain email_address violates check constraint "email_address_shape"';
  const failure = databaseFailure(thrown({ code: '23514' }, message));
  expect(failure).toMatchObject({ message: 'sqlstate_23514', constraint: 'email_address_shape' });
});

it.each([new DatabaseFailure('sqlstate_42501', false), new TypeError('bug')])(
  'does not retry after %s',
  async (failure) => {
    let tries = 0;
    const result = untilDeadline(performance.now() + 2000, async () => {
      tries += 1;
      throw failure;
    });
    await expect(result).rejects.toBe(failure);
    expect(tries).toBe(1);
  },
);

it('ends a try that misses its abort', async () => {
  const started = performance.now();
  const hanging = untilDeadline(started + 200, () => new Promise<never>(() => {}));
  await expect(hanging).rejects.toMatchObject({ message: 'database_timeout', transient: true });
  expect(performance.now() - started).toBeLessThan(1000);
});

it('aborts a hanging try at the deadline', async () => {
  const started = performance.now();
  const transient = new DatabaseFailure('database_unreachable', true);
  await expect(
    untilDeadline(started + 200, async (signal) => {
      await pause(5000, undefined, { signal }).catch(() => undefined);
      throw transient;
    }),
  ).rejects.toBe(transient);
  expect(performance.now() - started).toBeLessThan(1000);
});
