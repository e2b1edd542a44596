import { expect, it } from 'vitest';
import { type Database, DatabaseFailure, type Statement } from './database.ts';
import type { Log } from './log.ts';
import type { SendResult } from './mail.ts';
import { codeOf, deliver, type Notification, sendOverdue } from './outbox.ts';

const notification: Notification = {
  id: '7d1f7a7e-6f52-4b43-a3a5-8d5f0b0f6b11',
  type: 'newsletter',
  data: { email: 'ada@example.com', source: 'global-skills-news' },
  reference: 'N-0000000A',
  attempts: 3,
  created_at: '2026-11-21T00:12:30Z',
};
const { reference } = notification;
const failed: SendResult = { sent: false, code: 'postmark_406' };

/** A database that answers with the rows or fails, and what was run on it and logged. */
function ports(answer: readonly object[] | Error, result: SendResult = failed) {
  const statements: Statement[] = [];
  const lines: object[] = [];
  const database: Database = {
    async run(statement) {
      statements.push(statement);
      if (answer instanceof Error) throw answer;
      return answer.map((row) => ({ ...row }));
    },
  };
  const log: Log = (level, event) => void lines.push({ level, ...event });
  return { database, sendMail: async () => result, log, statements, lines };
}

it.each([
  [[{ status: 'pending' }], 'warn', 'notification_failed'],
  [[{ status: 'dead' }], 'error', 'notification_dead'],
  // Another worker has it by now.
  [[], 'warn', 'notification_failed'],
])('a try that fails and leaves %j is logged with level %s as %s', async (rows, level, event) => {
  const used = ports(rows);
  await deliver(used, notification);
  const durationMilliseconds = expect.toSatisfy((value: number) => value >= 0 && value < 10_000);
  expect(used.lines).toEqual([
    { level, event, code: 'postmark_406', reference, attempts: 3, durationMilliseconds },
  ]);
});

it('keeps no more of a message’s id than its column takes', async () => {
  const used = ports([], { sent: true, messageId: 'x'.repeat(300) });
  await deliver(used, notification);
  expect(used.statements.map(({ parameters }) => parameters)).toEqual([[notification.id, 'x'.repeat(200)]]);
});

it.each([
  [new DatabaseFailure('sqlstate_42501', false), 'sqlstate_42501'],
  [new TypeError('ada@example.com'), 'TypeError'],
])('what fails in the database is logged by its code: %s', async (error, code) => {
  const used = ports(error);
  await deliver(used, notification);
  expect(await sendOverdue(used, 4)).toBe(0);
  const line = { level: 'error', event: 'outbox_failed', code };
  expect(used.lines).toEqual([{ ...line, reference }, line]);
  expect(codeOf('ada@example.com')).toBe('unknown');
});
