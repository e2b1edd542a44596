-- Up Migration

-- - Nulls are left out of `fields`, so that a column that a later migration adds is missing from the leads before it.
-- - Every column has the same type in each table, or Postgres would read all leads to find one.
create view stored_leads as
select text 'newsletter' as kind, id, submission_id, created_at, quarantined, attribution::jsonb as attribution,
  email::text as email, json_strip_nulls(json_build_object('email', email, 'source', source)) as fields
from newsletter_subscriptions
union all
select text 'meeting', id, submission_id, created_at, quarantined, attribution::jsonb, email::text,
  json_strip_nulls(json_build_object('first_name', first_name, 'last_name', last_name,
    'organisation_name', organisation_name, 'email', email, 'meeting_type', meeting_type))
from meeting_bookings
union all
select text 'report', id, submission_id, created_at, quarantined, attribution::jsonb, email::text,
  json_strip_nulls(json_build_object('first_name', first_name, 'last_name', last_name, 'organisation', organisation,
    'email', email, 'report_type', report_type))
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

-- Where each lead came from, for filters and counts. Campaigns and pages that differ only in capitals, in slashes at the end or in a query
-- are one. db/lead-source.ts has the same rule for the visits that they are compared with.
create view lead_origins as
select kind, id, quarantined,
  (created_at at time zone 'UTC')::date as day,
  date_trunc('week', created_at at time zone 'UTC')::date as week,
  lower(attribution -> 'campaign' ->> 'name') as campaign,
  lower(attribution -> 'campaign' ->> 'source') as source,
  lower(attribution -> 'campaign' ->> 'medium') as medium,
  '/' || trim(both '/' from lower(regexp_replace(attribution ->> 'page', '[?#].*$', ''))) as page,
  attribution ->> 'control' as control,
  lower(attribution ->> 'referrerHost') as referrer,
  case when jsonb_typeof(attribution -> 'clickIds') = 'object'
    then (select string_agg(name, ' ' order by name) from jsonb_object_keys(attribution -> 'clickIds') as name) end as click
from stored_leads;

-- One row per lead without anything about the person, for the weekly report and the views below. Text that could name a person
-- becomes "(other)": a mail tool may put an address into a campaign's link, and a page that was not found may have any path.
create view lead_sources as
select week, day, kind,
  case when campaign ~ '@|%40' then '(other)' else campaign end as campaign,
  case when source ~ '@|%40' then '(other)' else source end as source,
  case when medium ~ '@|%40' then '(other)' else medium end as medium,
  case when page ~ '[^a-z0-9/-]' then '(other)' else page end as page,
  case when control ~ '@|%40' then '(other)' else control end as control,
  referrer, click
from lead_origins
where not quarantined;

-- The marketing role (0007) reads the views from here to leads_by_day. A security barrier keeps its conditions out of the views, where
-- they could see rows that a view leaves out (PostgreSQL manual, "Rules and Privileges").
create view leads_by_week with (security_barrier) as
select week, count(*) as leads, count(*) filter (where kind = 'newsletter') as newsletter,
  count(*) filter (where kind = 'meeting') as meeting, count(*) filter (where kind = 'report') as report
from lead_sources group by week order by week desc;

create view leads_by_campaign with (security_barrier) as
select week, campaign, source, medium, count(*) as leads, count(*) filter (where kind = 'newsletter') as newsletter,
  count(*) filter (where kind = 'meeting') as meeting, count(*) filter (where kind = 'report') as report
from lead_sources group by week, campaign, source, medium order by week desc, leads desc, campaign, source, medium;

create view leads_by_source with (security_barrier) as
select week, source, medium, count(*) as leads, count(*) filter (where kind = 'newsletter') as newsletter,
  count(*) filter (where kind = 'meeting') as meeting, count(*) filter (where kind = 'report') as report
from lead_sources group by week, source, medium order by week desc, leads desc, source, medium;

create view leads_by_page with (security_barrier) as
select week, page, count(*) as leads, count(*) filter (where kind = 'newsletter') as newsletter,
  count(*) filter (where kind = 'meeting') as meeting, count(*) filter (where kind = 'report') as report
