-- Up Migration

-- The role of the site's functions. It has no login of its own; once per database cluster, give it one as the owner:
--   alter role site_writer login password '<a long random password>';
-- and take it away again with:
--   alter role site_writer nologin password null;
-- Roles belong to the cluster, not to the database: the role may exist already.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'site_writer') then
    create role site_writer nologin;
    comment on role site_writer is
      'The functions of the website: stores leads, sends notifications. No login until the owner gives it one.';
    -- The functions give up waiting after a few seconds; nothing of theirs shall run on behind them.
    alter role site_writer set statement_timeout = '5s';
    alter role site_writer set idle_in_transaction_session_timeout = '5s';
  end if;
end
$$;

revoke create on schema public from public;
grant usage on schema public to site_writer;

revoke all on newsletter_subscriptions, meeting_bookings, report_downloads, notification_outbox, submission_counters, stored_leads
  from public, site_writer;

-- Leads: written, never read. The ids and the keyed hash are read to recognise a replay.
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

-- What is sent, dead or resolved stays so: the role cannot make such a job pending again and read its lead by claiming it.
alter table notification_outbox enable row level security;
create policy site_writer_reads on notification_outbox for select to site_writer using (true);
create policy site_writer_adds on notification_outbox for insert to site_writer with check (status = 'pending');
create policy site_writer_marks on notification_outbox for update to site_writer using (status = 'pending') with check (true);

grant insert, select, update (stored), delete on submission_counters to site_writer;

-- The one way in which the functions get to see a lead: as the worker that is to send its mail. It runs with its owner's
-- rights. `for update skip locked` passes over what another worker is claiming. A quarantined lead is never claimed.
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

-- Deletes with its owner's rights, so that the functions' role needs none: what may be deleted is written here alone, and
-- nothing can be passed in. At most 200 rows of each table a call, so that it ends within a moment. The jobs go with the leads.
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
