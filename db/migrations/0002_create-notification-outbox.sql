-- Up Migration

create table notification_outbox (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null,
  type text not null check (type in ('newsletter', 'meeting', 'report')),
  data jsonb not null,
  reference text not null check (reference ~ '^[NMR]-[0-9A-F]{8}$'),
  status text not null default 'pending' check (status in ('pending', 'sent', 'dead')),
  attempts integer not null default 0 check (attempts between 0 and 10),
  next_attempt_at timestamptz not null default now(),
  last_error text check (last_error ~ '^[a-z0-9_]{1,60}$'),
  message_id text check (char_length(message_id) between 1 and 200),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Per type, because an id is made by a browser: one id used in two forms must not cost the second notification.
  constraint notification_outbox_submission_key unique (type, submission_id),
  constraint notification_outbox_sent_check check ((status = 'sent') = (sent_at is not null)),
  constraint notification_outbox_data_check check (
    jsonb_typeof(data) = 'object'
    and case type
      when 'newsletter' then
        data ?& array['email', 'source'] and data - array['email', 'source'] = '{}'
      when 'meeting' then
        data ?& array['firstName', 'lastName', 'email', 'organisationName', 'meetingType']
        and data - array['firstName', 'lastName', 'email', 'organisationName', 'meetingType'] = '{}'
      else
        data ?& array['firstName', 'lastName', 'email', 'organisation', 'reportType']
        and data - array['firstName', 'lastName', 'email', 'organisation', 'reportType'] = '{}'
    end
  )
);
create index notification_outbox_due on notification_outbox (next_attempt_at) where status = 'pending';

comment on table notification_outbox is
  'Notifications to the team, written in the same statement as the lead and sent after the answer. A row that is dead was tried ten times: read it here and write to the lead by hand.';
comment on column notification_outbox.id is 'Key of the notification.';
comment on column notification_outbox.submission_id is 'submission_id of the lead in the table that type names.';
comment on column notification_outbox.type is 'newsletter (newsletter_subscriptions), meeting (meeting_bookings) or report (report_downloads).';
comment on column notification_outbox.data is 'What the mail says: the lead''s own fields, nothing else. Personal data.';
comment on column notification_outbox.reference is
  'Short reference in the mail''s subject: first letter of the type and the first eight digits of the lead''s id.';
comment on column notification_outbox.status is
  'pending: to be sent at next_attempt_at; sent: Postmark took it; dead: given up after ten tries.';
comment on column notification_outbox.attempts is 'Tries begun so far, ten at most.';
comment on column notification_outbox.next_attempt_at is
  'When it may be tried next. A claim moves it 60 seconds ahead, so that a worker that dies frees the row by itself.';
comment on column notification_outbox.last_error is 'Code of the last failure, for instance postmark_406. Never personal data.';
comment on column notification_outbox.message_id is 'MessageID that Postmark gave; look the mail up with it in Postmark''s activity.';
comment on column notification_outbox.created_at is 'When the notification was written, together with the lead.';
comment on column notification_outbox.sent_at is 'When Postmark took the mail; empty until then.';
