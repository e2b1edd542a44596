-- Up Migration

-- A meeting's mail may name the event that its visitor registers for.
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
      and data - array['firstName', 'lastName', 'email', 'organisationName', 'meetingType', 'event'] = '{}'
    else
      data ?& array['firstName', 'lastName', 'email', 'organisation', 'reportType']
      and data - array['firstName', 'lastName', 'email', 'organisation', 'reportType'] = '{}'
  end
);
