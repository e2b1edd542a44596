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

revoke all on newsletter_subscriptions, meeting_bookings, report_downloads, notification_outbox, submission_counters,
  submission_failures, stored_leads
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
  insert (kind, submission_id, reference, destination, next_attempt_at),
  select (id, kind, submission_id, reference, destination, status, attempts, next_attempt_at, claim, locked_until, last_error, created_at),
  update (status, attempts, next_attempt_at, claim, locked_until, last_error, message_id, digested, sent_at)
  on notification_outbox to site_writer;

-- The role can change pending jobs only. Otherwise it could make an old job pending again and read its lead by claiming it. So it adds
-- jobs only to a lead that has none yet, when it stores the lead, or that still has a pending one, which needs a fallback.
alter table notification_outbox enable row level security;
create policy site_writer_reads on notification_outbox for select to site_writer using (true);
create policy site_writer_adds on notification_outbox for insert to site_writer with check (
  status = 'pending' and (
    select coalesce(bool_or(other.status = 'pending'), true) from notification_outbox as other
    where other.kind = notification_outbox.kind and other.submission_id = notification_outbox.submission_id
  )
);
create policy site_writer_marks on notification_outbox for update to site_writer using (status = 'pending') with check (true);

grant insert, select, update (stored), delete on submission_counters to site_writer;
grant insert, select, update (code, failed_at), delete on submission_failures to site_writer;
grant select on needs_attention to site_writer;

-- The functions' only way to read leads: by claiming the jobs whose messages they send. Runs with its owner's rights.
-- - Repeated with the same `claim` it gives the same jobs again, so that a lost answer delays nothing.
-- - The destinations take turns, so that one that fails for days does not hold up the others.
-- - `skip locked` skips jobs that another worker is claiming. Quarantined leads are never claimed.
-- - An inbox that was sent `hourly_limit` mails in the last hour, digests aside, is left out; null means no limit. A claim may exceed the
--   limit by what it claims. One claim counts at a time, or those of a burst would pass the limit together.
--   Without a limit a repeated claim only waits for itself.
-- - With `above_limit` the inboxes within the limit are left out instead, for a digest.
create function claim_notifications(
  claim uuid, at_most integer, destinations text[], own uuid[], others boolean, hourly_limit integer, above_limit boolean default false
)
  returns table (
    id uuid, kind text, reference text, destination text, attempts integer, received_at timestamptz, fields json,
    attribution jsonb
  )
  language sql
  security definer
  set search_path = ''
  -- After an outage Postgres may not know yet how many jobs wait, and would read and sort them all to take the first.
  set enable_sort = off
as $$
  select pg_catalog.pg_advisory_xact_lock(
    pg_catalog.hashtext(case when hourly_limit is null then claim::text else 'claim_notifications' end)
  );

  with claimed_before as materialized (
    select outbox.id, outbox.status, outbox.locked_until
    from public.notification_outbox as outbox where outbox.claim = claim_notifications.claim
  ), earlier as materialized (
    select claimed_before.id from claimed_before
    where claimed_before.status = 'pending' and claimed_before.locked_until > now()
  ), chosen as materialized (
    select given.destination
    from unnest(destinations) as given (destination)
    where above_limit <> (hourly_limit is null or given.destination = 'webhook' or hourly_limit > (
      select count(*) from public.notification_outbox as outbox
      where outbox.status = 'sent' and outbox.destination = given.destination
        and outbox.sent_at > now() - interval '1 hour' and not outbox.digested
    ) + (
      select count(*) from public.notification_outbox as outbox
      where outbox.status = 'pending' and outbox.destination = given.destination and outbox.locked_until > now()
    ))
  ), own_job as materialized (
    -- Until its first try a job is due for its own submission before it is for others.
    select outbox.id, outbox.status, outbox.kind, outbox.submission_id, outbox.destination,
      case when outbox.attempts = 0 then coalesce(outbox.locked_until, now())
        else greatest(outbox.next_attempt_at, outbox.locked_until) end as due_at
    from public.notification_outbox as outbox
    where outbox.kind in ('newsletter', 'meeting', 'report') and outbox.submission_id = any(own)
    for update of outbox skip locked
  ), own_due as materialized (
    select own_job.id from own_job
    where own_job.status = 'pending' and own_job.due_at <= now()
      and own_job.destination in (select chosen.destination from chosen)
      and not exists (select from earlier)
      and exists (
        select from public.stored_leads as lead
        where lead.kind = own_job.kind and lead.submission_id = own_job.submission_id and not lead.quarantined
      )
    limit least(at_most, 500)
  ), other_job as materialized (
    -- For each destination the jobs that have been due longest, as far as the index goes.
    select oldest.id, oldest.due_at,
      row_number() over (partition by chosen.destination order by oldest.due_at) as place
    from chosen cross join lateral (
      select outbox.id, greatest(outbox.next_attempt_at, outbox.locked_until) as due_at
      from public.notification_outbox as outbox
      where outbox.status = 'pending' and outbox.destination = chosen.destination
        and greatest(outbox.next_attempt_at, outbox.locked_until) <= now()
        and others and outbox.submission_id <> all(own)
        and not exists (select from earlier)
        and exists (
          select from public.stored_leads as lead
          where lead.kind = outbox.kind and lead.submission_id = outbox.submission_id and not lead.quarantined
        )
      order by greatest(outbox.next_attempt_at, outbox.locked_until)
      limit least(at_most, 500)
      for update of outbox skip locked
    ) as oldest
  ), due as materialized (
    select own_due.id from own_due
    union all
    (
      select other_job.id from other_job
      order by other_job.place, other_job.due_at
      limit greatest(0, least(at_most, 500) - (select count(*) from own_due))
    )
  ), claimed as (
    update public.notification_outbox as outbox
    set attempts = outbox.attempts + 1, claim = claim_notifications.claim, locked_until = now() + interval '60 seconds'
    from due where outbox.id = due.id
    returning outbox.*
  ), job as (
    select claimed.* from claimed
    union all
    select outbox.* from public.notification_outbox as outbox join earlier on earlier.id = outbox.id
  )
  select job.id, job.kind, job.reference, job.destination, job.attempts, lead.created_at, lead.fields, lead.attribution
  from job
  join public.stored_leads as lead on lead.kind = job.kind and lead.submission_id = job.submission_id
