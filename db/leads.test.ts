import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { leadsDatabaseForTests } from '../tests/support/leads-database.ts';
import { csvCell, printable } from './lead-formats.ts';
import { runLeadsCommand } from './leads.ts';

const database = leadsDatabaseForTests();

const run = (...words: readonly string[]) => runLeadsCommand(words, database.urlFile);
const references = async (...words: readonly string[]) =>
  [...(await run(...words, '--json')).matchAll(/"reference": "(.+)"/g)].map(([, reference]) => reference);

test('list shows the newest lead first, with its fields and the state of its mail', async () => {
  expect(await run('list')).toContain(`5 leads, newest first.

meeting     M-0000000C  2026-11-20 12:00:00 UTC  mail sent after 1 try
  first name         Ada
  last name          Lovelace
  organisation name  =Engines
  email              ADA@example.com
  meeting type       Demo
  page               /pricing

report      R-0000000E  2026-11-20 11:00:00 UTC  quarantined, no mail
  first name         A
  last name          L
  organisation       Engines
  email              ada@example.com
  report type        future-skills-report

newsletter  N-0000000A  2026-11-20 10:00:00 UTC  mail dead after 10 tries, last error postmark_406
`);
});

test('list selects leads by state, in the local database and by connection string', async () => {
  vi.stubEnv('DATABASE_ADMIN_URL', database.services.adminUrl);
  expect(await references('list', '--pending')).toEqual(['M-0000000D']);
  expect(await references('list', '--dead')).toEqual(['N-0000000A']);
  expect(await references('list', '--quarantined')).toEqual(['R-0000000E', 'N-0000000B']);
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
  expect(await references('export', 'ada@EXAMPLE.com')).toEqual(['M-0000000C', 'R-0000000E', 'N-0000000A']);
  const [head, meeting] = (await run('export', 'ada@example.com', '--csv')).split('\r\n');
  // Excel needs a byte order mark.
  expect(head).toMatch(/^\ufeff"kind","reference",.*"organisation_name"/);
  expect(meeting).toContain(`"'=Engines"`);
  const formulas = ['+1', '-1', '@x', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x'];
  expect(formulas.map(csvCell)).toEqual(formulas.map((text) => `"'${text}"`));
  expect(['a"b', 'a=b', 'a＝b', null].map(csvCell)).toEqual(['"a""b"', '"a=b"', '"a＝b"', '""']);
});

test('an export of one form omits quarantined leads', async () => {
  expect(await references('export', '--kind', 'newsletter')).toEqual(['N-0000000A']);
  expect(await references('export', 'ada@example.com', '--kind', 'report')).toEqual(['R-0000000E']);
  const [, newsletter] = (await run('export', '--kind', 'newsletter', '--csv')).split('\r\n');
  expect(newsletter).toContain('"Ada@Example.com"');
});

test('retry gives a dead notification another ten tries, and a dry run changes nothing', async () => {
  const before = await database.outboxOf('N-0000000A');
  expect(await run('retry', 'N-0000000A', '--dry-run')).toBe(
    'Will send 1 notification. A dry run: nothing was changed.\n',
  );
  expect(await database.outboxOf('N-0000000A')).toEqual(before);
  expect(await run('retry', 'N-0000000A', '--json')).toBe('{\n  "notification": 1\n}\n');
  expect(await database.outboxOf('N-0000000A')).toMatchObject({ status: 'pending', attempts: 0, due: true });
  for (const reference of ['M-0000000C', 'M-0000000D', 'N-FFFFFFFF']) {
    await expect(run('retry', reference)).rejects.toThrow(/^No such notification is dead/);
  }
});

test('retry --dead gives all dead notifications another ten tries', async () => {
  await database.query("update notification_outbox set status = 'dead' where status = 'pending'");
  expect(await run('retry', '--dead')).toBe('Will send 2 notifications.\n');
  for (const reference of ['N-0000000A', 'M-0000000D']) {
    expect(await database.outboxOf(reference)).toMatchObject({ status: 'pending', attempts: 0, due: true });
  }
  expect(await database.outboxOf('M-0000000C')).toMatchObject({ status: 'sent', attempts: 1 });
});

test('retry makes a waiting notification due, unless a worker has claimed it', async () => {
  const wait = (column: string) =>
    database.query(
      `update notification_outbox set ${column} = now() + interval '1 hour' where status = 'pending'`,
    );
  await wait('next_attempt_at');
  expect(await run('retry', 'M-0000000D')).toBe('Will send 1 notification.\n');
  expect(await database.outboxOf('M-0000000D')).toMatchObject({ attempts: 0, due: true });
  await wait('next_attempt_at');
  await wait('locked_until');
  await expect(run('retry', 'M-0000000D')).rejects.toThrow(/^No such notification/);
  await expect(run('resolve', 'M-0000000D')).rejects.toThrow(/^No such notification/);
});

test('a resolved notification is no longer listed as dead and can be retried', async () => {
  expect(await run('resolve', 'N-0000000A', '--dry-run')).toContain('Resolved 1 notification. A dry run');
  expect(await references('list', '--dead')).toEqual(['N-0000000A']);
  expect(await run('resolve', 'N-0000000A')).toBe('Resolved 1 notification.\n');
  expect(await references('list', '--dead')).toEqual([]);
  expect(await run('list')).toContain('mail resolved after 10 tries, last error postmark_406');
  expect(await database.query('select leads, not_told from leads_by_day')).toEqual([
    { leads: '3', not_told: '1' },
  ]);
  await expect(run('resolve', 'N-0000000A')).rejects.toThrow(/^No such notification/);
  expect(await run('retry', 'N-0000000A')).toBe('Will send 1 notification.\n');
});

test('resolve handles all dead notifications, or all quarantined leads, at once', async () => {
  expect(await run('resolve', '--dead')).toBe('Resolved 1 notification.\n');
  expect(await database.query('select dead, quarantined from needs_attention')).toEqual([
    { dead: 0, quarantined: 2 },
  ]);
  expect(await run('resolve', '--quarantined')).toBe('Resolved 2 notifications.\n');
  expect(await database.query('select quarantined from needs_attention')).toEqual([{ quarantined: 0 }]);
  expect(await run('list', '--quarantined')).toContain(
    'R-0000000E  2026-11-20 11:00:00 UTC  quarantined, resolved',
  );
  // Only a release sends the mail of a quarantined lead.
  await expect(run('retry', 'R-0000000E')).rejects.toThrow(/^No such notification/);
  expect(await run('release', 'R-0000000E')).toBe('Will send 1 notification.\n');
  expect(await database.outboxOf('R-0000000E')).toMatchObject({ status: 'pending', attempts: 0, due: true });
});

test.each([
  ['R-0000000E', 'report'],
  ['N-0000000B', 'newsletter'],
])('release takes %s out of quarantine and inserts its notification', async (reference, kind) => {
  expect(await run('release', reference, '--dry-run')).toContain('A dry run: nothing was changed.');
  expect(await references('list', '--quarantined')).toContain(reference);
  expect(await run('release', reference)).toBe('Will send 1 notification.\n');
  const written = { kind, status: 'pending', attempts: 0, due: true };
  expect(await database.outboxOf(reference)).toMatchObject(written);
  // The notification is new although the lead is old, so it does not count as overdue before its first try.
  const young = await database.query(
    "select from notification_outbox where reference = $1 and created_at > now() - interval '1 minute'",
    [reference],
  );
  expect(young).toHaveLength(1);
  expect(await references('list', '--quarantined')).not.toContain(reference);
  await expect(run('release', reference)).rejects.toThrow('No lead with that reference is in quarantine.');
});

test('release refuses an address that has subscribed meanwhile', async () => {
  await database.query(
    "update newsletter_subscriptions set email = 'GRACE@example.com' where not quarantined",
  );
  await expect(run('release', 'N-0000000B')).rejects.toThrow(
    'Nothing was changed: that address has subscribed since.',
  );
  expect(await references('list', '--quarantined')).toContain('N-0000000B');
});

test.each([
  [[]],
  [['list', 'more']],
  [['list', '--unknown']],
  [['forget']],
  [['forget', '%@example.com']],
  [['retry']],
  [['retry', 'everything']],
  [['retry', 'N-0000000A', '--dead']],
  [['retry', '--quarantined']],
  [['resolve']],
  [['release', '--dead']],
  [['unsubscribe']],
  [['unsubscribe', 'ada@example.com', '--recorded']],
  [['forget', '--recorded']],
  [['unsubscribed']],
  [['export']],
  [['export', '--kind', 'others']],
  [['export', 'ada@example.com', '--dead']],
  [['list', '--kind', 'others']],
  [['list', 'ada@example.com']],
  [['report', 'more']],
  [['report', '--csv']],
  [['report', '--email', 'ada@example.com']],
  [['retry', '--since', '2026-11-20']],
  [['forget', 'ada@example.com', 'nobody']],
  [['release', 'N-0000000B', 'everything']],
  [['list', '--email', 'nobody']],
  [['purge', 'everything']],
  [['drop']],
])('%j prints the usage and changes nothing', async (words) => {
  await expect(run(...words)).rejects.toThrow(/^Usage:\n/);
});

test.each([
  [['--since', '2026-02-30'], '--since is not a day such as 2026-11-20.'],
  [['--until', 'today'], '--until is not a day such as 2026-11-20.'],
  [['--since', '2026-11-21', '--until', '2026-11-20'], '--until is before --since.'],
])('%j prints the mistake before the usage', async (words, sentence) => {
  await expect(run('list', ...words)).rejects.toThrow(`${sentence}\nUsage:\n`);
});

test('several references, in any case, are changed together or not at all', async () => {
  expect(await run('retry', 'n-0000000a')).toBe('Will send 1 notification.\n');
  const both = ['n-0000000A', 'M-0000000d', 'N-0000000A'];
  expect(await run('resolve', ...both)).toBe('Resolved 2 notifications.\n');
  await expect(run('retry', ...both, 'M-0000000C')).rejects.toThrow(
    'Nothing was changed. No such notification is dead or resolved, or waits for more than a minute. (M-0000000C)',
  );
  expect(await database.outboxOf('N-0000000A')).toMatchObject({ status: 'resolved' });
  expect(await run('retry', ...both)).toBe('Will send 2 notifications.\n');
  await expect(run('release', 'r-0000000e', 'N-FFFFFFFF')).rejects.toThrow('(N-FFFFFFFF)');
  expect(await references('list', '--quarantined')).toHaveLength(2);
  expect(await run('release', 'r-0000000e', 'n-0000000b')).toBe('Will send 2 notifications.\n');
});

test('list selects leads by their references, in any case', async () => {
  expect(await references('list', 'm-0000000c', 'N-0000000A', 'N-FFFFFFFF')).toEqual([
    'M-0000000C',
    'N-0000000A',
  ]);
  expect(await run('list', 'n-ffffffff')).toBe('There are no such leads.\n');
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

test('control characters of a visitor are escaped for the terminal', () => {
  expect(printable('a\u001b[2Jb\r\nc\u202ed\u0085e\u{e0041}f Größe 東京')).toBe(
    'a\\u001b[2Jb\\u000d\\u000ac\\u202ed\\u0085e\\udb40\\udc41f Größe 東京',
  );
});
