-- Up Migration

-- A row is a job: one mail to the team about one lead. It references the lead and has no personal data.
create table notification_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('newsletter', 'meeting', 'report')),
  submission_id uuid not null,
  reference text not null check (reference ~ '^[NMR]-[0-9A-F]{8}$'),
  status text not null default 'pending' check (status in ('pending', 'sent', 'dead', 'resolved')),
  attempts integer not null default 0 check (attempts between 0 and 10),
  next_attempt_at timestamptz not null default now(),
  locked_until timestamptz,
  last_error text check (last_error ~ '^[a-z0-9_]{1,60}$'),
  message_id text check (char_length(message_id) between 1 and 200),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Unique per kind, because browsers generate the ids: if two forms use one id, both leads need a notification.
  constraint notification_outbox_submission_key unique (kind, submission_id),
  constraint notification_outbox_sent_check check ((status = 'sent') = (sent_at is not null))
);
-- A job is due after next_attempt_at and locked_until; greatest() ignores null.
create index notification_outbox_due on notification_outbox (greatest(next_attempt_at, locked_until)) where status = 'pending';
create index notification_outbox_unsent on notification_outbox (created_at) where status in ('pending', 'dead');

comment on table notification_outbox is
  'Jobs: one mail to the team for each lead, written in the same statement as the lead and sent after the answer. Gone with its lead.';
comment on column notification_outbox.id is 'Key of the job.';
comment on column notification_outbox.kind is
  'newsletter (newsletter_subscriptions), meeting (meeting_bookings) or report (report_downloads).';
comment on column notification_outbox.submission_id is 'submission_id of the lead in the table that kind names.';
comment on column notification_outbox.reference is
  'What the lead is called in mails, logs and commands: first letter of the kind and the first eight digits of the lead''s id.';
comment on column notification_outbox.status is
  'pending: to be sent; sent: Postmark took it; dead: given up after ten tries; resolved: a person has written to the lead.';
comment on column notification_outbox.attempts is 'Tries begun so far, ten at most.';
comment on column notification_outbox.next_attempt_at is 'When it may be tried next.';
comment on column notification_outbox.locked_until is
  'Until when the job belongs to the worker that claimed it, 60 seconds from the claim; empty when nobody has it.';
comment on column notification_outbox.last_error is 'Code of the last failure, for instance postmark_406. Never personal data.';
comment on column notification_outbox.message_id is
  'MessageID that Postmark gave; look the mail up with it in Postmark''s activity.';
comment on column notification_outbox.created_at is
  'When the job was written: together with the lead, or when the lead was released from quarantine.';
comment on column notification_outbox.sent_at is 'When Postmark took the mail; empty until then.';

-- A job without its lead could never be sent, and would block a new lead with the same submission id.
create function delete_job_of_lead() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from public.notification_outbox where kind = tg_argv[0];
  else
    delete from public.notification_outbox where kind = tg_argv[0] and submission_id = old.submission_id;
  end if;
  return null;
end
$$;
comment on function delete_job_of_lead() is 'Deletes the job of a lead that was deleted.';
revoke all on function delete_job_of_lead() from public;

create trigger job_goes_with_lead after delete on newsletter_subscriptions
  for each row execute function delete_job_of_lead('newsletter');
create trigger job_goes_with_lead after delete on meeting_bookings
  for each row execute function delete_job_of_lead('meeting');
create trigger job_goes_with_lead after delete on report_downloads
  for each row execute function delete_job_of_lead('report');
create trigger jobs_go_with_leads after truncate on newsletter_subscriptions
  execute function delete_job_of_lead('newsletter');
create trigger jobs_go_with_leads after truncate on meeting_bookings
  execute function delete_job_of_lead('meeting');
create trigger jobs_go_with_leads after truncate on report_downloads
  execute function delete_job_of_lead('report');

create view stored_leads as
select 'newsletter' as kind, id, submission_id, created_at, quarantined, attribution::jsonb as attribution,
  email::text as email, json_build_object('email', email, 'source', source) as fields
from newsletter_subscriptions
union all
select 'meeting', id, submission_id, created_at, quarantined, attribution, email,
  json_build_object('first_name', first_name, 'last_name', last_name, 'organisation_name', organisation_name,
    'email', email, 'meeting_type', meeting_type)
from meeting_bookings
union all
select 'report', id, submission_id, created_at, quarantined, attribution, email,
  json_build_object('first_name', first_name, 'last_name', last_name, 'organisation', organisation,
    'email', email, 'report_type', report_type)
from report_downloads;

comment on view stored_leads is 'The leads of the three forms in one shape. Personal data.';
comment on column stored_leads.kind is 'newsletter, meeting or report: the form the lead came from.';
comment on column stored_leads.id is 'Key of the lead.';
comment on column stored_leads.submission_id is 'The same for every retry of one submission.';
comment on column stored_leads.created_at is 'When the lead was stored.';
comment on column stored_leads.quarantined is 'True when the hidden field was filled.';
comment on column stored_leads.attribution is 'Where the lead came from.';
comment on column stored_leads.email is 'Address to answer to. Personal data.';
comment on column stored_leads.fields is 'What the visitor gave, by column. Personal data.';
