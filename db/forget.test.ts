import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RunningDatabase, startDatabase } from '../netlify/local/database.ts';
import { forgetPerson } from './forget.ts';
import { migrate } from './migrate.ts';

const program = fileURLToPath(new URL('./forget.ts', import.meta.url));
let base: string;
let urlFile: string;
let database: RunningDatabase;
let client: pg.Client;

/** Ada, with other capitals in each form, Grace, and a notification of Ada's whose lead is gone; ids stand in two forms. */
const leads = `
TRUNCATE newsletter_subscriptions, meeting_bookings, report_downloads, notification_outbox;
INSERT INTO newsletter_subscriptions (submission_id, email, source, quarantined) VALUES
  ('00000000-0000-4000-8000-000000000001', 'Ada@Example.com', 'global-skills-news', false),
  ('00000000-0000-4000-8000-000000000002', 'ada@example.com', 'global-skills-news', true),
  ('00000000-0000-4000-8000-000000000003', 'grace@example.com', 'global-skills-news', false);
INSERT INTO meeting_bookings (submission_id, first_name, last_name, organisation_name, email, meeting_type) VALUES
  ('00000000-0000-4000-8000-000000000003', 'Ada', 'Lovelace', 'Engines', 'ADA@example.com', 'Demo'),
  ('00000000-0000-4000-8000-000000000005', 'Grace', 'Hopper', 'Compilers', 'ada@example.com.au', 'Demo');
INSERT INTO report_downloads (submission_id, first_name, last_name, organisation, email, report_type) VALUES
  ('00000000-0000-4000-8000-000000000006', 'A', 'L', 'Engines', 'ada@example.com', 'future-skills-report');
INSERT INTO notification_outbox (submission_id, type, data, reference, status, sent_at) VALUES
  ('00000000-0000-4000-8000-000000000001', 'newsletter', '{}', 'N-00000001', 'sent', now()),
  ('00000000-0000-4000-8000-000000000003', 'newsletter',
    '{"email": "grace@example.com", "source": "global-skills-news"}', 'N-00000003', 'pending', null),
  ('00000000-0000-4000-8000-000000000003', 'meeting', '{}', 'M-00000003', 'sent', now()),
  ('00000000-0000-4000-8000-000000000005', 'meeting', '{}', 'M-00000005', 'sent', now()),
  ('00000000-0000-4000-8000-000000000006', 'report', '{}', 'R-00000006', 'sent', now()),
  ('00000000-0000-4000-8000-000000000007', 'newsletter',
    '{"email": "aDa@example.com", "source": "global-skills-news"}', 'N-00000007', 'dead', null);
`;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'skillsai-test-'));
  urlFile = join(base, 'database-url');
  database = await startDatabase();
  await writeFile(urlFile, database.adminUrl);
  await migrate(database.adminUrl);
  client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
});

beforeEach(async () => {
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATABASE_ADMIN_URL', '');
  await client.query(leads);
  return () => vi.unstubAllEnvs();
});

afterAll(async () => {
  await client.end();
  await database.stop();
  await rm(base, { recursive: true });
});

async function left(): Promise<readonly string[]> {
  const { rows } = await client.query<{ row: string }>(
    `SELECT email AS row FROM newsletter_subscriptions UNION ALL SELECT email FROM meeting_bookings
      UNION ALL SELECT email FROM report_downloads UNION ALL SELECT reference FROM notification_outbox ORDER BY 1`,
  );
  return rows.map(({ row }) => row);
}

const others = ['ada@example.com.au', 'grace@example.com', 'M-00000005', 'N-00000003'].toSorted();

function run(adminUrl: string, ...options: readonly string[]) {
  const env = { ...process.env, DATABASE_ADMIN_URL: adminUrl };
  return promisify(execFile)(process.execPath, [program, ...options], { env, timeout: 20_000 }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

test('everything of one person goes, whatever the capitals, and nothing of another', async () => {
  expect(await forgetPerson('ada@EXAMPLE.com', urlFile)).toEqual({
    newsletterSubscriptions: 2,
    meetingBookings: 1,
    reportDownloads: 1,
    notifications: 4,
  });
  expect((await left()).toSorted()).toEqual(others);
});

test('the command says how many rows went, and never the address', async () => {
  expect(await run(database.adminUrl, ' ada@example.com ')).toEqual({
    code: 0,
    stdout:
      'Deleted 2 newsletter subscriptions, 1 meeting booking, 1 report download and 4 notifications from the database in DATABASE_ADMIN_URL.\n',
    stderr: '',
  });
  expect((await run(database.adminUrl, 'ada@example.com')).stdout).toBe(
    'Deleted 0 newsletter subscriptions, 0 meeting bookings, 0 report downloads and 0 notifications from the database in DATABASE_ADMIN_URL.\n',
  );
});

test('when one table cannot be reached nothing is deleted', async () => {
  const before = await left();
  await client.query('ALTER TABLE notification_outbox RENAME TO elsewhere');
  try {
    await expect(forgetPerson('ada@example.com', urlFile)).rejects.toThrow(
      'Nothing was deleted: the database has not all of the site’s tables.',
    );
  } finally {
    await client.query('ALTER TABLE elsewhere RENAME TO notification_outbox');
  }
  expect(await left()).toEqual(before);
});

test.each([[[]], [['ada@example.com', 'grace@example.com']], [['ada']], [['--all']], [['%@example.com']]])(
  'the command with %j deletes nothing and says how to call it',
  async (options) => {
    const before = await left();
    expect(await run(database.adminUrl, ...options)).toEqual({
      code: 2,
      stdout: '',
      stderr: 'Give one e-mail address: npm run leads:forget -- <email address>\n',
    });
    expect(await left()).toEqual(before);
  },
);

test('a failing connection is one sentence without the password and the address', async () => {
  expect(await run('postgresql://owner:secret@127.0.0.1:9/skillsai', 'ada@example.com')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Nothing was deleted: nothing answers at its host and port.\n',
  });
});
