-- Up Migration

-- An unsubscription is kept after all data of the person is deleted, so that a restore or a newsletter tool does not subscribe the
-- address again. The record is a hash with a key of this database, not the address.
create table unsubscription_key (
  single boolean primary key default true check (single),
  key text not null
);
insert into unsubscription_key (key) select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');

create table unsubscriptions (
  email_digest content_digest primary key,
  unsubscribed_at timestamptz not null default now()
);

revoke all on unsubscription_key, unsubscriptions from public, site_writer;

create function unsubscription_digest(email text) returns text
  language sql
  stable
  set search_path = ''
as $$
  select encode(sha256(convert_to(key || ' ' || lower(email), 'UTF8')), 'hex') from public.unsubscription_key
$$;
comment on function unsubscription_digest(text) is
  'Returns the hash by which an address stands in unsubscriptions, whatever its capitals.';
revoke all on function unsubscription_digest(text) from public;

comment on table unsubscription_key is
  'The key of the hashes in unsubscriptions, one row. Without it nothing tells which addresses they are of.';
comment on column unsubscription_key.single is 'Keeps this table to one row.';
comment on column unsubscription_key.key is 'Secret made by the migration.';
comment on table unsubscriptions is
  'Addresses that unsubscribed from the newsletter, as keyed hashes. Written by npm run leads:unsubscribe, kept by leads:forget.';
comment on column unsubscriptions.email_digest is
  'Keyed hash (SHA-256) of the address: unsubscription_digest(address). The address itself is stored nowhere.';
comment on column unsubscriptions.unsubscribed_at is 'When the address unsubscribed last.';
