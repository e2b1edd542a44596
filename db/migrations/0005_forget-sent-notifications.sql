-- Up Migration

-- A sent notification keeps its reference, tries and times, but not the person: the lead itself is in the table that type
-- names. Pending and dead ones keep what the mail says, because it has yet to be said.
alter table notification_outbox drop constraint notification_outbox_data_check;

-- A trigger, so that the functions' role needs no right to write data and no statement can forget to empty it. It runs with
-- the rights of whoever marks the row, which is enough: it reads no table.
create function empty_sent_notification() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.data := '{}';
  return new;
end
$$;
comment on function empty_sent_notification() is
  'Takes the personal data out of a notification in the moment it is stored as sent.';
revoke all on function empty_sent_notification() from public;

create trigger notification_outbox_empty_sent
  before insert or update on notification_outbox
  for each row when (new.status = 'sent')
  execute function empty_sent_notification();
comment on trigger notification_outbox_empty_sent on notification_outbox is
  'Keeps no name and no address once Postmark has taken the mail.';

update notification_outbox set data = '{}' where status = 'sent';

alter table notification_outbox add constraint notification_outbox_data_check check (
  jsonb_typeof(data) = 'object'
  and case
    when status = 'sent' then
      data = '{}'
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
  'What the mail says: the lead''s own fields, nothing else. Personal data while pending or dead; empty once sent.';
