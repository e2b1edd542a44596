import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, vi } from 'vitest';
import { type Site, siteForTests } from '../functions/support/site.ts';
import { temporaryFolder } from './temporary-folder.ts';

interface LeadsDatabase extends Site {
  /** The file with the connection string of a local run's database. */
  urlFile: string;
  /** Returns the present state of a lead's first notification. */
  outboxOf(reference: string): Promise<unknown>;
  /** Adds a notification of a stored lead, with status, attempts, last_error and sent_at as SQL. */
  planMore(reference: string, destination: string, values: string): Promise<unknown>;
  /** Returns the status of each notification of a lead by destination. */
  statesOf(reference: string): Promise<Readonly<Record<string, string>>>;
}

/**
 * Leads of Ada and Grace with dead, sent and pending notifications. Ada's address has other capitals in each form, and her
 * report lead is quarantined. Two forms share a submission id.
 */
const leads = `
insert into newsletter_subscriptions (id, submission_id, email, source, quarantined, content_digest, created_at) values
  ('0000000a-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001', 'Ada@Example.com', 'global-skills-news', false,
    repeat('a', 64), '2026-11-20T10:00:00Z'),
  ('0000000b-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000002', 'grace@example.com', 'global-skills-news', true,
    repeat('b', 64), '2026-11-20T09:00:00Z');
insert into meeting_bookings
    (id, submission_id, first_name, last_name, organisation_name, email, meeting_type, content_digest, attribution, created_at) values
  ('0000000c-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001', 'Ada', 'Lovelace', '=Engines', 'ADA@example.com', 'Demo',
    repeat('c', 64), '{"page": "/pricing"}', '2026-11-20T12:00:00Z'),
  ('0000000d-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000004', 'Grace', 'Hopper', 'Compilers', 'ada@example.com.au', 'Demo',
    repeat('d', 64), '{}', '2026-11-20T08:00:00Z');
insert into report_downloads
    (id, submission_id, first_name, last_name, organisation, email, report_type, quarantined, content_digest, created_at) values
  ('0000000e-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000005', 'A', 'L', 'Engines', 'ada@example.com', 'future-skills-report',
    true, repeat('e', 64), '2026-11-20T11:00:00Z');
insert into notification_outbox (kind, submission_id, reference, destination, status, attempts, last_error, sent_at) values
  ('newsletter', '00000000-0000-4000-8000-000000000001', 'N-0000000A-0000', 'inbox 1', 'dead', 10, 'postmark_406', null),
  ('meeting', '00000000-0000-4000-8000-000000000001', 'M-0000000C-0000', 'inbox 1', 'sent', 1, null, now()),
  ('meeting', '00000000-0000-4000-8000-000000000004', 'M-0000000D-0000', 'inbox 1', 'pending', 2, 'postmark_500', null);
`;

/** Returns a database for a test file, with the same leads before each test. Available from the first hook on. */
export function leadsDatabaseForTests(): LeadsDatabase {
  const site = siteForTests();
  const database: LeadsDatabase = Object.assign(site, {
    urlFile: '',
    async outboxOf(reference: string) {
      const [row] = await site.query(
        `select kind, status, attempts, greatest(next_attempt_at, locked_until) <= now() as due
          from notification_outbox where reference = $1 order by destination`,
        [reference],
      );
      return row;
    },
    planMore: (reference: string, destination: string, values: string) =>
      site.query(
        `insert into notification_outbox
            (kind, submission_id, reference, destination, status, attempts, last_error, sent_at)
          select kind, submission_id, reference, $2, ${values} from all_leads where reference = $1`,
        [reference, destination],
      ),
    async statesOf(reference: string) {
      const rows = await site.query(
        'select destination, status from notification_outbox where reference = $1 order by destination',
        [reference],
      );
      return Object.fromEntries(rows.map(({ destination, status }) => [destination, status]));
    },
  });
  beforeEach(async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATABASE_ADMIN_URL', '');
    database.urlFile = join(temporaryFolder(), 'database-url');
    await writeFile(database.urlFile, site.services.adminUrl);
    await site.query('truncate erasures');
    await site.query(leads);
  });
  return database;
}