$$;
comment on function claim_notifications(uuid, integer, text[], uuid[], boolean, integer, boolean) is
  'Claims at most so many due jobs (500 at most), those of its own submissions first, begins their next try and gives what the messages need of their leads.';
revoke all on function claim_notifications(uuid, integer, text[], uuid[], boolean, integer, boolean) from public;
grant execute on function claim_notifications(uuid, integer, text[], uuid[], boolean, integer, boolean) to site_writer;

-- Runs with its owner's rights, because a mail that was sent is not pending. Postmark tells each bounce until it is answered, so the
-- second call finds nothing to change.
create function record_bounce(message text, code text, fallbacks text[]) returns table (reference text, destination text)
  language sql
  security definer
  set search_path = ''
as $$
  with bounced as (
    update public.notification_outbox as outbox set status = 'dead', sent_at = null, last_error = code
    where outbox.status = 'sent' and outbox.message_id = message
    returning outbox.kind, outbox.submission_id, outbox.reference, outbox.destination
  ), told as (
    insert into public.notification_outbox (kind, submission_id, reference, destination)
    select bounced.kind, bounced.submission_id, bounced.reference, fallback.destination
    from bounced cross join unnest(fallbacks) as fallback (destination)
    where bounced.destination like 'inbox %'
    on conflict do nothing
  )
  select bounced.reference, bounced.destination from bounced
$$;
comment on function record_bounce(text, text, text[]) is
  'Gives up the jobs of a mail that bounced, plans those of the fallback, and answers which they were.';
revoke all on function record_bounce(text, text, text[]) from public;
grant execute on function record_bounce(text, text, text[]) to site_writer;

-- Runs with its owner's rights and takes no arguments, so that the functions' role needs no right to delete leads. Deletes at
-- most 200 rows of each table per call, to be quick. A trigger deletes the jobs.
create function purge_expired() returns table (kind text, count integer)
  language sql
  security definer
  set search_path = ''
as $$
  with retention as (
    select now() - interval '5 years' as oldest
  ), subscription as (
    delete from public.newsletter_subscriptions where id in (
      select id from public.newsletter_subscriptions
      where created_at < (select oldest from retention) order by created_at limit 200 for update skip locked
    ) returning id
  ), booking as (
    delete from public.meeting_bookings where id in (
      select id from public.meeting_bookings
      where created_at < (select oldest from retention) order by created_at limit 200 for update skip locked
    ) returning id
  ), download as (
    delete from public.report_downloads where id in (
      select id from public.report_downloads
      where created_at < (select oldest from retention) order by created_at limit 200 for update skip locked
    ) returning id
  ), erasure as (
    -- Longer than any backup is kept (docs/restore.md).
    delete from public.erasures where erased_at < now() - interval '90 days'
  ), receipt as (
    select 'newsletter' as kind, count(*)::integer as count from subscription
    union all select 'meeting', count(*)::integer from booking
    union all select 'report', count(*)::integer from download
  )
  select kind, count from receipt where count > 0
$$;
comment on function purge_expired() is
  'Deletes leads older than five years, and with them their jobs; answers how many of each kind. Also deletes erasures older than 90 days.';
revoke all on function purge_expired() from public;
grant execute on function purge_expired() to site_writer;
