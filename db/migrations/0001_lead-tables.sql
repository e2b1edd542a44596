-- Up Migration

-- The checks repeat src/submissions, so that the tables reject invalid values from any writer.

create domain single_line as text
  constraint single_line_readable check (
    value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
  )
  -- No white space or invisible characters at either end, except joiners (U+200C, U+200D), which some scripts need at the
  -- end of a word.
  constraint single_line_trimmed check (
    value !~ '^[ \u00a0\u00ad\u061c\u1680\u180e\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]'
    and value !~ '[ \u00a0\u00ad\u061c\u1680\u180e\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]$'
    and value !~ '^[\u200c\u200d]*$'
  );
comment on domain single_line is
  'One line of text as a person typed it: trimmed, no control characters, no line separators, no bidirectional overrides.';

-- An address of ASCII characters. 254 is the longest address that fits an SMTP path (RFC 5321). Before the @ stands a dot-atom
-- (RFC 5322, 3.2.3) without ! and %, which were used for mail routes (RFC 1123, 5.2.16).
create domain email_address as text
  constraint email_address_length check (char_length(value) <= 254)
  constraint email_address_shape check (
    value ~ '^(?!\.)(?!.*\.[.@])[A-Za-z0-9.#$&''*+/=?^_`{|}~-]+@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$'
  );
comment on domain email_address is
  'One e-mail address of at most 254 characters, without a display name; never a comma or a line break.';

create domain lead_attribution as jsonb
  constraint lead_attribution_shape check (jsonb_typeof(value) = 'object' and octet_length(value::text) <= 4096);
comment on domain lead_attribution is
  'Where a lead came from: an object with page, referrerHost, campaign and control, each optional, 4096 bytes together at most.';

create domain content_digest as text
  constraint content_digest_shape check (value ~ '^[0-9a-f]{64}$');
comment on domain content_digest is
  'Keyed hash (HMAC-SHA-256) of what a visitor sent. It tells a correction from a replay and says nothing about the values.';

create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique,
  email email_address not null,
  source text not null check (source = 'global-skills-news'),
  quarantined boolean not null default false,
  content_digest content_digest not null,
  attribution lead_attribution not null default '{}',
  created_at timestamptz not null default now()
);
create unique index newsletter_subscriptions_email_key on newsletter_subscriptions (lower(email)) where not quarantined;
create index newsletter_subscriptions_age on newsletter_subscriptions (created_at);
create index newsletter_subscriptions_quarantine on newsletter_subscriptions (created_at) where quarantined;

create table meeting_bookings (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique,
  first_name single_line not null check (char_length(first_name) between 2 and 100),
  last_name single_line not null check (char_length(last_name) between 2 and 100),
  organisation_name single_line not null check (char_length(organisation_name) between 2 and 200),
  email email_address not null,
  meeting_type text not null check (meeting_type in ('Skills Strategy Meeting', 'Demo', 'Partnership enquiry')),
  quarantined boolean not null default false,
  content_digest content_digest not null,
  attribution lead_attribution not null default '{}',
  created_at timestamptz not null default now()
);
create index meeting_bookings_age on meeting_bookings (created_at);
create index meeting_bookings_quarantine on meeting_bookings (created_at) where quarantined;

create table report_downloads (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique,
  first_name single_line not null check (char_length(first_name) between 1 and 100),
  last_name single_line not null check (char_length(last_name) between 1 and 100),
  organisation single_line not null check (char_length(organisation) between 1 and 200),
  email email_address not null,
  report_type text not null check (report_type = 'future-skills-report'),
  quarantined boolean not null default false,
  content_digest content_digest not null,
  attribution lead_attribution not null default '{}',
  created_at timestamptz not null default now()
);
create index report_downloads_age on report_downloads (created_at);
create index report_downloads_quarantine on report_downloads (created_at) where quarantined;

create table submission_counters (
  client_hash text not null check (client_hash ~ '^[0-9a-f]{32}$'),
  window_start timestamptz not null,
  stored integer not null check (stored > 0),
  primary key (client_hash, window_start),
  -- The count is the last write of a submission and locks its row. If the check fails, the whole statement is rolled back.
  constraint submission_counters_limit check (stored <= 60)
);
create index submission_counters_age on submission_counters (window_start);

comment on table newsletter_subscriptions is
  'People who subscribed to Global Skills News. One row per address, whatever its capitals; quarantined rows do not count.';
comment on column newsletter_subscriptions.source is 'Form that the subscription came from: always global-skills-news.';
comment on table meeting_bookings is
  'Requests for a meeting, a demo or a partnership talk. The appointment itself is made on the external booking page.';
