-- Up Migration

revoke all on removal_key, unsubscriptions, erasures from public, site_writer;

create function removal_digest(email text) returns text
  language sql
  stable
  set search_path = ''
as $$
  select encode(sha256(convert_to(key || ' ' || lower(email), 'UTF8')), 'hex') from public.removal_key
$$;
comment on function removal_digest(text) is
  'Returns the hash by which an address stands in unsubscriptions and erasures, whatever its capitals.';
revoke all on function removal_digest(text) from public;
