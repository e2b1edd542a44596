-- Up Migration

-- The role of the smoke test that runs from a schedule. It sees whether a test lead was told and erases test leads, nothing else, so
-- that its password may lie where a schedule runs. It is created without a login, like site_writer.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'site_smoke_test') then
    create role site_smoke_test nologin;
    comment on role site_smoke_test is
      'The scheduled smoke test: looks at its test lead and erases test leads. No login until the owner gives it one.';
    alter role site_smoke_test set statement_timeout = '5s';
    alter role site_smoke_test set idle_in_transaction_session_timeout = '5s';
  end if;
end
$$;
grant usage on schema public to site_smoke_test;

-- A test lead has both the control and the address of the smoke test. The address has no mailbox, so it is nobody's.
create function smoke_test_notifications(submission uuid)
  returns table (destination text, status text, attempts integer, last_error text)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select outbox.destination, outbox.status, outbox.attempts, outbox.last_error
  from public.meeting_bookings as lead
  join public.notification_outbox as outbox on outbox.kind = 'meeting' and outbox.submission_id = lead.submission_id
  where lead.submission_id = submission and not lead.quarantined
    and lead.attribution ->> 'control' = 'smoke-test' and lead.email = 'smoke-test@skillsai.example'
$$;
comment on function smoke_test_notifications(uuid) is
  'Answers whom the smoke test''s lead of a submission is told to, and how far that is. Nothing for any other lead.';
revoke all on function smoke_test_notifications(uuid) from public;
grant execute on function smoke_test_notifications(uuid) to site_smoke_test;

-- Leads older than an hour are those of a run that was killed, and the quarantined ones of a release.
create function erase_smoke_tests(own uuid) returns integer
  language sql
  security definer
  set search_path = ''
as $$
  with subscription as (
    delete from public.newsletter_subscriptions
    where attribution ->> 'control' = 'smoke-test' and email = 'smoke-test@skillsai.example'
      and (submission_id = own or created_at < now() - interval '1 hour')
    returning id
  ), booking as (
    delete from public.meeting_bookings
    where attribution ->> 'control' = 'smoke-test' and email = 'smoke-test@skillsai.example'
      and (submission_id = own or created_at < now() - interval '1 hour')
    returning id
  ), download as (
    delete from public.report_downloads
    where attribution ->> 'control' = 'smoke-test' and email = 'smoke-test@skillsai.example'
      and (submission_id = own or created_at < now() - interval '1 hour')
    returning id
  )
  select (
    (select count(*) from subscription) + (select count(*) from booking) + (select count(*) from download)
  )::integer
$$;
comment on function erase_smoke_tests(uuid) is
  'Erases the test lead of a submission and all test leads older than an hour, with their jobs; answers how many. Without an id only the older ones.';
revoke all on function erase_smoke_tests(uuid) from public;
grant execute on function erase_smoke_tests(uuid) to site_smoke_test;
