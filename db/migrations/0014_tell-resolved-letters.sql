-- Up Migration

-- A dead letter without data is resolved: somebody has written to the lead, or its 90 days are over. The views told it from
-- no other dead one.
create or replace view all_leads as
select kind, coalesce(outbox.reference, upper(left(kind, 1)) || '-' || upper(left(lead.id::text, 8))) as reference,
  lead.created_at, email, fields, attribution, quarantined, lead.id, lead.submission_id,
  case when status = 'dead' and data = '{}' then 'resolved' else status end as mail,
  attempts, last_error, next_attempt_at
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

create or replace view leads_by_day as
select created_at::date as day, count(*) filter (where not quarantined) as leads,
  count(*) filter (where quarantined) as quarantined, count(*) filter (where mail in ('pending', 'dead')) as not_told
from all_leads group by 1 order by 1 desc;

comment on view leads_dead is
  'Leads whose mail was given up after ten tries, until they are resolved: write to them by hand, or npm run leads:retry. Personal data.';
comment on column leads_by_day.not_told is 'Leads of that day whose mail is pending, or dead and not resolved.';

do $$
declare
  view_name text;
begin
  foreach view_name in array array['all_leads', 'leads_pending', 'leads_dead', 'leads_quarantine'] loop
    execute format('comment on column %I.mail is %L', view_name,
      'pending, sent, dead, or resolved (a dead one that was seen to by hand or lost its data after 90 days); empty where no mail was planned.');
  end loop;
end
$$;
