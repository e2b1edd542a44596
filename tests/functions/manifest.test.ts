import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { beforeAll, expect, it } from 'vitest';
import { repositoryRoot } from '../../netlify/local/site-server.ts';
import { backoffSeconds } from '../../netlify/submissions/outbox.ts';

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

it('builds exactly four functions', () => {
  expect(functions.map(({ name }) => name).toSorted()).toEqual([
    'drain-outbox',
    'meeting',
    'newsletter',
    'report',
  ]);
});

it('runs a bundled function outside the project', async () => {
  const { default: handler } = await import(join(folder, 'meeting/netlify/functions/meeting.mjs'));
  const response: Response = await handler(new Request('https://site.example/api/meeting'), { ip: '' });
  expect(response.status).toBe(405);
});

it.each(['newsletter', 'meeting', 'report'])(
  'routes every method of /api/%s to the function, with a rate limit per address',
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

it('drains the outbox often enough for a failed mail and seldom enough for the database to sleep', () => {
  const entry = find('drain-outbox');
  const [, minutes] = /^\*\/(\d+) \* \* \* \*$/.exec(String(entry?.schedule)) ?? [];
  const longestWait = Number(minutes) + backoffSeconds(1) / 60;
  // A failed mail is retried within the hour even without new leads. Neon's compute sleeps after five idle minutes.
  expect(longestWait).toBeLessThan(60);
  expect(60 % Number(minutes)).toBe(0);
  expect(Number(minutes)).toBeGreaterThanOrEqual(6 * 5);
  expect(entry?.routes ?? []).toEqual([]);
});
