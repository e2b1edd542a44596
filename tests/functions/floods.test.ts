import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { type SubmissionKind, submissionKinds } from '../../src/submissions/kinds.ts';
import { isReleaseTier } from '../support/tier.ts';
import { leadsPerWindow, plantNotifications, siteForTests, stored } from './support/site.ts';
import { drain, marker, postJson, validFields } from './support/submit.ts';

const site = siteForTests();
const ip = '203.0.113.77';

/** Requests at the same moment: more than twice what the endpoint sends to the database at once. */
const flood = isReleaseTier ? 200 : 50;
/** Of one client, more than it may store. */
const clientFlood = leadsPerWindow + (isReleaseTier ? 240 : 40);

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);
const lead = (index: number) => ({
  email: `${marker}${index}@example.com`,
  submissionId: crypto.randomUUID(),
});

/** Posts and retries after a 503, as visitors do. On a busy machine a flood causes some of them. */
async function post(kind: SubmissionKind, fields: unknown, tries = 5): Promise<Response> {
  const response = await postJson(kind, fields, { ip });
  return response.status === 503 && tries > 1 ? post(kind, fields, tries - 1) : response;
}

it.each(submissionKinds)(
  'many concurrent posts of one %s submission store one lead and send one mail',
  async (kind) => {
    const fields = { ...validFields[kind], submissionId: crypto.randomUUID() };
    const responses = await Promise.all(indexes(flood).map(() => post(kind, fields)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
    expect(await site.query('select from all_leads')).toHaveLength(1);
    expect(await site.query('select status, attempts from notification_outbox')).toEqual([
      { status: 'sent', attempts: 1 },
    ]);
    expect(site.services.mailbox.messages()).toHaveLength(1);
    expect(await site.query('select stored from submission_counters')).toEqual([{ stored: 1 }]);
  },
);

it('many concurrent subscriptions of one address get 201 once and 409 otherwise', async () => {
  const addresses = [`${marker}@example.com`, `${marker.toUpperCase()}@EXAMPLE.com`];
  const responses = await Promise.all(
    indexes(flood).map((index) => post('newsletter', { ...lead(index), email: addresses[index % 2] })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    201,
    ...indexes(flood - 1).map(() => 409),
  ]);
  expect(await site.query('select from newsletter_subscriptions')).toHaveLength(1);
  expect(site.services.mailbox.messages()).toHaveLength(1);
});

it('stores exactly the limit of the concurrent leads of a client without delaying another client', async () => {
  const leads = indexes(clientFlood).map(lead);
  const statusOf = async (fields: unknown) => (await post('newsletter', fields)).status;
  expect(await statusOf(leads[0])).toBe(201);
  // Simulates a slow request of the same client. The requests that wait for it must not use up the connections.
  await site.query('begin; select from submission_counters for update');
  const first = leads.slice(1, 11).map(statusOf);
  const other = await postJson('newsletter', lead(1000), { ip: '203.0.113.10' });
  const rest = leads.slice(11).map(statusOf);
  await site.query('commit');
  expect(other.status).toBe(201);
  const statuses = await Promise.all([...first, ...rest]);
  expect(statuses.filter((status) => status === 201)).toHaveLength(leadsPerWindow - 1);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  expect(await site.query('select stored from submission_counters order by stored')).toEqual([
    { stored: 1 },
    { stored: leadsPerWindow },
  ]);
  expect(await site.query('select from newsletter_subscriptions')).toHaveLength(leadsPerWindow + 1);
});

it.each(submissionKinds)('stores a %s lead and its concurrent correction', async (kind) => {
  const responses = await Promise.all(
    indexes(20).flatMap((index) => {
      const submissionId = crypto.randomUUID();
      return ['exmaple.con', 'example.com'].map((domain) =>
        postJson(kind, { ...validFields[kind], email: `${marker}${index}@${domain}`, submissionId }),
      );
    }),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await stored(site, kind)).toHaveLength(40);
});

it('concurrent drains send each notification once', async () => {
  await plantNotifications(site, 40);
  await Promise.all(indexes(12).map(() => drain()));
  const subjects = site.services.mailbox.messages().map(({ subject }) => subject);
  expect([subjects.length, new Set(subjects).size]).toEqual([40, 40]);
  expect(
    await site.query("select from notification_outbox where status = 'sent' and attempts = 1"),
  ).toHaveLength(40);
});

it('a claim reads few leads while thousands wait', async () => {
  await plantNotifications(site, 3000);
  await site.query('analyze newsletter_subscriptions, notification_outbox');
  await site.query('begin');
  const [claimed] = await site.query(
    "select count(*)::integer as count from claim_notifications(gen_random_uuid(), 20, '{inbox 1}', $1, true, 100)",
    [[crypto.randomUUID()]],
  );
  const [read] = await site.query(
    `select (seq_tup_read + idx_tup_fetch)::integer as count from pg_stat_xact_user_tables
      where relname = 'newsletter_subscriptions'`,
  );
  await site.query('rollback');
  expect(claimed).toEqual({ count: 20 });
  expect(read.count).toBeLessThan(200);
});

it('a claim that is repeated while it is still under way gives the same jobs, also without a limit', async () => {
  await plantNotifications(site, 4);
  const claim = crypto.randomUUID();
  const [first, second] = await Promise.all(
    [1, 2].map(async () => {
      const client = new pg.Client({ connectionString: site.services.writerUrl });
      await client.connect();
      onTestFinished(() => client.end());
      return client;
    }),
  );
  const statement = `select id from claim_notifications('${claim}', 2, '{inbox 1}', '{}', true, null) order by id`;
  await first?.query('begin');
  const claimed = await first?.query(statement);
  const repeated = second?.query(statement);
  await first?.query('commit');
  expect((await repeated)?.rows).toEqual(claimed?.rows);
});
