-- Up Migration

-- A role for counting leads: it reads how many there were and where they came from, and nothing about a person. It is created without a
-- login (docs/measuring.md). The role may exist already, because roles belong to the cluster, not to the database.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'site_marketing') then
    create role site_marketing nologin;
    comment on role site_marketing is
      'Marketing: reads how many leads there were and where they came from. No login until the owner gives it one.';
    alter role site_marketing set statement_timeout = '30s';
    alter role site_marketing set idle_in_transaction_session_timeout = '30s';
    alter role site_marketing set default_transaction_read_only = 'on';
  end if;
end
$$;

grant usage on schema public to site_marketing;
grant select on leads_by_week, leads_by_campaign, leads_by_source, leads_by_page, leads_by_day to site_marketing;
