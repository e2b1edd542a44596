import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { leadsDatabaseForTests } from '../support/leads-database.ts';

const site = leadsDatabaseForTests();
let marketing: pg.Client;
beforeAll(async () => {
  await site.query("alter role site_marketing login password 'marketing'");
  const url = Object.assign(new URL(site.services.adminUrl), {
    username: 'site_marketing',
    password: 'marketing',
  });
  marketing = new pg.Client({ connectionString: url.href });
  await marketing.connect();
  return async () => {
    await marketing.end();
    await site.query('alter role site_marketing nologin password null');
  };
});

const campaign = { name: 'Summer', source: 'letter', medium: 'email' };
beforeEach(async () => {
  await site.query('update meeting_bookings set attribution = $1', [{ page: '/Pricing/', campaign }]);
  await site.query('update report_downloads set attribution = $1', [{ campaign: { name: 'secret' } }]);
});

const counts = ['leads', 'meeting', 'newsletter', 'report'];
/** All that the role may read: views that count leads, without quarantined ones. */
const readable: Readonly<Record<string, readonly string[]>> = {
  leads_by_campaign: ['campaign', ...counts, 'source', 'medium', 'week'].sort(),
  leads_by_day: ['day', 'leads', 'not_told', 'quarantined'],
  leads_by_page: [...counts, 'page', 'week'].sort(),
  leads_by_source: [...counts, 'medium', 'source', 'week'].sort(),
  leads_by_week: [...counts, 'week'].sort(),
};

it('reads the columns of the views that count leads, and of no other table or view', async () => {
  const columns = await site.query(
    `select format('%I.%I', table_schema, table_name) as table, column_name as column
      from information_schema.columns where table_schema in ('public', 'migrations') order by 1, 2`,
  );
  const found: Record<string, string[]> = {};
  for (const { table, column } of columns) {
    const isReadable = await marketing.query(`select ${column} from ${table} limit 1`).then(
      () => true,
      (error: { readonly code: string }) => {
        expect(error.code).toBe('42501');
        return false;
      },
    );
    const name = table.replace('public.', '');
    if (isReadable) found[name] = [...(found[name] ?? []), column].sort();
  }
  expect(found).toEqual(readable);
});

it('sees what the owner sees in them, and nothing that a visitor typed about a person', async () => {
  const seen: unknown[] = [];
  for (const view of Object.keys(readable)) {
    const { rows } = await marketing.query(`select * from ${view}`);
    expect(JSON.stringify(rows)).toBe(JSON.stringify(await site.query(`select * from ${view}`)));
    seen.push(...rows);
  }
  const text = JSON.stringify(seen);
  expect(text).toContain('"campaign":"summer","source":"letter","medium":"email"');
  expect(text).toContain('"page":"/pricing"');
  expect(text).not.toMatch(/ada|grace|lovelace|engines|compilers|@|secret/i);
});

it.each([
  'select * from lead_sources',
  'select * from stored_leads',
  'select * from lead_origins',
  'select * from all_leads',
  'select email from newsletter_subscriptions',
  'select meeting_bookings from meeting_bookings',
  'select count(*) from meeting_bookings',
  'select reference from notification_outbox',
  'select * from unsubscriptions',
  'select key from removal_key',
  "select removal_digest('ada@example.com')",
  "select * from claim_notifications(gen_random_uuid(), 1, '{inbox 1}', '{}', true, null)",
  'select * from purge_expired()',
  "select * from record_bounce('x', 'x', '{}')",
  'select * from migrations.applied',
  'truncate meeting_bookings',
  'create table mine (id integer)',
  'create view mine as select * from meeting_bookings',
  "create function mine() returns integer language sql as 'select 1'",
  'create or replace view leads_by_week as select * from meeting_bookings',
  'copy meeting_bookings to stdout',
  "copy (select 1) to program 'true'",
  "select pg_read_file('PG_VERSION')",
  "select lo_import('/etc/hostname')",
  'select rolpassword from pg_authid',
  'set role site_writer',
  'set role postgres',
  'alter role site_marketing superuser',
])('may not %s', async (statement) => {
  // Without its default of read-only transactions, which anybody may switch off.
  await marketing.query('set default_transaction_read_only = off');
  await expect(marketing.query(statement)).rejects.toMatchObject({ code: '42501' });
});

it('finds no value of a table in the statistics, not even of an index on addresses', async () => {
  await site.query('analyze');
  const statistics = "where schemaname = 'public'";
  expect((await site.query(`select from pg_stats ${statistics}`)).length).toBeGreaterThan(0);
  for (const view of ['pg_stats', 'pg_stats_ext', 'pg_stats_ext_exprs']) {
    expect((await marketing.query(`select from ${view} ${statistics}`)).rows, view).toEqual([]);
  }
  await expect(marketing.query('select * from pg_statistic')).rejects.toMatchObject({ code: '42501' });
});

it('cannot make a view tell the rows that it leaves out, by a function in a condition', async () => {
  // Without a barrier Postgres may check a cheap condition before the view drops the quarantined lead with the campaign "secret".
  await marketing.query('set default_transaction_read_only = off');
  await marketing.query(
    `create function pg_temp.tell(value text) returns boolean language plpgsql cost 0.0000001
      as $$ begin raise notice 'seen %', value; return true; end $$`,
  );
  const seen: (string | undefined)[] = [];
  marketing.on('notice', ({ message }) => seen.push(message));
  await marketing.query('select * from leads_by_campaign where pg_temp.tell(campaign)');
  await marketing.query('select * from leads_by_page where pg_temp.tell(page)');
  expect(seen).toContain('seen summer');
  expect(seen).not.toContain('seen secret');
  const views = await site.query(
    `select relname as name from pg_class
      where relkind = 'v' and has_table_privilege('site_marketing', oid, 'select')
        and relnamespace = 'public'::regnamespace and not 'security_barrier=true' = any(coalesce(reloptions, '{}'))`,
  );
  expect(views).toEqual([]);
});

it('runs no function of the site, is a member of no role and owns nothing', async () => {
  const [role] = await site.query(
    `select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as powerful,
        (select count(*)::integer from pg_class where relowner = role.oid) as owned,
        (select count(*)::integer from pg_auth_members where member = role.oid) as memberships,
        (select count(*)::integer from pg_proc
          where pronamespace = 'public'::regnamespace and has_function_privilege(role.oid, pg_proc.oid, 'execute')) as functions
      from pg_roles as role where rolname = 'site_marketing'`,
  );
  expect(role).toEqual({ powerful: false, owned: 0, memberships: 0, functions: 0 });
  const grants = await site.query(
    `select table_name as name, privilege_type as privilege, is_grantable as grantable
      from information_schema.role_table_grants where grantee = 'site_marketing' order by 1`,
  );
  expect(grants).toEqual(
    Object.keys(readable).map((name) => ({ name, privilege: 'SELECT', grantable: 'NO' })),
  );
});

it('has the settings with which docs/restore.md creates it before a restore', async () => {
  const restore = await readFile(new URL('../../docs/restore.md', import.meta.url), 'utf8');
  const [role] = await site.query("select rolconfig from pg_roles where rolname = 'site_marketing'");
  const settings: readonly string[] = role.rolconfig;
  expect(settings).toHaveLength(3);
  expect(restore).toContain('create role site_marketing nologin;');
  for (const setting of settings) {
    const [name, value] = setting.split('=');
    expect(restore).toContain(`alter role site_marketing set ${name} = '${value}';`);
  }
});