from lead_sources group by week, page order by week desc, leads desc, page;

-- Every lead with the state of its notifications, for the commands and Neon's console. The functions' role may not read this view.
create view all_leads as
select lead.kind, upper(left(lead.kind, 1)) || '-' || upper(left(lead.id::text, 13)) as reference,
  lead.created_at, lead.email, lead.fields, lead.attribution, lead.quarantined, lead.id, lead.submission_id,
  job.mail, job.notifications
from stored_leads as lead
left join lateral (
  select
    case
      when bool_or(status = 'dead') then 'dead'
      when bool_or(status = 'pending') then 'pending'
      when bool_or(status = 'sent') then 'sent'
      when bool_or(status = 'resolved') then 'resolved'
    end as mail,
    coalesce(jsonb_agg(jsonb_build_object('destination', destination, 'status', status, 'attempts', attempts,
      'last_error', last_error, 'next_attempt_at', next_attempt_at, 'sent_at', sent_at) order by created_at, destination), '[]')
      as notifications
  from notification_outbox as outbox
  where outbox.kind = lead.kind and outbox.submission_id = lead.submission_id
) as job on true;

create view leads_pending as select * from all_leads where notifications @> '[{"status": "pending"}]' order by created_at;
create view leads_dead as select * from all_leads where notifications @> '[{"status": "dead"}]' order by created_at;
create view leads_quarantine as select * from all_leads where quarantined order by created_at desc;
create view leads_by_day with (security_barrier) as
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
  (
    -- A little longer than the interval of the runs, so that one run at least sees each failure.
    select count(*)::integer from submission_failures as failure
    where failed_at > now() - interval '35 minutes' and not exists (
      select from stored_leads as lead where lead.kind = failure.kind and lead.submission_id = failure.submission_id
    )
  ) as failed_submissions,
  quarantine.waiting as quarantined,
  quarantine.oldest_days as oldest_quarantined_days,
  quarantine.for_a_day as quarantined_for_a_day
from (
  select count(*)::integer as waiting,
    coalesce(floor(extract(epoch from now() - min(created_at)) / 86400), 0)::integer as oldest_days,
    (count(*) filter (where created_at < now() - interval '1 day'))::integer as for_a_day
  from stored_leads as lead
  where quarantined and attribution ->> 'control' is distinct from 'smoke-test' and not exists (
    select from notification_outbox as outbox
    where outbox.kind = lead.kind and outbox.submission_id = lead.submission_id
  )
) as quarantine;

comment on view all_leads is 'Every lead of the three forms with the state of its notifications. Personal data.';
comment on view leads_pending is 'Leads that somebody has not been told of yet. Personal data.';
comment on view leads_dead is
  'Leads with a notification that was given up, until it is resolved: npm run leads -- retry, or write to them and npm run leads -- resolve. Personal data.';
comment on view leads_quarantine is
  'Leads that filled the hidden field. A real one: npm run leads -- release; any other: npm run leads -- resolve. Personal data.';
