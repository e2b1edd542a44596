-- Up Migration

-- The names of the applied migrations, for the build of a release: it compares them with the files of db/migrations. Runs with
-- its owner's rights, so that the functions' role needs no right to read the schema `migrations`.
create function applied_migrations() returns setof text
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select name::text from migrations.applied order by id
$$;
comment on function applied_migrations() is
  'The names of the applied files of db/migrations, without their ending, in the order of their application.';
revoke all on function applied_migrations() from public;
grant execute on function applied_migrations() to site_writer;
