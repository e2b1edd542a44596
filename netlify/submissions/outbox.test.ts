import { expect, it } from 'vitest';
import { DatabaseFailure } from './database.ts';
import { sendDigest, sendDue } from './outbox.ts';

it.each([
  [new DatabaseFailure('sqlstate_42501', false), 'sqlstate_42501'],
  [new TypeError('ada@example.com'), 'TypeError'],
  ['ada@example.com', 'unknown'],
])('logs a failed claim by its code only: %s as %s', async (failure, code) => {
  const lines: object[] = [];
  const refuse = () => Promise.reject(new Error('Nothing was claimed.'));
  const ports = {
    database: { run: () => Promise.reject(failure) },
    delivery: {
      mailboxes: ['inbox 1'],
      webhooks: [],
      fallbacks: [],
      hourlyLimit: 100,
      send: refuse,
      sendDigest: refuse,
      refusedAccount: refuse,
    },
    log: (level: string, event: object) => void lines.push({ level, ...event }),
  };
  const none = { claimed: 0, sent: 0, accountRefused: false, didClaim: false };
  expect(await sendDue(ports, { limit: 4, destinations: ['inbox 1'] })).toEqual(none);
  expect(await sendDigest(ports, 'inbox 1')).toBe(0);
  const line = { level: 'error', event: 'outbox_failed', code };
  expect(lines).toEqual([line, line]);
});
