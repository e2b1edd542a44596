-- Up Migration

-- The notification of a lead that was taken out of quarantine is younger than the lead, whose own time the mail has to say.
alter table notification_outbox drop constraint notification_outbox_data_check;
alter table notification_outbox add constraint notification_outbox_data_check check (
  jsonb_typeof(data) = 'object'
  and case
    when status = 'sent' then
      data = '{}'
    when status = 'dead' and data = '{}' then
      true
    when type = 'newsletter' then
      data ?& array['email', 'source'] and data - array['email', 'source', 'received'] = '{}'
    when type = 'meeting' then
      data ?& array['firstName', 'lastName', 'email', 'organisationName', 'meetingType']
      and data - array['firstName', 'lastName', 'email', 'organisationName', 'meetingType', 'event', 'received'] = '{}'
    else
      data ?& array['firstName', 'lastName', 'email', 'organisation', 'reportType']
      and data - array['firstName', 'lastName', 'email', 'organisation', 'reportType', 'received'] = '{}'
  end
);
comment on column notification_outbox.created_at is
  'When the notification was written: together with the lead, or when the lead was taken out of quarantine.';
comment on column notification_outbox.data is
  'What the mail says: the lead''s own fields, and when it came where the notification is younger. Personal data while pending or dead; empty once sent, and of a dead one once it is resolved or 90 days old.';
