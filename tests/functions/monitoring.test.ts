import { expect, it, vi } from 'vitest';
import { startMonitor } from './support/monitor.ts';
import { failedMail, plantNotifications, siteForTests } from './support/site.ts';
import { drain, marker, postJson, validFields } from './support/submit.ts';

const site = siteForTests();
const tables = ['newsletter_subscriptions', 'meeting_bookings', 'report_downloads', 'notification_outbox'];

/** Stores one notification in a state, created some minutes ago and due in an hour. */
async function plant(status: 'pending' | 'dead', minutes: number): Promise<void> {
  await plantNotifications(site, 1, { due: "interval '1 hour'" });
  await site.query(
    `update notification_outbox set status = '${status}', created_at = now() - interval '${minutes} minutes'`,
  );
}

const unhealthy = () => site.log.lines().filter(({ event }) => event === 'outbox_unhealthy');

it('sends only a GET to the heartbeat address after a good run', async () => {
  const beats = await startMonitor(200);
  await plant('dead', 60);
  await site.query("update notification_outbox set status = 'resolved'");
  await plantNotifications(site, 1, { due: "interval '1 hour'" });
  await drain();
  expect(beats).toEqual([{ method: 'GET', url: `/ping/${marker}/`, contentType: null, body: '' }]);
  expect(site.log.lines().map(({ event }) => event)).toEqual(['outbox_drained']);
});

it.each([
  ['dead', 5, { dead: 1, overdue: 0, oldestMinutes: 0 }],
  ['pending', 31, { dead: 0, overdue: 1, oldestMinutes: 31 }],
] as const)(
  'reports at every run that a notification has been %s for %i minutes',
  async (status, minutes, counts) => {
    const beats = await startMonitor(200);
    await plant(status, minutes);
    await drain();
    await drain();
    const line = { level: 'error', event: 'outbox_unhealthy', ...counts };
    expect(unhealthy()).toEqual([line, line]);
    const call = { method: 'POST', url: `/ping/${marker}/fail`, contentType: 'application/json' };
    expect(beats).toMatchObject([call, call]);
    expect(JSON.parse(beats[0]?.body ?? '')).toEqual({
      codes: ['outbox_unhealthy'],
      ...counts,
      failedSubmissions: 0,
      quarantined: 0,
      quarantinedForADay: 0,
      oldestQuarantinedDays: 0,
    });
    await site.query("update notification_outbox set status = 'resolved'");
    await drain();
    expect(beats.at(-1)?.method).toBe('GET');
  },
);

it.each([
  ['the database is unreachable', 'NEON_FETCH_ENDPOINT', 'http://127.0.0.1:9/sql', 'database_unreachable', 1],
  ['a setting is missing', 'POSTMARK_SERVER_TOKEN', '', 'configuration', 1],
  ['DATABASE_URL is missing', 'DATABASE_URL', '', 'configuration', 1],
])('reports to the log and to the heartbeat address when %s', async (_, variable, value, code, errors) => {
  const beats = await startMonitor(200);
  vi.stubEnv(variable, value);
  await drain();
  expect(beats).toMatchObject([{ url: `/ping/${marker}/fail` }]);
  expect(JSON.parse(beats[0]?.body ?? '')).toMatchObject({ codes: [code] });
  expect(site.log.errors()).toHaveLength(errors);
});

it.each([
  ['while no mail waits', 0],
  ['while mails wait', 2],
])('reports a token that Postmark refuses with the first run, %s', async (_, waiting) => {
  const beats = await startMonitor(200);
  if (waiting > 0) await plantNotifications(site, waiting);
  const refusal = JSON.stringify({ ErrorCode: 10, Message: 'Bad or missing Server API token.' });
  const refused = { afterWork: false, response: { status: 401, body: refusal } } as const;
  site.planMails(...Array.from({ length: Math.max(1, waiting) }, () => refused));
  await drain();
  expect(beats).toMatchObject([{ method: 'POST', url: `/ping/${marker}/fail` }]);
  expect(JSON.parse(beats[0]?.body ?? '').codes).toContain('postmark_10');
  await drain();
  expect(beats.at(-1)?.method).toBe('GET');
});

it('reports no refusal if Postmark fails to check the token', async () => {
  const beats = await startMonitor(200);
  site.planMails(failedMail, { afterWork: false, response: 'reset' });
  await drain();
  await drain();
  expect(beats.map(({ method }) => method)).toEqual(['GET', 'GET']);
});

