import { expect, test } from 'vitest';
import { runLeadsCommand } from '../../db/leads.ts';
import { leadsDatabaseForTests } from '../support/leads-database.ts';

const database = leadsDatabaseForTests();

const run = (...words: readonly string[]) => runLeadsCommand(words, database.urlFile);
const references = async (...words: readonly string[]) =>
  [...(await run(...words, '--json')).matchAll(/"reference": "(.+)"/g)].map(([, reference]) => reference);

test('retry gives a dead notification another ten tries, and a dry run changes nothing', async () => {
  const before = await database.outboxOf('N-0000000A-0000');
  expect(await run('retry', 'N-0000000A-0000', '--dry-run')).toBe(
    'Will send 1 notification. A dry run: nothing was changed.\n',
  );
  expect(await database.outboxOf('N-0000000A-0000')).toEqual(before);
  expect(await run('retry', 'N-0000000A-0000', '--json')).toBe('{\n  "notification": 1\n}\n');
  expect(await database.outboxOf('N-0000000A-0000')).toMatchObject({
    status: 'pending',
    attempts: 0,
    due: true,
  });
  for (const reference of ['M-0000000C-0000', 'M-0000000D-0000', 'N-FFFFFFFF-0000']) {
    await expect(run('retry', reference)).rejects.toThrow(/^No such notification is dead/);
  }
});

test('retry --dead gives all dead notifications another ten tries', async () => {
  await database.query("update notification_outbox set status = 'dead' where status = 'pending'");
  expect(await run('retry', '--dead')).toBe('Will send 2 notifications.\n');
  for (const reference of ['N-0000000A-0000', 'M-0000000D-0000']) {
    expect(await database.outboxOf(reference)).toMatchObject({ status: 'pending', attempts: 0, due: true });
  }
  expect(await database.outboxOf('M-0000000C-0000')).toMatchObject({ status: 'sent', attempts: 1 });
});

test('what retry makes due is not overdue before the next run', async () => {
  await database.query(
    "update notification_outbox set created_at = now() - interval '2 hours', status = 'dead' where status <> 'sent'",
  );
  await run('retry', '--dead');
  expect(await database.query('select dead, overdue from needs_attention')).toEqual([
    { dead: 0, overdue: 0 },
  ]);
});

test('retry makes a waiting notification due, unless a worker has claimed it', async () => {
  const wait = (column: string) =>
    database.query(
      `update notification_outbox set ${column} = now() + interval '1 hour' where status = 'pending'`,
    );
  await wait('next_attempt_at');
  expect(await run('retry', 'M-0000000D-0000')).toBe('Will send 1 notification.\n');
  expect(await database.outboxOf('M-0000000D-0000')).toMatchObject({ attempts: 0, due: true });
  await wait('next_attempt_at');
  await wait('locked_until');
  await expect(run('retry', 'M-0000000D-0000')).rejects.toThrow(/^No such notification/);
  await expect(run('resolve', 'M-0000000D-0000')).rejects.toThrow(/^No such notification/);
});

test('retry and resolve act on each notification of a lead that is in a fitting state', async () => {
  await database.planMore('N-0000000A-0000', 'webhook', "'dead', 10, 'http_500', null");
  await database.planMore('N-0000000A-0000', 'inbox 2', "'sent', 1, null, now()");
  await database.query(
    "update notification_outbox set claim = gen_random_uuid(), digested = true where status = 'dead'",
  );
  expect(await run('retry', 'N-0000000A-0000')).toBe('Will send 2 notifications.\n');
  expect(await database.statesOf('N-0000000A-0000')).toEqual({
    'inbox 1': 'pending',
    'inbox 2': 'sent',
    webhook: 'pending',
  });
  const due = await database.query(
    `select from notification_outbox where reference = 'N-0000000A-0000' and attempts = 0 and claim is null
      and locked_until is null and next_attempt_at <= now() and not digested and status = 'pending'`,
  );
  expect(due).toHaveLength(2);
  expect(await run('resolve', 'N-0000000A-0000')).toBe('Resolved 2 notifications.\n');
  expect(await database.statesOf('N-0000000A-0000')).toEqual({
    'inbox 1': 'resolved',
    'inbox 2': 'sent',
    webhook: 'resolved',
  });
});

