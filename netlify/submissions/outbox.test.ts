import { expect, it } from 'vitest';
import { DatabaseFailure } from './database.ts';
import { deliver, sendOverdue } from './outbox.ts';
import type { Notification } from './types.ts';

const notification: Notification = {
  id: '7d1f7a7e-6f52-4b43-a3a5-8d5f0b0f6b11',
  kind: 'newsletter',
  columns: { email: 'ada@example.com', source: 'global-skills-news' },
  attribution: {},
  reference: 'N-0000000A',
  attempts: 1,
  lockedUntil: '2026-11-21 00:13:30.123456+00',
  receivedAt: new Date('2026-11-21T00:12:30Z'),
};

it.each([
  [new DatabaseFailure('sqlstate_42501', false), 'sqlstate_42501'],
  [new TypeError('ada@example.com'), 'TypeError'],
  ['ada@example.com', 'unknown'],
])('logs a failed claim or record by its code only: %s as %s', async (failure, code) => {
  const lines: object[] = [];
  const ports = {
    database: { run: () => Promise.reject(failure) },
    sendMail: async () => ({ sent: false, code: 'postmark_406', accountRefused: false }) as const,
    log: (level: string, event: object) => void lines.push({ level, ...event }),
  };
  await deliver(ports, notification);
  expect(await sendOverdue(ports, 4)).toEqual({ claimed: 0, sent: 0, accountRefused: false });
  const line = { level: 'error', event: 'outbox_failed', code };
  expect(lines).toEqual([{ ...line, reference: notification.reference }, line]);
});
