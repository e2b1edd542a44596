import pg from 'pg';
import { administratorConnection } from './administrator-connection.ts';

/** How many rows of a person were deleted, by table. */
export interface ForgottenRows {
  readonly newsletterSubscriptions: number;
  readonly meetingBookings: number;
  readonly reportDownloads: number;
  readonly notifications: number;
}

// One statement, so one transaction, and both deletions see the same leads. A notification may have outlived its lead
// where that was deleted by hand; its own address finds it.
const forget = `
WITH subscription AS (
  DELETE FROM newsletter_subscriptions WHERE lower(email) = lower($1) RETURNING submission_id
), booking AS (
  DELETE FROM meeting_bookings WHERE lower(email) = lower($1) RETURNING submission_id
), download AS (
  DELETE FROM report_downloads WHERE lower(email) = lower($1) RETURNING submission_id
), lead AS (
  SELECT 'newsletter' AS type, submission_id FROM subscription
  UNION ALL SELECT 'meeting', submission_id FROM booking
  UNION ALL SELECT 'report', submission_id FROM download
), notification AS (
  DELETE FROM notification_outbox
  WHERE (type, submission_id) IN (SELECT type, submission_id FROM lead) OR lower(data ->> 'email') = lower($1)
  RETURNING id
)
SELECT (SELECT count(*)::integer FROM subscription) AS "newsletterSubscriptions",
  (SELECT count(*)::integer FROM booking) AS "meetingBookings",
  (SELECT count(*)::integer FROM download) AS "reportDownloads",
  (SELECT count(*)::integer FROM notification) AS notifications`;

/**
 * Deletes every lead with this address, whatever its capitals, and the notifications about them, all or nothing. Database
 * errors pass through; their messages may hold the address.
 */
export async function forgetLeads(adminUrl: string, email: string): Promise<ForgottenRows> {
  const client = new pg.Client(administratorConnection(adminUrl));
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<ForgottenRows>(forget, [email]);
    const [counts] = rows;
    if (counts === undefined) throw new Error('The statement answered no row.');
    return counts;
  } finally {
    await client.end();
  }
}
