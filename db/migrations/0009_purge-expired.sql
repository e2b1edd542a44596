-- Up Migration

-- A dead letter may lose its personal data as well: after 90 days by the function below, or by the hand of whoever has
-- written to the lead.
alter table notification_outbox drop constraint notification_outbox_data_check;
alter table notification_outbox add constraint notification_outbox_data_check check (
  jsonb_typeof(data) = 'object'
  and case
    when status = 'sent' then
      data = '{}'
    when status = 'dead' and data = '{}' then
      true
    when type = 'newsletter' then
      data ?& array['email', 'source'] and data - array['email', 'source'] = '{}'
    when type = 'meeting' then
      data ?& array['firstName', 'lastName', 'email', 'organisationName', 'meetingType']
      and data - array['firstName', 'lastName', 'email', 'organisationName', 'meetingType'] = '{}'
    else
      data ?& array['firstName', 'lastName', 'email', 'organisation', 'reportType']
      and data - array['firstName', 'lastName', 'email', 'organisation', 'reportType'] = '{}'
  end
);
comment on column notification_outbox.data is
  'What the mail says: the lead''s own fields, nothing else. Personal data while pending or dead; empty once sent, and of a dead one once it is resolved or 90 days old.';

create index newsletter_subscriptions_age on newsletter_subscriptions (created_at);
create index meeting_bookings_age on meeting_bookings (created_at);
create index report_downloads_age on report_downloads (created_at);
create index notification_outbox_age on notification_outbox (created_at);
create index notification_outbox_unsent on notification_outbox (created_at) where status <> 'sent';

-- Runs with its owner's rights, so that the functions' role needs none to delete: what it may delete stands here alone, and
-- nothing can be passed to it. At most 200 rows of each table a call, so that it is done within a moment.
create function purge_expired() returns table (kind text, count integer)
  language sql
  security definer
  set search_path = ''
as $$
  with subscription as (
    delete from public.newsletter_subscriptions where id in (
      select id from public.newsletter_subscriptions
      where created_at < now() - interval '5 years' order by created_at limit 200 for update skip locked
    ) returning submission_id
  ), booking as (
    delete from public.meeting_bookings where id in (
      select id from public.meeting_bookings
      where created_at < now() - interval '5 years' order by created_at limit 200 for update skip locked
    ) returning submission_id
  ), download as (
    delete from public.report_downloads where id in (
      select id from public.report_downloads
      where created_at < now() - interval '5 years' order by created_at limit 200 for update skip locked
    ) returning submission_id
  ), lead as (
    select 'newsletter' as type, submission_id from subscription
    union all select 'meeting', submission_id from booking
    union all select 'report', submission_id from download
  ), notification as (
    delete from public.notification_outbox where id in (
      -- Their own age finds those whose lead was deleted by hand.
      (select id from public.notification_outbox where created_at < now() - interval '5 years' order by created_at limit 200)
      union all
      select id from public.notification_outbox join lead using (type, submission_id)
    ) returning id
  ), emptied as (
    update public.notification_outbox set data = '{}' where id in (
      select id from public.notification_outbox
      where status = 'dead' and data <> '{}'
        and created_at < now() - interval '90 days' and created_at >= now() - interval '5 years'
      order by created_at limit 200 for update skip locked
    ) returning id
  ), receipt as (
    select 'newsletter' as kind, count(*)::integer as count from subscription
    union all select 'meeting', count(*)::integer from booking
    union all select 'report', count(*)::integer from download
    union all select 'notification', count(*)::integer from notification
    union all select 'dead_letter', count(*)::integer from emptied
  )
  select kind, count from receipt where count > 0
$$;
comment on function purge_expired() is
  'Deletes leads older than five years with their notifications, and takes the personal data out of dead notifications older than 90 days; answers how many of each.';
revoke all on function purge_expired() from public;
grant execute on function purge_expired() to site_writer;
