-- Up Migration

create table submission_counters (
  client_hash text not null check (client_hash ~ '^[0-9a-f]{32}$'),
  window_start timestamptz not null,
  stored integer not null check (stored > 0),
  primary key (client_hash, window_start)
);
create index submission_counters_age on submission_counters (window_start);

comment on table submission_counters is
  'How many new leads each client stored in a window of ten minutes, to refuse floods. Replays and duplicates do not count. Old rows are deleted by the scheduled function.';
comment on column submission_counters.client_hash is
  'Keyed hash of the client''s network address and the day; the address itself is stored nowhere and cannot be computed back.';
comment on column submission_counters.window_start is 'Start of the ten-minute window, in step with the clock.';
comment on column submission_counters.stored is 'New leads stored in this window.';
