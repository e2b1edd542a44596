import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../../netlify/local/http-server.ts';
import { comparedMigrations } from '../../src/build/launch/pending-migrations.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { siteForTests } from './support/site.ts';

const site = siteForTests();

/** The variables of a production build by Netlify beside the test's database. */
const production = () => ({
  NETLIFY: 'true',
  CONTEXT: 'production',
  DATABASE_URL: site.services.writerUrl,
  NEON_FETCH_ENDPOINT: site.services.neonEndpoint,
});

/** Returns a folder with the migrations of this project and further files. */
function migrationsWith(...names: readonly string[]): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'migrations'));
  for (const name of names) writeFileSync(join(folder, 'migrations', name), '');
  return join(folder, 'migrations');
}

/** Adds names to the database's list of applied migrations, until the end of the test. */
async function markApplied(name: string): Promise<void> {
  await site.query('insert into migrations.applied (name, run_on) values ($1, now())', [name]);
  onTestFinished(
    async () => void (await site.query('delete from migrations.applied where name = $1', [name])),
  );
}

it('a production build goes on with a database that has all migrations', async () => {
  const result = await comparedMigrations(production());
  expect(result).toEqual({ sentence: 'The database of DATABASE_URL has all migrations.', stops: false });
});

it('a production build stops and names what is pending, whether the file is SQL or a script', async () => {
  await markApplied('0001_first');
  const directory = migrationsWith('0001_first.sql', '0008_second.sql', '0009_third.js', 'notes.md');
  const result = await comparedMigrations(production(), { directory });
  expect(result?.stops).toBe(true);
  expect(result?.sentence).toContain('0008_second and 0009_third');
  expect(result?.sentence).toContain('npm run db:migrate');
  expect(result?.sentence).not.toContain('0001_first');
});

it('a production build of an earlier release goes on with a database that is newer', async () => {
  await markApplied('0009_later');
  expect(await comparedMigrations(production())).toMatchObject({ stops: false });
});

it('a production build stops at a database from before the function that lists the migrations', async () => {
  await site.query('alter function applied_migrations() rename to hidden_migrations');
  onTestFinished(
    async () => void (await site.query('alter function hidden_migrations() rename to applied_migrations')),
  );
  const result = await comparedMigrations(production());
  expect(result).toMatchObject({ stops: true, sentence: expect.stringContaining('npm run db:migrate') });
});

it('a build without a database’s address says so and goes on', async () => {
  const { NETLIFY, CONTEXT } = production();
  for (const DATABASE_URL of [undefined, ''])
    expect(await comparedMigrations({ NETLIFY, CONTEXT, DATABASE_URL })).toEqual({
      stops: false,
      sentence: expect.stringMatching(/^The migrations were not compared: .*DATABASE_URL/),
    });
});

it('a build on another machine than Netlify’s compares nothing', async () => {
  expect(await comparedMigrations({ ...production(), NETLIFY: undefined })).toBeUndefined();
});

it('a production build stops at an invalid address without repeating it', async () => {
  const result = await comparedMigrations({ ...production(), DATABASE_URL: 'postgres://secret@' });
  expect(result?.stops).toBe(true);
  expect(result?.sentence).toContain('DATABASE_URL is not a Postgres connection string');
  expect(result?.sentence).not.toContain('secret');
});

it('a production build stops at a database that refuses or does not respond, unless that is allowed by name', async () => {
  const silent = await serve(() => new Promise<Response>(() => {}));
  onTestFinished(silent.stop);
  const wrong = new URL(site.services.writerUrl);
  wrong.password = 'not-the-password';
  const cases = [
    [{ NEON_FETCH_ENDPOINT: `${silent.origin}/sql` }, 'database_timeout'],
    [{ NEON_FETCH_ENDPOINT: 'http://127.0.0.1:9/sql' }, 'database_unreachable'],
    [{ DATABASE_URL: wrong.href }, 'database_refused'],
  ] as const;
  for (const [change, code] of cases) {
    const result = await comparedMigrations({ ...production(), ...change }, { milliseconds: 300 });
    expect(result?.stops, code).toBe(true);
    expect(result?.sentence).toContain(`(${code})`);
    expect(result?.sentence).toContain('[database]');
    expect(result?.sentence).not.toContain('not-the-password');
    const allowed = { ...production(), ...change, LAUNCH_ALLOW: 'link:facebook,database' };
    expect(await comparedMigrations(allowed, { milliseconds: 300 })).toMatchObject({ stops: false });
  }
});

it('a preview is warned and goes on, and is compared with its own database only', async () => {
  const directory = migrationsWith('0008_second.sql');
  const { DATABASE_URL: PREVIEW_DATABASE_URL, ...rest } = production();
  for (const CONTEXT of ['deploy-preview', 'branch-deploy']) {
    const preview = { ...rest, CONTEXT };
    expect(await comparedMigrations({ ...preview, PREVIEW_DATABASE_URL }, { directory })).toEqual({
      stops: false,
      sentence: expect.stringMatching(/^Warning: .*PREVIEW_DATABASE_URL.* 0008_second/),
    });
    expect(await comparedMigrations({ ...preview, DATABASE_URL: 'postgres://x' }, { directory })).toEqual({
      stops: false,
      sentence: expect.stringMatching(/not compared: .*PREVIEW_DATABASE_URL/),
    });
  }
});

it('npm run build ends before it builds anything while a migration is pending', async () => {
  const [last] = await site.query('delete from migrations.applied where id = 2 returning name, run_on');
  onTestFinished(
    async () =>
      void (await site.query('insert into migrations.applied (id, name, run_on) values (2, $1, $2)', [
        last.name,
        last.run_on,
      ])),
  );
  const env = { ...process.env, ...production(), LAUNCH_ALLOW: '*' };
  const build = spawn(process.execPath, ['src/build/build.ts'], { env });
  const [printed, errors, [code]] = await Promise.all([
    text(build.stdout),
    text(build.stderr),
    once(build, 'exit'),
  ]);
  expect([code, errors]).toEqual([1, '']);
  expect(printed).toContain(last.name);
  expect(printed).not.toContain(new URL(site.services.writerUrl).password);
});
