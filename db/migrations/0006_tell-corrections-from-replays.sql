-- Up Migration

-- One id sent again with the same values is the same lead; with other values it is a correction, which is a lead of its own.
-- The functions' role cannot read what leads say, so it compares this hash of it.
create function lead_digest(content text) returns text
  language sql immutable strict parallel safe
  set search_path = ''
  return encode(sha256(convert_to(content, 'UTF8')), 'hex');
comment on function lead_digest(text) is 'SHA-256 of a lead''s values, one a line, in 64 hexadecimal digits.';
revoke all on function lead_digest(text) from public;
-- A generated column is computed with the rights of whoever inserts.
grant execute on function lead_digest(text) to site_writer;

alter table newsletter_subscriptions add column content_digest text not null
  generated always as (lead_digest(lower(email) || E'\n' || source || E'\n' || quarantined::text)) stored;
alter table meeting_bookings add column content_digest text not null
  generated always as (
    lead_digest(
      first_name || E'\n' || last_name || E'\n' || organisation_name || E'\n' || email || E'\n' || meeting_type || E'\n'
      || quarantined::text
    )
  ) stored;
alter table report_downloads add column content_digest text not null
  generated always as (
    lead_digest(
      first_name || E'\n' || last_name || E'\n' || organisation || E'\n' || email || E'\n' || report_type || E'\n'
      || quarantined::text
    )
  ) stored;

comment on column newsletter_subscriptions.content_digest is 'Hash of what was sent: tells a correction from a replay.';
comment on column meeting_bookings.content_digest is 'Hash of what was sent: tells a correction from a replay.';
comment on column report_downloads.content_digest is 'Hash of what was sent: tells a correction from a replay.';
comment on column newsletter_subscriptions.submission_id is
  'The same for every retry of one submission: it keeps one submission to one row. Sent by the browser or made by the function.';
comment on column meeting_bookings.submission_id is
  'The same for every retry of one submission: it keeps one submission to one row. Sent by the browser or made by the function.';
comment on column report_downloads.submission_id is
  'The same for every retry of one submission: it keeps one submission to one row. Sent by the browser or made by the function.';

grant select (content_digest) on newsletter_subscriptions, meeting_bookings, report_downloads to site_writer;
