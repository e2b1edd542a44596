-- Up Migration

-- Every lead with the state of its mail, for the commands and Neon's console. The functions' role may not read this view.
create view all_leads as
select lead.kind,
  coalesce(outbox.reference, upper(left(lead.kind, 1)) || '-' || upper(left(lead.id::text, 8))) as reference,
  lead.created_at, email, fields, attribution, quarantined, lead.id, lead.submission_id,
  status as mail, attempts, last_error, next_attempt_at, locked_until
from stored_leads as lead
left join notification_outbox as outbox on outbox.kind = lead.kind and outbox.submission_id = lead.submission_id;

create view leads_pending as select * from all_leads where mail = 'pending' order by created_at;
create view leads_dead as select * from all_leads where mail = 'dead' order by created_at;
create view leads_quarantine as select * from all_leads where quarantined order by created_at desc;
create view leads_by_day as
select (created_at at time zone 'UTC')::date as day, count(*) filter (where not quarantined) as leads,
  count(*) filter (where quarantined) as quarantined, count(*) filter (where mail in ('pending', 'dead')) as not_told
from all_leads group by 1 order by 1 desc;

-- Counts for the scheduled function. Excludes quarantined leads with a job, which a person has handled, and the smoke test's.
create view needs_attention as
select
  (select count(*)::integer from notification_outbox where status = 'dead') as dead,
  (
    select count(*)::integer from notification_outbox
    where status = 'pending' and created_at < now() - interval '30 minutes'
  ) as overdue,
  (
    select coalesce(extract(epoch from now() - min(created_at)) / 60, 0)::integer from notification_outbox
    where status = 'pending'
  ) as oldest_minutes,
  quarantine.waiting as quarantined,
  quarantine.oldest_days as oldest_quarantined_days
from (
  select count(*)::integer as waiting,
    coalesce(floor(extract(epoch from now() - min(created_at)) / 86400), 0)::integer as oldest_days
  from all_leads
  where quarantined and mail is null and attribution ->> 'control' is distinct from 'smoke-test'
) as quarantine;
grant select on needs_attention to site_writer;

comment on view all_leads is 'Every lead of the three forms with the state of its mail to the team. Personal data.';
comment on view leads_pending is 'Leads the team has not been told of yet. Personal data.';
comment on view leads_dead is
  'Leads whose mail was given up after ten tries, until they are resolved: npm run leads:retry, or write to them and npm run leads:resolve. Personal data.';
comment on view leads_quarantine is 'Leads that filled the hidden field. A real one: npm run leads:release; any other: npm run leads:resolve. Personal data.';
comment on view leads_by_day is 'Leads of each day (UTC), newest first.';
comment on column leads_by_day.day is 'Day in UTC.';
comment on column leads_by_day.leads is 'Leads of that day without the quarantined ones.';
comment on column leads_by_day.quarantined is 'Leads of that day that filled the hidden field.';
comment on column leads_by_day.not_told is 'Leads of that day whose mail is pending, or dead and not resolved.';
comment on view needs_attention is 'How much waits for a person. Counts alone.';
comment on column needs_attention.dead is 'Mails that were given up and that nobody has resolved.';
comment on column needs_attention.overdue is 'Mails that have been pending for more than 30 minutes.';
comment on column needs_attention.oldest_minutes is 'Age of the oldest pending mail.';
comment on column needs_attention.quarantined is
  'Quarantined leads that nobody has released or resolved, without those of the smoke test.';
comment on column needs_attention.oldest_quarantined_days is 'Age of the oldest of these.';

do $$
declare
  view_name text;
  described record;
begin
  foreach view_name in array array['all_leads', 'leads_pending', 'leads_dead', 'leads_quarantine'] loop
    for described in select * from (values
      ('kind', 'newsletter, meeting or report: the form the lead came from.'),
      ('reference', 'What the lead is called in mails, logs and commands.'),
      ('created_at', 'When the lead was stored.'),
      ('email', 'Address to answer to. Personal data.'),
      ('fields', 'What the visitor gave, by column. Personal data.'),
      ('attribution', 'Where the lead came from.'),
      ('quarantined', 'True when the hidden field was filled.'),
      ('id', 'Key of the lead.'),
      ('submission_id', 'The same for every retry of one submission.'),
      ('mail', 'pending, sent, dead or resolved; empty where no mail was planned.'),
      ('attempts', 'Tries to send the mail so far.'),
      ('last_error', 'Code of the last failed try.'),
      ('next_attempt_at', 'When the mail may be tried next.'),
      ('locked_until', 'Until when a worker has the mail; empty when nobody has it.')
    ) as comments (name, sentence) loop
      execute format('comment on column %I.%I is %L', view_name, described.name, described.sentence);
    end loop;
  end loop;
end
$$;
