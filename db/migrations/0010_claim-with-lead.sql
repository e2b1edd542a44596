-- Up Migration

-- Whoever stores a lead sends its notification too, and claims it in the same statement: its id, chosen by the function, says
-- whose claim it is where the answer to the statement was lost.
grant insert (id, attempts, next_attempt_at) on notification_outbox to site_writer;
