import { neon, neonConfig } from '@neondatabase/serverless';
import { expect, test } from 'vitest';
import { siteForTests } from '../../tests/functions/support/site.ts';
import { poolSize } from './neon-endpoint.ts';

const site = siteForTests();

test('does not run a queued statement after its request was aborted', async () => {
  const { adminUrl, neonEndpoint } = site.services;
  neonConfig.fetchEndpoint = neonEndpoint;
  await site.query('create table visits (id int)');
  const sql = neon(adminUrl);
  const busy = Array.from({ length: poolSize }, async () => await sql`SELECT pg_sleep(0.5)`);
  const impatient = neon(adminUrl, { fetchOptions: { signal: AbortSignal.timeout(100) } });
  await expect(impatient`INSERT INTO visits VALUES (30)`).rejects.toThrow();
  await Promise.all(busy);
  await sql`SELECT pg_sleep(0.2)`;
  expect(await site.query('select from visits')).toEqual([]);
});

test.each([
  [400, '{"query":"SELECT 1"}', undefined],
  [400, '{"query":"SELECT 1"}', 'postgresql://a:b@example.test/c'],
  [400, '{', 'own'],
  [400, '{"query":1}', 'own'],
  [400, '{"queries":[{"query":"SELECT 1"}]}', 'own'],
  [400, '{"query":"SELECT 1; SELECT 2"}', 'own'],
  [200, '{"query":"SELECT 1"}', 'own'],
])('responds with %i to %s with the connection string %s', async (status, body, server) => {
  const headers = { 'Neon-Connection-String': server === 'own' ? site.services.adminUrl : (server ?? '') };
  expect((await fetch(site.services.neonEndpoint, { method: 'POST', body, headers })).status).toBe(status);
});
