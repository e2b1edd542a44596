import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningDatabase, startDatabase, withClient } from '../netlify/local/database.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { AdministrationError } from './connection.ts';
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

test('applies new migrations in order and once, and ignores other files', async () => {
  await add('0002_more.sql', 'ALTER TABLE words ADD COLUMN language text;');
  await add('README.md', 'Not SQL.');
  expect(await migrate(adminUrl, directory)).toEqual(['0001_words', '0002_more']);
  expect(await migrate(adminUrl, directory)).toEqual([]);
  await add('0003_last.sql', 'CREATE TABLE last (id int);');
  expect(await migrate(adminUrl, directory)).toEqual(['0003_last']);
  expect(await tables()).toEqual(['last', 'words']);
});

test('concurrent runs apply each file once', async () => {
  const runs = await Promise.all([1, 2, 3].map(() => migrate(adminUrl, directory)));
  expect(runs.flat()).toEqual(['0001_words']);
});

test('names a failing file and rolls back the whole run', async () => {
  await add('0002_wrong.sql', 'CREATE TABLE other (id int); SELECT missing;');
  await expect(migrate(adminUrl, directory)).rejects.toThrow(
    'The migration 0002_wrong failed and nothing was changed: column "missing" does not exist',
  );
  expect(await tables()).toEqual([]);
});

test('refuses a file that comes before an applied one', async () => {
  await migrate(adminUrl, directory);
  await add('0000_early.sql', 'CREATE TABLE early (id int);');
  await expect(migrate(adminUrl, directory)).rejects.toThrow(
    'The migrations did not run: Not run migration 0000_early is preceding already run migration 0001_words',
  );
  expect(await tables()).toEqual(['words']);
});

test('the site’s migrations create the tables and a role that cannot log in', async () => {
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

test.each(['0001_create-leads', '0001_leads'])(
  'refuses a database of the earlier migrations that begin with %s, does not change it and says what to do',
  async (name) => {
    await rm(join(directory, '0001_words.sql'));
    await add(
      `${name}.sql`,
      "CREATE TABLE leads (email text); INSERT INTO leads VALUES ('ada@example.com');",
    );
    await migrate(adminUrl, directory);
    const { status, stderr } = runProgram(adminUrl);
    expect([status, stderr]).toEqual([
      1,
      'This database has the tables of an earlier version, which these migrations do not continue; nothing was changed. Create a new database and migrate that; the leads stay in this one (docs/releases.md, "An earlier database"). A local one: delete .local/database.\n',
    ]);
    expect((await client.query('SELECT email FROM leads')).rows).toEqual([{ email: 'ada@example.com' }]);
    expect(await tables()).toEqual(['leads']);
  },
);

/** Starts a transaction that reads the table and stays open. Returns a function that ends it. */
async function startIdleReader(): Promise<() => Promise<void>> {
  const reader = new pg.Client({ connectionString: adminUrl });
  await reader.connect();
  await reader.query('BEGIN; SELECT FROM words');
  return () => reader.end();
}

test('a migration that waits for a table does not block writers for long, and succeeds later', async () => {
  await migrate(adminUrl, directory);
  const end = await startIdleReader();
  await add('0002_more.sql', 'ALTER TABLE words ADD COLUMN language text;');
  const migrated = migrate(adminUrl, directory);
  let slowest = 0;
  // The first slow write had to wait behind the migration, until that gave up.
  while (slowest < 500) {
    const started = performance.now();
    await client.query("INSERT INTO words VALUES ('word')");
    slowest = performance.now() - started;
    await pause(50);
  }
  await end();
  expect(await migrated).toEqual(['0002_more']);
  // A submission gives up a try after 2.8 seconds.
  expect(slowest).toBeLessThan(2700);
});

test('a file can leave the transaction to create an index without a lock', async () => {
  await migrate(adminUrl, directory);
  await add(
    '0002_index.js',
    `export const up = (migration) => {
      migration.noTransaction();
      migration.sql('set lock_timeout = 0');
      migration.sql('drop index concurrently if exists words_word');
      migration.sql('create index concurrently words_word on words (word)');
      migration.sql("set lock_timeout = '2s'");
    };`,
  );
  await add('0003_more.sql', 'ALTER TABLE words ADD COLUMN language text;');
  expect(await migrate(adminUrl, directory)).toEqual(['0002_index', '0003_more']);
  const { rows } = await client.query(
    "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'words_word'::regclass",
  );
  expect(rows).toEqual([{ valid: true }]);
});

test('the command says what it applied, after which there is nothing to do', async () => {
  const { status, stdout, stderr } = runProgram(adminUrl);
  expect(stdout).toMatch(/^(Applied \d{4}_[a-z-]+\.\n)+$/);
  expect([status, stderr]).toEqual([0, '']);
  expect(await migrate(adminUrl)).toEqual([]);
});

test.each([
  ['', 'DATABASE_ADMIN_URL is not set; set it to the connection string of the database’s owner.'],
  [
    'postgres//secret',
    'DATABASE_ADMIN_URL is not a Postgres connection string with user, host and database.',
  ],
  [
    ' postgresql://owner:secret@127.0.0.1:9/skillsai',
    'DATABASE_ADMIN_URL contains white space: copy the connection string again, without the space or line break.',
  ],
  [
    'postgresql://owner:secret@127.0.0.1:9/skillsai\n',
    'DATABASE_ADMIN_URL contains white space: copy the connection string again, without the space or line break.',
  ],
  [
    'postgresql://owner:npg_************@127.0.0.1:9/skillsai',
    'DATABASE_ADMIN_URL has a masked password: show the password first, then copy the connection string again.',
  ],
  [
    'postgresql://owner@ep-example.eu-central-1.aws.neon.tech/skillsai?sslmode=require',
    'DATABASE_ADMIN_URL has no password, which Neon requires: copy the connection string with its password.',
  ],
  [
    'postgresql://owner:secret@127.0.0.1:9/skillsai',
    'The database in DATABASE_ADMIN_URL cannot be reached: nothing listens on its host and port.',
  ],
  [
    'postgresql://owner:secret@ep-example-pooler.eu-central-1.aws.neon.tech/skillsai?sslmode=require',
    'DATABASE_ADMIN_URL names Neon\'s connection pooler, which does not keep sessions; use the direct connection string (the host without "-pooler").',
  ],
])('refuses %j in one sentence without a secret', async (url, sentence) => {
  await expect(migrate(url)).rejects.toEqual(new AdministrationError(sentence));
});

test('reports a wrong password in one sentence', async () => {
  const wrong = Object.assign(new URL(adminUrl), { password: 'guess' });
  await expect(migrate(wrong.href, directory)).rejects.toThrow(
    'The database in DATABASE_ADMIN_URL cannot be reached: the user or password is wrong.',
  );
});
