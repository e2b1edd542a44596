-- Up Migration

-- The count is written under its row's lock, after the lead and in the same statement: refusing it above the limit undoes
-- the lead, so that requests of one client at the same moment cannot pass together.
update submission_counters set stored = 60 where stored > 60;
alter table submission_counters add constraint submission_counters_limit check (stored <= 60);
comment on column submission_counters.stored is 'New leads stored in this window, 60 at most.';