comment on view lead_origins is 'Where each lead came from, with normalised names. Text of visitors.';
comment on column lead_origins.kind is 'newsletter, meeting or report: the form the lead came from.';
comment on column lead_origins.id is 'Key of the lead.';
comment on column lead_origins.quarantined is 'True when the hidden field was filled.';
comment on column lead_origins.day is 'Day in UTC.';
comment on column lead_origins.week is 'Monday of the week in UTC.';
comment on column lead_origins.campaign is 'utm_campaign in lower case; empty if unknown.';
comment on column lead_origins.source is 'utm_source in lower case; empty if unknown.';
comment on column lead_origins.medium is 'utm_medium in lower case; empty if unknown.';
comment on column lead_origins.page is 'Page of the form in lower case, without a slash at the end; empty if unknown.';
comment on column lead_origins.control is 'Control that opened the form; empty if unknown.';
comment on column lead_origins.referrer is 'Site that led to the visit; empty if unknown.';
comment on column lead_origins.click is 'Kinds of click ids that the lead keeps, such as gclid; empty without one.';
comment on view lead_sources is 'Where each lead came from, without quarantined leads. No personal data.';
comment on column lead_sources.week is 'Monday of the week in UTC.';
comment on column lead_sources.day is 'Day in UTC.';
comment on column lead_sources.kind is 'newsletter, meeting or report: the form the lead came from.';
comment on column lead_sources.campaign is 'utm_campaign in lower case; empty if unknown.';
comment on column lead_sources.source is 'utm_source in lower case; empty if unknown.';
comment on column lead_sources.medium is 'utm_medium in lower case; empty if unknown.';
comment on column lead_sources.page is 'Page of the form in lower case; empty if unknown.';
comment on column lead_sources.control is 'Control that opened the form; empty if unknown.';
comment on column lead_sources.referrer is 'Site that led to the visit; empty if unknown.';
comment on column lead_sources.click is 'Kinds of click ids that the lead keeps, such as gclid; empty without one.';
comment on view leads_by_week is 'Leads of each week (UTC), newest first. Without quarantined leads. No personal data.';
comment on column leads_by_week.week is 'Monday of the week in UTC.';
comment on column leads_by_week.leads is 'Leads of all forms.';
comment on column leads_by_week.newsletter is 'Subscriptions of the newsletter among them.';
comment on column leads_by_week.meeting is 'Requests for a meeting among them.';
comment on column leads_by_week.report is 'Downloads of the report among them.';
comment on view leads_by_campaign is 'Leads of each week (UTC) by campaign, with its sources and media. Without quarantined leads. No personal data.';
comment on column leads_by_campaign.week is 'Monday of the week in UTC.';
comment on column leads_by_campaign.campaign is 'utm_campaign in lower case; empty if unknown.';
comment on column leads_by_campaign.source is 'utm_source in lower case; empty if unknown.';
comment on column leads_by_campaign.medium is 'utm_medium in lower case; empty if unknown.';
comment on column leads_by_campaign.leads is 'Leads of all forms.';
comment on column leads_by_campaign.newsletter is 'Subscriptions of the newsletter among them.';
comment on column leads_by_campaign.meeting is 'Requests for a meeting among them.';
comment on column leads_by_campaign.report is 'Downloads of the report among them.';
comment on view leads_by_source is 'Leads of each week (UTC) by source and medium. Without quarantined leads. No personal data.';
comment on column leads_by_source.week is 'Monday of the week in UTC.';
comment on column leads_by_source.source is 'utm_source in lower case; empty if unknown.';
comment on column leads_by_source.medium is 'utm_medium in lower case; empty if unknown.';
comment on column leads_by_source.leads is 'Leads of all forms.';
comment on column leads_by_source.newsletter is 'Subscriptions of the newsletter among them.';
comment on column leads_by_source.meeting is 'Requests for a meeting among them.';
comment on column leads_by_source.report is 'Downloads of the report among them.';
comment on view leads_by_page is 'Leads of each week (UTC) by the page of the form. Without quarantined leads. No personal data.';
comment on column leads_by_page.week is 'Monday of the week in UTC.';
comment on column leads_by_page.page is 'Page of the form in lower case; empty if unknown.';
comment on column leads_by_page.leads is 'Leads of all forms.';
comment on column leads_by_page.newsletter is 'Subscriptions of the newsletter among them.';
comment on column leads_by_page.meeting is 'Requests for a meeting among them.';
comment on column leads_by_page.report is 'Downloads of the report among them.';
comment on view leads_by_day is 'Leads of each day (UTC), newest first. No personal data.';
comment on column leads_by_day.day is 'Day in UTC.';
comment on column leads_by_day.leads is 'Leads of that day without the quarantined ones.';
comment on column leads_by_day.quarantined is 'Leads of that day that filled the hidden field.';
comment on column leads_by_day.not_told is 'Leads of that day with a notification that is pending, or dead and not resolved.';
comment on view needs_attention is 'How much waits for a person. Counts alone.';
comment on column needs_attention.dead is 'Notifications that were given up and that nobody has resolved.';
comment on column needs_attention.overdue is 'Notifications that have been pending for more than 30 minutes.';
comment on column needs_attention.oldest_minutes is 'Age of the oldest pending notification.';
comment on column needs_attention.failed_submissions is
  'Submissions of the last 35 minutes that could not be stored and were not sent again with success.';
