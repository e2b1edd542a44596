-- Up Migration

-- Adds `attribution`, so that mails can show the source of a lead. `control` stays for functions of the previous release.
drop function claim_notifications(integer);
create function claim_notifications(at_most integer)
  returns table (
    id uuid, kind text, reference text, attempts integer, locked_until text, received_at timestamptz, fields json,
    control text, attribution jsonb
  )
  language sql
  security definer
  set search_path = ''
as $$
  with due as materialized (
    select outbox.id
    from public.notification_outbox as outbox
    where outbox.status = 'pending'
      and greatest(outbox.next_attempt_at, outbox.locked_until) <= now()
      and outbox.attempts < 10
      and exists (
        select from public.stored_leads as lead
        where lead.kind = outbox.kind and lead.submission_id = outbox.submission_id and not lead.quarantined
      )
    order by greatest(outbox.next_attempt_at, outbox.locked_until)
    limit least(at_most, 20)
    for update of outbox skip locked
  ), claimed as (
    update public.notification_outbox as outbox
    set attempts = outbox.attempts + 1, locked_until = now() + interval '60 seconds'
    from due where outbox.id = due.id
    returning outbox.*
  )
  select claimed.id, claimed.kind, claimed.reference, claimed.attempts, claimed.locked_until::text, lead.created_at,
    lead.fields, lead.attribution ->> 'control', lead.attribution
  from claimed
  join public.stored_leads as lead on lead.kind = claimed.kind and lead.submission_id = claimed.submission_id
$$;
comment on function claim_notifications(integer) is
  'Claims at most so many due jobs (20 at most), the oldest first, begins their next try and gives what the mails need of their leads.';
revoke all on function claim_notifications(integer) from public;
grant execute on function claim_notifications(integer) to site_writer;

-- Each view counts the leads per week as npm run leads:report does: in UTC, without quarantined ones.
do $$
declare
  source record;
  described record;
begin
  for source in select * from (values
    ('leads_by_campaign', 'utm_campaign', 'campaign', $q$attribution -> 'campaign' ->> 'name'$q$,
      'Campaign (utm_campaign) that the visit began with; empty where there was none.'),
    ('leads_by_page', 'page', 'page', $q$attribution ->> 'page'$q$,
      'Page that the form was sent from; empty where it is not known.'),
    ('leads_by_control', 'control', 'control', $q$attribution ->> 'control'$q$,
      'Button or form that the lead came from; empty for a form that was sent without scripts.'),
    ('leads_by_referrer', 'referring site', 'referrer', $q$attribution ->> 'referrerHost'$q$,
      'Site that led to the first page of the visit; empty where there was none.')
  ) as sources (view_name, source_name, column_name, expression, sentence) loop
    execute format(
      'create view %I as select date_trunc(''week'', created_at at time zone ''UTC'')::date as week, %s as %I,
        count(*) as leads, count(*) filter (where kind = ''newsletter'') as newsletter,
        count(*) filter (where kind = ''meeting'') as meeting, count(*) filter (where kind = ''report'') as report
      from stored_leads where not quarantined group by 1, 2 order by 1 desc, 3 desc, 2',
      source.view_name, source.expression, source.column_name
    );
    execute format('comment on view %I is %L', source.view_name,
      format('Leads of each week (UTC) by %s, newest first.', source.source_name));
    execute format('comment on column %I.%I is %L', source.view_name, source.column_name, source.sentence);
    for described in select * from (values
      ('week', 'Monday of the week, in UTC.'),
      ('leads', 'Leads of that week without the quarantined ones.'),
      ('newsletter', 'How many of them are newsletter subscriptions.'),
      ('meeting', 'How many of them are meeting requests.'),
      ('report', 'How many of them are report downloads.')
    ) as comments (name, sentence) loop
      execute format('comment on column %I.%I is %L', source.view_name, described.name, described.sentence);
    end loop;
  end loop;
end
$$;
