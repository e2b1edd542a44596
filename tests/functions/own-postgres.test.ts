import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LocalRunError } from '../../netlify/local/command-line.ts';
import { requireServer } from '../../netlify/local/endpoint.ts';
import { siteForTests } from './support/site.ts';
import { marker, postJson, validFields } from './support/submit.ts';

const site = siteForTests();
const program = fileURLToPath(new URL('../../netlify/local/endpoint.ts', import.meta.url));

function start(databaseUrl: string, ...options: readonly string[]) {
  const child = spawn(process.execPath, [program, ...options], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const run = { child, output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    run.output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    run.errors += text;
  });
  return run;
}

test('the endpoint command lets the functions use an ordinary PostgreSQL', async () => {
  const port = await getPort();
  const run = start(site.services.writerUrl, '--port', `${port}`);
  while (!run.output.includes('To stop:')) await once(run.child.stdout, 'data');
  expect(run.output).toContain(`The endpoint: http://127.0.0.1:${port}/sql (PostgreSQL 18 at 127.0.0.1:`);
  vi.stubEnv('NEON_FETCH_ENDPOINT', `http://127.0.0.1:${port}/sql`);
  expect((await postJson('newsletter', validFields.newsletter)).status).toBe(201);
  expect(await site.query('select mail from all_leads')).toEqual([{ mail: 'sent' }]);
  run.child.kill('SIGTERM');
  expect(await once(run.child, 'close')).toEqual([0, null]);
  expect(run.output + run.errors).not.toContain(new URL(site.services.writerUrl).password);
});

test.each([
  ['', 'DATABASE_URL is not set to the connection string of a PostgreSQL server'],
  [
    'postgresql://writer:secret@ep-live.eu-central-1.aws.neon.tech/site',
    'DATABASE_URL is a Neon address; Neon has its own endpoint.',
  ],
  [
    'postgresql://writer:secret@127.0.0.1:9/site',
    'The database in DATABASE_URL cannot be reached: nothing listens on its host and port.',
  ],
])('the endpoint command refuses %j in one sentence without a secret', async (databaseUrl, sentence) => {
  const refusal = await requireServer(databaseUrl).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(LocalRunError);
  expect(String(refusal)).toContain(sentence);
  expect(String(refusal)).not.toMatch(/secret|\n/);
});

test('the endpoint command prints the sentence and exits with 1', async () => {
  const run = start('postgresql://writer:secret@ep-live.eu-central-1.aws.neon.tech/site');
  expect(await once(run.child, 'close')).toEqual([1, null]);
  expect(run.errors).toBe('DATABASE_URL is a Neon address; Neon has its own endpoint.\n');
});

test('without an endpoint the functions respond with 503 and send the password to no host', async () => {
  const request = vi.fn(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', request);
  vi.stubEnv('NEON_FETCH_ENDPOINT', '');
  vi.stubEnv('DATABASE_URL', `postgresql://writer:${marker}@db.example.test/site`);
  const response = await postJson('newsletter', validFields.newsletter);
  expect(response.status).toBe(503);
  expect(request).not.toHaveBeenCalled();
  expect(site.log.text()).toMatch(/"configuration","sentence":"DATABASE_URL is not a Neon address /);
});
