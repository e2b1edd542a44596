import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { runLeadsCommand } from '../../db/leads.ts';
import { migrate } from '../../db/migrate.ts';
import { withClient } from '../../netlify/local/database.ts';
import { startInstalledPostgres } from '../support/installed-postgres.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { isReleaseTier } from '../support/tier.ts';

/** A way to keep an earlier moment of a database and to bring it back. */
interface Way {
  readonly name: string;
  /** Starts what it needs. Returns the connection string of the server and how to stop it. */
  start(): Promise<{ readonly serverUrl: string; stop(): Promise<unknown> }>;
  /** Keeps the present moment of a database that nobody is connected to. Returns how to restore it into another, new database. */
  backUp(url: string): Promise<(name: string) => Promise<string>>;
}

const created: string[] = [];
function newName(): string {
  const name = `restore_${process.pid}_${created.length}`;
  created.push(name);
  return name;
}
const urlOf = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
const query = async (url: string, text: string, values: readonly unknown[] = []) =>
  (await withClient(url, (client) => client.query(text, [...values]))).rows;

async function copy(url: string, name: string): Promise<string> {
  const template = new URL(url).pathname.slice(1);
  await query(urlOf(url, 'postgres'), `create database ${name} template ${template}`);
  return urlOf(url, name);
}

/** Neon's branches: the database of an earlier moment beside the present one. */
const branches: Way = {
  name: 'a branch of an earlier moment',
  start: async () => ({ serverUrl: inject('databaseServer').adminUrl, stop: async () => undefined }),
  async backUp(url) {
    const kept = await copy(url, newName());
    return (name) => copy(kept, name);
  },
};

let installed: Awaited<ReturnType<typeof startInstalledPostgres>>;
const dumps: Way = {
  name: 'pg_dump and pg_restore',
  async start() {
    installed = await startInstalledPostgres();
    return { serverUrl: installed.adminUrl, stop: installed.stop };
  },
  async backUp(url) {
    const file = join(temporaryFolder(), 'site.dump');
    await installed.run('pg_dump', '--format=custom', `--file=${file}`, url);
    return async (name) => {
      await query(urlOf(url, 'postgres'), `create database ${name}`);
      const options = ['--no-owner', '--exit-on-error', '--single-transaction'];
      await installed.run('pg_restore', ...options, `--dbname=${urlOf(url, name)}`, file);
      return urlOf(url, name);
    };
  },
};

/** Stores leads of Ada (all forms), Grace and Bob, the first with a sent mail and the second with a dead one. */
const leads = `
with subscription as (
  insert into newsletter_subscriptions (submission_id, email, source, content_digest)
  select gen_random_uuid(), email, 'global-skills-news', repeat('a', 64)
  from unnest('{Ada@example.com,grace@example.com,bob@example.com}'::text[]) as given (email)
  returning id, submission_id, email
), job as (
  insert into notification_outbox (kind, submission_id, reference, destination, status, sent_at)
  select 'newsletter', submission_id, 'N-' || upper(left(id::text, 13)), 'inbox 1',
    case email when 'Ada@example.com' then 'sent' when 'grace@example.com' then 'dead' else 'pending' end,
    case email when 'Ada@example.com' then now() end
  from subscription
), booking as (
  insert into meeting_bookings (submission_id, first_name, last_name, organisation_name, email, meeting_type, content_digest)
  values (gen_random_uuid(), 'Ada', 'Lovelace', 'Engines', 'ada@example.com', 'Demo', repeat('a', 64))
)
insert into report_downloads (submission_id, first_name, last_name, organisation, email, report_type, content_digest)
values (gen_random_uuid(), 'Ada', 'Lovelace', 'Engines', 'ADA@example.com', 'future-skills-report', repeat('a', 64))`;

const laterLead = `
with booking as (
  insert into meeting_bookings (submission_id, first_name, last_name, organisation_name, email, meeting_type, content_digest)
  values (gen_random_uuid(), 'Carol', 'Shaw', 'Games', 'carol@example.com', 'Demo', repeat('a', 64))
  returning id, submission_id
)
insert into notification_outbox (kind, submission_id, reference, destination, status, sent_at, attempts)
select 'meeting', submission_id, 'M-' || upper(left(id::text, 13)), destination, 'sent', now(), 1
from booking cross join unnest('{inbox 1,webhook}'::text[]) as planned (destination)`;

