import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { leadsDatabaseForTests } from '../tests/support/leads-database.ts';
import { runLeadsCommand } from './leads.ts';

const database = leadsDatabaseForTests();

const run = (...words: readonly string[]) => runLeadsCommand(words, database.urlFile);
const references = async (...words: readonly string[]) =>
  [...(await run(...words, '--json')).matchAll(/"reference": "(.+)"/g)].map(([, reference]) => reference);

test('list shows the newest lead first, with its fields and the state of its notifications', async () => {
  await database.planMore('M-0000000C-0000', 'webhook', "'dead', 10, 'http_500', null");
  expect(await run('list')).toContain(`5 leads, newest first.

meeting     M-0000000C-0000  2026-11-20 12:00:00 UTC  dead
  first name         Ada
  last name          Lovelace
  organisation name  =Engines
  email              ADA@example.com
  meeting type       Demo
  page               /pricing
  inbox 1            sent after 1 try
  webhook            dead after 10 tries, last error http_500

report      R-0000000E-0000  2026-11-20 11:00:00 UTC  quarantined
  first name         A
  last name          L
  organisation       Engines
  email              ada@example.com
  report type        future-skills-report

newsletter  N-0000000A-0000  2026-11-20 10:00:00 UTC  dead
  email              Ada@Example.com
  source             global-skills-news
  inbox 1            dead after 10 tries, last error postmark_406
`);
});

test('JSON and CSV have each notification of a lead', async () => {
  await database.planMore('M-0000000C-0000', 'webhook', "'dead', 10, 'http_500', null");
  const [lead] = JSON.parse(await run('M-0000000C-0000', '--json'));
  expect(lead).toMatchObject({
    mail: 'dead',
    notifications: [
      { destination: 'inbox 1', status: 'sent', attempts: 1, last_error: null },
      { destination: 'webhook', status: 'dead', attempts: 10, last_error: 'http_500' },
    ],
  });
  const csv = await run('M-0000000C-0000', '--csv');
  expect(csv).toContain('"quarantined","mail","notifications","id","submission_id"');
  expect(csv).toContain(
    '"false","dead","inbox 1: sent after 1 try; webhook: dead after 10 tries, last error http_500"',
  );
});

test('list selects leads with at least one notification in a state', async () => {
  await database.planMore('M-0000000D-0000', 'webhook', "'dead', 10, 'http_500', null");
  await database.planMore('M-0000000C-0000', 'fallback 1', "'pending', 0, null, null");
  expect(await references('list', '--pending')).toEqual(['M-0000000C-0000', 'M-0000000D-0000']);
  expect(await references('list', '--dead')).toEqual(['N-0000000A-0000', 'M-0000000D-0000']);
  expect(await references('M-0000000D-0000', 'M-0000000C-0000', '--dead')).toEqual(['M-0000000D-0000']);
});

test('list selects leads by state, in the local database and by connection string', async () => {
  vi.stubEnv('DATABASE_ADMIN_URL', database.services.adminUrl);
  expect(await references('list', '--pending')).toEqual(['M-0000000D-0000']);
  expect(await references('list', '--dead')).toEqual(['N-0000000A-0000']);
  expect(await references('list', '--quarantined')).toEqual(['R-0000000E-0000', 'N-0000000B-0000']);
  expect(await references('list')).toHaveLength(5);
  await database.query('truncate newsletter_subscriptions, meeting_bookings, report_downloads');
  expect(await run('list', '--pending')).toBe('There are no such leads.\n');
});

test('the view leads_by_day counts in UTC, whatever the time zone of the session', async () => {
  await database.query("set time zone 'Pacific/Auckland'");
  const rows = await database.query('select day::text, leads, quarantined, not_told from leads_by_day');
  expect(rows).toEqual([{ day: '2026-11-20', leads: '3', quarantined: '2', not_told: '2' }]);
  for (const view of ['leads_pending', 'leads_dead', 'leads_quarantine']) {
    expect((await database.query(`select from ${view}`)).length, view).toBeGreaterThan(0);
  }
});

test('export has all leads of a person, as JSON and as CSV without formulas', async () => {
  expect(await references('export', 'ada@EXAMPLE.com')).toEqual([
    'M-0000000C-0000',
    'R-0000000E-0000',
    'N-0000000A-0000',
  ]);
  const [head, meeting] = (await run('export', 'ada@example.com', '--csv')).split('\r\n');
  // Excel needs a byte order mark.
  expect(head).toMatch(/^\ufeff"kind","reference",.*"organisation_name"/);
  expect(meeting).toContain(`"'=Engines"`);
});

test('an export of one form omits quarantined leads', async () => {
  expect(await references('export', '--kind', 'newsletter')).toEqual(['N-0000000A-0000']);
  expect(await references('export', 'ada@example.com', '--kind', 'report')).toEqual(['R-0000000E-0000']);
  const [, newsletter] = (await run('export', '--kind', 'newsletter', '--csv')).split('\r\n');
  expect(newsletter).toContain('"Ada@Example.com"');
});

test('list selects leads by their references, in any case', async () => {
  expect(await references('list', 'm-0000000c-0000', 'N-0000000A-0000', 'N-FFFFFFFF-0000')).toEqual([
    'M-0000000C-0000',
    'N-0000000A-0000',
  ]);
  expect(await run('list', 'n-ffffffff-0000')).toBe('There are no such leads.\n');
});

test('a missing or unreachable database is reported without its password', async () => {
  const none = /^No database is running here: leave npm start running .+, or set DATABASE_ADMIN_URL/;
  await expect(runLeadsCommand(['list'], join(dirname(database.urlFile), 'none'))).rejects.toThrow(none);
  const staleFile = join(dirname(database.urlFile), 'stale-url');
  await writeFile(staleFile, 'postgresql://postgres:secret@127.0.0.1:9/skillsai');
  await expect(runLeadsCommand(['list'], staleFile)).rejects.toThrow(none);
  vi.stubEnv('DATABASE_URL', 'postgresql://writer:secret@db.example.test/skillsai');
  await expect(run('list')).rejects.toThrow(/^DATABASE_URL names another database; set DATABASE_ADMIN_URL/);
  const program = fileURLToPath(new URL('./leads.ts', import.meta.url));
  const env = { ...process.env, DATABASE_ADMIN_URL: 'postgresql://owner:secret@127.0.0.1:9/skillsai' };
  const words = [program, 'forget', 'ada@example.com'];
  expect(spawnSync(process.execPath, words, { env, encoding: 'utf8' })).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'The database in DATABASE_ADMIN_URL cannot be reached: nothing listens on its host and port.\n',
  });
});
