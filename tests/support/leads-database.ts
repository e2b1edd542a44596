import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, beforeEach, vi } from 'vitest';
import { copyDatabase } from '../functions/support/site.ts';

interface LeadsDatabase {
  /** Connection string of the administrator. */
  readonly adminUrl: string;
  readonly client: pg.Client;
  /** The file by which a local run says where its database is. */
  readonly urlFile: string;
  /** What a notification is now. */
  outboxOf(reference: string): Promise<unknown>;
}

/**
 * Ada, with other capitals in each form, her mails pending, sent and dead; Grace; what a program left under Ada's name; and a
 * notification of Ada's whose lead is gone. One id stands in two forms.
 */
const leads = `
truncate newsletter_subscriptions, meeting_bookings, report_downloads, notification_outbox;
insert into newsletter_subscriptions (id, submission_id, email, source, quarantined, created_at) values
  ('0000000a-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001', 'Ada@Example.com', 'global-skills-news', false, '2026-11-20T10:00:00Z'),
  ('0000000b-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000002', 'grace@example.com', 'global-skills-news', true, '2026-11-20T09:00:00Z');
insert into meeting_bookings
    (id, submission_id, first_name, last_name, organisation_name, email, meeting_type, attribution, created_at) values
  ('0000000c-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001', 'Ada', 'Lovelace', '=Engines', 'ADA@example.com', 'Demo',
    '{"page": "/pricing"}', '2026-11-20T12:00:00Z'),
  ('0000000d-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000004', 'Grace', 'Hopper', 'Compilers', 'ada@example.com.au', 'Demo',
    '{}', '2026-11-20T08:00:00Z');
insert into report_downloads (id, submission_id, first_name, last_name, organisation, email, report_type, quarantined, created_at) values
  ('0000000e-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000005', 'A', 'L', 'Engines', 'ada@example.com', 'future-skills-report', true,
    '2026-11-20T11:00:00Z');
insert into notification_outbox (submission_id, type, data, reference, status, attempts, last_error, sent_at) values
  ('00000000-0000-4000-8000-000000000001', 'newsletter', '{"email": "Ada@Example.com", "source": "global-skills-news"}', 'N-0000000A',
    'dead', 10, 'postmark_406', null),
  ('00000000-0000-4000-8000-000000000001', 'meeting', '{}', 'M-0000000C', 'sent', 1, null, now()),
  ('00000000-0000-4000-8000-000000000004', 'meeting',
    '{"firstName": "Grace", "lastName": "Hopper", "email": "ada@example.com.au", "organisationName": "Compilers", "meetingType": "Demo"}',
    'M-0000000D', 'pending', 2, 'postmark_500', null),
  ('00000000-0000-4000-8000-000000000007', 'newsletter', '{"email": "aDa@example.com", "source": "global-skills-news"}', 'N-00000007',
    'dead', 10, null, null);
`;

/** A copy of the run's database for one test file, filled anew before each test. To be used from hooks on. */
export function leadsDatabaseForTests(): LeadsDatabase {
  const database = {} as LeadsDatabase;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'skillsai-test-'));
    const urlFile = join(folder, 'database-url');
    const { adminUrl, drop } = await copyDatabase();
    await writeFile(urlFile, adminUrl);
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    const outboxOf = async (reference: string) => {
      const { rows } = await client.query(
        'select type, status, attempts, data, next_attempt_at <= now() as due from notification_outbox where reference = $1',
        [reference],
      );
      return rows[0];
    };
    Object.assign(database, { adminUrl, client, urlFile, outboxOf });
    return async () => {
      await client.end();
      await drop();
      await rm(folder, { recursive: true });
    };
  });
  beforeEach(async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATABASE_ADMIN_URL', '');
    await database.client.query(leads);
    return () => vi.unstubAllEnvs();
  });
  return database;
}
