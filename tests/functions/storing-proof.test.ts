import { expect, it, onTestFinished } from 'vitest';
import { leadKinds } from '../../netlify/submissions/lead-kinds.ts';
import { submissionKinds } from '../../src/submissions/kinds.ts';
import { faultyEndpointForTests } from './support/faulty-endpoint.ts';
import { startMonitor } from './support/monitor.ts';
import { siteForTests } from './support/site.ts';
import { drain, marker, postJson, sendJson, validFields } from './support/submit.ts';

const site = siteForTests();
const endpoint = faultyEndpointForTests(site);

/** Breaks something as the owner until the end of the test. */
async function breakUntilEnd(breaking: string, mending: string): Promise<void> {
  await site.query(breaking);
  onTestFinished(() => void site.query(mending));
}

const failingKinds = () =>
  site.log.lines().flatMap(({ event, kind, code }) => (event === 'storing_impossible' ? [[kind, code]] : []));

it('a healthy run proves that every kind can be stored, and stores nothing', async () => {
  const beats = await startMonitor();
  await drain();
  expect(beats.map(({ method }) => method)).toEqual(['GET']);
  for (const table of [
    ...submissionKinds.map((kind) => leadKinds[kind].table),
    'notification_outbox',
    'submission_counters',
    'submission_failures',
  ]) {
    expect(await site.query(`select from ${table}`), table).toEqual([]);
  }
});

it.each(submissionKinds)(
  'a %s that can no longer be stored alarms with the next run, before any visitor',
  async (kind) => {
    const beats = await startMonitor();
    const { table } = leadKinds[kind];
    await breakUntilEnd(
      `revoke insert (attribution) on ${table} from site_writer`,
      `grant insert (attribution) on ${table} to site_writer`,
    );
    expect((await postJson(kind, validFields[kind])).status).toBe(503);
    site.log.reset();
    await drain();
    expect(failingKinds()).toEqual([[kind, 'sqlstate_42501']]);
    expect(JSON.parse(beats[0]?.body ?? '')).toMatchObject({ codes: ['sqlstate_42501'] });
  },
);

it.each([
  [
    'a column that the functions do not fill',
    'alter table meeting_bookings add mine text not null',
    'alter table meeting_bookings drop mine',
    'sqlstate_23502',
  ],
  [
    'a check that the values do not meet',
    "alter table meeting_bookings add constraint mine check (first_name = 'x')",
    'alter table meeting_bookings drop constraint mine',
    'sqlstate_23514',
  ],
  [
    'a missing column',
    'alter table meeting_bookings rename meeting_type to mine',
    'alter table meeting_bookings rename mine to meeting_type',
    'sqlstate_42703',
  ],
])('%s is found', async (_, breaking, mending, code) => {
  await breakUntilEnd(breaking, mending);
  await drain();
  expect(failingKinds()).toEqual([['meeting', code]]);
});

it('the proof stores nothing, also where the check of the limit is gone', async () => {
  await breakUntilEnd(
    'alter table submission_counters drop constraint submission_counters_limit',
    'alter table submission_counters add constraint submission_counters_limit check (stored <= 60)',
  );
  await drain();
  expect(await site.query('select from all_leads')).toEqual([]);
  expect(site.services.mailbox.messages()).toEqual([]);
});

it('a missing right on the jobs or the counters is found for every kind', async () => {
  await breakUntilEnd(
    'revoke insert (destination) on notification_outbox from site_writer',
    'grant insert (destination) on notification_outbox to site_writer',
  );
  await drain();
  expect(
    failingKinds()
      .map(([kind]) => kind)
      .toSorted(),
  ).toEqual(submissionKinds.toSorted());
});

it('three submissions that failed and were not sent again alarm with the next run, fewer or healed ones do not', async () => {
  const beats = await startMonitor();
  const ids = ['one', 'two', 'three'].map(() => crypto.randomUUID());
  const send = (submissionId: string) =>
    postJson('newsletter', { email: `${submissionId}@example.com`, submissionId });
  for (const id of ids) endpoint.plan(id, 'drop');
  const responses = await Promise.all(ids.map(send));
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
  // The record of a failure has the submission's id, too, so the fault ends before it.
  for (const id of ids) endpoint.plan(id, 'pass');
  await Promise.all(
    ids.map((id) =>
      site.query(
        "insert into submission_failures (submission_id, kind, code) values ($1, 'newsletter', 'x') on conflict do nothing",
        [id],
      ),
    ),
  );
  await drain();
  expect(JSON.parse(beats[0]?.body ?? '')).toMatchObject({
    codes: ['submissions_failed'],
    failedSubmissions: 3,
  });
  await send(ids[0] ?? '');
  await drain();
  expect(beats[1]?.method).toBe('GET');
  expect(site.log.lines()).toContainEqual({ level: 'warn', event: 'submissions_failed', count: 2 });
  await site.query("update submission_failures set failed_at = now() - interval '36 minutes'");
  site.log.reset();
  await drain();
  expect(site.log.text()).not.toContain('submissions_failed');
  await site.query("update submission_failures set failed_at = now() - interval '25 hours'");
  await drain();
  expect(await site.query('select from submission_failures')).toEqual([]);
});

it('records a failure without anything that the visitor typed', async () => {
  await breakUntilEnd(
    'revoke insert (attribution) on meeting_bookings from site_writer',
    'grant insert (attribution) on meeting_bookings to site_writer',
  );
  const submissionId = crypto.randomUUID();
  await postJson('meeting', { ...validFields.meeting, submissionId });
  await postJson('meeting', { ...validFields.meeting, submissionId });
  expect(await site.query('select submission_id, kind, code from submission_failures')).toEqual([
    { submission_id: submissionId, kind: 'meeting', code: 'sqlstate_42501' },
  ]);
});

it('a correction that could not be stored counts until it is sent again with success', async () => {
  const submissionId = crypto.randomUUID();
  await postJson('newsletter', { email: `${marker}@example.con`, submissionId });
  const correct = async () => {
    const fields = { email: `${marker}@example.com`, submissionId };
    const { response, afterwards } = await sendJson('newsletter', fields);
    await afterwards;
    return response.status;
  };
  const counted = () => site.query('select failed_submissions as count from needs_attention');
  endpoint.plan('insert into newsletter_subscriptions', 'status 400');
  expect(await correct()).toBe(503);
  expect(await counted()).toEqual([{ count: 1 }]);
  endpoint.plan('insert into newsletter_subscriptions', 'pass');
  expect(await correct()).toBe(201);
  expect(await counted()).toEqual([{ count: 0 }]);
});
