import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { leadsDatabaseForTests } from '../tests/support/leads-database.ts';
import { csvCell, printable, runLeadsCommand } from './leads.ts';

const database = leadsDatabaseForTests();

const run = (...words: readonly string[]) => runLeadsCommand(words, database.urlFile);
const references = async (...words: readonly string[]) =>
  [...(await run(...words, '--json')).matchAll(/"reference": "(.+)"/g)].map(([, reference]) => reference);

test('the newest lead comes first, with its fields and the state of its mail', async () => {
  expect(await run('list')).toContain(`5 leads, newest first.

meeting     M-0000000C  2026-11-20 12:00:00 UTC  mail sent after 1 try
  first name         Ada
  last name          Lovelace
  organisation name  =Engines
  email              ADA@example.com
  meeting type       Demo
  came from          {"page":"/pricing"}

report      R-0000000E  2026-11-20 11:00:00 UTC  quarantined, no mail
  first name         A
  last name          L
  organisation       Engines
  email              ada@example.com
  report type        future-skills-report

newsletter  N-0000000A  2026-11-20 10:00:00 UTC  mail dead after 10 tries, last error postmark_406
`);
});

test('lists are of those asked for, beside the local run and by connection string', async () => {
  vi.stubEnv('DATABASE_ADMIN_URL', database.services.adminUrl);
  expect(await references('list', '--pending')).toEqual(['M-0000000D']);
  expect(await references('list', '--dead')).toEqual(['N-0000000A']);
  expect(await references('list', '--quarantined')).toEqual(['R-0000000E', 'N-0000000B']);
  expect(await references('list')).toHaveLength(5);
  await database.query('truncate newsletter_subscriptions, meeting_bookings, report_downloads');
  expect(await run('list', '--pending')).toBe('There are no such leads.\n');
});

test('a view for people counts the leads of each day', async () => {
  const rows = await database.query('select day::text, leads, quarantined, not_told from leads_by_day');
  expect(rows).toEqual([{ day: '2026-11-20', leads: '3', quarantined: '2', not_told: '2' }]);
  for (const view of ['leads_pending', 'leads_dead', 'leads_quarantine']) {
    expect((await database.query(`select from ${view}`)).length, view).toBeGreaterThan(0);
  }
});

test('everything of one person is exported, as JSON and for a spreadsheet, without formulas', async () => {
  expect(await references('export', 'ada@EXAMPLE.com')).toEqual(['M-0000000C', 'R-0000000E', 'N-0000000A']);
  const [head, meeting] = (await run('export', 'ada@example.com', '--csv')).split('\r\n');
  expect(head).toMatch(/^"kind","reference",.*"organisation_name"/);
  expect(meeting).toContain(`"'=Engines"`);
  expect(['+1', '-1', '@x', '\tx', 'a"b', 'a=b', null].map(csvCell)).toEqual([
    `"'+1"`,
    `"'-1"`,
    `"'@x"`,
    `"'\tx"`,
    '"a""b"',
    '"a=b"',
    '""',
  ]);
});

test('a dead letter gets another ten tries; a dry run changes nothing', async () => {
  const before = await database.outboxOf('N-0000000A');
  expect(await run('retry', 'N-0000000A', '--dry-run')).toBe(
    'Will send 1 notification. A dry run: nothing was changed.\n',
  );
  expect(await database.outboxOf('N-0000000A')).toEqual(before);
  expect(await run('retry', 'N-0000000A', '--json')).toBe('{\n  "notification": 1\n}\n');
  expect(await database.outboxOf('N-0000000A')).toMatchObject({ status: 'pending', attempts: 0, due: true });
  for (const reference of ['M-0000000C', 'M-0000000D', 'N-FFFFFFFF']) {
    await expect(run('retry', reference)).rejects.toThrow(/^No notification of that reference/);
  }
});

const empty = "update notification_outbox set data = '{}' where status = 'dead'";

test('a dead letter that was resolved is listed as such, and no longer as dead', async () => {
  await database.query(empty);
  expect(await references('list', '--dead')).toEqual([]);
  expect(await run('list')).toContain('mail resolved after 10 tries, last error postmark_406');
  expect((await database.query('select from leads_dead')).length).toBe(0);
  const rows = await database.query('select leads, not_told from leads_by_day');
  expect(rows).toEqual([{ leads: '3', not_told: '1' }]);
});

test('a mail is written anew from the lead where its letter has lost what it says', async () => {
  await database.query(`update notification_outbox set status = 'dead' where status = 'pending'; ${empty}`);
  expect(await run('retry', 'M-0000000D')).toBe('Will send 1 notification.\n');
  expect(await database.outboxOf('M-0000000D')).toMatchObject({
    status: 'pending',
    attempts: 0,
    data: {
      firstName: 'Grace',
      lastName: 'Hopper',
      organisationName: 'Compilers',
      email: 'ada@example.com.au',
      meetingType: 'Demo',
      received: '2026-11-20T08:00:00Z',
    },
    due: true,
  });
  // Its lead is gone: nothing says to whom to write.
  await expect(run('retry', 'N-00000007')).rejects.toThrow(/^No notification of that reference/);
});

