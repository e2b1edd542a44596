import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { beforeAll, expect, it } from 'vitest';
import { repositoryRoot } from '../../netlify/local/site-server.ts';
import { firstBackoffSeconds } from '../../netlify/submissions/outbox-marks.ts';

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

it('builds exactly six functions', () => {
  expect(functions.map(({ name }) => name).toSorted()).toEqual([
    'bounce',
    'drain-outbox',
    'health',
    'meeting',
    'newsletter',
    'report',
  ]);
});

it.each([
  ['meeting', 'GET'],
  ['bounce', 'GET'],
  ['health', 'DELETE'],
])('runs the bundled function %s outside the project', async (name, method) => {
  const { default: handler } = await import(join(folder, `${name}/netlify/functions/${name}.mjs`));
  const request = new Request(`https://site.example/api/${name}`, { method });
  const response: Response = await handler(request, { ip: '' });
  expect(response.status).toBe(405);
});

it.each(['newsletter', 'meeting', 'report', 'bounce', 'health'])(
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
  const longestWait = Number(minutes) + firstBackoffSeconds / 60;
  // A failed mail is retried within the hour even without new leads. Neon's compute sleeps after five idle minutes.
  expect(longestWait).toBeLessThan(60);
  expect(60 % Number(minutes)).toBe(0);
  expect(Number(minutes)).toBeGreaterThanOrEqual(6 * 5);
  expect(entry?.routes ?? []).toEqual([]);
});