const run = (url: string, ...words: readonly string[]) => {
  vi.stubEnv('DATABASE_ADMIN_URL', url);
  return runLeadsCommand(words);
};

const stored = async (url: string) =>
  (await query(url, 'select kind, lower(email) as email from stored_leads order by 1, 2')).map(
    ({ kind, email }) => `${kind} ${email}`,
  );
const everything = [
  'meeting ada@example.com',
  'newsletter ada@example.com',
  'newsletter bob@example.com',
  'newsletter grace@example.com',
  'report ada@example.com',
];

describe.each(isReleaseTier ? [branches, dumps] : [branches])('with $name', ({ start, backUp }) => {
  let serverUrl: string;
  let present: string;
  beforeAll(async () => {
    const server = await start();
    serverUrl = server.serverUrl;
    return async () => {
      for (const name of created) {
        await query(urlOf(serverUrl, 'postgres'), `drop database if exists ${name} with (force)`);
      }
      await server.stop();
    };
  });
  beforeEach(async () => {
    vi.stubEnv('OTHER_DATABASE_URL', '');
    const name = newName();
    await query(urlOf(serverUrl, 'postgres'), `create database ${name}`);
    present = urlOf(serverUrl, name);
    await migrate(present);
    await query(present, leads);
    return () => vi.unstubAllEnvs();
  });

  /** Backs up, then unsubscribes Grace and forgets Ada. Returns how to restore. */
  async function backUpAndRemove() {
    const restore = await backUp(present);
    await run(present, 'unsubscribe', 'GRACE@example.com');
    await run(present, 'forget', 'ada@example.com');
    expect(await stored(present)).toEqual(['newsletter bob@example.com']);
    return () => restore(newName());
  }

  test('who unsubscribed or was forgotten since stays so, by a file of removals', async () => {
    const restore = await backUpAndRemove();
    const removals = await run(present, 'removals');
    expect(removals).not.toMatch(/ada|grace|@/i);
    const file = join(temporaryFolder(), 'removals.json');
    await writeFile(file, removals);
    const restored = await restore();
    expect(await stored(restored)).toEqual(everything);
    expect(await run(restored, 'unsubscribe', '--recorded')).toBe('Deleted 0 newsletter subscriptions.\n');
    const sentence =
      'Copied 0 leads, 0 notifications and 2 removals. Deleted 4 leads of people who unsubscribed or were forgotten since.';
    expect(await run(restored, 'after-restore', file, '--dry-run')).toBe(
      `${sentence} A dry run: nothing was changed.\n`,
    );
    expect(await stored(restored)).toEqual(everything);
    expect(await run(restored, 'after-restore', file)).toBe(`${sentence}\n`);
    expect(await stored(restored)).toEqual(['newsletter bob@example.com']);
    expect(await run(restored, 'removals')).toBe(removals);
    expect(await run(restored, 'unsubscribed', 'grace@example.com')).toContain(': unsubscribed on 20');
    expect(await run(restored, 'after-restore', file, '--json')).toBe(
      '{\n  "copied": {\n    "lead": 0,\n    "notification": 0,\n    "removal": 0\n  },\n  "deleted": {\n    "lead": 0\n  }\n}\n',
    );
  });

  test('a restored database gets the later leads of the one before, with their notifications, and its removals', async () => {
    const restore = await backUpAndRemove();
    await query(present, laterLead);
    // Grace subscribes again after she unsubscribed.
    await query(
      present,
      `insert into newsletter_subscriptions (submission_id, email, source, content_digest)
        values (gen_random_uuid(), 'grace@example.com', 'global-skills-news', repeat('a', 64))`,
    );
    const before = await query(present, 'select * from all_leads order by id');
    const restored = await restore();
    vi.stubEnv('OTHER_DATABASE_URL', present);
    expect(JSON.parse(await run(restored, 'after-restore', '--database', '--json'))).toEqual({
      copied: { lead: 2, notification: 2, removal: 2 },
      deleted: { lead: 4 },
    });
    expect(await query(restored, 'select * from all_leads order by id')).toEqual(before);
  });

  test('leads that were lost are copied back, without those of people who asked for their removal', async () => {
    const restore = await backUpAndRemove();
    const earlier = await restore();
    await query(present, laterLead);
    await query(present, 'delete from newsletter_subscriptions');
    vi.stubEnv('OTHER_DATABASE_URL', earlier);
    const words = ['after-restore', '--database'];
    expect(await run(present, ...words)).toMatch(
      /^Copied 1 lead, 1 notification and 0 removals\. Deleted 0 leads of people/,
    );
    expect(await run(present, ...words)).toMatch(
      /^Copied 0 leads, 0 notifications and 0 removals\. Deleted 0 leads /,
    );
    expect(await stored(present)).toEqual(['meeting carol@example.com', 'newsletter bob@example.com']);
    const pending = { reference: expect.stringMatching(/^N-/), status: 'pending' };
    const jobs = await query(
      present,
      "select reference, status from notification_outbox where kind = 'newsletter'",
    );
    expect(jobs).toEqual([pending]);
  });

  test('a restored database has the grants, policies and views of the one before', async () => {
    const restored = await (await backUp(present))(newName());
    for (const text of [
      'select grantee, table_name, privilege_type from information_schema.role_table_grants where table_schema = current_schema order by 1, 2, 3',
      'select grantee, table_name, column_name, privilege_type from information_schema.role_column_grants where table_schema = current_schema order by 1, 2, 3, 4',
      'select tablename, policyname, roles, cmd, qual, with_check from pg_policies order by 1, 2',
      'select viewname, definition from pg_views where schemaname = current_schema order by 1',
      "select proname, proacl::text, prosecdef from pg_proc where pronamespace = 'public'::regnamespace order by 1",
    ]) {
      expect(await query(restored, text)).toEqual(await query(present, text));
    }
  });

  test('refuses removals of another database and what is not removals', async () => {
    const other = urlOf(serverUrl, newName());
    await query(urlOf(serverUrl, 'postgres'), `create database ${new URL(other).pathname.slice(1)}`);
    await migrate(other);
    const folder = temporaryFolder();
    const write = async (text: string) => {
      const file = join(folder, 'removals.json');
      await writeFile(file, text);
      return file;
    };
    await run(other, 'forget', 'ada@example.com');
    const otherKey = 'Nothing was changed: the removals are of another database, with another key.';
    const foreign = await write(await run(other, 'removals'));
    await expect(run(present, 'after-restore', foreign)).rejects.toThrow(otherKey);
    vi.stubEnv('OTHER_DATABASE_URL', other);
    await expect(run(present, 'after-restore', '--database')).rejects.toThrow(otherKey);
    for (const text of ['', '[]', '{"key": 1}', '{"key": "x", "unsubscriptions": [], "erasures": []}']) {
      await expect(run(present, 'after-restore', await write(text))).rejects.toThrow(
        `${join(folder, 'removals.json')} cannot be read, or is not what npm run leads -- removals prints.`,
      );
    }
    expect(await stored(present)).toEqual(everything);
  });

  test('names a missing or wrong OTHER_DATABASE_URL without its password', async () => {
    await expect(run(present, 'after-restore', '--database')).rejects.toThrow(
      'OTHER_DATABASE_URL is not set; set it to the connection string of the database that has what this one lacks.',
    );
    vi.stubEnv('OTHER_DATABASE_URL', 'postgresql://owner:secret@127.0.0.1:9/skillsai');
    await expect(run(present, 'after-restore', '--database')).rejects.toThrow(
      /^The database in OTHER_DATABASE_URL cannot be reached: nothing listens on its host and port\.$/,
    );
    vi.stubEnv('OTHER_DATABASE_URL', 'secret');
    await expect(run(present, 'after-restore', '--database')).rejects.toThrow(
      /^OTHER_DATABASE_URL is not a Postgres connection string/,
    );
  });
});
