-- Up Migration

-- The role of the site's functions. It is created without a login. As the owner, give it one once per database cluster:
--   alter role site_writer login password '<a long random password>';
-- To remove the login:
--   alter role site_writer nologin password null;
-- The role may exist already, because roles belong to the cluster, not to the database.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'site_writer') then
    create role site_writer nologin;
    comment on role site_writer is
      'The functions of the website: stores leads, sends notifications. No login until the owner gives it one.';
    -- The functions give up after a few seconds. Their statements must not run much longer.
    alter role site_writer set statement_timeout = '5s';
    alter role site_writer set idle_in_transaction_session_timeout = '5s';
  end if;
end
$$;

revoke create on schema public from public;
grant usage on schema public to site_writer;

revoke all on newsletter_subscriptions, meeting_bookings, report_downloads, notification_outbox, submission_counters, stored_leads
  from public, site_writer;

-- The role inserts leads. It reads only their ids and keyed hash, to recognise a replay.
grant
  insert (submission_id, email, source, quarantined, content_digest, attribution),
  select (id, submission_id, content_digest)
  on newsletter_subscriptions to site_writer;
grant
  insert (submission_id, first_name, last_name, organisation_name, email, meeting_type, quarantined, content_digest, attribution),
  select (id, submission_id, content_digest)
  on meeting_bookings to site_writer;
grant
  insert (submission_id, first_name, last_name, organisation, email, report_type, quarantined, content_digest, attribution),
  select (id, submission_id, content_digest)
  on report_downloads to site_writer;

grant
  insert (id, kind, submission_id, reference, attempts, locked_until),
  select (id, reference, status, attempts, next_attempt_at, locked_until, last_error, created_at),
  update (status, attempts, next_attempt_at, locked_until, last_error, message_id, sent_at)
  on notification_outbox to site_writer;

-- The role can change pending jobs only. Otherwise it could make an old job pending again and read its lead by claiming it.
alter table notification_outbox enable row level security;
create policy site_writer_reads on notification_outbox for select to site_writer using (true);
create policy site_writer_adds on notification_outbox for insert to site_writer with check (status = 'pending');
create policy site_writer_marks on notification_outbox for update to site_writer using (status = 'pending') with check (true);

grant insert, select, update (stored), delete on submission_counters to site_writer;

-- The functions' only way to read leads: by claiming the jobs whose mails they send. Runs with its owner's rights. `skip locked`
-- skips jobs that another worker is claiming. Quarantined leads are never claimed.
create function claim_notifications(at_most integer)
  returns table (
    id uuid, kind text, reference text, attempts integer, locked_until text, received_at timestamptz, fields json,
    control text
  )
  language sql
  security definer
  set search_path = ''
as $$
  with due as materialized (
    select outbox.id
    from public.notification_outbox as outbox
    where outbox.status = 'pending'
      and greatest(outbox.next_attempt_at, outbox.locked_until) <= now()
      and outbox.attempts < 10
      and exists (
        select from public.stored_leads as lead
        where lead.kind = outbox.kind and lead.submission_id = outbox.submission_id and not lead.quarantined
      )
    order by greatest(outbox.next_attempt_at, outbox.locked_until)
    limit least(at_most, 20)
    for update of outbox skip locked
  ), claimed as (
    update public.notification_outbox as outbox
    set attempts = outbox.attempts + 1, locked_until = now() + interval '60 seconds'
    from due where outbox.id = due.id
    returning outbox.*
  )
  select claimed.id, claimed.kind, claimed.reference, claimed.attempts, claimed.locked_until::text, lead.created_at,
    lead.fields, lead.attribution ->> 'control'
  from claimed
  join public.stored_leads as lead on lead.kind = claimed.kind and lead.submission_id = claimed.submission_id
$$;
comment on function claim_notifications(integer) is
  'Claims at most so many due jobs (20 at most), the oldest first, begins their next try and gives what the mails need of their leads.';
revoke all on function claim_notifications(integer) from public;
grant execute on function claim_notifications(integer) to site_writer;

-- Runs with its owner's rights and takes no arguments, so that the functions' role needs no right to delete leads. Deletes at
-- most 200 rows of each table per call, to be quick. A trigger deletes the jobs.
create function purge_expired() returns table (kind text, count integer)
  language sql
  security definer
  set search_path = ''
as $$
  with subscription as (
    delete from public.newsletter_subscriptions where id in (
      select id from public.newsletter_subscriptions
      where created_at < now() - interval '5 years' order by created_at limit 200 for update skip locked
    ) returning id
  ), booking as (
    delete from public.meeting_bookings where id in (
      select id from public.meeting_bookings
      where created_at < now() - interval '5 years' order by created_at limit 200 for update skip locked
    ) returning id
  ), download as (
    delete from public.report_downloads where id in (
      select id from public.report_downloads
      where created_at < now() - interval '5 years' order by created_at limit 200 for update skip locked
    ) returning id
  ), receipt as (
    select 'newsletter' as kind, count(*)::integer as count from subscription
    union all select 'meeting', count(*)::integer from booking
    union all select 'report', count(*)::integer from download
  )
  select kind, count from receipt where count > 0
$$;
comment on function purge_expired() is
  'Deletes leads older than five years, and with them their jobs; answers how many of each kind.';
revoke all on function purge_expired() from public;
grant execute on function purge_expired() to site_writer;
