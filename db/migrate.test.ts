import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningDatabase, startDatabase, withClient } from '../netlify/local/database.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { migrate } from './migrate.ts';

const program = fileURLToPath(new URL('./migrate.ts', import.meta.url));
let server: RunningDatabase;
let client: pg.Client;
let adminUrl: string;
let directory: string;
let databases = 0;

beforeAll(async () => {
  server = await startDatabase();
  return server.stop;
});

beforeEach(async () => {
  databases += 1;
  const name = `test_${databases}`;
  await withClient(server.adminUrl, (owner) => owner.query(`CREATE DATABASE ${name}`));
  adminUrl = Object.assign(new URL(server.adminUrl), { pathname: `/${name}` }).href;
  client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  directory = temporaryFolder();
  await add(
    '0001_words.sql',
    '-- Up Migration\nCREATE TABLE words (word text);\n-- Down Migration\nDROP TABLE words;\n',
  );
  return () => client.end();
});

function add(name: string, statements: string): Promise<void> {
  return writeFile(join(directory, name), statements);
}

async function tables(): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}

function runProgram(url: string) {
  const env = { ...process.env, DATABASE_ADMIN_URL: url };
  return spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
}

test('new files are applied in order, once, and other files are passed over', async () => {
  await add('0002_more.sql', 'ALTER TABLE words ADD COLUMN language text;');
  await add('README.md', 'Not SQL.');
  expect(await migrate(adminUrl, directory)).toEqual(['0001_words', '0002_more']);
  expect(await migrate(adminUrl, directory)).toEqual([]);
  await add('0003_last.sql', 'CREATE TABLE last (id int);');
  expect(await migrate(adminUrl, directory)).toEqual(['0003_last']);
  expect(await tables()).toEqual(['last', 'words']);
});

test('two runs at once apply each file once', async () => {
  const runs = await Promise.all([1, 2, 3].map(() => migrate(adminUrl, directory)));
  expect(runs.flat()).toEqual(['0001_words']);
});

test('a failing file is named and nothing of the run stays', async () => {
  await add('0002_wrong.sql', 'CREATE TABLE other (id int); SELECT missing;');
  await expect(migrate(adminUrl, directory)).rejects.toThrow(
    'The migration 0002_wrong failed and nothing was changed: column "missing" does not exist',
  );
  expect(await tables()).toEqual([]);
});

test('a file that comes before an applied one is refused', async () => {
  await migrate(adminUrl, directory);
  await add('0000_early.sql', 'CREATE TABLE early (id int);');
  await expect(migrate(adminUrl, directory)).rejects.toThrow(
    'The migrations did not run: Not run migration 0000_early is preceding already run migration 0001_words',
  );
  expect(await tables()).toEqual(['words']);
});

test('the project’s own migrations make the tables and a role that cannot log in', async () => {
  expect(await migrate(adminUrl)).not.toEqual([]);
  expect(await tables()).toEqual(
    expect.arrayContaining([
      'meeting_bookings',
      'newsletter_subscriptions',
      'notification_outbox',
      'report_downloads',
    ]),
  );
  const { rows } = await client.query("SELECT rolcanlogin FROM pg_roles WHERE rolname = 'site_writer'");
  expect(rows).toEqual([{ rolcanlogin: false }]);
});

