import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { LocalRunError } from './command-line.ts';
import { prepareSiteEnvironment } from './services.ts';

beforeEach(() => {
  for (const name of ['DATABASE_ADMIN_URL', 'POSTMARK_API_URL']) vi.stubEnv(name, '');
  return () => vi.unstubAllEnvs();
});

const elsewhere = 'postgresql://writer:secret@ep-example.eu-central-1.aws.neon.tech/skillsai';

function use(databaseUrl: string, neonEndpoint: string): void {
  vi.stubEnv('DATABASE_URL', databaseUrl);
  vi.stubEnv('NEON_FETCH_ENDPOINT', neonEndpoint);
}

test.each([
  [elsewhere, ''],
  [elsewhere, 'https://api.eu-central-1.aws.neon.tech/sql'],
  ['postgresql://writer:secret@localhost.example.test/skillsai', ''],
])('refuses the local mailbox for the remote database %s at %j', async (databaseUrl, neonEndpoint) => {
  use(databaseUrl, neonEndpoint);
  const failure = await prepareSiteEnvironment().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LocalRunError);
  expect(String(failure)).toMatch(/^LocalRunError: DATABASE_URL names .+ set POSTMARK_API_URL .+\.$/);
  expect(String(failure)).not.toContain('secret');
});

test.each([
  ['postgresql://writer:secret@127.0.0.1:9/skillsai', ''],
  ['postgresql://writer:secret@db.example.test/skillsai', 'http://127.0.0.1:9'],
])(
  'refuses the database %s, which is not a Neon database, without an endpoint',
  async (databaseUrl, mail) => {
    use(databaseUrl, '');
    vi.stubEnv('POSTMARK_API_URL', mail);
    const failure = await prepareSiteEnvironment().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LocalRunError);
    expect(String(failure)).toMatch(/DATABASE_URL is not a Neon address .+ npm run db:endpoint /);
    expect(String(failure)).not.toContain('secret');
  },
);

test.each([
  ['postgresql://writer:secret@localhost:9/skillsai', 'http://127.0.0.1:9/sql'],
  ['postgresql://writer:secret@127.0.0.1:9/skillsai', 'http://127.0.0.1:9/sql'],
  ['postgresql://writer:secret@[::1]:9/skillsai', 'http://127.0.0.1:9/sql'],
  [elsewhere, 'http://127.0.0.1:9/sql'],
])('uses the local mailbox for the local database %s at %j', async (databaseUrl, neonEndpoint) => {
  use(databaseUrl, neonEndpoint);
  const { mailbox, stop } = await prepareSiteEnvironment();
  expect(process.env.POSTMARK_API_URL).toBe(mailbox?.url);
  await stop();
});

test.each([
  [elsewhere, '', {}, { drains: false, sendOverdue: 'no' }],
  [elsewhere, '', { drain: true }, { drains: true, sendOverdue: undefined }],
  [elsewhere, 'http://127.0.0.1:9/sql', {}, { drains: true, sendOverdue: undefined }],
])(
  'decides for the database %s at %j with %j whether to send pending notifications: %j',
  async (databaseUrl, neonEndpoint, options, expected) => {
    use(databaseUrl, neonEndpoint);
    vi.stubEnv('POSTMARK_API_URL', 'http://127.0.0.1:9');
    const { drains, stop } = await prepareSiteEnvironment(undefined, options);
    expect({ drains, sendOverdue: process.env.SEND_OVERDUE }).toEqual(expected);
    await stop();
  },
);

test('allows the live services by name for the time of the run', async () => {
  use(elsewhere, 'http://127.0.0.1:9/sql');
  vi.stubEnv('POSTMARK_API_URL', 'http://127.0.0.1:9');
  vi.stubEnv('LIVE_SERVICES', '');
  const { stop } = await prepareSiteEnvironment();
  expect(process.env.LIVE_SERVICES).toBe('allowed');
  await stop();
  expect(process.env.LIVE_SERVICES).toBe('');
});

test('keeps the hash key as long as the database', async () => {
  vi.stubEnv('CLIENT_HASH_KEY', '');
  vi.stubEnv('POSTMARK_API_URL', 'http://127.0.0.1:9');
  const keyOfRun = async (directory?: string) => {
    const { stop } = await prepareSiteEnvironment(directory);
    const key = process.env.CLIENT_HASH_KEY;
    await stop();
    return key;
  };
  use(elsewhere, 'http://127.0.0.1:9/sql');
  const key = await keyOfRun();
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await keyOfRun()).toBe(key);
  use('', '');
  const directory = join(temporaryFolder(), 'data');
  const ownKey = await keyOfRun(directory);
  expect(await keyOfRun(directory)).toBe(ownKey);
  expect(ownKey).not.toBe(key);
});
