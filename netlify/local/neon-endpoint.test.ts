import { neon, neonConfig } from '@neondatabase/serverless';
import { beforeAll, expect, test } from 'vitest';
import { copyDatabase } from '../../tests/functions/support/site.ts';
import { withClient } from './database.ts';
import { poolSize, startNeonEndpoint } from './neon-endpoint.ts';

let adminUrl: string;
let endpointUrl: string;

beforeAll(async () => {
  const database = await copyDatabase();
  ({ adminUrl } = database);
  const endpoint = await startNeonEndpoint(adminUrl);
  endpointUrl = endpoint.url;
  neonConfig.fetchEndpoint = endpointUrl;
  const run = (statements: string) => withClient(adminUrl, (client) => client.query(statements));
  await run(
    `CREATE TABLE visits (id int CONSTRAINT visits_key PRIMARY KEY, page text NOT NULL);
     CREATE ROLE reader LOGIN PASSWORD 'reading';
     GRANT SELECT ON visits TO reader;`,
  );
  return async () => {
    await endpoint.stop();
    await run('DROP OWNED BY reader; DROP ROLE reader');
    await database.drop();
  };
});

test('values arrive with the types the driver gives them on Neon', async () => {
  const sql = neon(adminUrl);
  const [row] = await sql.query(
    `SELECT 7::int AS int, 9007199254740993::bigint AS bigint, $1::text AS text, $2::jsonb AS json,
       '2026-11-21 10:00:00+00'::timestamptz AS at, NULL::text AS nothing, true AS yes,
       ARRAY['a','b,c']::text[] AS list, $3::int[] AS numbers, gen_random_uuid() AS id`,
    ["O'Hara — 東京 \\", { nested: [1, null] }, [1, 2]],
  );
  expect(row).toEqual({
    int: 7,
    bigint: '9007199254740993',
    text: "O'Hara — 東京 \\",
    json: { nested: [1, null] },
    at: new Date('2026-11-21T10:00:00Z'),
    nothing: null,
    yes: true,
    list: ['a', 'b,c'],
    numbers: [1, 2],
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('an error carries code, constraint, table and detail', async () => {
  const sql = neon(adminUrl);
  await sql`INSERT INTO visits VALUES (10, '/')`;
  await expect(sql`INSERT INTO visits VALUES (10, '/again')`).rejects.toMatchObject({
    name: 'NeonDbError',
    code: '23505',
    constraint: 'visits_key',
    table: 'visits',
    detail: 'Key (id)=(10) already exists.',
  });
  await expect(sql.query('SELECT 1; SELECT 2')).rejects.toMatchObject({ code: '42601' });
});

test('every statement runs as the user of its own connection string', async () => {
  const reader = Object.assign(new URL(adminUrl), { username: 'reader', password: 'reading' });
  const sql = neon(reader.href);
  expect(await sql`SELECT current_user`).toEqual([{ current_user: 'reader' }]);
  await expect(sql`INSERT INTO visits VALUES (20, '/')`).rejects.toMatchObject({ code: '42501' });
  reader.password = 'guessing';
  await expect(neon(reader.href)`SELECT 1`).rejects.toMatchObject({ code: '28P01' });
});

test('a statement whose sender gave up before its turn is not run', async () => {
  const sql = neon(adminUrl);
  const busy = Array.from({ length: poolSize }, async () => await sql`SELECT pg_sleep(0.5)`);
  const hurried = neon(adminUrl, { fetchOptions: { signal: AbortSignal.timeout(100) } });
  await expect(hurried`INSERT INTO visits VALUES (30, '/')`).rejects.toThrow();
  await Promise.all(busy);
  await sql`SELECT pg_sleep(0.2)`;
  expect(await sql`SELECT id FROM visits WHERE id = 30`).toEqual([]);
});

test.each([
  [400, '{"query":"SELECT 1"}', undefined],
  [400, '{"query":"SELECT 1"}', 'postgresql://a:b@example.test/c'],
  [400, '{', 'own'],
  [400, '{"query":1}', 'own'],
  [400, '{"queries":[{"query":"SELECT 1"}]}', 'own'],
  [200, '{"query":"SELECT 1"}', 'own'],
])('answers %i to %s for the server %s', async (status, body, server) => {
  const headers = { 'Neon-Connection-String': server === 'own' ? adminUrl : (server ?? '') };
  expect((await fetch(endpointUrl, { method: 'POST', body, headers })).status).toBe(status);
});
