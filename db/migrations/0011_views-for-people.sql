-- Up Migration

-- What the commands and Neon's console show: every lead with the state of its mail. The functions' role may not read it.
create view all_leads as
select kind, coalesce(outbox.reference, upper(left(kind, 1)) || '-' || upper(left(lead.id::text, 8))) as reference,
  lead.created_at, email, fields, attribution, quarantined, lead.id, lead.submission_id,
  status as mail, attempts, last_error, next_attempt_at
from (
  select 'newsletter' as kind, id, submission_id, created_at, quarantined, attribution::jsonb, email::text,
    json_build_object('email', email, 'source', source) as fields
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
  from report_downloads
) as lead
left join notification_outbox as outbox on outbox.type = kind and outbox.submission_id = lead.submission_id;

create view leads_pending as select * from all_leads where mail = 'pending' order by created_at;
create view leads_dead as select * from all_leads where mail = 'dead' order by created_at;
create view leads_quarantine as select * from all_leads where quarantined order by created_at desc;
create view leads_by_day as
select created_at::date as day, count(*) filter (where not quarantined) as leads,
  count(*) filter (where quarantined) as quarantined, count(*) filter (where mail <> 'sent') as not_told
from all_leads group by 1 order by 1 desc;

comment on view all_leads is 'Every lead of the three forms with the state of its mail to the team. Personal data.';
comment on view leads_pending is 'Leads the team has not been told of yet. Personal data.';
comment on view leads_dead is 'Leads whose mail was given up after ten tries: write to them by hand, or npm run leads:retry. Personal data.';
comment on view leads_quarantine is 'Leads that filled the hidden field; a real one: npm run leads:release. Personal data.';
comment on view leads_by_day is 'Leads of each day (UTC), newest first.';
comment on column leads_by_day.day is 'Day in UTC.';
comment on column leads_by_day.leads is 'Leads of that day without the quarantined ones.';
comment on column leads_by_day.quarantined is 'Leads of that day that filled the hidden field.';
comment on column leads_by_day.not_told is 'Leads of that day whose mail is pending or dead.';

do $$
declare
  view_name text;
  explained record;
begin
  foreach view_name in array array['all_leads', 'leads_pending', 'leads_dead', 'leads_quarantine'] loop
    for explained in select * from (values
      ('kind', 'newsletter, meeting or report: the form the lead came from.'),
      ('reference', 'What the lead is called in mails, logs and commands.'),
      ('created_at', 'When the lead was stored.'),
      ('email', 'Address to answer to. Personal data.'),
      ('fields', 'What the visitor gave, by column. Personal data.'),
      ('attribution', 'Where the lead came from.'),
      ('quarantined', 'True when the hidden field was filled.'),
      ('id', 'Key of the lead.'),
      ('submission_id', 'The same for every retry of one submission.'),
      ('mail', 'pending, sent or dead; empty where no mail was planned.'),
      ('attempts', 'Tries to send the mail so far.'),
      ('last_error', 'Code of the last failed try.'),
      ('next_attempt_at', 'When the mail may be tried next.')
    ) as comments (name, sentence) loop
      execute format('comment on column %I.%I is %L', view_name, explained.name, explained.sentence);
    end loop;
  end loop;
end
$$;