comment on column needs_attention.quarantined is
  'Quarantined leads that nobody has released or resolved, without those of the smoke test.';
comment on column needs_attention.oldest_quarantined_days is 'Age of the oldest of these.';
comment on column needs_attention.quarantined_for_a_day is 'How many of them have waited for more than a day.';

comment on column all_leads.kind is 'newsletter, meeting or report: the form the lead came from.';
comment on column all_leads.reference is 'What the lead is called in mails, logs and commands.';
comment on column all_leads.created_at is 'When the lead was stored.';
comment on column all_leads.email is 'Address to answer to. Personal data.';
comment on column all_leads.fields is 'What the visitor gave, by column. Personal data.';
comment on column all_leads.attribution is 'Where the lead came from.';
comment on column all_leads.quarantined is 'True when the hidden field was filled.';
comment on column all_leads.id is 'Key of the lead.';
comment on column all_leads.submission_id is 'The same for every retry of one submission.';
comment on column all_leads.mail is 'The least finished state of its notifications: dead, pending, sent or resolved; empty where none was planned.';
comment on column all_leads.notifications is 'Each notification with destination, status, attempts, last_error, next_attempt_at and sent_at.';

comment on column leads_pending.kind is 'newsletter, meeting or report: the form the lead came from.';
comment on column leads_pending.reference is 'What the lead is called in mails, logs and commands.';
comment on column leads_pending.created_at is 'When the lead was stored.';
comment on column leads_pending.email is 'Address to answer to. Personal data.';
comment on column leads_pending.fields is 'What the visitor gave, by column. Personal data.';
comment on column leads_pending.attribution is 'Where the lead came from.';
comment on column leads_pending.quarantined is 'True when the hidden field was filled.';
comment on column leads_pending.id is 'Key of the lead.';
comment on column leads_pending.submission_id is 'The same for every retry of one submission.';
comment on column leads_pending.mail is 'The least finished state of its notifications: dead, pending, sent or resolved; empty where none was planned.';
comment on column leads_pending.notifications is 'Each notification with destination, status, attempts, last_error, next_attempt_at and sent_at.';

comment on column leads_dead.kind is 'newsletter, meeting or report: the form the lead came from.';
comment on column leads_dead.reference is 'What the lead is called in mails, logs and commands.';
comment on column leads_dead.created_at is 'When the lead was stored.';
comment on column leads_dead.email is 'Address to answer to. Personal data.';
comment on column leads_dead.fields is 'What the visitor gave, by column. Personal data.';
comment on column leads_dead.attribution is 'Where the lead came from.';
comment on column leads_dead.quarantined is 'True when the hidden field was filled.';
comment on column leads_dead.id is 'Key of the lead.';
comment on column leads_dead.submission_id is 'The same for every retry of one submission.';
comment on column leads_dead.mail is 'The least finished state of its notifications: dead, pending, sent or resolved; empty where none was planned.';
comment on column leads_dead.notifications is 'Each notification with destination, status, attempts, last_error, next_attempt_at and sent_at.';

comment on column leads_quarantine.kind is 'newsletter, meeting or report: the form the lead came from.';
comment on column leads_quarantine.reference is 'What the lead is called in mails, logs and commands.';
comment on column leads_quarantine.created_at is 'When the lead was stored.';
comment on column leads_quarantine.email is 'Address to answer to. Personal data.';
comment on column leads_quarantine.fields is 'What the visitor gave, by column. Personal data.';
comment on column leads_quarantine.attribution is 'Where the lead came from.';
comment on column leads_quarantine.quarantined is 'True when the hidden field was filled.';
comment on column leads_quarantine.id is 'Key of the lead.';
comment on column leads_quarantine.submission_id is 'The same for every retry of one submission.';
comment on column leads_quarantine.mail is 'The least finished state of its notifications: dead, pending, sent or resolved; empty where none was planned.';
comment on column leads_quarantine.notifications is 'Each notification with destination, status, attempts, last_error, next_attempt_at and sent_at.';
