import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteForTests } from './support/site.ts';

const site = siteForTests();
let writer: pg.Client;
beforeAll(async () => {
  writer = new pg.Client({ connectionString: site.services.writerUrl });
  await writer.connect();
  return () => writer.end();
});

const refused = [
  'select email from newsletter_subscriptions',
  'select created_at from newsletter_subscriptions',
  'select * from meeting_bookings',
  'select first_name from meeting_bookings',
  'select attribution from report_downloads',
  'update meeting_bookings set quarantined = true',
  'update report_downloads set email = email',
  'delete from newsletter_subscriptions',
  'truncate meeting_bookings',
  'insert into newsletter_subscriptions (id, submission_id) values (gen_random_uuid(), gen_random_uuid())',
  "insert into meeting_bookings (created_at) values ('2020-01-01')",
  'select message_id from notification_outbox',
  'update notification_outbox set data = data',
  'update notification_outbox set reference = reference',
  'delete from notification_outbox',
  "insert into notification_outbox (status) values ('sent')",
  'select lower(email) from newsletter_subscriptions',
  'update submission_counters set client_hash = client_hash',
  'truncate submission_counters',
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
  it.each(refused)('may not %s', async (statement) => {
    await expect(writer.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('is no superuser, makes no roles or databases, and owns nothing', async () => {
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

it('leaves no table to everybody', async () => {
  const rows = await site.query(
    `select table_name from information_schema.role_table_grants where grantee = 'PUBLIC' and table_schema = 'public'`,
  );
  expect(rows).toEqual([]);
});

it('explains every table, column and domain in a comment', async () => {
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
    select name, length(comment) > 10 as explained from described`,
  );
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ explained }) => explained !== true)).toEqual([]);
});