test('a filled database keeps every lead, notification and counter, and no person in what was sent', async () => {
  // Before 0005_forget-sent-notifications.sql.
  const own = new URL('./migrations/', import.meta.url);
  const first = (await readdir(own)).filter((name) => name < '0005');
  await rm(join(directory, '0001_words.sql'));
  for (const name of first) await copyFile(new URL(name, own), join(directory, name));
  expect(await migrate(adminUrl, directory)).toHaveLength(first.length);
  await client.query(`
    INSERT INTO newsletter_subscriptions (submission_id, email, source, quarantined) VALUES
      ('00000000-0000-4000-8000-000000000001', 'Ada@Example.com', 'global-skills-news', false),
      ('00000000-0000-4000-8000-000000000002', 'ada@example.com', 'global-skills-news', true);
    INSERT INTO meeting_bookings (submission_id, first_name, last_name, organisation_name, email, meeting_type, created_at)
      VALUES ('00000000-0000-4000-8000-000000000003', 'Zoë', 'O''Neil \\ "x"', '東京 🙂', 'z@example.com', 'Demo', '2020-01-01');
    INSERT INTO report_downloads (submission_id, first_name, last_name, organisation, email, report_type)
      VALUES ('00000000-0000-4000-8000-000000000004', 'G', 'H', 'N', 'g@example.com', 'future-skills-report');
    INSERT INTO submission_counters VALUES (repeat('a', 32), now(), 109), (repeat('b', 32), now(), 3);
    INSERT INTO notification_outbox (submission_id, type, data, reference, status, sent_at)
      SELECT gen_random_uuid(), 'newsletter', '{"email": "ada@example.com", "source": "global-skills-news"}', 'N-0000000A',
        status, CASE status WHEN 'sent' THEN now() END
      FROM unnest(ARRAY['pending', 'sent', 'dead']) AS status;`);
  const state = async (text: string) => (await client.query(text)).rows;
  const leads = () =>
    state(`SELECT id, submission_id, email::text, quarantined, created_at FROM newsletter_subscriptions
      UNION ALL SELECT id, submission_id, email, quarantined, created_at FROM meeting_bookings
      UNION ALL SELECT id, submission_id, email, quarantined, created_at FROM report_downloads ORDER BY 2`);
  const outbox = () => state('SELECT * FROM notification_outbox ORDER BY status');
  const [leadsBefore, outboxBefore] = [await leads(), await outbox()];
  await migrate(adminUrl);
  expect(await leads()).toEqual(leadsBefore);
  expect(await outbox()).toEqual(
    outboxBefore.map((row) => (row.status === 'sent' ? { ...row, data: {} } : row)),
  );
  expect(await state('SELECT stored FROM submission_counters ORDER BY stored')).toEqual([
    { stored: 3 },
    { stored: 60 },
  ]);
  const digest = (...values: readonly string[]) =>
    createHash('sha256').update(values.join('\n')).digest('hex');
  expect(await state('SELECT content_digest FROM meeting_bookings')).toEqual([
    { content_digest: digest('Zoë', 'O\'Neil \\ "x"', '東京 🙂', 'z@example.com', 'Demo', 'false') },
  ]);
  expect(await state('SELECT content_digest FROM newsletter_subscriptions ORDER BY submission_id')).toEqual([
    { content_digest: digest('ada@example.com', 'global-skills-news', 'false') },
    { content_digest: digest('ada@example.com', 'global-skills-news', 'true') },
  ]);
});

test('the command says what it applied and is quiet when there is nothing to do', () => {
  expect(runProgram(adminUrl).stdout).toMatch(/^(Applied \d{4}_[a-z-]+\.\n)+$/);
  expect(runProgram(adminUrl)).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test.each([
  ['', 'DATABASE_ADMIN_URL is not set; it holds the connection string that migrations run with.\n'],
  [
    'postgres//secret',
    'DATABASE_ADMIN_URL is not a PostgreSQL connection string (postgresql://user:password@host/database).\n',
  ],
  [
    'postgresql://owner:secret@127.0.0.1:9/skillsai',
    'The database in DATABASE_ADMIN_URL cannot be reached: nothing answers at its host and port.\n',
  ],
  [
    'postgresql://owner:secret@ep-example-pooler.eu-central-1.aws.neon.tech/skillsai?sslmode=require',
    'DATABASE_ADMIN_URL names Neon\'s connection pooler, which keeps no session; use the direct connection string (the host without "-pooler").\n',
  ],
])('the command with %j ends with one sentence and without a secret', (url, sentence) => {
  expect(runProgram(url)).toMatchObject({ status: 1, stdout: '', stderr: sentence });
});

test('a wrong password is one sentence', async () => {
  const wrong = Object.assign(new URL(adminUrl), { password: 'guess' });
  await expect(migrate(wrong.href, directory)).rejects.toThrow(
    'The database in DATABASE_ADMIN_URL cannot be reached: the user or password is wrong.',
  );
});
