import { expect, test } from 'vitest';
import { runLeadsCommand } from '../../db/leads.ts';
import { leadsDatabaseForTests } from '../support/leads-database.ts';

const database = leadsDatabaseForTests();

const run = (...words: readonly string[]) => runLeadsCommand(words, database.urlFile);
const references = async (...words: readonly string[]) =>
  [...(await run(...words, '--json')).matchAll(/"reference": "(.+)"/g)].map(([, reference]) => reference);

test('forget deletes all leads of a person, whatever the capitals, and nobody else’s', async () => {
  const sentence = 'Deleted 1 newsletter subscription, 1 meeting booking and 1 report download.';
  expect(await run('forget', ' ada@EXAMPLE.com ', '--dry-run')).toBe(
    `${sentence} A dry run: nothing was changed.\n`,
  );
  expect(await run('forget', 'ada@example.com')).toBe(`${sentence}\n`);
  expect(await references('list')).toEqual(['N-0000000B-0000', 'M-0000000D-0000']);
  const rows = await database.query('select reference from notification_outbox');
  expect(rows).toEqual([{ reference: 'M-0000000D-0000' }]);
  expect(await run('forget', 'ada@example.com')).toContain('Deleted 0 newsletter subscriptions, 0 meeting');
});

test('unsubscribe deletes the subscriptions of an address and no other lead of that person', async () => {
  expect(await run('unsubscribe', 'ADA@example.com', '--dry-run')).toContain(
    'Deleted 1 newsletter subscription. A dry',
  );
  expect(await run('unsubscribe', 'ADA@example.com')).toBe('Deleted 1 newsletter subscription.\n');
  expect(await references('export', 'ada@example.com')).toEqual(['M-0000000C-0000', 'R-0000000E-0000']);
  expect(await database.outboxOf('N-0000000A-0000')).toBeUndefined();
  expect(await run('unsubscribe', 'ada@example.com')).toBe('Deleted 0 newsletter subscriptions.\n');
});

test('an unsubscription stays on record, without the address, after all data of the person is deleted', async () => {
  await run('unsubscribe', 'ada@example.com', '--dry-run');
  const state = async () =>
    JSON.parse(await run('unsubscribed', 'ada@example.com', 'grace@example.com', '--json'));
  expect((await state())[0]).toMatchObject({ email: 'ada@example.com', unsubscribed_at: null });
  await run('unsubscribe', 'ADA@example.com');
  await run('forget', 'ada@example.com');
  const [ada, grace] = await state();
  expect(Date.now() - Date.parse(ada.unsubscribed_at)).toBeLessThan(60_000);
  expect(grace.unsubscribed_at).toBeNull();
  const text = await run('unsubscribed', 'Ada@example.com', 'grace@example.com');
  expect(text).toMatch(/^Ada@example.com: unsubscribed on 20.+ UTC\ngrace@example.com: not on record\n$/);
  const rows = await database.query('select * from unsubscriptions');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/ada@|example/i);
  // Without the key of this database the hash cannot be compared with guesses.
  const plain = await database.query(`select encode(sha256('ada@example.com'), 'hex') as hash`);
  expect(rows[0].email_digest).not.toBe(plain[0].hash);
});

test('unsubscribed names who has subscribed again, with both dates', async () => {
  const subscribe = (time: string) =>
    database.query(
      `insert into newsletter_subscriptions (submission_id, email, source, content_digest, created_at) values
        (gen_random_uuid(), 'Ada@Example.com', 'global-skills-news', repeat('0', 64), ${time})`,
    );
  const time = String.raw`20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC`;
  expect(await run('unsubscribed', 'ada@example.com', 'nobody@example.com')).toBe(
    'ada@example.com: not on record, subscribed on 2026-11-20 10:00:00 UTC\nnobody@example.com: not on record\n',
  );
  await run('unsubscribe', 'ada@example.com');
  expect(await run('unsubscribed', 'ada@example.com')).toMatch(
    new RegExp(`^ada@example.com: unsubscribed on ${time}\n$`),
  );
  await subscribe("now() + interval '1 minute'");
  expect(await run('unsubscribed', 'ADA@example.com')).toMatch(
    new RegExp(`^ADA@example.com: unsubscribed on ${time}, subscribed again on ${time}\n$`),
  );
  const [state] = JSON.parse(await run('unsubscribed', 'ada@example.com', '--json'));
  expect(Date.parse(state.subscribed_at)).toBeGreaterThan(Date.parse(state.unsubscribed_at));
  await database.query('delete from newsletter_subscriptions');
  await subscribe("'2026-11-20T10:00:00Z'");
  expect(await run('unsubscribed', 'ada@example.com')).toContain(
    'but a subscription of 2026-11-20 10:00:00 UTC is stored: npm run leads -- unsubscribe --recorded',
  );
});

