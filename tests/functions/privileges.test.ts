import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { plantNotifications, siteForTests } from './support/site.ts';

const site = siteForTests();
let writer: pg.Client;
beforeAll(async () => {
  writer = new pg.Client({ connectionString: site.services.writerUrl });
  await writer.connect();
  return () => writer.end();
});

/** Claims all due jobs of the destinations and returns them. */
async function claim(client: pg.Client, destinations: readonly string[]): Promise<pg.QueryResult['rows']> {
  const { rows } = await client.query(
    "select * from claim_notifications(gen_random_uuid(), 500, $1, '{}', true, null)",
    [destinations],
  );
  return rows;
}

/** The columns that the functions' role may read. A lead's ids and keyed hash reveal nothing about the visitor. */
const readable: Readonly<Record<string, readonly string[]>> = {
  newsletter_subscriptions: ['content_digest', 'id', 'submission_id'],
  meeting_bookings: ['content_digest', 'id', 'submission_id'],
  report_downloads: ['content_digest', 'id', 'submission_id'],
  notification_outbox: [
    'attempts',
    'claim',
    'created_at',
    'destination',
    'id',
    'kind',
    'last_error',
    'locked_until',
    'next_attempt_at',
    'reference',
    'status',
    'submission_id',
  ],
  submission_counters: ['client_hash', 'stored', 'window_start'],
  submission_failures: ['code', 'failed_at', 'kind', 'submission_id'],
  needs_attention: [
    'dead',
    'failed_submissions',
    'oldest_minutes',
    'oldest_quarantined_days',
    'overdue',
    'quarantined',
    'quarantined_for_a_day',
  ],
};

/** Returns every column of every table and view, including the history of the migrations. */
async function columns(): Promise<readonly (readonly [string, string])[]> {
  const rows = await site.query(
    `select format('%I.%I', table_schema, table_name) as table, column_name as column
      from information_schema.columns where table_schema in ('public', 'migrations') order by 1, 2`,
  );
  return rows.map(({ table, column }) => [table.replace('public.', ''), column]);
}

const refused = [
  'select * from meeting_bookings',
  'select lower(email) from newsletter_subscriptions',
  'select meeting_bookings from meeting_bookings',
  'update meeting_bookings set quarantined = true',
  'update report_downloads set email = email',
  'delete from newsletter_subscriptions',
  'truncate meeting_bookings',
  'insert into newsletter_subscriptions (id, submission_id) values (gen_random_uuid(), gen_random_uuid())',
  "insert into meeting_bookings (created_at) values ('2020-01-01')",
  'update notification_outbox set submission_id = submission_id',
  'update notification_outbox set reference = reference',
  'update notification_outbox set destination = destination',
  'update notification_outbox set kind = kind',
  'delete from notification_outbox',
  "insert into notification_outbox (status) values ('sent')",
  'update submission_counters set client_hash = client_hash',
  'truncate submission_counters',
  'update submission_failures set submission_id = submission_id',
  'truncate submission_failures',
  'select * from stored_leads',
  'select * from lead_sources',
  'select * from unsubscriptions',
  'select * from erasures',
  'select key from removal_key',
  "select removal_digest('ada@example.com')",
  'alter table notification_outbox disable row level security',
  'create or replace function purge_expired() returns integer language sql return 1',
  'create table mine (id integer)',
  'create schema mine',
  'alter table meeting_bookings add column mine integer',
  'drop table report_downloads',
  'drop index notification_outbox_due',
  'create role mine',
  'alter role site_writer createrole',
  'select rolpassword from pg_authid',
  'select from migrations.applied',
  "copy (select 1) to '/dev/null'",
  'set role postgres',
] as const;

