-- Up Migration

-- Checks mirror src/submissions: what the functions refuse, the tables refuse too, whoever writes.

create domain single_line as text
  constraint single_line_readable check (
    value = btrim(value)
    and value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
  );
comment on domain single_line is
  'One line of text as a person typed it: trimmed, no control characters, no line separators, no bidirectional overrides.';

-- 254: the longest address an SMTP path can carry (RFC 5321). The shape is the one the site checks; all of it is ASCII,
-- so characters, bytes and UTF-16 units count the same.
create domain email_address as text
  constraint email_address_length check (char_length(value) <= 254)
  constraint email_address_shape check (
    value ~ '^([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$'
  );
comment on domain email_address is
  'One e-mail address of at most 254 characters, without a display name; never a comma or a line break.';

create domain lead_attribution as jsonb
  constraint lead_attribution_shape check (jsonb_typeof(value) = 'object' and octet_length(value::text) <= 4096);
comment on domain lead_attribution is
  'Where a lead came from: an object with page, referrerHost, campaign and control, each optional, 4096 bytes together at most.';

create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique,
  email email_address not null,
  source text not null check (source = 'global-skills-news'),
  quarantined boolean not null default false,
  attribution lead_attribution not null default '{}',
  created_at timestamptz not null default now()
);
create unique index newsletter_subscriptions_email_key on newsletter_subscriptions (lower(email)) where not quarantined;

comment on table newsletter_subscriptions is
  'People who subscribed to Global Skills News. One row per address, whatever its capitals; quarantined rows do not count.';
comment on column newsletter_subscriptions.id is 'Key of the lead; the site answers the visitor''s browser with it.';
comment on column newsletter_subscriptions.submission_id is
  'Made by the visitor''s browser, the same for every retry of one submission: it keeps one submission to one row.';
comment on column newsletter_subscriptions.email is 'Address that subscribed, as typed. Personal data.';
comment on column newsletter_subscriptions.source is 'Form that the subscription came from: always global-skills-news.';
comment on column newsletter_subscriptions.quarantined is
  'True when the hidden field that only form-filling programs see was filled: kept for review, the team is not notified.';
comment on column newsletter_subscriptions.attribution is
  'Where the lead came from: page, referring host, campaign parameters, the control that opened the form.';
comment on column newsletter_subscriptions.created_at is 'When the lead was stored.';

create table meeting_bookings (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique,
  first_name single_line not null check (char_length(first_name) between 2 and 100),
  last_name single_line not null check (char_length(last_name) between 2 and 100),
  organisation_name single_line not null check (char_length(organisation_name) between 2 and 200),
  email email_address not null,
  meeting_type text not null check (meeting_type in ('Skills Strategy Meeting', 'Demo', 'Partnership enquiry')),
  quarantined boolean not null default false,
  attribution lead_attribution not null default '{}',
  created_at timestamptz not null default now()
);

comment on table meeting_bookings is
  'Requests for a meeting, a demo or a partnership talk. The appointment itself is made on the external booking page.';
comment on column meeting_bookings.id is 'Key of the lead; the site answers the visitor''s browser with it.';
comment on column meeting_bookings.submission_id is
  'Made by the visitor''s browser, the same for every retry of one submission: it keeps one submission to one row.';
comment on column meeting_bookings.first_name is 'First name, 2 to 100 characters. Personal data.';
comment on column meeting_bookings.last_name is 'Last name, 2 to 100 characters. Personal data.';
comment on column meeting_bookings.organisation_name is 'Organisation the visitor speaks for, 2 to 200 characters.';
comment on column meeting_bookings.email is 'Address to answer to, as typed. Personal data.';
comment on column meeting_bookings.meeting_type is 'Skills Strategy Meeting, Demo or Partnership enquiry.';
comment on column meeting_bookings.quarantined is
  'True when the hidden field that only form-filling programs see was filled: kept for review, the team is not notified.';
comment on column meeting_bookings.attribution is
  'Where the lead came from: page, referring host, campaign parameters, the control that opened the form.';
comment on column meeting_bookings.created_at is 'When the lead was stored.';

create table report_downloads (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique,
  first_name single_line not null check (char_length(first_name) between 1 and 100),
  last_name single_line not null check (char_length(last_name) between 1 and 100),
  organisation single_line not null check (char_length(organisation) between 1 and 200),
  email email_address not null,
  report_type text not null check (report_type = 'future-skills-report'),
  quarantined boolean not null default false,
  attribution lead_attribution not null default '{}',
  created_at timestamptz not null default now()
);

comment on table report_downloads is 'People who gave their details to download the Future Skills Report 2025.';
comment on column report_downloads.id is 'Key of the lead; the site answers the visitor''s browser with it.';
comment on column report_downloads.submission_id is
  'Made by the visitor''s browser, the same for every retry of one submission: it keeps one submission to one row.';
comment on column report_downloads.first_name is 'First name, 1 to 100 characters. Personal data.';
comment on column report_downloads.last_name is 'Last name, 1 to 100 characters. Personal data.';
comment on column report_downloads.organisation is 'Organisation of the reader, 1 to 200 characters.';
comment on column report_downloads.email is 'Address of the reader, as typed. Personal data.';
comment on column report_downloads.report_type is 'Report that was asked for: always future-skills-report.';
comment on column report_downloads.quarantined is
  'True when the hidden field that only form-filling programs see was filled: kept for review, the team is not notified.';
comment on column report_downloads.attribution is
  'Where the lead came from: page, referring host, campaign parameters, the control that opened the form.';
comment on column report_downloads.created_at is 'When the lead was stored.';