comment on column meeting_bookings.first_name is 'First name, 2 to 100 characters. Personal data.';
comment on column meeting_bookings.last_name is 'Last name, 2 to 100 characters. Personal data.';
comment on column meeting_bookings.organisation_name is 'Organisation the visitor speaks for, 2 to 200 characters.';
comment on column meeting_bookings.meeting_type is 'Skills Strategy Meeting, Demo or Partnership enquiry.';
comment on table report_downloads is 'People who gave their details to download the Future Skills Report 2025.';
comment on column report_downloads.first_name is 'First name, 1 to 100 characters. Personal data.';
comment on column report_downloads.last_name is 'Last name, 1 to 100 characters. Personal data.';
comment on column report_downloads.organisation is 'Organisation of the reader, 1 to 200 characters.';
comment on column report_downloads.report_type is 'Report that was asked for: always future-skills-report.';

comment on table submission_counters is
  'How many new leads each client stored in a window of ten minutes, to refuse floods. Replays and duplicates do not count. The scheduled function deletes old rows.';
comment on column submission_counters.client_hash is
  'Keyed hash of the client''s network address and the day; the address itself is stored nowhere and cannot be computed back.';
comment on column submission_counters.window_start is 'Start of the ten-minute window, in step with the clock.';
comment on column submission_counters.stored is 'New leads stored in this window, 60 at most.';

comment on column newsletter_subscriptions.id is
  'Key of the lead; the site answers the visitor''s browser with it.';
comment on column newsletter_subscriptions.submission_id is
  'The same for every retry of one submission: it keeps one submission to one row. Sent by the browser or made by the function.';
comment on column newsletter_subscriptions.email is
  'Address to answer to, as typed. Personal data.';
comment on column newsletter_subscriptions.quarantined is
  'True when the hidden field that only form-filling programs see was filled: kept for review, the team is not notified.';
comment on column newsletter_subscriptions.content_digest is
  'Keyed hash of what was sent: tells a correction from a replay.';
comment on column newsletter_subscriptions.attribution is
  'Where the lead came from: page, referring host, campaign parameters, the control that opened the form.';
comment on column newsletter_subscriptions.created_at is
  'When the lead was stored.';

comment on column meeting_bookings.id is
  'Key of the lead; the site answers the visitor''s browser with it.';
comment on column meeting_bookings.submission_id is
  'The same for every retry of one submission: it keeps one submission to one row. Sent by the browser or made by the function.';
comment on column meeting_bookings.email is
  'Address to answer to, as typed. Personal data.';
comment on column meeting_bookings.quarantined is
  'True when the hidden field that only form-filling programs see was filled: kept for review, the team is not notified.';
comment on column meeting_bookings.content_digest is
  'Keyed hash of what was sent: tells a correction from a replay.';
comment on column meeting_bookings.attribution is
  'Where the lead came from: page, referring host, campaign parameters, the control that opened the form.';
comment on column meeting_bookings.created_at is
  'When the lead was stored.';

comment on column report_downloads.id is
  'Key of the lead; the site answers the visitor''s browser with it.';
comment on column report_downloads.submission_id is
  'The same for every retry of one submission: it keeps one submission to one row. Sent by the browser or made by the function.';
comment on column report_downloads.email is
  'Address to answer to, as typed. Personal data.';
comment on column report_downloads.quarantined is
  'True when the hidden field that only form-filling programs see was filled: kept for review, the team is not notified.';
comment on column report_downloads.content_digest is
  'Keyed hash of what was sent: tells a correction from a replay.';
comment on column report_downloads.attribution is
  'Where the lead came from: page, referring host, campaign parameters, the control that opened the form.';
comment on column report_downloads.created_at is
  'When the lead was stored.';

-- What is left of a person who unsubscribed or was forgotten, so that a restore does not bring the data back. The records are hashes
-- with a key of this database, not addresses.
create table removal_key (
  single boolean primary key default true check (single),
  key text not null
);
insert into removal_key (key) select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');

create table unsubscriptions (
  email_digest content_digest primary key,
  unsubscribed_at timestamptz not null default now()
);

create table erasures (
  email_digest content_digest primary key,
  erased_at timestamptz not null default now()
);
create index erasures_age on erasures (erased_at);

comment on table removal_key is
  'The key of the hashes in unsubscriptions and erasures, one row. Without it nothing tells which addresses they are of.';
comment on column removal_key.single is 'Keeps this table to one row.';
comment on column removal_key.key is 'Secret made by the migration.';
comment on table unsubscriptions is
  'Addresses that unsubscribed from the newsletter, as keyed hashes. Written by npm run leads -- unsubscribe, kept by npm run leads -- forget.';
comment on column unsubscriptions.email_digest is
  'Keyed hash (SHA-256) of the address: removal_digest(address). The address itself is stored nowhere.';
comment on column unsubscriptions.unsubscribed_at is 'When the address unsubscribed last.';
comment on table erasures is
  'Addresses whose leads were all deleted, as keyed hashes. Written by npm run leads -- forget, kept for 90 days.';
comment on column erasures.email_digest is
  'Keyed hash (SHA-256) of the address: removal_digest(address). The address itself is stored nowhere.';
comment on column erasures.erased_at is 'When the leads of the address were deleted last.';
