import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { beforeAll, expect, it } from 'vitest';
import { repositoryRoot } from '../../netlify/local/site-server.ts';
import { waitSeconds } from '../../netlify/submissions/outbox.ts';

let folder: string;
let functions: Awaited<ReturnType<typeof zipFunctions>>;
const find = (wanted: string) => functions.find(({ name }) => name === wanted);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-'));
  functions = await zipFunctions(join(repositoryRoot, 'netlify/functions'), folder, {
    archiveFormat: 'none',
    basePath: repositoryRoot,
    repositoryRoot,
  });
  return () => rm(folder, { recursive: true, force: true });
}, 60_000);

it('builds four functions and no more', () => {
  expect(functions.map(({ name }) => name).toSorted()).toEqual([
    'drain-outbox',
    'meeting',
    'newsletter',
    'report',
  ]);
});

it('has all that a function needs to run in its bundle, away from the project', async () => {
  const { default: answer } = await import(join(folder, 'meeting/netlify/functions/meeting.mjs'));
  const response: Response = await answer(new Request('https://site.example/api/meeting'), { ip: '' });
  expect(response.status).toBe(405);
});

it.each(['newsletter', 'meeting', 'report'])(
  'answers every method at /api/%s, limited per address',
  (name) => {
    const entry = find(name);
    expect(entry).toMatchObject({
      runtimeVersion: 'nodejs24.x',
      routes: [{ pattern: `/api/${name}`, methods: [] }],
      trafficRules: {
        action: {
          type: 'rate_limit',
          config: {
            rateLimitConfig: { windowLimit: 60, windowSize: 60, algorithm: 'sliding_window' },
            aggregate: { keys: [{ type: 'ip' }, { type: 'domain' }] },
          },
        },
      },
    });
    expect(entry).not.toHaveProperty('schedule');
  },
);

it('drains the outbox often enough for a mail that failed once, and lets the database sleep in between', () => {
  const entry = find('drain-outbox');
  const [, minutes] = /^\*\/(\d+) \* \* \* \*$/.exec(String(entry?.schedule)) ?? [];
  const longestWait = Number(minutes) + waitSeconds(1) / 60;
  // A quiet site sends what failed within the hour; Neon's compute sleeps after five minutes without a query.
  expect(longestWait).toBeLessThan(60);
  expect(60 % Number(minutes)).toBe(0);
  expect(Number(minutes)).toBeGreaterThanOrEqual(6 * 5);
  expect(entry?.routes ?? []).toEqual([]);
});