describe('site_writer', () => {
  it('reads only columns without personal data', async () => {
    const found: Record<string, string[]> = {};
    for (const [table, column] of await columns()) {
      const isReadable = await writer.query(`select ${column} from ${table} limit 1`).then(
        () => true,
        (error: { readonly code: string }) => {
          expect(error.code).toBe('42501');
          return false;
        },
      );
      if (isReadable) found[table] = [...(found[table] ?? []), column];
    }
    expect(found).toEqual(readable);
  });

  it('runs only the functions that list migrations, claim, record a bounce and purge', async () => {
    const rows = await site.query(
      `select proname as name from pg_proc
        where pronamespace = 'public'::regnamespace and has_function_privilege('site_writer', oid, 'execute')
        order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'applied_migrations',
      'claim_notifications',
      'purge_expired',
      'record_bounce',
    ]);
    // A function that runs with its owner's rights must not look for tables where a caller can create them.
    const searching = await site.query(
      `select proname from pg_proc
        where pronamespace = 'public'::regnamespace and not ('search_path=""' = any(coalesce(proconfig, '{}')))`,
    );
    expect(searching).toEqual([]);
  });

  it('claims only pending jobs that are due, and cannot make another job pending', async () => {
    await plantNotifications(site, 5);
    const [sent, dead, resolved, waiting, quarantined] = (
      await site.query('select id from notification_outbox')
    ).map(({ id }) => id);
    const set = (id: string, values: string) =>
      site.query(`update notification_outbox set ${values} where id = $1`, [id]);
    await set(sent, "status = 'sent', sent_at = now()");
    await set(dead, "status = 'dead', attempts = 10");
    await set(resolved, "status = 'resolved'");
    await set(waiting, "locked_until = now() + interval '1 minute'");
    await site.query(
      `update newsletter_subscriptions set quarantined = true
        where submission_id = (select submission_id from notification_outbox where id = $1)`,
      [quarantined],
    );
    await writer.query(
      "update notification_outbox set status = 'pending', sent_at = null, attempts = 0, next_attempt_at = now() where status <> 'pending'",
    );
    expect(await claim(writer, ['inbox 1'])).toEqual([]);
    // The role can claim leads without a job only after writing one.
    await site.query('delete from notification_outbox');
    await writer.query(
      `insert into notification_outbox (kind, submission_id, reference, destination)
        select 'newsletter', submission_id, 'N-00000000-0000', 'inbox 1' from newsletter_subscriptions`,
    );
    expect(await claim(writer, ['inbox 1'])).toHaveLength(4);
  });

  it('adds no job to a lead that has been told, but a fallback to one that waits', async () => {
    await plantNotifications(site, 4);
    const ids = (await site.query('select submission_id as id from notification_outbox')).map(({ id }) => id);
    const states = ["status = 'sent', sent_at = now()", "status = 'dead'", "status = 'resolved'"];
    for (const [index, state] of states.entries()) {
      await site.query(`update notification_outbox set ${state} where submission_id = $1`, [ids[index]]);
    }
    const add = (id: string) =>
      writer.query(
        `insert into notification_outbox (kind, submission_id, reference, destination)
          values ('newsletter', $1, 'N-00000000-0000', 'fallback 1')`,
        [id],
      );
    for (const id of ids.slice(0, 3)) await expect(add(id)).rejects.toMatchObject({ code: '42501' });
    await add(ids[3]);
    expect(await claim(writer, ['inbox 1', 'fallback 1'])).toHaveLength(2);
  });

  it.each(refused)('may not %s', async (statement) => {
    await expect(writer.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('is not a superuser, creates no roles or databases, and owns nothing', async () => {
    const rows = await site.query(
      `select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as powerful,
          (select count(*)::integer from pg_class where relowner = role.oid) as owned,
          (select count(*)::integer from pg_auth_members where member = role.oid) as memberships
        from pg_roles as role where rolname = 'site_writer'`,
    );
    expect(rows).toEqual([{ powerful: false, owned: 0, memberships: 0 }]);
  });

  it('runs no statement for longer than five seconds', async () => {
    expect((await writer.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }]);
  });
});

it('a second role that is a member has the same rights, for a change of password', async () => {
  await plantNotifications(site, 1);
  await site.query("create role second_writer login password 'second' in role site_writer");
  try {
    const url = Object.assign(new URL(site.services.writerUrl), {
      username: 'second_writer',
      password: 'second',
    });
    const second = new pg.Client({ connectionString: url.href });
    await second.connect();
    const [claimed] = await claim(second, ['inbox 1']);
    const marked = await second.query("update notification_outbox set status = 'dead' where id = $1", [
      claimed.id,
    ]);
    await second.end();
    expect(marked.rowCount).toBe(1);
  } finally {
    await site.query('drop role second_writer');
  }
});

it('no table is granted to PUBLIC', async () => {
  const rows = await site.query(
    `select table_name from information_schema.role_table_grants where grantee = 'PUBLIC' and table_schema = 'public'`,
  );
  expect(rows, 'Revoke these in a new migration (db/migrations)').toEqual([]);
});

it('every table, column and domain has a comment', async () => {
  const rows = await site.query(
    `with described as (
      select relname || '.' || attname as name, col_description(pg_class.oid, attnum) as comment
        from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
        where relkind in ('r', 'p', 'v', 'm') and relnamespace = 'public'::regnamespace
      union all
      select relname, obj_description(oid, 'pg_class') from pg_class
        where relkind in ('r', 'p', 'v', 'm') and relnamespace = 'public'::regnamespace
      union all
      select typname, obj_description(oid, 'pg_type') from pg_type
        where typtype = 'd' and typnamespace = 'public'::regnamespace
    )
    select name, length(comment) > 10 as has_comment from described`,
  );
  expect(rows.length).toBeGreaterThan(40);
  const silent = rows.filter(({ has_comment: hasComment }) => hasComment !== true).map(({ name }) => name);
  expect(silent, 'Add `comment on …` to the migration that creates these (db/migrations)').toEqual([]);
});

it.each(['site_writer', 'site_marketing', 'site_smoke_test'])(
  '%s has the settings with which docs/restore.md creates it before a restore',
  async (name) => {
    const restore = await readFile(new URL('../../docs/restore.md', import.meta.url), 'utf8');
    const [role] = await site.query('select rolconfig from pg_roles where rolname = $1', [name]);
    const settings: readonly string[] = role.rolconfig;
    expect(settings.length).toBeGreaterThan(1);
    expect(restore).toContain(`create role ${name} nologin;`);
    for (const setting of settings) {
      const [key, value] = setting.split('=');
      expect(restore).toContain(`alter role ${name} set ${key} = '${value}';`);
    }
  },
);
