-- Up Migration

-- Adds quarantined_for_a_day. Many quarantined leads raise an alarm, because a browser or a password manager may be filling the
-- hidden field for visitors.
create or replace view needs_attention as
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
  quarantine.oldest_days as oldest_quarantined_days,
  quarantine.for_a_day as quarantined_for_a_day
from (
  select count(*)::integer as waiting,
    coalesce(floor(extract(epoch from now() - min(created_at)) / 86400), 0)::integer as oldest_days,
    (count(*) filter (where created_at < now() - interval '1 day'))::integer as for_a_day
  from all_leads
  where quarantined and mail is null and attribution ->> 'control' is distinct from 'smoke-test'
) as quarantine;
comment on column needs_attention.quarantined_for_a_day is 'How many of the quarantined leads have waited for more than a day.';
