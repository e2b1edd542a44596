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

revoke all on newsletter_subscriptions, meeting_bookings, report_downloads, notification_outbox, submission_counters
  from public, site_writer;

-- Leads: written, never read. The two ids are read to recognise a replay.
grant
  insert (submission_id, email, source, quarantined, attribution),
  select (id, submission_id)
  on newsletter_subscriptions to site_writer;
grant
  insert (submission_id, first_name, last_name, organisation_name, email, meeting_type, quarantined, attribution),
  select (id, submission_id)
  on meeting_bookings to site_writer;
grant
  insert (submission_id, first_name, last_name, organisation, email, report_type, quarantined, attribution),
  select (id, submission_id)
  on report_downloads to site_writer;

grant
  insert (submission_id, type, data, reference),
  select (id, submission_id, type, data, reference, status, attempts, next_attempt_at, last_error, created_at),
  update (status, attempts, next_attempt_at, last_error, message_id, sent_at)
  on notification_outbox to site_writer;

grant insert, select, update (stored), delete on submission_counters to site_writer;