it('logs a failing, unreachable or invalid heartbeat address without the address, and finishes the run', async () => {
  await startMonitor(500);
  expect((await drain()).status).toBe(204);
  vi.stubEnv('HEARTBEAT_URL', `http://127.0.0.1:9/${marker}`);
  await drain();
  const codes = ['heartbeat_http_500', 'heartbeat_unreachable'];
  const failed = codes.map((code) => ({ level: 'warn', event: 'heartbeat_failed', code }));
  expect(site.log.lines().filter(({ event }) => event !== 'outbox_drained')).toEqual(failed);
  vi.stubEnv('HEARTBEAT_URL', marker);
  await drain();
  expect(site.log.text()).toContain('HEARTBEAT_URL is not an http or https address');
});

/** Sets the age of all rows, drains, and returns the number of rows left in each table. */
async function drainAtAge(age: string): Promise<readonly number[]> {
  for (const table of tables) await site.query(`update ${table} set created_at = now() - interval '${age}'`);
  await drain();
  return Promise.all(tables.map(async (table) => (await site.query(`select from ${table}`)).length));
}

it('deletes leads and their notifications after five years, at most 200 of a kind per run, and logs the counts', async () => {
  for (const kind of ['meeting', 'report'] as const) await postJson(kind, validFields[kind]);
  await site.query(
    `insert into newsletter_subscriptions (submission_id, email, source, content_digest)
      select gen_random_uuid(), '${marker}' || number || '@example.com', 'global-skills-news', repeat('0', 64)
      from generate_series(1, 250) as number`,
  );
  expect(await drainAtAge('4 years 364 days')).toEqual([250, 1, 1, 2]);
  expect(site.log.text()).not.toContain('purged');
  expect(await drainAtAge('5 years 1 day')).toEqual([50, 0, 0, 0]);
  expect(site.log.lines().filter(({ event }) => event === 'purged')).toEqual([
    { level: 'info', event: 'purged', kind: 'newsletter', count: 200 },
    { level: 'info', event: 'purged', kind: 'meeting', count: 1 },
    { level: 'info', event: 'purged', kind: 'report', count: 1 },
  ]);
  expect(await drainAtAge('5 years 1 day')).toEqual([0, 0, 0, 0]);
});

it.each([
  [5, 30, 'warn', 'GET', '/'],
  [6, 20, 'warn', 'GET', '/'],
  [6, 30, 'error', 'POST', '/fail'],
])(
  'logs %i leads that have been in quarantine for %i hours with the level %s',
  async (count, hours, level, method, path) => {
    const beats = await startMonitor(200);
    for (let index = 0; index < count; index += 1) {
      await postJson('meeting', {
        ...validFields.meeting,
        email: `${marker}${index}@example.com`,
        website: 'x',
      });
    }
    await site.query(`update meeting_bookings set created_at = now() - interval '${hours} hours'`);
    site.log.reset();
    await drain();
    const oldestDays = hours > 24 ? 1 : 0;
    expect(site.log.lines()).toContainEqual({ level, event: 'quarantine_waiting', count, oldestDays });
    expect(beats).toMatchObject([{ method, url: `/ping/${marker}${path}` }]);
    if (method === 'GET') return;
    expect(JSON.parse(beats[0]?.body ?? '')).toEqual({
      codes: ['quarantine_waiting'],
      dead: 0,
      overdue: 0,
      oldestMinutes: 0,
      failedSubmissions: 0,
      quarantined: count,
      quarantinedForADay: count,
      oldestQuarantinedDays: oldestDays,
    });
  },
);

it.each([
  [6, 'warn', 'GET', '/'],
  [8, 'error', 'POST', '/fail'],
])(
  'reports a lead that has been in quarantine for %i days at every run, until it is resolved',
  async (days, level, method, path) => {
    const beats = await startMonitor(200);
    await postJson('meeting', { ...validFields.meeting, website: 'x' });
    await postJson('report', { ...validFields.report, website: 'x', attribution: { control: 'smoke-test' } });
    await site.query(`update meeting_bookings set created_at = now() - interval '${days} days'`);
    site.log.reset();
    await drain();
    expect(site.log.lines()).toContainEqual({
      level,
      event: 'quarantine_waiting',
      count: 1,
      oldestDays: days,
    });
    expect(beats).toMatchObject([{ method, url: `/ping/${marker}${path}` }]);
    // What `npm run leads -- resolve` does.
    await site.query(
      `insert into notification_outbox (kind, submission_id, reference, destination, status)
      select kind, submission_id, reference, 'inbox 1', 'resolved' from all_leads`,
    );
    site.log.reset();
    await drain();
    expect(site.log.lines().map(({ event }) => event)).toEqual(['outbox_drained']);
  },
);
