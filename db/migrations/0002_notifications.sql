-- Up Migration

-- A row is a job: one message to one destination about one lead. It references the lead and has no personal data. A destination is a
-- place in the settings, not an address, so that whoever corrects NOTIFY_TO redirects what waits.
create table notification_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('newsletter', 'meeting', 'report')),
  submission_id uuid not null,
  reference text not null check (reference ~ '^[NMR]-[0-9A-F]{8}-[0-9A-F]{4}$'),
  destination text not null check (destination ~ '^(inbox|fallback) [1-9][0-9]?$|^webhook$'),
  status text not null default 'pending' check (status in ('pending', 'sent', 'dead', 'resolved')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  claim uuid,
  locked_until timestamptz,
  last_error text check (last_error ~ '^[a-z0-9_]{1,60}$'),
  message_id text check (char_length(message_id) between 1 and 200),
  digested boolean not null default false,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Unique per kind, because browsers generate the ids: if two forms use one id, both leads need their notifications.
  constraint notification_outbox_submission_key unique (kind, submission_id, destination),
  constraint notification_outbox_sent_check check ((status = 'sent') = (sent_at is not null))
);
-- A job is due after next_attempt_at and locked_until; greatest() ignores null.
create index notification_outbox_due on notification_outbox (destination, greatest(next_attempt_at, locked_until))
  where status = 'pending';
create index notification_outbox_claim on notification_outbox (claim);
create index notification_outbox_locked on notification_outbox (destination, locked_until) where status = 'pending';
create index notification_outbox_unsent on notification_outbox (created_at) where status in ('pending', 'dead');
create index notification_outbox_sent on notification_outbox (destination, sent_at) where status = 'sent';
create index notification_outbox_message on notification_outbox (message_id) where status = 'sent';

comment on table notification_outbox is
  'Jobs: one message to one destination for each lead, written in the same statement as the lead and sent after the answer. Gone with its lead.';
comment on column notification_outbox.id is 'Key of the job.';
comment on column notification_outbox.kind is
  'newsletter (newsletter_subscriptions), meeting (meeting_bookings) or report (report_downloads).';
comment on column notification_outbox.submission_id is 'submission_id of the lead in the table that kind names.';
comment on column notification_outbox.reference is
  'What the lead is called in mails, logs and commands: first letter of the kind and the first twelve digits of the lead''s id.';
comment on column notification_outbox.destination is
  'Who is told: inbox 1, inbox 2, … (places in NOTIFY_TO), fallback 1, … (NOTIFY_FALLBACK) or webhook (NOTIFY_WEBHOOK).';
comment on column notification_outbox.status is
  'pending: to be sent; sent: it was accepted; dead: given up after ten tries, or bounced; resolved: a person has seen to the lead.';
comment on column notification_outbox.attempts is 'Tries begun so far.';
comment on column notification_outbox.next_attempt_at is 'When it may be tried next.';
comment on column notification_outbox.claim is 'Claim of the worker that had the job last.';
comment on column notification_outbox.locked_until is 'Until when the job belongs to that claim; empty when nobody has it.';
comment on column notification_outbox.last_error is 'Code of the last failure, for instance postmark_406. Never personal data.';
comment on column notification_outbox.message_id is
  'MessageID that Postmark gave; look the mail up with it in Postmark''s activity.';
comment on column notification_outbox.digested is 'True when the lead was told in a digest, with others.';
comment on column notification_outbox.created_at is
  'When the job was written: together with the lead, when the lead was released from quarantine or told again by a person, or for a fallback when it was needed.';
comment on column notification_outbox.sent_at is 'When the message was accepted; empty until then.';

-- A submission that was answered with 503. Whoever sends it again with success is not counted.
create table submission_failures (
  submission_id uuid primary key,
  kind text not null check (kind in ('newsletter', 'meeting', 'report')),
  code text not null check (code ~ '^[A-Za-z0-9_]{1,60}$'),
  failed_at timestamptz not null default now()
);
create index submission_failures_age on submission_failures (failed_at);

comment on table submission_failures is
  'Submissions that could not be stored when they were sent, for the alarm. Kept for a day; no personal data.';
comment on column submission_failures.submission_id is 'submission_id that the lead has, if it was sent again with success.';
comment on column submission_failures.kind is 'newsletter, meeting or report: the form.';
comment on column submission_failures.code is 'Code of the failure, for instance database_timeout.';
comment on column submission_failures.failed_at is 'When it failed last.';

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
comment on function delete_job_of_lead() is 'Deletes the jobs of a lead that was deleted.';
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