test.each([
  ['R-0000000E', 'report', { organisation: 'Engines', received: '2026-11-20T11:00:00Z' }],
  ['N-0000000B', 'newsletter', { email: 'grace@example.com', received: '2026-11-20T09:00:00Z' }],
  ['M-0000000C', 'meeting', { event: 'Skills 1st Masterclass', received: '2026-11-20T12:00:00Z' }],
])('%s goes out of quarantine with its mail', async (reference, type, data) => {
  await database.query("delete from notification_outbox where type = 'meeting'");
  await database.query(
    `update meeting_bookings set quarantined = true, attribution = '{"control": "masterclass-hero"}' where first_name = 'Ada'`,
  );
  expect(await run('release', reference, '--dry-run')).toContain('A dry run: nothing was changed.');
  expect(await references('list', '--quarantined')).toContain(reference);
  expect(await run('release', reference)).toBe('Will send 1 notification.\n');
  const written = { type, status: 'pending', attempts: 0, data, due: true };
  expect(await database.outboxOf(reference)).toMatchObject(written);
  // Its age is its own, not the lead's: it is not overdue before the first try.
  const young = await database.query(
    "select from notification_outbox where reference = $1 and created_at > now() - interval '1 minute'",
    [reference],
  );
  expect(young).toHaveLength(1);
  expect(await references('list', '--quarantined')).not.toContain(reference);
  await expect(run('release', reference)).rejects.toThrow('No lead of that reference is in quarantine.');
});

test('an address that has subscribed since stays in quarantine', async () => {
  await database.query(
    "update newsletter_subscriptions set email = 'GRACE@example.com' where not quarantined",
  );
  await expect(run('release', 'N-0000000B')).rejects.toThrow(
    'Nothing was changed: that address has subscribed since.',
  );
  expect(await references('list', '--quarantined')).toContain('N-0000000B');
});

test('everything of one person goes, whatever the capitals, and nothing of another', async () => {
  const sentence =
    'Deleted 1 newsletter subscription, 1 meeting booking, 1 report download and 3 notifications.';
  expect(await run('forget', ' ada@EXAMPLE.com ', '--dry-run')).toBe(
    `${sentence} A dry run: nothing was changed.\n`,
  );
  expect(await run('forget', 'ada@example.com')).toBe(`${sentence}\n`);
  expect(await references('list')).toEqual(['N-0000000B', 'M-0000000D']);
  const rows = await database.query('select reference from notification_outbox');
  expect(rows).toEqual([{ reference: 'M-0000000D' }]);
  expect(await run('forget', 'ada@example.com')).toContain('Deleted 0 newsletter subscriptions, 0 meeting');
});

test('when one table cannot be reached nothing is deleted', async () => {
  await database.query('alter table notification_outbox rename to elsewhere');
  try {
    await expect(run('forget', 'ada@example.com')).rejects.toThrow(
      'Nothing was changed: it has not all of the site’s tables; run npm run db:migrate.',
    );
  } finally {
    await database.query('alter table elsewhere rename to notification_outbox');
  }
  expect(await references('list')).toHaveLength(5);
});

test('what is past its retention is purged, all of it', async () => {
  await database.query(
    `insert into newsletter_subscriptions (submission_id, email, source, created_at)
      select gen_random_uuid(), number || '@example.com', 'global-skills-news', now() - interval '6 years'
      from generate_series(1, 450) as number`,
  );
  expect(await run('purge', '--dry-run')).toMatch(/^Deleted or emptied 450 newsletters\. A dry run/);
  expect(JSON.parse(await run('purge', '--json'))).toEqual({ newsletter: 450 });
  expect(await run('purge')).toBe('Deleted or emptied nothing.\n');
});

test.each([
  [[]],
  [['list', 'more']],
  [['list', '--unknown']],
  [['forget']],
  [['forget', 'ada@example.com', 'grace@example.com']],
  [['forget', '%@example.com']],
  [['retry', 'everything']],
  [['purge', 'everything']],
  [['drop']],
])('%j says how the commands are called and changes nothing', async (words) => {
  await expect(run(...words)).rejects.toThrow(/^Usage:\n/);
});

test('the database has to be named, and to answer; no sentence repeats its password', async () => {
  const none = /^No database is running here: leave npm start running .+, or set DATABASE_ADMIN_URL/;
  await expect(runLeadsCommand(['list'], join(dirname(database.urlFile), 'none'))).rejects.toThrow(none);
  const leftByKilledRun = join(dirname(database.urlFile), 'left-by-killed-run');
  await writeFile(leftByKilledRun, 'postgresql://postgres:secret@127.0.0.1:9/skillsai');
  await expect(runLeadsCommand(['list'], leftByKilledRun)).rejects.toThrow(none);
  vi.stubEnv('DATABASE_URL', 'postgresql://writer:secret@db.example.test/skillsai');
  await expect(run('list')).rejects.toThrow(/^DATABASE_URL names another database; set DATABASE_ADMIN_URL/);
  const program = fileURLToPath(new URL('./leads.ts', import.meta.url));
  const env = { ...process.env, DATABASE_ADMIN_URL: 'postgresql://owner:secret@127.0.0.1:9/skillsai' };
  const words = [program, 'forget', 'ada@example.com'];
  expect(spawnSync(process.execPath, words, { env, encoding: 'utf8' })).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'The database in DATABASE_ADMIN_URL cannot be reached: nothing answers at its host and port.\n',
  });
});

test('nothing a visitor typed reaches the terminal as a command', () => {
  expect(printable('a\u001b[2Jb\r\nc\u202ed\u0085e\u{e0041}f Größe 東京')).toBe(
    'a\\u001b[2Jb\\u000d\\u000ac\\u202ed\\u0085e\\udb40\\udc41f Größe 東京',
  );
});