test('forget leaves a keyed hash and its time for 90 days, and a dry run leaves none', async () => {
  const records = () => database.query('select * from erasures');
  await run('forget', 'ada@example.com', '--dry-run');
  expect(await records()).toEqual([]);
  await run('forget', 'ADA@example.com', 'nobody@example.com');
  const rows = await records();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/ada@|nobody|example/i);
  expect(
    await database.query(`select from erasures where email_digest = removal_digest('ada@example.com')`),
  ).toHaveLength(1);
  await database.query("update erasures set erased_at = now() - interval '89 days'");
  await run('purge');
  expect(await records()).toHaveLength(2);
  await database.query("update erasures set erased_at = now() - interval '91 days'");
  await run('purge');
  expect(await records()).toEqual([]);
});

test('unsubscribe --recorded deletes a restored subscription but not a newer one', async () => {
  await run('unsubscribe', 'ada@example.com');
  await database.query(
    `insert into newsletter_subscriptions (submission_id, email, source, content_digest, created_at) values
      (gen_random_uuid(), 'Ada@example.com', 'global-skills-news', repeat('0', 64), '2026-11-20T10:00:00Z')`,
  );
  expect(await run('unsubscribe', '--recorded', '--dry-run')).toContain('Deleted 1 newsletter subscription.');
  expect(await run('unsubscribe', '--recorded')).toBe('Deleted 1 newsletter subscription.\n');
  await database.query(
    `insert into newsletter_subscriptions (submission_id, email, source, content_digest, created_at) values
      (gen_random_uuid(), 'ada@example.com', 'global-skills-news', repeat('0', 64), now() + interval '1 minute')`,
  );
  expect(await run('unsubscribe', '--recorded')).toBe('Deleted 0 newsletter subscriptions.\n');
});

test('deleting or truncating leads deletes their notifications', async () => {
  await database.query("delete from meeting_bookings where first_name = 'Grace'");
  expect(await database.outboxOf('M-0000000D-0000')).toBeUndefined();
  await database.query('truncate newsletter_subscriptions');
  expect(await database.query('select reference from notification_outbox')).toEqual([
    { reference: 'M-0000000C-0000' },
  ]);
});

test('forget deletes nothing if one table is missing', async () => {
  await database.query('alter table report_downloads rename to elsewhere');
  try {
    await expect(run('forget', 'ada@example.com')).rejects.toThrow(
      'Nothing was changed: some of the site’s tables are missing; run npm run db:migrate.',
    );
  } finally {
    await database.query('alter table elsewhere rename to report_downloads');
  }
  expect(await references('list')).toHaveLength(5);
});

test('purge deletes everything past its retention', async () => {
  await database.query(
    `insert into newsletter_subscriptions (submission_id, email, source, content_digest, created_at)
      select gen_random_uuid(), number || '@example.com', 'global-skills-news', repeat('0', 64), now() - interval '6 years'
      from generate_series(1, 450) as number`,
  );
  expect(await run('purge', '--dry-run')).toMatch(/^Deleted 450 newsletter subscriptions\. A dry run/);
  expect(JSON.parse(await run('purge', '--json'))).toEqual({ 'newsletter subscription': 450 });
  expect(await run('purge')).toBe('Deleted nothing.\n');
});

test('export and forget take several addresses', async () => {
  const people = ['ada@example.com', 'GRACE@example.com'];
  expect(await references('export', ...people)).toHaveLength(4);
  expect(await run('forget', ...people)).toBe(
    'Deleted 2 newsletter subscriptions, 1 meeting booking and 1 report download.\n',
  );
  expect(await references('list')).toEqual(['M-0000000D-0000']);
});
