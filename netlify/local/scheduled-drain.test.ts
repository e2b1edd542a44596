import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from './http-server.ts';
import { startScheduledDrain } from './scheduled-drain.ts';

/** The statements of a drain: three concurrent clean-ups, the claim, and the count of waiting notifications. */
const statements = 5;

let answered = 0;
let answerMilliseconds: number;

beforeEach(async () => {
  answered = 0;
  const database = await serve(async () => {
    await wait(answerMilliseconds);
    answered += 1;
    return Response.json({ command: 'SELECT', rowCount: 0, fields: [], rows: [] });
  });
  vi.stubEnv('DATABASE_URL', 'postgresql://writer:secret@db.example.test/skillsai');
  vi.stubEnv('NEON_FETCH_ENDPOINT', database.origin);
  vi.stubEnv('POSTMARK_API_URL', 'http://127.0.0.1:9');
  vi.stubEnv('POSTMARK_SERVER_TOKEN', 'token');
  vi.stubEnv('NOTIFY_FROM', 'site@example.test');
  vi.stubEnv('NOTIFY_TO', 'team@example.test');
  return async () => {
    vi.unstubAllEnvs();
    await database.stop();
  };
});

test('waits for a running drain when it stops', async () => {
  answerMilliseconds = 100;
  const drain = startScheduledDrain();
  await drain.stop();
  expect(answered).toBe(statements);
});

test('waits at most as long as it may when it stops', async () => {
  answerMilliseconds = 150;
  const drain = startScheduledDrain(300);
  const started = performance.now();
  await drain.stop();
  expect(performance.now() - started).toBeGreaterThan(290);
  // An upper time limit would be flaky on a busy machine, so check that `stop` did not wait for the last statement.
  expect(answered).toBeLessThan(statements);
  await vi.waitFor(() => expect(answered).toBe(statements), 5000);
});