test('a resolved notification is no longer listed as dead and can be retried', async () => {
  expect(await run('resolve', 'N-0000000A-0000', '--dry-run')).toContain(
    'Resolved 1 notification. A dry run',
  );
  expect(await references('list', '--dead')).toEqual(['N-0000000A-0000']);
  expect(await run('resolve', 'N-0000000A-0000')).toBe('Resolved 1 notification.\n');
  expect(await references('list', '--dead')).toEqual([]);
  expect(await run('list')).toContain('inbox 1            resolved after 10 tries, last error postmark_406');
  expect(await database.query('select leads, not_told from leads_by_day')).toEqual([
    { leads: '3', not_told: '1' },
  ]);
  await expect(run('resolve', 'N-0000000A-0000')).rejects.toThrow(/^No such notification/);
  expect(await run('retry', 'N-0000000A-0000')).toBe('Will send 1 notification.\n');
});

test('resolve handles all dead notifications, or all quarantined leads, at once', async () => {
  expect(await run('resolve', '--dead')).toBe('Resolved 1 notification.\n');
  expect(await database.query('select dead, quarantined from needs_attention')).toEqual([
    { dead: 0, quarantined: 2 },
  ]);
  expect(await run('resolve', '--quarantined')).toBe('Resolved 2 notifications.\n');
  expect(await database.query('select quarantined from needs_attention')).toEqual([{ quarantined: 0 }]);
  expect(await run('list', '--quarantined')).toContain(
    'R-0000000E-0000  2026-11-20 11:00:00 UTC  quarantined, resolved',
  );
  // Only a release sends the mail of a quarantined lead.
  await expect(run('retry', 'R-0000000E-0000')).rejects.toThrow(/^No such notification/);
  expect(await run('release', 'R-0000000E-0000')).toBe('Will send 1 notification.\n');
  expect(await database.outboxOf('R-0000000E-0000')).toMatchObject({
    status: 'pending',
    attempts: 0,
    due: true,
  });
});

test.each([
  ['R-0000000E-0000', 'report'],
  ['N-0000000B-0000', 'newsletter'],
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

test('release notifies the destinations of the newest lead, without its fallbacks', async () => {
  // The job that resolve inserts for a quarantined lead says nothing about the settings.
  await run('resolve', 'R-0000000E-0000');
  await database.planMore('M-0000000C-0000', 'inbox 2', "'dead', 10, null, null");
  await database.planMore('M-0000000C-0000', 'webhook', "'sent', 1, null, now()");
  await database.planMore('M-0000000C-0000', 'fallback 1', "'sent', 1, null, now()");
  expect(await run('release', 'R-0000000E-0000')).toBe('Will send 3 notifications.\n');
  const pending = { 'inbox 1': 'pending', 'inbox 2': 'pending', webhook: 'pending' };
  expect(await database.statesOf('R-0000000E-0000')).toEqual(pending);
});

test('release notifies the first inbox where no lead had a notification yet', async () => {
  await database.query('truncate notification_outbox');
  expect(await run('release', 'R-0000000E-0000')).toBe('Will send 1 notification.\n');
  expect(await database.statesOf('R-0000000E-0000')).toEqual({ 'inbox 1': 'pending' });
});

test('release refuses an address that has subscribed meanwhile', async () => {
  await database.query(
    "update newsletter_subscriptions set email = 'GRACE@example.com' where not quarantined",
  );
  await expect(run('release', 'N-0000000B-0000')).rejects.toThrow(
    'Nothing was changed: that address has subscribed since.',
  );
  expect(await references('list', '--quarantined')).toContain('N-0000000B-0000');
});

test('several references, in any case, are changed together or not at all', async () => {
  expect(await run('retry', 'n-0000000a-0000')).toBe('Will send 1 notification.\n');
  const both = ['n-0000000A-0000', 'M-0000000d-0000', 'N-0000000A-0000'];
  expect(await run('resolve', ...both)).toBe('Resolved 2 notifications.\n');
  await expect(run('retry', ...both, 'M-0000000C-0000')).rejects.toThrow(
    'Nothing was changed. No such notification is dead or resolved, or waits for more than a minute. (M-0000000C-0000)',
  );
  expect(await database.outboxOf('N-0000000A-0000')).toMatchObject({ status: 'resolved' });
  expect(await run('retry', ...both)).toBe('Will send 2 notifications.\n');
  await expect(run('release', 'r-0000000e-0000', 'N-FFFFFFFF-0000')).rejects.toThrow('(N-FFFFFFFF-0000)');
  expect(await references('list', '--quarantined')).toHaveLength(2);
  expect(await run('release', 'r-0000000e-0000', 'n-0000000b-0000')).toBe('Will send 2 notifications.\n');
});
