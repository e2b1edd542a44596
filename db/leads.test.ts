import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RunningDatabase, startDatabase } from '../netlify/local/database.ts';
import { leadsAsJson, leadsAsText, printable } from './lead-text.ts';
import { listLeads } from './leads.ts';
import { migrate } from './migrate.ts';

let base: string;
let urlFile: string;
let database: RunningDatabase;

const leads = `
INSERT INTO newsletter_subscriptions (submission_id, email, source, created_at)
  VALUES ('00000000-0000-4000-8000-000000000001', 'news@example.com', 'global-skills-news', '2026-11-20T10:00:00Z');
INSERT INTO meeting_bookings
    (submission_id, first_name, last_name, organisation_name, email, meeting_type, attribution, created_at)
  VALUES ('00000000-0000-4000-8000-000000000002', 'Ada', 'Lovelace', 'Analytical Engines', 'ada@example.com', 'Demo',
    '{"page": "/pricing"}', '2026-11-20T12:00:00Z');
INSERT INTO report_downloads
    (submission_id, first_name, last_name, organisation, email, report_type, quarantined, created_at)
  VALUES ('00000000-0000-4000-8000-000000000003', 'B', 'Ot', 'Spam', 'bot@example.com', 'future-skills-report', true,
    '2026-11-20T11:00:00Z');
INSERT INTO notification_outbox (submission_id, type, data, reference, attempts, last_error)
  VALUES ('00000000-0000-4000-8000-000000000001', 'newsletter',
    '{"email": "news@example.com", "source": "global-skills-news"}', 'N-0000000A', 2, 'postmark_500');
INSERT INTO notification_outbox (submission_id, type, data, reference, status, attempts, sent_at)
  VALUES ('00000000-0000-4000-8000-000000000002', 'meeting',
    '{"firstName": "Ada", "lastName": "Lovelace", "email": "ada@example.com", "organisationName": "Analytical Engines",
      "meetingType": "Demo"}', 'M-0000000B', 'sent', 1, now());
`;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'skillsai-test-'));
  urlFile = join(base, 'database-url');
  database = await startDatabase();
  await writeFile(urlFile, database.adminUrl);
  await migrate(database.adminUrl);
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  await client.query(leads);
  await client.end();
});

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATABASE_ADMIN_URL', '');
  return () => vi.unstubAllEnvs();
});

afterAll(async () => {
  await database.stop();
  await rm(base, { recursive: true });
});

test('the newest lead comes first, with its fields and the state of its mail', async () => {
  const text = leadsAsText(await listLeads(10, urlFile));
  expect(text.replace(/^ {2}id .*\n/gm, '')).toBe(`3 leads, newest first.

meeting     M-0000000B  2026-11-20 12:00:00 UTC  mail sent after 1 try
  first name         Ada
  last name          Lovelace
  organisation name  Analytical Engines
  email              ada@example.com
  meeting type       Demo
  came from          {"page":"/pricing"}

report                  2026-11-20 11:00:00 UTC  quarantined, no mail
  first name         B
  last name          Ot
  organisation       Spam
  email              bot@example.com
  report type        future-skills-report

newsletter  N-0000000A  2026-11-20 10:00:00 UTC  mail pending after 2 tries, last error postmark_500
  email              news@example.com
  source             global-skills-news
`);
});

test('the leads are the same beside the local run and by connection string', async () => {
  const running = await listLeads(2, urlFile);
  expect(running).toMatchObject({ total: 3, leads: [{ type: 'meeting' }, { type: 'report' }] });
  vi.stubEnv('DATABASE_ADMIN_URL', database.adminUrl);
  expect(await listLeads(2, join(base, 'none'))).toEqual(running);
  expect(leadsAsText(running)).toContain('The newest 2 of 3 leads (--all shows every one).');
});

test('JSON holds every field and is JSON', async () => {
  const list: unknown = JSON.parse(leadsAsJson(await listLeads(10, urlFile)));
  expect(list).toMatchObject([
    {
      type: 'meeting',
      quarantined: false,
      fields: { last_name: 'Lovelace' },
      notification: { status: 'sent' },
    },
    { type: 'report', quarantined: true, notification: null },
    { type: 'newsletter', createdAt: '2026-11-20T10:00:00.000Z', notification: { attempts: 2 } },
  ]);
});

test('where no database runs, the sentence says what to do', async () => {
  const sentence = /^No database is running here: leave npm start running .+, or set DATABASE_ADMIN_URL/;
  await expect(listLeads(10, join(base, 'none'))).rejects.toThrow(sentence);
  const leftByKilledRun = join(base, 'left-by-killed-run');
  await writeFile(leftByKilledRun, 'postgresql://postgres:secret@127.0.0.1:9/skillsai');
  await expect(listLeads(10, leftByKilledRun)).rejects.toThrow(sentence);
});

test('another database has to be named whole', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://writer:secret@db.example.test/skillsai');
  await expect(listLeads(10, urlFile)).rejects.toThrow(
    'DATABASE_URL names another database; set DATABASE_ADMIN_URL too, to reach its leads.',
  );
});

test('a failing connection is one sentence without the password', async () => {
  vi.stubEnv('DATABASE_ADMIN_URL', 'postgresql://owner:secret@127.0.0.1:9/skillsai');
  await expect(listLeads(10)).rejects.toThrow(
    'The leads cannot be read: nothing answers at its host and port.',
  );
});

test('nothing a visitor typed reaches the terminal as a command', () => {
  expect(printable('a\u001b[2Jb\r\nc\u202ed\u0085e\u{e0041}f Größe 東京')).toBe(
    'a\\u001b[2Jb\\u000d\\u000ac\\u202ed\\u0085e\\udb40\\udc41f Größe 東京',
  );
});
