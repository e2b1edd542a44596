import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from './http-server.ts';
import { startScheduledDrain } from './scheduled-drain.ts';

/** The last statement of a drain counts what waits. */
const lastStatement = /needs_attention/;
const waiting = [
  'dead',
  'overdue',
  'oldestMinutes',
  'failedSubmissions',
  'quarantined',
  'quarantinedForADay',
  'oldestQuarantinedDays',
];

const int4 = 23;
const noRows = { fields: [], rows: [] };
const nothingWaits = {
  fields: waiting.map((name) => ({ name, dataTypeID: int4 })),
  rows: [waiting.map(() => '0')],
};

let isDrained = false;
let answerMilliseconds: number;

beforeEach(async () => {
  isDrained = false;
  const database = await serve(async (request) => {
    const isLast = lastStatement.test(await request.text());
    await wait(answerMilliseconds);
    isDrained ||= isLast;
    return Response.json({ command: 'SELECT', rowCount: 0, ...(isLast ? nothingWaits : noRows) });
  });
  vi.stubEnv('LIVE_SERVICES', 'allowed');
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
  expect(isDrained).toBe(true);
});

test('waits at most as long as it may when it stops', async () => {
  answerMilliseconds = 150;
  const drain = startScheduledDrain(300);
  const started = performance.now();
  await drain.stop();
  expect(performance.now() - started).toBeGreaterThan(290);
  // An upper time limit would be flaky on a busy machine, so check that `stop` did not wait for the last statement.
  expect(isDrained).toBe(false);
  await vi.waitFor(() => expect(isDrained).toBe(true), 5000);
});
