import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScheduledDrain } from './scheduled-drain.ts';

/** Three that tidy up at the same time, the claim, and the look at what is left. */
const statements = 5;

let database: Server;
let answered = 0;
let answerMilliseconds: number;

beforeEach(async () => {
  answered = 0;
  database = createServer(async (_request, response) => {
    await wait(answerMilliseconds);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ command: 'SELECT', rowCount: 0, fields: [], rows: [] }));
    answered += 1;
  }).listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  vi.stubEnv('DATABASE_URL', 'postgresql://writer:secret@db.example.test/skillsai');
  vi.stubEnv('NEON_FETCH_ENDPOINT', `http://127.0.0.1:${port}/sql`);
  vi.stubEnv('POSTMARK_SERVER_TOKEN', 'token');
  vi.stubEnv('NOTIFY_FROM', 'site@example.test');
  vi.stubEnv('NOTIFY_TO', 'team@example.test');
});

afterEach(() => {
  vi.unstubAllEnvs();
  database.closeAllConnections();
  database.close();
});

test('stopping lets the run that is under way end', async () => {
  answerMilliseconds = 100;
  const drain = startScheduledDrain();
  await drain.stop();
  expect(answered).toBe(statements);
});

test('stopping waits two seconds at most', async () => {
  answerMilliseconds = 800;
  const drain = startScheduledDrain();
  const started = performance.now();
  await drain.stop();
  expect(performance.now() - started).toBeGreaterThan(1900);
  // Not by the clock alone, which a busy machine delays: the last answer is what it did not wait for.
  expect(answered).toBeLessThan(statements);
  await vi.waitFor(() => expect(answered).toBe(statements), 2000);
});
